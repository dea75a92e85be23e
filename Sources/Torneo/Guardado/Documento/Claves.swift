// The keys of the document, as `docs/formato-torneo.md` describes them. Within each object they are
// written in this order, which is the sorted one.

enum ClaveDelDocumento: String, CaseIterable {
    case ajustes, cuadro, equipos, equiposRetirados, nombre, ordenDecidido, partidos
    case partidosSinResultado, reglamento, sanciones, sancionesDecididas, zonas
}

enum ClaveDeEquipo: String, CaseIterable {
    case capitan, capitanDorsal, capitanId, capitanSinDorsal, nombre, plantilla
}

enum ClaveDeJugador: String, CaseIterable {
    case dorsal, ficticio, id, nombre, nombreReservado, seMuestra
}

enum ClaveDePartido: String, CaseIterable {
    case acta, campo, confianza, estado, eventos, eventosJugados, fecha, grupo, hora, local, numero,
        prorroga
    case ronda, saque, tanda, visitante, zona
}

enum ClaveDelCuadro: String, CaseIterable {
    case cruces, golesFuera, sinProrroga
}

enum ClaveDeCruce: String, CaseIterable {
    case campo, enEspera, fecha, hora, llave, local, partido, pierna, ronda, soloSi, visitante, zona
}

enum ClaveDeLado: String, CaseIterable {
    case equipo, ganador, grupo, grupos, perdedor, puesto
}

enum ClaveDeTanda: String, CaseIterable {
    case local, visitante
}

/// What a match report adds.
enum ClaveDeActa: String, CaseIterable {
    case alineacionLocal, alineacionVisitante, arbitros, asistencia, descanso, ganadorDeLaTanda
    case lanzamientos, motivoDelCambio, reglamentario
}

enum ClaveDeAlineacion: String, CaseIterable {
    case capitan, capitanDorsal, capitanId, capitanSinDorsal, entrenador, titulares
}

/// Of a kick of a shoot-out; of somebody in a line-up, those that tell who it is.
enum ClaveDeLanzamiento: String, CaseIterable {
    case bando, fallado, jugador, jugadorDorsal, jugadorId, jugadorSinDorsal
}

enum ClaveDeEvento: String, CaseIterable {
    case anadido, autor, autorDorsal, autorId, autorSinDorsal, clase, color
    case entra, entraDorsal, entraId, entraSinDorsal, equipo, id
    case jugador, jugadorDorsal, jugadorId, jugadorSinDorsal, minuto, minutoDesconocido
    case sale, saleDorsal, saleId, saleSinDorsal, tipo
}

/// Of matches of suspension that the organiser added or lifted.
enum ClaveDeDecision: String, CaseIterable {
    case equipo, jugador, jugadorDorsal, jugadorId, jugadorSinDorsal, motivo, partidos, tras
}

/// What the document calls the events of the lessons.
enum TipoDeEvento: String, CaseIterable {
    case gol, tarjeta, cambio
}

/// What the document calls the states of a match.
enum NombreDeEstado: String, CaseIterable {
    case programado, enJuego, finalizado, aplazado, suspendido, adjudicado, anulado
    case dobleIncomparecencia
}

/// What the document calls the rules about goals away from home; without one they do not count.
enum NombreDeGolesFuera: String, CaseIterable {
    case hastaLaProrroga, siempre
}

/// Every table of keys, made once for a reading.
struct TablasDeClaves {
    let documento = TablaDeClaves<ClaveDelDocumento>()
    let equipo = TablaDeClaves<ClaveDeEquipo>()
    let jugador = TablaDeClaves<ClaveDeJugador>()
    let partido = TablaDeClaves<ClaveDePartido>()
    let cuadro = TablaDeClaves<ClaveDelCuadro>()
    let cruce = TablaDeClaves<ClaveDeCruce>()
    let lado = TablaDeClaves<ClaveDeLado>()
    let acta = TablaDeClaves<ClaveDeActa>()
    let alineacion = TablaDeClaves<ClaveDeAlineacion>()
    let lanzamiento = TablaDeClaves<ClaveDeLanzamiento>()
    let tanda = TablaDeClaves<ClaveDeTanda>()
    let evento = TablaDeClaves<ClaveDeEvento>()
    let decision = TablaDeClaves<ClaveDeDecision>()
}

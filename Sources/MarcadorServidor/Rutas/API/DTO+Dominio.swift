import MarcadorApp
import Torneo

extension PartidoDTO {
    /// A match with everything known but its events.
    init(_ item: PartidoDeLista, directo: DirectoDTO?) {
        let partido = item.partido
        let ficha = partido.ficha
        self.init(
            numero: item.id, local: partido.local.nombre, visitante: partido.visitante.nombre,
            estado: ficha.estado.nombre,
            marcador: ficha.estado.tieneMarcador ? MarcadorDTO(partido.marcador()) : nil,
            tanda: ficha.tanda.map { MarcadorDTO($0) }, prorroga: ficha.prorroga ? true : nil,
            fecha: ficha.programacion?.fecha.description,
            hora: ficha.programacion?.hora?.description, zona: ficha.programacion?.zona,
            ronda: ficha.ronda, grupo: ficha.grupo, campo: ficha.campo, directo: directo)
    }
}

extension DirectoDTO {
    /// A match being played.
    @MainActor
    init(_ directo: Directo) {
        self.init(
            minuto: directo.minuto, duracion: directo.duracion, corriendo: directo.corriendo,
            terminado: directo.terminado, marcador: MarcadorDTO(directo.marcador),
            ultimoAviso: directo.ultimoAviso)
    }
}

extension EventoDTO {
    /// Something that happened.
    init(_ incidencia: Incidencia) {
        self.init(
            tipo: "", minuto: incidencia.momento?.minuto,
            anadido: incidencia.anadido > 0 ? incidencia.anadido : nil)
        switch incidencia.evento {
        case .gol(_, let jugador, let equipo):
            tipo = "gol"
            self.jugador = jugador == .sinIdentificar ? nil : jugador.nombre
            dorsal = jugador.dorsal
            self.equipo = equipo.nombre
            clase = incidencia.clase == .jugada ? nil : incidencia.clase.rawValue
        case .tarjeta(_, let jugador, let color):
            tipo = "tarjeta"
            self.jugador = jugador.nombre
            dorsal = jugador.dorsal
            self.color = color.rawValue
        case .cambio(_, let sale, let entra):
            tipo = "cambio"
            self.sale = sale.nombre
            self.entra = entra.nombre
        }
    }
}

extension TablaDTO {
    /// A table.
    init(grupo: String?, filas: [FilaDePosicion]) {
        self.grupo = grupo
        self.filas = zip(filas.puestos, filas).map { puesto, fila in
            FilaDTO(
                puesto: puesto, equipo: fila.equipo.nombre, jugados: fila.jugados,
                ganados: fila.ganados, empatados: fila.empatados, perdidos: fila.perdidos,
                golesAFavor: fila.golesAFavor, golesEnContra: fila.golesEnContra,
                diferencia: fila.diferencia, puntos: fila.puntos)
        }
    }
}

extension GoleadorDTO {
    /// The scorers, with their places.
    static func lista(_ goleadores: [Goleador]) -> [GoleadorDTO] {
        zip(goleadores.puestos, goleadores).map { puesto, goleador in
            GoleadorDTO(
                puesto: puesto, jugador: goleador.jugador.nombre,
                dorsal: goleador.jugador.dorsal, equipo: goleador.equipo.nombre,
                goles: goleador.goles)
        }
    }
}

extension EquipoDTO {
    /// A team.
    init(numero: Int, equipo: Equipo) {
        self.init(
            numero: numero, nombre: equipo.nombre, capitan: equipo.capitan?.nombre,
            plantilla: equipo.plantilla.map {
                JugadorDTO(nombre: $0.nombre, dorsal: $0.dorsal)
            })
    }
}

extension EstadoDePartido {
    /// The state as the document and the API name it.
    var nombre: String {
        switch self {
        case .programado: "programado"
        case .enJuego: "enJuego"
        case .finalizado: "finalizado"
        case .aplazado: "aplazado"
        case .suspendido: "suspendido"
        case .adjudicado: "adjudicado"
        }
    }
}

@testable import Torneo

/// Invented tournaments with everything that text formats can hold, the same for the same seed: no
/// player without a name, substitutions within a team, full match reports.
struct TorneoExportable {
    private var azar: Azar
    private static let nombres = [
        "Ana", "Luis Pérez", "Jose\u{301}", "O'Neill", "N'Golo Kanté", "👩‍👩‍👧 Familia", "Мария",
        "Benoit ASSOU-EKOTTO", "A. Nagy", "d'Ölz", "李娜", "Ñu", "Eva v. Dam", "Schalke 04",
    ]
    private static let equipos = [
        "Rayo FC", "1860 München", "Schalke 04", "St. Pauli", "Côte d'Ivoire",
        "Bosnia & Herzegovina",
        "Al-Nassr (A)", "Águilas", "Equipo #1",
    ]

    init(semilla: Int) { azar = Azar(semilla) }

    mutating func documento() -> DocumentoDelTorneo {
        let cuantos = azar.entre(2...Self.equipos.count)
        let equipos = Self.equipos.shuffled(using: &azar).prefix(cuantos).map { equipo($0) }
        let partidos = (0..<azar.entre(0...10)).map { _ in partido(entre: equipos) }
        return DocumentoDelTorneo(nombre: "Copa de Ñ 2026", equipos: equipos, partidos: partidos)
    }

    private mutating func equipo(_ nombre: String) -> Equipo {
        let conDorsales = azar.unaDe(2)
        var plantilla: [Jugador] = []
        for puesto in 0..<azar.entre(0...8) {
            let dorsal = conDorsales ? puesto + 1 : nil
            let jugador = Jugador(nombre: azar.elige(Self.nombres), dorsal: dorsal)
            if !plantilla.contains(jugador) { plantilla.append(jugador) }
        }
        guard let equipo = Equipo(nombre: nombre, plantilla: plantilla) else {
            preconditionFailure("The invented team \(nombre) must be valid")
        }
        if let capitan = plantilla.randomElement(using: &azar), azar.unaDe(2) {
            equipo.nombrarCapitan(capitan)
        }
        return equipo
    }

    private mutating func partido(entre equipos: [Equipo]) -> Partido {
        let local = azar.elige(equipos)
        let visitante = azar.elige(equipos.filter { $0 !== local })
        var ficha = ficha()
        var incidencias: [Incidencia] = []
        if ficha.estado != .programado, ficha.estado != .aplazado {
            for _ in 0..<azar.entre(0...6) {
                incidencias += incidencia(local, visitante).map { [$0] } ?? []
            }
        }
        let marcador = incidencias.marcador(local: local, visitante: visitante)
        ficha.acta = acta(local, visitante, ficha, marcador)
        return Partido(
            local: local, visitante: visitante,
            incidencias: Partido(local: local, visitante: visitante, incidencias: incidencias)
                .cronologia, ficha: ficha)
    }

    private mutating func incidencia(_ local: Equipo, _ visitante: Equipo) -> Incidencia? {
        let conocido = !azar.unaDe(6)
        let minuto = conocido ? azar.entre(1...120) : 0
        let anadido = conocido && azar.unaDe(4) ? azar.entre(1...9) : 0
        let (equipo, rival) = azar.unaDe(2) ? (local, visitante) : (visitante, local)
        // Somebody with a namesake on the other side would be taken for him: names alone say who it is.
        let suyos = equipo.plantilla.filter { jugador in
            !rival.plantilla.contains { $0.nombre == jugador.nombre }
        }
        switch azar.entre(0...4) {
        case 0:
            guard let jugador = suyos.randomElement(using: &azar) else { return nil }
            return Incidencia(
                .tarjeta(
                    minuto: minuto, jugador: jugador, color: azar.elige(ColorDeTarjeta.allCases)),
                anadido: anadido, minutoConocido: conocido)
        case 1:
            guard suyos.count > 1 else { return nil }
            let pareja = suyos.shuffled(using: &azar)
            return Incidencia(
                .cambio(minuto: minuto, sale: pareja[0], entra: pareja[1]), anadido: anadido,
                minutoConocido: conocido)
        default:
            let clase = azar.elige(ClaseDeGol.allCases)
            let posibles = clase == .enPropia ? rival.plantilla : equipo.plantilla
            let autor = azar.unaDe(5) ? nil : posibles.randomElement(using: &azar)
            return Incidencia(
                .gol(minuto: minuto, jugador: autor ?? .sinIdentificar, equipo: equipo),
                anadido: anadido, minutoConocido: conocido, clase: clase)
        }
    }

    private mutating func acta(
        _ local: Equipo, _ visitante: Equipo, _ ficha: Ficha, _ marcador: Marcador
    ) -> Acta {
        var acta = Acta()
        guard ficha.estado == .finalizado else { return acta }
        if azar.unaDe(2) { acta.descanso = Marcador(local: azar.entre(0...2), visitante: 0) }
        if ficha.prorroga, azar.unaDe(2) { acta.reglamentario = Marcador(local: 1, visitante: 1) }
        if azar.unaDe(2), !local.plantilla.isEmpty { acta.local = alineacion(local) }
        if azar.unaDe(2), !visitante.plantilla.isEmpty { acta.visitante = alineacion(visitante) }
        if azar.unaDe(3) { acta.arbitros = ["Pedro Juez (ESP)", "Eva Ley"] }
        if azar.unaDe(3) { acta.asistencia = azar.entre(0...90_000) }
        return acta
    }

    private mutating func alineacion(_ equipo: Equipo) -> Alineacion {
        let titulares = Array(equipo.plantilla.shuffled(using: &azar).prefix(azar.entre(1...8)))
        return Alineacion(
            titulares: titulares, capitan: azar.unaDe(2) ? titulares.first : nil,
            entrenador: azar.unaDe(2) ? "Míster Pérez" : nil)
    }

    private mutating func ficha() -> Ficha {
        var ficha = Ficha()
        if azar.unaDe(2), let fecha = Fecha(anio: 2026, mes: azar.entre(1...12), dia: 9) {
            let hora = azar.unaDe(2) ? Hora(hora: azar.entre(0...23), minuto: 5) : nil
            let zona = hora == nil || azar.unaDe(2) ? nil : azar.elige(["Europe/Madrid", "UTC-3"])
            ficha.programacion = Programacion(fecha: fecha, hora: hora, zona: zona)
        }
        if azar.unaDe(2) { ficha.ronda = "Jornada \(azar.entre(1...3))" }
        if azar.unaDe(2) { ficha.grupo = azar.elige(["Grupo A", "Group B", "Oro"]) }
        if azar.unaDe(3) { ficha.campo = azar.elige(["Campo 1", "Maracanã, Rio de Janeiro"]) }
        ficha.estado = azar.elige([
            .finalizado, .finalizado, .finalizado, .programado, .enJuego, .aplazado, .suspendido,
            .adjudicado(Marcador(local: azar.entre(0...3), visitante: azar.entre(0...3))),
        ])
        if ficha.estado.tieneMarcador { ficha.prorroga = azar.unaDe(5) }
        if ficha.estado.tieneMarcador, azar.unaDe(5) {
            ficha.tanda = Marcador(local: azar.entre(0...5), visitante: azar.entre(0...5))
        }
        return ficha
    }
}

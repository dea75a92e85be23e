@testable import Torneo

/// Tournaments with everything in them that the format can say, the same for the same seed.
struct TorneoInventado {
    private var azar: Azar
    private static let nombres = [
        "Ana", "Ana", "Luis", "José", "Jose\u{301}", "Ñu \"el Rápido\"", "Sin identificar",
        "Gol en propia puerta", "Li\\nk\n", "👩‍👩‍👧 Familia", "Ana (Equipo 1)", "", "O'Neill\u{0}",
        "Мария", "1", "Sin identificar (2)",
    ]

    init(semilla: Int) { azar = Azar(semilla) }

    mutating func documento() -> DocumentoDelTorneo {
        let equipos = (0..<azar.entre(2...6)).map { equipo("Equipo \($0)") }
        let partidos = (0..<azar.entre(0...12)).map { _ in partido(entre: equipos) }
        return DocumentoDelTorneo(
            nombre: azar.elige(Self.nombres), equipos: equipos, partidos: partidos,
            reglas: reglas(sobre: equipos))
    }

    private func reglas(sobre equipos: [Equipo]) -> ReglasDelTorneo {
        var inventadas = ReglasInventadas(azar: azar, motivos: Self.nombres)
        return inventadas.reglas(sobre: equipos)
    }

    private mutating func equipo(_ nombre: String) -> Equipo {
        var plantilla: [Jugador] = []
        for puesto in 0..<azar.entre(0...6) {
            let dorsal = azar.unaDe(2) ? puesto + 1 : nil
            let id = azar.unaDe(4) ? azar.elige(["a", "b", "2"]) : nil
            let jugador = Jugador(nombre: azar.elige(Self.nombres), dorsal: dorsal, id: id)
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
        let incidencias = (0..<azar.entre(0...7)).map { _ in incidencia(local, visitante) }
        return Partido(
            local: local, visitante: visitante, incidencias: incidencias, ficha: ficha())
    }

    private mutating func incidencia(_ local: Equipo, _ visitante: Equipo) -> Incidencia {
        let conocido = !azar.unaDe(6)
        let minuto = conocido ? azar.entre(0...130) : 0
        let anadido = azar.unaDe(4) ? azar.entre(0...15) : 0
        let presentes = local.plantilla + visitante.plantilla
        if !presentes.isEmpty, azar.unaDe(4) {
            let tarjeta = EventoDePartido.tarjeta(
                minuto: minuto, jugador: azar.elige(presentes),
                color: azar.elige(ColorDeTarjeta.allCases))
            return Incidencia(
                tarjeta, anadido: anadido, minutoConocido: conocido, id: quizaUnId())
        }
        if !presentes.isEmpty, azar.unaDe(4) {
            let cambio = EventoDePartido.cambio(
                minuto: minuto, sale: azar.elige(presentes), entra: azar.elige(presentes))
            return Incidencia(
                cambio, anadido: anadido, minutoConocido: conocido, id: quizaUnId())
        }
        let (equipo, rival) = azar.unaDe(2) ? (local, visitante) : (visitante, local)
        let clase = azar.elige(ClaseDeGol.allCases)
        let posibles = clase == .enPropia ? rival.plantilla : equipo.plantilla
        let autor = azar.unaDe(5) ? nil : posibles.randomElement(using: &azar)
        return Incidencia(
            .gol(minuto: minuto, jugador: autor ?? .sinIdentificar, equipo: equipo),
            anadido: anadido, minutoConocido: conocido, clase: clase, id: quizaUnId())
    }

    private mutating func quizaUnId() -> Identificador? {
        azar.unaDe(3) ? .nuevo(ms: Int64(azar.entre(0...1_000_000)), azar: &azar) : nil
    }

    private mutating func ficha() -> Ficha {
        var ficha = Ficha()
        if azar.unaDe(2), let fecha = Fecha(anio: 2026, mes: azar.entre(1...12), dia: 9) {
            ficha.programacion = Programacion(
                fecha: fecha, hora: azar.unaDe(2) ? Hora(hora: azar.entre(0...23), minuto: 5) : nil,
                zona: azar.unaDe(2) ? "Europe/Madrid" : nil)
        }
        if azar.unaDe(3) { ficha.ronda = "Jornada \(azar.entre(1...3))" }
        if azar.unaDe(3) { ficha.grupo = "Grupo \(azar.elige(["A", "B"]))" }
        if azar.unaDe(3) { ficha.campo = azar.elige(Self.nombres) }
        ficha.prorroga = azar.unaDe(5)
        if azar.unaDe(5) {
            ficha.tanda = Marcador(local: azar.entre(0...5), visitante: azar.entre(0...5))
        }
        ficha.saque = quizaUnId()
        ficha.estado = azar.elige([
            .finalizado, .finalizado, .finalizado, .programado, .enJuego, .aplazado, .suspendido,
            .adjudicado(Marcador(local: azar.entre(0...3), visitante: azar.entre(0...3))),
        ])
        return ficha
    }
}

import Testing

@testable import Torneo

@Suite("Sanciones que decide quien organiza")
struct SancionesDecididasTests {
    /// Four matches of two teams, of which the first is played with a red card for Ana.
    private func copa() throws -> LibroDelTorneo {
        let equipos = try [
            #require(Equipo(nombre: "Rayo", plantilla: [DiarioDePrueba.ana, DiarioDePrueba.luis])),
            #require(Equipo(nombre: "Toros", plantilla: [DiarioDePrueba.ivan])),
        ]
        let partidos = (0..<4).map { _ in
            Partido(
                local: equipos[0], visitante: equipos[1], incidencias: [],
                ficha: Ficha(estado: .programado))
        }
        var libro = LibroDelTorneo(
            base: DocumentoDelTorneo(nombre: "Copa", equipos: equipos, partidos: partidos))
        try anotar(
            .tarjeta(
                TarjetaApuntada(
                    partido: 1, bando: .local, jugador: DiarioDePrueba.ana, color: .roja,
                    momento: Momento(minuto: 5))), en: &libro)
        try anotar(
            .resultado(
                ResultadoApuntado(
                    partido: 1, resultado: ResultadoAMano(Marcador(local: 1, visitante: 0)))),
            en: &libro)
        return libro
    }

    @discardableResult
    private func anotar(
        _ suceso: Suceso, en libro: inout LibroDelTorneo
    ) throws(RechazoDeApunte) -> Identificador {
        let id = Identificador(alta: 9, baja: UInt64(libro.apuntes.count + 1))
        try libro.anotar(
            Apunte(id: id, instante: 1, autor: .esteOrdenador, suceso: suceso))
        return id
    }

    private func decide(
        _ partidos: Int, a jugador: Jugador = DiarioDePrueba.ana, porque motivo: String = "acta"
    ) -> Suceso {
        .sancion(SancionDecidida(equipo: 1, jugador: jugador, partidos: partidos, motivo: motivo))
    }

    /// The matches in which somebody serves.
    private func turnos(_ jugador: Jugador, _ libro: LibroDelTorneo) -> [Int] {
        let documento = libro.documento
        return documento.disciplina().expediente(de: jugador, en: documento.equipos[0])?
            .sanciones.flatMap(\.turnos).map(\.partido) ?? []
    }

    @Test("añadir partidos se cumple detrás de lo que había, también a quien no tiene tarjetas")
    func anadir() throws {
        var libro = try copa()
        #expect(turnos(DiarioDePrueba.ana, libro) == [2])
        try anotar(decide(2), en: &libro)
        #expect(turnos(DiarioDePrueba.ana, libro) == [2, 3, 4])
        try anotar(decide(1, a: DiarioDePrueba.luis, porque: "insultos"), en: &libro)
        #expect(turnos(DiarioDePrueba.luis, libro) == [2])
        let suya = libro.documento.disciplina().expediente(
            de: DiarioDePrueba.luis, en: libro.documento.equipos[0])?.sanciones.first
        #expect(suya?.causa == .decision(tras: 1, motivo: "insultos"))
    }

    @Test("quitar partidos quita de lo que falta por cumplir, y deshacerlo lo devuelve")
    func quitar() throws {
        var libro = try copa()
        try anotar(decide(1), en: &libro)
        let quitado = try anotar(decide(-1, porque: "recurso"), en: &libro)
        #expect(turnos(DiarioDePrueba.ana, libro) == [2])
        let sanciones = libro.documento.disciplina().expediente(
            de: DiarioDePrueba.ana, en: libro.documento.equipos[0])?.sanciones
        #expect(sanciones?.map(\.perdonados) == [0, 1])
        #expect(sanciones?.last?.motivo == "recurso")
        try anotar(.anulacion(Anulacion(de: quitado)), en: &libro)
        #expect(turnos(DiarioDePrueba.ana, libro) == [2, 3])
    }

    @Test("lo que no puede ser se rechaza y no cambia nada")
    func rechazos() throws {
        var libro = try copa()
        #expect(throws: RechazoDeApunte.menosPorCumplir("Ana", 1)) {
            try anotar(decide(-2), en: &libro)
        }
        #expect(throws: RechazoDeApunte.menosPorCumplir("Luis", 0)) {
            try anotar(decide(-1, a: DiarioDePrueba.luis), en: &libro)
        }
        for partidos in [0, 51, -51] {
            #expect(throws: RechazoDeApunte.sancionImposible) {
                try anotar(decide(partidos), en: &libro)
            }
        }
        #expect(throws: RechazoDeApunte.faltaElMotivo) {
            try anotar(decide(1, porque: " "), en: &libro)
        }
        #expect(throws: RechazoDeApunte.jugadorDesconocido("Iván", equipo: "Rayo")) {
            try anotar(decide(1, a: DiarioDePrueba.ivan), en: &libro)
        }
        #expect(libro.documento.reglas.decisiones.isEmpty)
    }

    @Test("van y vuelven con el documento, y siguen a quien cambia de nombre")
    func documento() throws {
        var libro = try copa()
        try anotar(decide(2), en: &libro)
        try anotar(decide(-1, porque: "recurso"), en: &libro)
        let nueva = Jugador(nombre: "Ana María", dorsal: 9)
        try anotar(
            .plantilla(
                PlantillaCambiada(equipo: 1, .ficha(DiarioDePrueba.ana, nueva: nueva))), en: &libro)
        #expect(turnos(nueva, libro) == [2, 3])
        #expect(throws: RechazoDeApunte.jugadorConPartidos("Ana María")) {
            try anotar(.plantilla(PlantillaCambiada(equipo: 1, .baja(nueva))), en: &libro)
        }
        let leido = try DocumentoDelTorneo(bytes: Array(libro.documento.aJson()))
        #expect(leido.reglas.decisiones.map(\.partidos) == [2, -1])
        #expect(leido.reglas.decisiones.map(\.motivo) == ["acta", "recurso"])
        #expect(leido.reglas.decisiones.allSatisfy { $0.persona == nueva && $0.tras == 1 })
        #expect(try leido.aJson() == libro.documento.aJson())
    }
}

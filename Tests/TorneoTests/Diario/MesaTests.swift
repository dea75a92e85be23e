import Testing

@testable import Torneo

@Suite("Lo que cambia quien organiza, en el diario")
struct MesaTests {
    private static let sabado = Programacion(
        fecha: fecha(2027, 5, 29), hora: Hora(hora: 10, minuto: 30), zona: "Europe/Madrid")

    private static func fecha(_ anio: Int, _ mes: Int, _ dia: Int) -> Fecha {
        guard let fecha = Fecha(anio: anio, mes: mes, dia: dia) else {
            preconditionFailure("\(anio)-\(mes)-\(dia)")
        }
        return fecha
    }

    private static func movido(_ partido: Int) -> Suceso {
        .movidos(
            PartidosMovidos([.init(partido: partido, programacion: sabado, campo: "Norte")]))
    }

    /// Each thing that can be changed, in a cup of two teams with a planned and a played match.
    static let cambios: [Suceso] = [
        movido(1),
        .estado(EstadoDecidido(partido: 1, .aplazado, motivo: "lluvia")),
        .estado(EstadoDecidido(partido: 2, .suspendido)),
        .estado(EstadoDecidido(partido: 1, .adjudicado(Marcador(local: 3, visitante: 0)))),
        .estado(EstadoDecidido(partido: 2, .anulado)),
        .estado(EstadoDecidido(partido: 1, .dobleIncomparecencia)),
        .estado(EstadoDecidido(partido: 2, .porJugar)),
        .arbitros(ArbitrosAsignados(partido: 1, arbitros: ["Eva", "Leo"])),
        .arbitros(ArbitrosAsignados(partido: 2, arbitros: [])),
        .partidoNuevo(
            PartidoAnadido(local: 2, visitante: 1, ronda: "Final", programacion: sabado)),
        .rivales(RivalesCambiados(partido: 1, local: 2, visitante: 1)),
        .equipo(EquipoCambiado(.alta(nombre: "Lobos", grupo: nil))),
        .equipo(EquipoCambiado(.nombre(equipo: 1, "Rayo FC"))),
        .equipo(EquipoCambiado(.retirada(equipo: 2, goles: 3))),
        .equipo(
            EquipoCambiado(
                .traspaso(
                    equipo: 1, DiarioDePrueba.ana, a: 2, nuevo: Jugador(nombre: "Ana", dorsal: 5)))),
        .equipo(
            EquipoCambiado(.union(equipo: 2, DiarioDePrueba.ivan, con: DiarioDePrueba.sofia))),
    ]

    @Test("se escribe y se lee igual", arguments: cambios)
    func enJson(suceso: Suceso) throws {
        let apunte = Apunte(
            id: Identificador(alta: 7, baja: 9), instante: 5, autor: .esteOrdenador, suceso: suceso)
        #expect(try Apunte(json: apunte.aJson()) == apunte)
    }

    @Test("deshecho, todo está como antes; rehecho, como después", arguments: cambios)
    func deshacer(suceso: Suceso) throws {
        var diario = try DiarioDePrueba()
        let antes = try diario.bytes()
        guard suceso != .arbitros(ArbitrosAsignados(partido: 2, arbitros: [])) else { return }
        let id = try diario.anotar(suceso)
        let despues = try diario.bytes()
        #expect(despues != antes)
        let deshecho = try diario.deshacer(id)
        #expect(try diario.bytes() == antes)
        try diario.deshacer(deshecho)
        #expect(try diario.bytes() == despues)
    }

    @Test("probarlo dice qué partidos cambian y no cambia nada")
    func probar() throws {
        let documento = try DiarioDePrueba().libro.documento
        let (movido, cambiados) = try documento.probando(Self.movido(1))
        #expect(cambiados == [1] && movido.partidos[0].ficha.campo == "Norte")
        #expect(documento.partidos[0].ficha.campo == nil)
        let (retirado, _) = try documento.probando(
            .equipo(EquipoCambiado(.retirada(equipo: 2, goles: 3))))
        #expect(!retirado.reglas.resoluciones.retirados.isEmpty)
    }

    @Test("lo que se vuelve a jugar empieza de cero; lo suspendido conserva lo que pasó")
    func estados() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(.estado(EstadoDecidido(partido: 2, .suspendido)))
        #expect(diario.libro.documento.partidos[1].incidencias.count == 1)
        try diario.anotar(.estado(EstadoDecidido(partido: 2, .porJugar)))
        #expect(diario.libro.documento.partidos[1].incidencias.isEmpty)
        #expect(diario.libro.documento.partidos[1].ficha.estado == .programado)
    }

    @Test(
        "lo que no puede ser se rechaza y no cambia nada",
        arguments: [
            (movido(9), .noExisteElPartido(9)), (.movidos(PartidosMovidos([])), .nadaQueCambiar),
            (
                .estado(
                    EstadoDecidido(partido: 1, .adjudicado(Marcador(local: 100, visitante: 0)))),
                .noVale(.marcadorImposible(Marcador(local: 100, visitante: 0)))
            ),
            (
                .arbitros(ArbitrosAsignados(partido: 1, arbitros: ["Eva", "Eva"])),
                .demasiadosArbitros
            ),
            (.arbitros(ArbitrosAsignados(partido: 1, arbitros: [" "])), .textoImposible(" ")),
            (.partidoNuevo(PartidoAnadido(local: 1, visitante: 1)), .contraSiMismo("Rayo")),
            (.partidoNuevo(PartidoAnadido(local: 1, visitante: 7)), .noExisteElEquipo(7)),
            (.rivales(RivalesCambiados(partido: 2, local: 1, visitante: 2)), .yaTieneMarcador(2)),
            (
                .equipo(EquipoCambiado(.alta(nombre: "Toros", grupo: nil))),
                .documento(.equipoRepetido("Toros"))
            ),
            (.equipo(EquipoCambiado(.nombre(equipo: 1, "Rayo"))), .nadaQueCambiar),
            (.equipo(EquipoCambiado(.retirada(equipo: 1, goles: 0))), .golesImposibles(0)),
        ] as [(Suceso, RechazoDeApunte)])
    func rechazos(suceso: Suceso, motivo: RechazoDeApunte) throws {
        var diario = try DiarioDePrueba()
        let antes = try diario.bytes()
        #expect(throws: motivo) { try diario.anotar(suceso) }
        #expect(try diario.bytes() == antes)
        #expect(!motivo.description.isEmpty)
    }

    @Test("el traspaso deja en paz lo pasado; la unión lo junta")
    func personas() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(
            .equipo(
                EquipoCambiado(
                    .traspaso(
                        equipo: 2, DiarioDePrueba.ivan, a: 1, nuevo: Jugador(nombre: "Iván")))))
        let (rayo, toros) = (diario.libro.documento.equipos[0], diario.libro.documento.equipos[1])
        #expect(rayo.plantilla.contains(Jugador(nombre: "Iván")))
        #expect(toros.plantilla.contains(DiarioDePrueba.ivan), "marcó para ellos")
        #expect(diario.libro.documento.partidos[1].marcador() == Marcador(local: 1, visitante: 0))
        try diario.anotar(
            .equipo(
                EquipoCambiado(.union(equipo: 2, DiarioDePrueba.ivan, con: DiarioDePrueba.sofia))))
        let gol = diario.libro.documento.partidos[1].incidencias[0]
        #expect(gol.goleador?.jugador == DiarioDePrueba.sofia)
        #expect(diario.libro.documento.equipos[1].plantilla == [DiarioDePrueba.sofia])
    }

    @Test("dos partidos a la vez chocan por campo, equipo o árbitro; con tiempo entre ellos, no")
    func choques() throws {
        var diario = try DiarioDePrueba()
        try diario.anotar(.estado(EstadoDecidido(partido: 2, .porJugar)))
        try diario.anotar(Self.movido(1))
        try diario.anotar(Self.movido(2))
        try diario.anotar(.arbitros(ArbitrosAsignados(partido: 1, arbitros: ["Eva"])))
        try diario.anotar(.arbitros(ArbitrosAsignados(partido: 2, arbitros: ["Eva"])))
        let choques = diario.libro.documento.choques(de: [1, 2])
        #expect(
            Set(choques.map(\.que)) == [
                .campo("Norte"), .equipo("Rayo"), .equipo("Toros"), .arbitro("Eva"),
            ])
        #expect(choques.allSatisfy { $0.partido == 1 && $0.otro == 2 })
        let tarde = Programacion(fecha: Self.fecha(2027, 5, 29), hora: Hora(hora: 18, minuto: 0))
        try diario.anotar(
            .movidos(PartidosMovidos([.init(partido: 2, programacion: tarde, campo: "Norte")])))
        #expect(diario.libro.documento.choques(de: [1, 2]).isEmpty)
    }
}

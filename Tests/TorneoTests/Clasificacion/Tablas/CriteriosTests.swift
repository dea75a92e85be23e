import Testing

@testable import Torneo

@Suite("Criterios")
struct CriteriosTests {
    @Test(
        "El cociente y los puntos por partido se comparan sin redondear",
        arguments: [
            (Valor(1, entre: 3), Valor(33_333_333, entre: 100_000_000), false),
            (Valor(33_333_333, entre: 100_000_000), Valor(1, entre: 3), true),
            (Valor(2, entre: 4), Valor(1, entre: 2), false), (Valor(1, entre: 0), Valor(9), false),
            (Valor(9), Valor(1, entre: 0), true), (Valor(5, entre: 0), Valor(3, entre: 0), false),
            (Valor(-1), Valor(0), true), (Valor(-1, entre: 2), Valor(-1, entre: 3), true),
        ])
    func fracciones(uno: Valor, otro: Valor, esMenor: Bool) {
        #expect((uno < otro) == esMenor)
    }

    @Test("El cociente manda sobre la diferencia: 3-1 vale más que 7-3")
    func cociente() throws {
        let partidos: [Marca] = [("A", 7, 3, "X"), ("B", 3, 1, "Y")]
        #expect(clasificar(partidos, .cociente).resumen.hasPrefix("B, A"))
        #expect(clasificar(partidos, .liga).resumen.hasPrefix("A, B"))
        let b = try clasificar(partidos, .cociente).fila("B")
        #expect(b.conElSiguiente?.valores == [Valor(3, entre: 1), Valor(7, entre: 3)])
    }

    @Test("Quien no ha encajado va delante, y sin goles el cociente es 1")
    func sinEncajar() {
        let partidos: [Marca] = [("A", 1, 0, "X"), ("B", 9, 1, "Y")]
        #expect(clasificar(partidos, .cociente).resumen.hasPrefix("A, B"))
        #expect(Valor.cociente(goles: 0, entre: 0).vale(loMismoQue: Valor(2, entre: 2)))
    }

    @Test("El promedio compara puntos por partido, y quien no ha jugado tiene 0")
    func promedio() {
        let partidos: [Marca] = [
            ("A", 1, 0, "B"), ("A", 0, 0, "C"), ("A", 0, 0, "C"), ("C", 1, 0, "B"),
        ]
        let filas = clasificar(
            partidos, .promedio, ademas: [ApunteDeTabla(local: "D", visitante: "B", .pendiente)])
        // A: 5 of 3, C: 5 of 3, B: 0 of 2, D: 0 of 0.
        #expect(filas.resumen == "A=C, D, B")
    }

    @Test(
        "Cada criterio, cuando todo lo anterior iguala",
        arguments: [
            (Medida.golesFuera, "B"), (.victorias, "A"), (.victoriasFuera, "B"),
        ])
    func generales(medida: Medida, primero: String) {
        // Both have 3 points, 3-3. A: a win at home and two defeats. B: three draws away or a win.
        let partidos: [Marca] =
            medida == .victorias
            ? [
                ("A", 3, 0, "X"), ("A", 0, 2, "X"), ("A", 0, 1, "Y"), ("Y", 1, 1, "B"),
                ("B", 1, 1, "X"), ("B", 1, 1, "Y"),
            ]
            : [("A", 2, 0, "X"), ("X", 1, 0, "A"), ("X", 0, 2, "B"), ("B", 0, 1, "X")]
        let filas = clasificar(
            partidos,
            ReglamentoDeCompeticion(
                nombre: "prueba", criterios: [.puntos, .diferencia, .goles, .general(medida)]))
        let suyas = filas.filter { ["A", "B"].contains($0.equipo) }
        #expect(suyas.map(\.equipo).first == primero)
        #expect(suyas[0].puntos == suyas[1].puntos && suyas[0].diferencia == suyas[1].diferencia)
        #expect(suyas[0].puesto < suyas[1].puesto)
    }

    @Test("En la fase de liga, a igualdad de todo, van delante los que jugaron contra mejores")
    func rivales() throws {
        let partidos: [Marca] = [
            ("A", 0, 0, "F"), ("B", 0, 0, "D"), ("F", 2, 0, "Z"), ("D", 0, 2, "Z"),
        ]
        let filas = clasificar(partidos, .championsLiga)
        let a = try filas.fila("A")
        #expect(a.puesto < (try filas.fila("B").puesto))
        #expect(a.conElSiguiente?.motivo == .general(.puntosDeRivales))
        #expect(a.conElSiguiente?.valores == [Valor(4), Valor(1)])
    }

    @Test("Las tarjetas restan, una sola vez por jugador y partido")
    func conducta() throws {
        let filas = clasificar(
            [], .fifa,
            ademas: [
                ApunteDeTabla(
                    local: "A", visitante: "B", .jugado(1, 1), conductaLocal: 4,
                    conductaVisitante: 3)
            ])
        #expect(filas.resumen == "B, A")
        #expect(try filas.fila("B").conElSiguiente?.valores == [Valor(-3), Valor(-4)])
    }

    @Test(
        "D23: la segunda amarilla es una expulsión, no dos amarillas y una roja",
        arguments: [
            (0, 0, 0), (1, 0, 1), (2, 0, 3), (2, 1, 3), (0, 1, 4), (1, 1, 5), (0, 2, 4),
        ])
    func baremo(amarillas: Int, rojas: Int, puntos: Int) {
        #expect(BaremoDeTarjetas.fifa.puntos(amarillas: amarillas, rojas: rojas) == puntos)
    }

    @Test("En LaLiga, hasta que no se juegan los dos partidos decide la diferencia")
    func incompletos() {
        let partidos: [Marca] = [
            ("A", 1, 0, "B"), ("A", 0, 1, "C"), ("B", 3, 0, "C"),
        ]
        let vuelta = [
            ApunteDeTabla(local: "B", visitante: "A", EstadoDeApunte.pendiente),
            ApunteDeTabla(local: "C", visitante: "A", .pendiente),
            ApunteDeTabla(local: "C", visitante: "B", .pendiente),
        ]
        #expect(clasificar(partidos, .laliga, ademas: vuelta).resumen == "B, A, C")
        let jugados: [Marca] = [("B", 0, 0, "A"), ("C", 0, 0, "A"), ("C", 0, 0, "B")]
        #expect(clasificar(partidos + jugados, .laliga).resumen == "B, A, C")
    }

    @Test("En la Bundesliga, con partidos entre ellos pendientes, el puesto se comparte")
    func compartenPorAhora() {
        let partidos: [Marca] = [("A", 1, 0, "B"), ("B", 1, 0, "C"), ("C", 1, 0, "A")]
        let pendiente = [ApunteDeTabla(local: "B", visitante: "A", EstadoDeApunte.pendiente)]
        #expect(clasificar(partidos, .bundesliga, ademas: pendiente).resumen == "A=B=C")
    }

    @Test("Los reglamentos conocidos se llaman como se dice, y cada uno una vez")
    func conocidos() {
        #expect(
            ReglamentoDeCompeticion.conocidos.map(\.nombre) == [
                "liga", "fifa", "fifa-2026", "premier", "laliga", "serie-a", "bundesliga",
                "eurocopa", "champions-2020", "champions-2021", "champions-liga", "cociente",
                "promedio",
            ])
        #expect(ReglamentoDeCompeticion.conocido("petanca") == nil)
    }
}

import Testing

@testable import Torneo

@Suite("Desempates")
struct DesempatesTests {
    private let anillo: [Marca] = [
        ("Rojo", 1, 0, "Amarillo"), ("Rojo", 5, 0, "Azul"), ("Rojo", 1, 0, "Verde"),
        ("Azul", 2, 1, "Verde"), ("Verde", 1, 0, "Amarillo"), ("Amarillo", 1, 0, "Azul"),
    ]

    @Test(
        "D10: la liguilla de los empatados se repite con los que quedan, o no",
        arguments: [
            (Enfrentamientos.Reinicio.trasElBloque, "Rojo, Azul, Verde, Amarillo"),
            (.siempre, "Rojo, Azul, Verde, Amarillo"), (.nunca, "Rojo, Verde, Azul, Amarillo"),
        ])
    func reinicio(reinicio: Enfrentamientos.Reinicio, esperada: String) {
        let reglas = ReglamentoDeCompeticion.directo(
            [.puntos, .diferencia, .goles], reinicio, luego: [.diferencia])
        for giro in anillo.indices {
            let partidos = Array(anillo[giro...] + anillo[..<giro])
            #expect(clasificar(partidos, reglas).resumen == esperada)
        }
    }

    @Test("La RFEF reinicia en cuanto alguien sale de la liguilla; la UEFA, al acabar el bloque")
    func dosReinicios() {
        // A beat both; B and C drew. Over the three B has the better difference; over all, C.
        let partidos: [Marca] = [
            ("A", 1, 0, "B"), ("A", 3, 0, "C"), ("B", 0, 0, "C"), ("B", 1, 0, "D"),
            ("D", 0, 0, "B"), ("B", 0, 0, "D"), ("C", 5, 0, "D"), ("D", 0, 0, "C"),
            ("C", 0, 0, "D"),
        ]
        let claves: [Medida] = [.puntos, .diferencia]
        let uefa = clasificar(partidos, .directo(claves, .trasElBloque, luego: [.diferencia]))
        let rfef = clasificar(partidos, .directo(claves, .siempre, luego: [.diferencia]))
        #expect(uefa.resumen == "A, B, C, D")
        #expect(rfef.resumen == "A, C, B, D")
    }

    @Test("D1: el enfrentamiento directo son los dos partidos, no el primero")
    func ambosPartidos() throws {
        let partidos: [Marca] = [
            ("A", 1, 0, "B"), ("B", 3, 0, "A"), ("A", 4, 0, "C"), ("C", 0, 0, "A"),
            ("B", 1, 0, "C"), ("C", 1, 1, "B"), ("C", 0, 0, "D"),
        ]
        let filas = clasificar(partidos, .directo([.puntos, .diferencia]))
        let b = try filas.fila("B")
        #expect(filas.resumen.hasPrefix("B, A"))
        #expect(b.conElSiguiente?.motivo == .directo(.diferencia))
        #expect(b.conElSiguiente?.valores == [Valor(2), Valor(-2)])
        #expect(b.conElSiguiente?.partidos == 2)
    }

    @Test("D2: lo adjudicado cuenta en el enfrentamiento directo")
    func adjudicado() {
        let filas = clasificar(
            [("A", 5, 0, "C"), ("C", 1, 0, "B"), ("B", 1, 0, "C"), ("C", 0, 0, "A")],
            .directo([.puntos]),
            ademas: [
                ApunteDeTabla(local: "A", visitante: "B", .adjudicado(0, 3)),
                ApunteDeTabla(local: "B", visitante: "A", .jugado(0, 0)),
            ])
        #expect(filas.resumen == "B, A, C")
    }

    @Test("D3 y D4: quienes empatan en todo comparten puesto, y el siguiente salta")
    func puestosCompartidos() throws {
        let filas = clasificar(
            [
                ("A", 1, 0, "B"), ("A", 1, 0, "C"), ("A", 1, 0, "D"), ("B", 0, 0, "C"),
                ("B", 1, 0, "D"), ("C", 1, 0, "D"),
            ], .liga)
        #expect(filas.map(\.puesto) == [1, 2, 2, 4])
        #expect(filas.empatesSinResolver() == [["B", "C"]])
        let b = try filas.fila("B")
        #expect(b.desempate?.motivo == .ninguno)
        #expect(b.desempate?.entre == ["B", "C"])
        let sorteada = clasificar(
            [
                ("A", 1, 0, "B"), ("A", 1, 0, "C"), ("A", 1, 0, "D"), ("B", 0, 0, "C"),
                ("B", 1, 0, "D"), ("C", 1, 0, "D"),
            ], .liga.sorteando(con: 7))
        #expect(sorteada.map(\.puesto) == [1, 2, 3, 4])
    }

    @Test("D4: tres iguales en puntos no son tres primeros si otro criterio los separa")
    func tresIguales() {
        let partidos: [Marca] = [("A", 3, 0, "B"), ("B", 2, 0, "C"), ("C", 1, 0, "A")]
        let filas = clasificar(partidos, .liga)
        #expect(filas.map(\.puesto) == [1, 2, 3])
        #expect(filas.resumen == "A, B, C")
    }

    @Test("D5: tras un 2-0 uno tiene +2 y el otro -2")
    func diferencias() {
        #expect(clasificar([("A", 2, 0, "B")], .liga).map(\.diferencia) == [2, -2])
    }

    @Test(
        "D6: lo que no tiene resultado no es 0-0",
        arguments: [EstadoDeApunte.pendiente, .enJuego(1, 0), .anulado, .suspendido(2, 0)])
    func sinResultado(estado: EstadoDeApunte) {
        let filas = clasificar(
            [], .liga, ademas: [ApunteDeTabla(local: "A", visitante: "B", estado)])
        #expect(filas.allSatisfy { $0.jugados == 0 && $0.puntos == 0 })
        #expect(filas.map(\.puesto) == [1, 1])
    }

    @Test("D7: con puntos negativos se sigue en la tabla, por debajo de cero")
    func negativos() {
        let filas = clasificar(
            [("A", 1, 0, "B")], .liga,
            Resoluciones(ajustes: [Ajuste(equipo: "A", puntos: -4, motivo: "alineación indebida")]))
        #expect(filas.resumen == "B, A")
        #expect(filas.map(\.puntos) == [0, -1])
        #expect(filas.map(\.ajuste) == [0, -4])
    }

    @Test("D8: el sorteo sale de la semilla y no de quién se inscribió antes", arguments: 0..<50)
    func sorteo(semilla: UInt64) {
        let reglas = ReglamentoDeCompeticion.liga.sorteando(con: semilla)
        let equipos = ["Ñandú", "Águilas", "Zorros", "Lobos", "Rayo"]
        let ordenes = [equipos, equipos.reversed(), equipos.sorted()].map { orden in
            ClasificacionAcumulada(equipos: orden, reglamento: reglas, clave: { claveDeSorteo($0) })
                .posiciones { _, _ in false }.map(\.equipo)
        }
        #expect(Set(ordenes).count == 1)
    }

    @Test("Semillas distintas dan órdenes distintos, y todos salen")
    func sorteosDistintos() {
        let ordenes = (0..<200).map { semilla in
            clasificar(
                [], .liga.sorteando(con: semilla),
                ademas: [
                    ApunteDeTabla(local: "A", visitante: "B", .pendiente),
                    ApunteDeTabla(local: "B", visitante: "C", .pendiente),
                ]
            ).resumen
        }
        #expect(Set(ordenes).count == 6)
    }

    @Test("D9: si A gana a B, B a C y C a A, decide la liguilla, se ordene como se ordene")
    func anilloDeTres() {
        let partidos: [Marca] = [("A", 1, 0, "B"), ("B", 3, 0, "C"), ("C", 2, 0, "A")]
        let reglas = ReglamentoDeCompeticion.directo([.puntos, .diferencia, .goles])
        for giro in partidos.indices {
            let girados = Array(partidos[giro...] + partidos[..<giro])
            #expect(clasificar(girados, reglas).resumen == "B, C, A")
        }
    }

    @Test("D17: el equipo retirado va el último, y sus partidos se anulan o se adjudican")
    func retirados() throws {
        let partidos: [Marca] = [("R", 3, 0, "A"), ("A", 1, 0, "B")]
        let pendientes = [
            ApunteDeTabla(local: "B", visitante: "R", EstadoDeApunte.pendiente),
            ApunteDeTabla(local: "R", visitante: "C", .pendiente),
        ]
        let anulado = clasificar(
            partidos, .liga, Resoluciones(retirados: ["R": nil]), ademas: pendientes)
        #expect(anulado.resumen == "A, C, B, R")
        #expect(try anulado.fila("R").jugados == 0)
        #expect(try anulado.fila("A").golesEnContra == 0)
        #expect(try anulado.fila("R").conElAnterior?.motivo == .retirada)
        let resto = clasificar(
            partidos, .liga, Resoluciones(retirados: ["R": .adjudicarElResto(goles: 3)]),
            ademas: pendientes)
        #expect(resto.map { "\($0.equipo)\($0.puntos)" } == ["C3", "B3", "A3", "R3"])
        #expect(try resto.fila("B").golesAFavor == 3)
    }

    @Test(
        "La norma usual: antes de la mitad se anula todo, después se adjudica el resto",
        arguments: [
            (0, 10, NormaDeRetirados.anularTodo), (4, 10, .anularTodo),
            (5, 10, .adjudicarElResto(goles: 3)), (10, 10, .adjudicarElResto(goles: 3)),
        ])
    func segunLoJugado(jugados: Int, total: Int, norma: NormaDeRetirados) {
        #expect(NormaDeRetirados.segunLoJugado(jugados, de: total) == norma)
    }

    @Test("Si no se presenta nadie, pierden los dos")
    func dobleIncomparecencia() {
        let filas = clasificar(
            [], .liga, ademas: [ApunteDeTabla(local: "A", visitante: "B", .dobleIncomparecencia)])
        #expect(filas.map(\.perdidos) == [1, 1])
        #expect(filas.map(\.puntos) == [0, 0])
    }

    @Test("Lo suspendido vale con su marcador si el reglamento lo dice")
    func suspendidos() {
        var reglas = ReglamentoDeCompeticion.liga
        reglas.suspendidos = .valeElMarcador
        let filas = clasificar(
            [], reglas, ademas: [ApunteDeTabla(local: "A", visitante: "B", .suspendido(0, 2))])
        #expect(filas.map { "\($0.equipo)\($0.puntos)" } == ["B3", "A0"])
    }

    @Test("Lo adjudicado puede dar puntos sin goles")
    func soloPuntos() {
        var reglas = ReglamentoDeCompeticion.liga
        reglas.adjudicados = .soloPuntos
        let filas = clasificar(
            [], reglas, ademas: [ApunteDeTabla(local: "A", visitante: "B", .adjudicado(0, 3))])
        #expect(filas.map(\.puntos) == [3, 0])
        #expect(filas.map(\.diferencia) == [0, 0])
    }

    @Test("La decisión del organizador vale donde nada más decide, y solo si nombra a todos")
    func decision() {
        let pendientes = [
            ApunteDeTabla(local: "A", visitante: "B", EstadoDeApunte.pendiente),
            ApunteDeTabla(local: "C", visitante: "A", .pendiente),
        ]
        #expect(
            clasificar([], .liga, Resoluciones(orden: ["C", "A", "B"]), ademas: pendientes).resumen
                == "C, A, B")
        #expect(
            clasificar([], .liga, Resoluciones(orden: ["C", "A"]), ademas: pendientes).resumen
                == "A=B=C")
        #expect(
            clasificar(
                [("B", 1, 0, "C")], .liga, Resoluciones(orden: ["C", "A", "B"]), ademas: pendientes
            ).resumen == "B, A, C")
    }
}

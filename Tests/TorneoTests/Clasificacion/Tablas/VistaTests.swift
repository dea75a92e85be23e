import Testing

@testable import Torneo

@Suite("Partes de una tabla")
struct VistaTests {
    private func jugado(
        _ local: Equipo, _ goles: Int, _ contra: Int, _ visitante: Equipo, jornada: Int,
        dia: Int, _ estado: EstadoDePartido = .finalizado
    ) -> Partido {
        var hecho = partido(local, goles, contra, visitante)
        hecho.ficha.ronda = "Jornada \(jornada)"
        hecho.ficha.programacion = Fecha(anio: 2026, mes: 3, dia: dia).map {
            Programacion(fecha: $0)
        }
        hecho.ficha.estado = estado
        return hecho
    }

    private var partidos: [Partido] {
        [
            jugado(Ejemplo.toros, 3, 0, Ejemplo.rayo, jornada: 3, dia: 20),
            jugado(Ejemplo.rayo, 1, 0, Ejemplo.toros, jornada: 1, dia: 1),
            jugado(Ejemplo.lobos, 2, 2, Ejemplo.rayo, jornada: 2, dia: 8),
            jugado(Ejemplo.rayo, 0, 1, Ejemplo.lobos, jornada: 4, dia: 27, .enJuego),
        ]
    }

    private func resumen(
        _ vista: VistaDeTabla, _ resoluciones: Resoluciones<Equipo> = Resoluciones()
    ) -> [String] {
        partidos.tablaDePosiciones(vista: vista, resoluciones: resoluciones)
            .map { "\($0.equipo.nombre) \($0.puntos)/\($0.jugados)" }
    }

    @Test(
        "Como estaba un día, o tras una jornada; en casa, fuera, en los últimos partidos, en juego",
        arguments: [
            (VistaDeTabla(), ["Rayo FC 4/3", "Toros 3/2", "Lobos 1/1"]),
            (VistaDeTabla(hasta: .jornada(1)), ["Rayo FC 3/1", "Lobos 0/0", "Toros 0/1"]),
            (VistaDeTabla(hasta: .jornada(2)), ["Rayo FC 4/2", "Lobos 1/1", "Toros 0/1"]),
            (VistaDeTabla(hasta: .jornada(0)), ["Lobos 0/0", "Rayo FC 0/0", "Toros 0/0"]),
            (VistaDeTabla(lados: .local), ["Toros 3/1", "Rayo FC 3/1", "Lobos 1/1"]),
            (VistaDeTabla(lados: .visitante), ["Rayo FC 1/2", "Lobos 0/0", "Toros 0/1"]),
            (VistaDeTabla(ultimos: 1), ["Toros 3/1", "Lobos 1/1", "Rayo FC 0/1"]),
            (VistaDeTabla(ultimos: 2), ["Toros 3/2", "Lobos 1/1", "Rayo FC 1/2"]),
            (VistaDeTabla(contandoEnJuego: true), ["Lobos 4/2", "Rayo FC 4/4", "Toros 3/2"]),
        ])
    func vistas(vista: VistaDeTabla, esperada: [String]) {
        #expect(resumen(vista) == esperada)
    }

    @Test("Hasta una fecha cuenta lo de ese día, y los ajustes que ya se habían decidido")
    func hastaUnDia() throws {
        let dia = try #require(Fecha(anio: 2026, mes: 3, dia: 8))
        let resoluciones = Resoluciones(ajustes: [
            Ajuste(equipo: Ejemplo.rayo, puntos: -1, motivo: "impago", dia: 20_260_308),
            Ajuste(equipo: Ejemplo.rayo, puntos: -3, motivo: "alineación", dia: 20_260_309),
        ])
        #expect(
            resumen(VistaDeTabla(hasta: .fecha(dia)), resoluciones)
                == ["Rayo FC 3/2", "Lobos 1/1", "Toros 0/1"])
    }

    @Test(
        "El número de la jornada se saca de su nombre",
        arguments: [
            ("Jornada 3", 3), ("Matchday 12", 12), ("1. Spieltag", 1), ("Final", nil),
            ("Jornada 99999999999999999999", nil),
        ] as [(String, Int?)])
    func numeros(ronda: String, numero: Int?) {
        #expect(Ficha(ronda: ronda).numeroDeJornada == numero)
    }

    @Test("Lo que queda por jugar impide el enfrentamiento directo de LaLiga hasta ese día")
    func directoHastaUnDia() throws {
        let (rayo, toros, lobos) = (Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos)
        let ida = [
            jugado(rayo, 1, 0, toros, jornada: 1, dia: 1),
            jugado(toros, 5, 0, lobos, jornada: 2, dia: 2),
            jugado(lobos, 0, 0, rayo, jornada: 3, dia: 3, .aplazado),
        ]
        let vuelta = [
            jugado(toros, 0, 0, rayo, jornada: 4, dia: 4),
            jugado(lobos, 1, 0, toros, jornada: 5, dia: 5, .aplazado),
            jugado(rayo, 0, 0, lobos, jornada: 6, dia: 6, .aplazado),
        ]
        let tabla = { (jornada: Int) in
            (ida + vuelta).tablaDePosiciones(
                vista: VistaDeTabla(hasta: .jornada(jornada)), reglamento: .laliga)
        }
        #expect(tabla(3).first?.equipo === toros)
        #expect(tabla(3).first?.conElSiguiente?.motivo == .general(.diferencia))
        #expect(tabla(4).first?.equipo === rayo)
        #expect(tabla(4).first?.conElSiguiente?.motivo == .directo(.puntos))
    }

    @Test("Las tarjetas de cada equipo, una deducción por jugador y partido")
    func tarjetas() throws {
        let ana = try #require(Ejemplo.rayo.plantilla.first)
        let ivan = try #require(Ejemplo.toros.plantilla.first)
        let sofia = try #require(Ejemplo.toros.plantilla.last)
        let partido = Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros,
            eventos: [
                .tarjeta(minuto: 5, jugador: ana, color: .amarilla),
                .tarjeta(minuto: 80, jugador: ana, color: .amarilla),
                .tarjeta(minuto: 80, jugador: ana, color: .roja),
                .tarjeta(minuto: 30, jugador: ivan, color: .roja),
                .tarjeta(minuto: 31, jugador: sofia, color: .amarilla),
            ])
        let conducta = partido.incidencias.conducta(
            segun: .fifa, local: Ejemplo.rayo, visitante: Ejemplo.toros)
        #expect(conducta == (3, 5))
        let filas = [partido].tablaDePosiciones(reglamento: .fifa)
        #expect(filas.map(\.equipo) == [Ejemplo.rayo, Ejemplo.toros])
        #expect(filas.map(\.conducta) == [3, 5])
        #expect(filas.first?.conElSiguiente?.motivo == .conducta)
    }
}

import Testing

@testable import Torneo

/// A match that ended like this, its goals by nobody in particular.
func partido(_ local: Equipo, _ goles: Int, _ contra: Int, _ visitante: Equipo) -> Partido {
    let suyos = Array(repeating: local, count: goles)
    let ajenos = Array(repeating: visitante, count: contra)
    return Partido(
        local: local, visitante: visitante,
        eventos: (suyos + ajenos).map { .gol(minuto: 1, jugador: .sinIdentificar, equipo: $0) })
}

/// Checks a table by the names, in order, and the points.
func esperaTabla(
    _ filas: [FilaDePosicion], _ esperada: [(String, Int)],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        filas.map { "\($0.equipo.nombre) \($0.puntos)" } == esperada.map { "\($0.0) \($0.1)" },
        sourceLocation: sourceLocation)
}

/// Checks what holds in every table of whole matches.
func esperaCuentasCuadradas(
    _ filas: [FilaDePosicion], _ reglamento: any Reglamento = ReglamentoLiga()
) {
    #expect(filas.reduce(0) { $0 + $1.diferencia } == 0)
    #expect(filas.reduce(0) { $0 + $1.ganados } == filas.reduce(0) { $0 + $1.perdidos })
    for fila in filas {
        #expect(fila.jugados == fila.ganados + fila.empatados + fila.perdidos)
        #expect(
            fila.puntos
                == fila.ganados * reglamento.puntosPorVictoria
                + fila.empatados * reglamento.puntosPorEmpate
                + fila.perdidos * reglamento.puntosPorDerrota)
    }
}

@Suite("Tabla de posiciones")
struct TablaTests {
    private let equipos = [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas]

    @Test("Puntos, diferencia, goles a favor y nombre, en ese orden")
    func orden() {
        let partidos = [
            partido(Ejemplo.rayo, 2, 1, Ejemplo.toros),
            partido(Ejemplo.lobos, 3, 2, Ejemplo.aguilas),
        ]
        esperaTabla(
            partidos.tablaDePosiciones(equipos: equipos),
            [("Lobos", 3), ("Rayo FC", 3), ("Águilas", 0), ("Toros", 0)])
    }

    @Test("Quien no ha jugado aparece, y quien solo está en un partido también")
    func sinJugar() {
        var pendiente = partido(Ejemplo.lobos, 0, 0, Ejemplo.aguilas)
        pendiente.ficha.estado = .programado
        let filas = [pendiente].tablaDePosiciones(equipos: [Ejemplo.rayo])
        #expect(Set(filas.map(\.equipo)) == [Ejemplo.rayo, Ejemplo.lobos, Ejemplo.aguilas])
        #expect(filas.allSatisfy { $0.jugados == 0 && $0.puntos == 0 })
    }

    @Test(
        "Un partido sin resultado no es un 0-0",
        arguments: [EstadoDePartido.programado, .enJuego, .aplazado, .suspendido])
    func sinResultado(estado: EstadoDePartido) {
        var pendiente = partido(Ejemplo.rayo, 1, 0, Ejemplo.toros)
        pendiente.ficha.estado = estado
        #expect([pendiente].tablaDePosiciones(equipos: equipos).allSatisfy { $0.jugados == 0 })
    }

    @Test("Lo adjudicado cuenta como se decidió")
    func adjudicado() {
        var decidido = partido(Ejemplo.rayo, 5, 0, Ejemplo.toros)
        decidido.ficha.estado = .adjudicado(Marcador(local: 0, visitante: 3))
        let filas = [decidido].tablaDePosiciones()
        esperaTabla(filas, [("Toros", 3), ("Rayo FC", 0)])
        #expect(filas.map(\.diferencia) == [3, -3])
    }

    @Test("Dos equipos del mismo nombre son dos filas, en el orden de inscripción")
    func mismoNombre() throws {
        let uno = try #require(Equipo(nombre: "X", plantilla: []))
        let otro = try #require(Equipo(nombre: "X", plantilla: []))
        let filas = [Partido]().tablaDePosiciones(equipos: [uno, otro])
        #expect(filas.map(\.equipo) == [uno, otro])
    }

    @Test("Un reglamento que castiga deja puntos negativos, y el equipo se queda")
    func puntosNegativos() {
        struct Castigo: Reglamento {
            let puntosPorVictoria = 2
            let puntosPorEmpate = 0
            let puntosPorDerrota = -1
        }
        let filas = [partido(Ejemplo.rayo, 1, 0, Ejemplo.toros)]
            .tablaDePosiciones(equipos: equipos, reglamento: Castigo())
        esperaTabla(filas, [("Rayo FC", 2), ("Lobos", 0), ("Águilas", 0), ("Toros", -1)])
        esperaCuentasCuadradas(filas, Castigo())
    }

    @Test("Los empatados en todo comparten puesto y el siguiente salta")
    func puestos() {
        let partidos = [
            partido(Ejemplo.rayo, 1, 0, Ejemplo.toros),
            partido(Ejemplo.lobos, 1, 0, Ejemplo.aguilas),
        ]
        let filas = partidos.tablaDePosiciones(equipos: equipos)
        #expect(filas.puestos == [1, 1, 3, 3])
        #expect([FilaDePosicion]().puestos.isEmpty)
    }

    @Test("Una tabla por grupo, y los grupos en el orden en que aparecen")
    func grupos() {
        var unos = partido(Ejemplo.lobos, 1, 0, Ejemplo.aguilas)
        unos.ficha.grupo = "B"
        unos.ficha.ronda = "Jornada 2"
        var otros = partido(Ejemplo.rayo, 0, 0, Ejemplo.toros)
        otros.ficha.grupo = "A"
        otros.ficha.ronda = "Jornada 1"
        let partidos = [unos, otros, unos, partido(Ejemplo.rayo, 0, 0, Ejemplo.lobos)]
        #expect(partidos.grupos == ["B", "A"])
        #expect(partidos.rondas == ["Jornada 2", "Jornada 1"])
        esperaTabla(partidos.delGrupo("B").tablaDePosiciones(), [("Lobos", 6), ("Águilas", 0)])
        #expect(partidos.deLaRonda("Jornada 1") == [otros])
    }

    @Test("Toda liguilla de tres con hasta dos goles por lado cuadra, sea cual sea el orden")
    func liguillasDeTres() {
        let marcadores = (0...2).flatMap { local in (0...2).map { (local, $0) } }
        let (a, b, c) = (Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos)
        for uno in marcadores {
            for dos in marcadores {
                for tres in marcadores {
                    let partidos = [
                        partido(a, uno.0, uno.1, b), partido(b, dos.0, dos.1, c),
                        partido(c, tres.0, tres.1, a),
                    ]
                    comprobar(partidos, [a, b, c])
                }
            }
        }
    }

    @Test("Toda liguilla de cuatro de victorias, empates y derrotas cuadra")
    func liguillasDeCuatro() {
        let parejas = (0..<4).flatMap { uno in ((uno + 1)..<4).map { (uno, $0) } }
        for numero in 0..<729 {
            var resto = numero
            let partidos = parejas.map { uno, otro in
                defer { resto /= 3 }
                return partido(
                    equipos[uno], [2, 1, 0][resto % 3], [0, 1, 1][resto % 3], equipos[otro])
            }
            comprobar(partidos, equipos)
        }
    }

    /// Sums, order and independence of the order of the matches.
    private func comprobar(_ partidos: [Partido], _ equipos: [Equipo]) {
        let filas = partidos.tablaDePosiciones(equipos: equipos)
        esperaCuentasCuadradas(filas)
        #expect(filas.count == equipos.count)
        for (arriba, abajo) in zip(filas, filas.dropFirst()) {
            let alto = (arriba.puntos, arriba.diferencia, arriba.golesAFavor)
            let bajo = (abajo.puntos, abajo.diferencia, abajo.golesAFavor)
            #expect(alto > bajo || (alto == bajo && arriba.equipo.nombre < abajo.equipo.nombre))
        }
        #expect(partidos.reversed().tablaDePosiciones(equipos: equipos.reversed()) == filas)
    }
}

@Suite("Tabla acumulada")
struct TablaAcumuladaTests {
    @Test("Sumar y restar partidos da lo mismo que contarlos de nuevo", arguments: 0..<100)
    func igualQueContar(semilla: Int) {
        var azar = Azar(semilla)
        var inventado = TorneoInventado(semilla: semilla)
        let documento = inventado.documento()
        var tabla = TablaAcumulada(equipos: documento.equipos)
        var dentro: [Partido] = []
        for partido in documento.partidos {
            tabla.sumar(partido)
            dentro.append(partido)
            if azar.unaDe(3) { tabla.restar(dentro.remove(at: azar.entre(0...dentro.count - 1))) }
            #expect(tabla.filas() == dentro.tablaDePosiciones(equipos: documento.equipos))
        }
    }

    @Test("Una copia no cambia con el original")
    func esUnValor() {
        var tabla = TablaAcumulada(equipos: [Ejemplo.rayo, Ejemplo.toros])
        let antes = tabla
        tabla.sumar(Ejemplo.rayoContraToros)
        #expect(antes.filas().allSatisfy { $0.jugados == 0 })
        #expect(tabla.filas().map(\.puntos) == [3, 0])
    }
}

import Observation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Lo que cuentan las tablas además de las filas, gol a gol")
struct PruebasDeLiguillasSeguidas {
    private let equipos = ["Rayo", "Toros", "Unión", "Atlético"].compactMap {
        Equipo(nombre: $0, plantilla: [Jugador(nombre: "9 de \($0)", dorsal: 9)])
    }

    /// Everybody against everybody twice over, some played, some not; one group, two or none, with rounds or
    /// without.
    private func repositorio(_ azar: inout Azar, grupos: Bool, rondas: Bool)
        throws -> RepositorioDePartidos
    {
        let estados: [EstadoDePartido] = [.programado, .enJuego, .finalizado, .finalizado]
        var partidos: [Partido] = []
        for (uno, local) in equipos.enumerated() {
            for (otro, visitante) in equipos.enumerated() where uno != otro {
                let grupo = (uno + otro).isMultiple(of: 2) ? "A" : nil
                var ficha = Ficha(
                    ronda: rondas ? "Jornada \((uno + otro) % 5 + 1)" : nil,
                    grupo: grupos ? grupo : nil)
                ficha.estado = estados.randomElement(using: &azar) ?? .programado
                ficha.campo = uno == 0 ? "Norte" : nil
                partidos.append(
                    Partido(local: local, visitante: visitante, incidencias: [], ficha: ficha))
            }
        }
        let repositorio = RepositorioDePartidos(
            nombre: "Azar", equipos: equipos,
            partidos: partidos.shuffled(using: &azar).enumerated().map {
                PartidoDeLista(id: $0 + 1, partido: $1)
            })
        for zona in [
            ZonaDeTabla(1...2, nombre: "Final", .asciende),
            ZonaDeTabla(4...4, nombre: "Descenso", .desciende),
        ] {
            try repositorio.cambiar(.zona(zona))
        }
        return repositorio
    }

    private let vistas: [VistaDeTabla] = [
        VistaDeTabla(), VistaDeTabla(lados: .local), VistaDeTabla(lados: .visitante),
        VistaDeTabla(contandoEnJuego: true), VistaDeTabla(ultimos: 2),
        VistaDeTabla(hasta: .jornada(2), contandoEnJuego: true),
    ]

    private func cambiar(_ repositorio: RepositorioDePartidos, _ azar: inout Azar) {
        let id = Int.random(in: 1...repositorio.cuantos, using: &azar)
        let marcador = Marcador(
            local: Int.random(in: 0...3, using: &azar),
            visitante: Int.random(in: 0...3, using: &azar))
        switch Int.random(in: 0..<6, using: &azar) {
        case 0: repositorio.empezar(partidoId: id)
        case 1: repositorio.terminar(partidoId: id)
        case 2: repositorio.poner(ResultadoAMano(marcador), en: id)
        default:
            RegistrarGol(repositorio: repositorio)(
                partidoId: id, lado: Bool.random(using: &azar) ? .local : .visitante,
                minuto: Int.random(in: 0...90, using: &azar))
        }
    }

    @Test(
        "lo que se lleva gol a gol es lo que daría contarlo todo otra vez",
        arguments: 1...12, [(false, false), (false, true), (true, false), (true, true)])
    func loMismo(semilla: Int, forma: (grupos: Bool, rondas: Bool)) async throws {
        var azar = Azar(semilla: UInt64(semilla))
        let repositorio = try repositorio(&azar, grupos: forma.grupos, rondas: forma.rondas)
        for _ in 0..<25 {
            await Task.yield()
            cambiar(repositorio, &azar)
            let contadas = repositorio.documento.liguillas
            #expect(
                repositorio.formas()
                    == contadas.map { liguilla in
                        let formas = liguilla.partidos.formas()
                        return Dictionary(
                            uniqueKeysWithValues: liguilla.equipos.map { ($0, formas[$0] ?? []) })
                    })
            #expect(repositorio.certezas() == contadas.map { $0.certezas(de: $0.tabla()) })
            #expect(repositorio.evoluciones() == contadas.map { $0.evolucion() })
            for vista in vistas {
                #expect(
                    repositorio.tablas(VistaPedida(vista)).map(\.filas)
                        == contadas.map { $0.tabla(vista) })
            }
            #expect(
                repositorio.hayPartidosEnJuego
                    == repositorio.partidos.contains { $0.partido.ficha.estado == .enJuego })
        }
    }

    @Test("un gol de un partido en juego no molesta a quien mira la tabla; su final, sí")
    func enJuego() {
        let repositorio = RepositorioDePartidos(
            nombre: "Copa", equipos: equipos,
            partidos: [
                PartidoDeLista(
                    id: 1,
                    partido: Partido(
                        local: equipos[0], visitante: equipos[1], incidencias: [],
                        ficha: Ficha(estado: .enJuego)))
            ])
        var avisos = 0
        func mirar(_ leer: @escaping () -> Void) {
            withObservationTracking(leer) { MainActor.assumeIsolated { avisos += 1 } }
        }
        mirar { _ = (repositorio.tablas(), repositorio.formas(), repositorio.certezas()) }
        mirar { _ = repositorio.tablas(VistaPedida(VistaDeTabla(lados: .local))) }
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 3)
        #expect(avisos == 0)
        mirar { _ = repositorio.tablas(VistaPedida(VistaDeTabla(contandoEnJuego: true))) }
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 4)
        #expect(avisos == 1)
        repositorio.terminar(partidoId: 1)
        #expect(avisos == 3)
    }
}

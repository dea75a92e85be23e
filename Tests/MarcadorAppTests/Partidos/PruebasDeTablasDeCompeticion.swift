import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("Las tablas de cada clase de competición, cambio a cambio")
struct PruebasDeTablasDeCompeticion {
    /// A competition of five or six teams, nothing played yet.
    enum Clase: CaseIterable {
        case ligaConFinal, copa, suizo, grupos

        func documento() throws -> DocumentoDelTorneo {
            let equipos = (1...6).compactMap {
                Equipo(nombre: "E\($0)", plantilla: [Jugador(nombre: "J\($0)", dorsal: 9)])
            }
            switch self {
            case .ligaConFinal:
                var liga = DocumentoDelTorneo(
                    nombre: "Liga", plan: try Plan.liga(Array(equipos[0..<4])))
                for ronda in ["Semifinal", "Final"] {
                    liga.partidos.append(
                        Partido(
                            local: equipos[0], visitante: equipos[1], incidencias: [],
                            ficha: Ficha(ronda: ronda, estado: .programado)))
                }
                return liga
            case .copa:
                return DocumentoDelTorneo(nombre: "Copa", plan: try Plan.eliminatoria(equipos))
            case .suizo:
                let cinco = Array(equipos[0..<5])
                let primera = try Suizo.emparejar(cinco.map { EnSuizo($0) }, despues: 3)
                return DocumentoDelTorneo(
                    nombre: "Suizo", plan: try Plan.suizo(cinco, rondas: 4),
                    primeraRonda: primera.cruces)
            case .grupos:
                return DocumentoDelTorneo(
                    nombre: "Grupos",
                    plan: try Plan.grupos(
                        [Array(equipos[0..<3]), Array(equipos[3..<6])], clasifican: 2))
            }
        }
    }

    private func cambiar(_ repositorio: RepositorioDePartidos, _ azar: inout Azar) {
        let id = Int.random(in: 1...repositorio.cuantos, using: &azar)
        let goles = { (azar: inout Azar) in Int.random(in: 0...3, using: &azar) }
        switch Int.random(in: 0..<8, using: &azar) {
        case 0: repositorio.empezar(partidoId: id)
        case 1: repositorio.terminar(partidoId: id)
        case 2: try? repositorio.emparejarRonda()
        case 3: try? repositorio.cambiar(.ajustar(Ajuste(equipo: "E1", puntos: goles(&azar) - 5)))
        case 4:
            guard let lugar = repositorio.apuntado.apuntes.indices.randomElement(using: &azar)
            else { return }
            let id = repositorio.apuntado.apuntes[lugar].id
            _ = try? repositorio.anotar(.anulacion(Anulacion(de: id)))
        default:
            let resultado = ResultadoAMano(
                Marcador(local: goles(&azar), visitante: goles(&azar)))
            guard repositorio.impedimento(de: id, { $0 = $0.terminando(con: resultado) }) == nil
            else { return }
            repositorio.poner(resultado, en: id)
        }
    }

    @Test(
        "lo que se lleva es lo que daría contarlo todo otra vez, y de lo que cuenta para la tabla",
        arguments: Clase.allCases, 1...6)
    func loMismo(clase: Clase, semilla: Int) async throws {
        var azar = Azar(semilla: UInt64(semilla))
        let carpeta = try CarpetaTemporal()
        let almacen = AlmacenDelTorneo(url: carpeta.fichero("torneo.json"))
        try almacen.guardar(try clase.documento())
        let repositorio = RepositorioDePartidos(almacen: almacen)
        var descansos = 0
        for _ in 0..<50 {
            await Task.yield()
            cambiar(repositorio, &azar)
            var documento = repositorio.documento
            documento.reglas = repositorio.reglasConZonas
            let contadas = documento.liguillas
            let tablas = repositorio.tablas()
            #expect(tablas.map(\.grupo) == contadas.map(\.grupo))
            #expect(tablas.map(\.filas) == contadas.map { $0.tabla() })
            #expect(repositorio.evoluciones() == contadas.map { $0.evolucion() })
            #expect(repositorio.descansos() == contadas.map(\.descansos))
            #expect(repositorio.certezas() == contadas.map { $0.certezas(de: $0.tabla()) })
            for vista in [VistaDeTabla(contandoEnJuego: true), VistaDeTabla(hasta: .jornada(1))] {
                #expect(
                    repositorio.tablas(VistaPedida(vista)).map(\.filas)
                        == contadas.map { $0.tabla(vista) })
            }
            #expect(
                repositorio.goleadores()
                    == repositorio.documento.partidos.filasDeGoleadores())
            descansos = max(descansos, contadas.first?.descansos.count ?? 0)
        }
        #expect(
            repositorio.tablas().count == [1, 0, 1, 2][Clase.allCases.firstIndex(of: clase) ?? 0])
        #expect((descansos > 1) == (clase == .suizo))
    }
}

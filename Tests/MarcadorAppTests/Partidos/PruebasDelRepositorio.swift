import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El repositorio de partidos y su fichero")
struct PruebasDelRepositorio {
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    private var almacen: AlmacenDelTorneo { AlmacenDelTorneo(url: carpeta.fichero("torneo.json")) }

    @Test("sin nada dicho, son los datos de ejemplo, en memoria")
    func deEjemplo() throws {
        let repositorio = RepositorioDePartidos()
        #expect(repositorio.nombre == "Copa Barrio")
        #expect(repositorio.partidos.map(\.id) == Array(1...18))
        #expect(try carpeta.contenido.isEmpty)
    }

    @Test("lo guardado y vuelto a cargar es igual")
    func idaYVuelta() async throws {
        #expect(!almacen.existe)
        let antes = RepositorioDePartidos(almacen: almacen)
        RegistrarGol(repositorio: antes)(partidoId: 3, lado: .visitante, minuto: 89)
        #expect(almacen.existe)
        var despues: RepositorioDePartidos?
        let lineas = await registro { despues = RepositorioDePartidos(almacen: almacen) }
        let cargado = try #require(despues)
        #expect(lineas == ["torneo CARGADO de torneo.json: 18 partidos"])
        #expect(cargado.nombre == antes.nombre)
        #expect(cargado.equipos.map(\.nombre) == antes.equipos.map(\.nombre))
        #expect(cargado.equipos.map(\.plantilla) == antes.equipos.map(\.plantilla))
        #expect(cargado.partidos.map(\.id) == Array(1...18))
        #expect(try cargado.torneo().aJson() == antes.torneo().aJson())
        #expect(
            cargado.goleadores().map { "\($0.jugador) \($0.goles)" }
                == antes.goleadores().map { "\($0.jugador) \($0.goles)" })
    }

    @Test("lo que sigue a los partidos, el cuadro, se conserva al guardar un gol")
    func elCuadro() throws {
        let plan = try Plan.eliminatoria(DatosDeEjemplo.torneo.equipos)
        let documento = DocumentoDelTorneo(nombre: "Copa", plan: plan)
        try almacen.guardar(documento)
        let repositorio = RepositorioDePartidos(almacen: almacen)
        #expect(repositorio.cuadro?.cruces.count == 3)
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 10)
        let guardado = try almacen.cargar()
        #expect(guardado.partidos[0].golesLocal == 1)
        #expect(guardado.cuadro?.cruces.map(\.partido) == [1, 2, nil])
        #expect(try repositorio.torneo().aJson() == guardado.aJson())
    }

    @Test("lo que decide la tabla se conserva al guardar un gol")
    func lasReglas() throws {
        var documento = DocumentoDelTorneo(DatosDeEjemplo.torneo)
        documento.reglas = ReglasDelTorneo(
            reglamento: .laliga,
            resoluciones: Resoluciones(ajustes: [Ajuste(equipo: documento.equipos[1], puntos: -3)]),
            zonas: [ZonaDeTabla(4...4, .desciende)])
        try almacen.guardar(documento)
        let repositorio = RepositorioDePartidos(almacen: almacen)
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 10)
        let guardado = try almacen.cargar().reglas
        #expect(guardado.reglamento == .laliga)
        #expect(guardado.resoluciones.ajustes.map(\.puntos) == [-3])
        #expect(guardado.zonas == [ZonaDeTabla(4...4, .desciende)])
        #expect(try repositorio.torneo().aJson() == almacen.cargar().aJson())
    }

    @Test("cambiar las reglas cambia la tabla al momento, y se guarda")
    func cambiarLasReglas() throws {
        let repositorio = RepositorioDePartidos(almacen: almacen)
        let rayo = repositorio.equipos[0]
        let antes = repositorio.tablas()[0].filas.first { $0.equipo == rayo }?.puntos ?? 0
        try repositorio.cambiar(.reglamento(.laliga))
        try repositorio.cambiar(
            .ajustar(Ajuste(equipo: rayo.nombre, puntos: -4, motivo: "Impago")))
        let despues = repositorio.tablas()[0].filas.first { $0.equipo == rayo }
        #expect(despues?.puntos == antes - 4 && despues?.ajuste == -4)
        #expect(try almacen.cargar().reglas.reglamento == .laliga)
        #expect(RepositorioDePartidos(almacen: almacen).reglas.reglamento == .laliga)
        let vista = VistaPedida(VistaDeTabla(lados: .local))
        #expect(repositorio.tablas(vista)[0].filas.allSatisfy { $0.jugados < 9 })
    }

    @Test("guardar, existe, cargar y borrar; borrar dos veces no protesta")
    func elAlmacen() throws {
        try almacen.guardar(DatosDeEjemplo.torneo)
        #expect(almacen.existe)
        #expect(try almacen.cargar().aJson() == DatosDeEjemplo.torneo.aJson())
        almacen.borrar()
        almacen.borrar()
        #expect(!almacen.existe)
        #expect(throws: (any Error).self) { try almacen.cargar() }
    }

    @Test("las tablas y los goleadores no se guardan: se deducen")
    func nadaDeducidoSeGuarda() throws {
        RepositorioDePartidos(almacen: almacen).registrarGol(
            partidoId: 1,
            gol: .gol(minuto: 1, jugador: Ejemplo.ana, equipo: DatosDeEjemplo.torneo.equipos[0]))
        let texto = try String(contentsOf: almacen.url, encoding: .utf8)
        for palabra in ["tabla", "puntos", "goleadores", "marcador"] {
            #expect(!texto.contains("\"\(palabra)\""))
        }
    }

    @Test(
        "un fichero ilegible no impide empezar, se dice, y se conserva byte a byte",
        arguments: [
            "", "{\"nombre\": \"Copa\"", "no es JSON", "[]",
            #"{"nombre":"X","equipos":[],"partidos":[{"local":"A","visitante":"B","eventos":[]}]}"#,
            "\u{FEFF}{", "{\"nombre\":\"\\ud800\",\"equipos\":[],\"partidos\":[]}x",
        ])
    func ilegible(texto: String) async throws {
        let bytes = Data(texto.utf8)
        try bytes.write(to: almacen.url)
        var repositorio: RepositorioDePartidos?
        let lineas = await registro { repositorio = RepositorioDePartidos(almacen: almacen) }
        let vivo = try #require(repositorio)
        #expect(vivo.partidos.count == 18)
        #expect(lineas.count == 1)
        #expect(lineas.first?.hasPrefix("torneo.json ILEGIBLE (") == true)
        #expect(
            try Data(contentsOf: almacen.url) == bytes, "hasta que hay que escribir, ni se toca")
        RegistrarGol(repositorio: vivo)(partidoId: 1, lado: .local, minuto: 5)
        RegistrarGol(repositorio: vivo)(partidoId: 1, lado: .local, minuto: 6)
        #expect(try carpeta.contenido == ["torneo.ilegible-1.json", "torneo.json"])
        #expect(try Data(contentsOf: carpeta.fichero("torneo.ilegible-1.json")) == bytes)
        #expect(try almacen.cargar().partidos[0].marcador() == Marcador(local: 5, visitante: 2))
    }

    @Test("un segundo fichero ilegible no pisa al primero")
    func dosIlegibles() async throws {
        for texto in ["uno", "dos"] {
            try Data(texto.utf8).write(to: almacen.url)
            _ = await registro {
                RegistrarGol(repositorio: RepositorioDePartidos(almacen: almacen))(
                    partidoId: 1, lado: .local, minuto: 5)
            }
        }
        #expect(try Data(contentsOf: carpeta.fichero("torneo.ilegible-1.json")) == Data("uno".utf8))
        #expect(try Data(contentsOf: carpeta.fichero("torneo.ilegible-2.json")) == Data("dos".utf8))
    }

    @Test("si no se puede apartar, no se escribe encima", arguments: [true, false])
    func noSePuedeApartar(conEscritor: Bool) async throws {
        let largo = AlmacenDelTorneo(url: carpeta.nombreQueNoSeAparta)
        try Data("roto".utf8).write(to: largo.url)
        let escritor = conEscritor ? EscritorDelTorneo(almacen: largo) : nil
        _ = await registro {
            let repositorio = RepositorioDePartidos(almacen: largo, escritor: escritor)
            RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 5)
            await #expect(throws: (any Error).self) { try await repositorio.asegurar() }
        }
        #expect(try Data(contentsOf: largo.url) == Data("roto".utf8))
    }

    @Test("si no se puede guardar, se dice, se sigue en memoria y asegurar lo confiesa")
    func noSePuedeGuardar() async throws {
        let imposible = AlmacenDelTorneo(url: try carpeta.imposible())
        let repositorio = RepositorioDePartidos(almacen: imposible)
        let lineas = await registro {
            RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: 5)
            await #expect(throws: ErrorDeDisco.self) { try await repositorio.asegurar() }
        }
        #expect(repositorio.partido(id: 1)?.golesLocal == 4)
        #expect(lineas.first?.hasPrefix("no se pudo guardar el torneo: ") == true)
    }

    @Test("el repositorio rehace el torneo y valida cada partido")
    func rehaceElTorneo() throws {
        #expect(try RepositorioDePartidos().torneo().partidos.count == 18)
        let ajeno = RepositorioDePartidos(
            nombre: "Copa", equipos: [Ejemplo.rayo],
            partidos: [PartidoDeLista(id: 1, partido: Ejemplo.rayoContraToros)])
        #expect(throws: ErrorDeTorneo.equiposNoInscritos(torneo: "Copa")) { try ajeno.torneo() }
    }

    @Test("un partido que no existe: ni está ni cambia", arguments: [0, 19, -1, .max])
    func noExiste(id: Int) {
        let repositorio = RepositorioDePartidos()
        let antes = repositorio.partidos
        #expect(repositorio.partido(id: id) == nil)
        #expect(!repositorio.existe(id))
        repositorio.registrarGol(
            partidoId: id, gol: .gol(minuto: 1, jugador: Ejemplo.ana, equipo: Ejemplo.rayo))
        repositorio.empezar(partidoId: id)
        repositorio.terminar(partidoId: id)
        #expect(repositorio.partidos == antes)
    }

    @Test(
        "empezar y terminar solo tocan lo que no tiene resultado",
        arguments: [
            (EstadoDePartido.programado, EstadoDePartido.enJuego, EstadoDePartido.finalizado),
            (.aplazado, .enJuego, .finalizado), (.suspendido, .enJuego, .finalizado),
            (.finalizado, .finalizado, .finalizado),
            (
                .adjudicado(Marcador(local: 3, visitante: 0)),
                .adjudicado(Marcador(local: 3, visitante: 0)),
                .adjudicado(Marcador(local: 3, visitante: 0))
            ),
        ])
    func estados(
        antes: EstadoDePartido, empezado: EstadoDePartido, terminado: EstadoDePartido
    ) {
        let repositorio = RepositorioDePartidos(
            nombre: "Copa", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [
                PartidoDeLista(
                    id: 1,
                    partido: Partido(
                        local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: [],
                        ficha: Ficha(estado: antes)))
            ])
        repositorio.terminar(partidoId: 1)
        #expect(repositorio.partido(id: 1)?.ficha.estado == antes)
        repositorio.empezar(partidoId: 1)
        #expect(repositorio.partido(id: 1)?.ficha.estado == empezado)
        repositorio.terminar(partidoId: 1)
        #expect(repositorio.partido(id: 1)?.ficha.estado == terminado)
    }

    @Test("los goles de los goleadores suman todos los goles, y van de más a menos")
    func goleadores() {
        let repositorio = RepositorioDePartidos()
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .visitante, minuto: 9)
        let goles = repositorio.goleadores().map(\.goles)
        #expect(
            goles.reduce(0, +)
                == repositorio.partidos.map { $0.partido.marcador().goles }.reduce(0, +))
        #expect(goles == goles.sorted(by: >))
    }
}

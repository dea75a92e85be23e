import Foundation
import Testing
import Torneo

@testable import MarcadorApp

/// Every order that changes the tournament becomes an entry, and the entries alone give it again.
@MainActor
@Suite("La mesa apunta en el diario todo lo que cambia el torneo")
struct PruebasDeLaMesaConDiario {
    private let diario = DiarioEnMemoria()
    private let carpeta: CarpetaTemporal

    init() throws { carpeta = try CarpetaTemporal() }

    private func abrir(_ documento: DocumentoDelTorneo) throws -> ContenedorDeLaApp {
        let almacen = AlmacenDelTorneo(url: carpeta.fichero("torneo.json"))
        try almacen.guardar(documento)
        return abrir()
    }

    private func abrir() -> ContenedorDeLaApp {
        Escenario.contenedor(
            RepositorioDePartidos(
                almacen: AlmacenDelTorneo(url: carpeta.fichero("torneo.json")),
                cuaderno: CuadernoDelTorneo(torneo: "torneo", diario: diario),
                reloj: RelojDeMano()),
            comunes: Escenario.comunes(
                servicio: ServicioFalso(), preferencias: PreferenciasFalsas()),
            reloj: RelojDeMano())
    }

    private func tipos() -> [String] {
        diario.leer("torneo", desde: 0, cuantos: .max).map(\.suceso.tipo)
    }

    /// Opened again from its entries, without its file, the tournament is the same.
    private func esElMismo(_ contenedor: ContenedorDeLaApp) async throws -> Bool {
        await contenedor.partidos.cerrar()
        let ahora = try contenedor.partidos.documento.aJson()
        let enElFichero = try Data(contentsOf: carpeta.fichero("torneo.json"))
        try FileManager.default.removeItem(at: carpeta.fichero("torneo.json"))
        let otro = abrir()
        await otro.partidos.cerrar()
        return try otro.partidos.documento.aJson() == ahora && enElFichero == ahora
    }

    private let equipos = (1...4).compactMap { numero in
        Equipo(nombre: "E\(numero)", plantilla: [Jugador(nombre: "De E\(numero)")])
    }

    @Test("resultados y la final que traen; deshacer uno la deja esperando, y se cuenta")
    func eliminatoria() async throws {
        let contenedor = try abrir(
            DocumentoDelTorneo(nombre: "Copa", plan: Plan.eliminatoria(equipos)))
        let mesa = MesaDelTorneo(contenedor: contenedor)
        let partidos = contenedor.partidos
        var cambiados: [Int] = []
        partidos.alCambiar = { cambiados.append($0) }
        for numero in 1...2 {
            try await mesa.cumplir(
                .resultado(
                    partido: numero, ResultadoAMano(Marcador(local: 2, visitante: 1))))
        }
        #expect(cambiados == [1, 2, 3])
        #expect(partidos.cuantos == 3 && partidos.partido(id: 3)?.ficha.estado == .programado)
        #expect(tipos() == ["tomado", "resultado", "resultado"])
        let primero = partidos.apuntado.apuntes[1].id
        #expect(try await mesa.cumplir(.anular(apunte: primero)) == .apuntado(4))
        #expect(cambiados == [1, 2, 3, 1, 3])
        #expect(partidos.partido(id: 1)?.ficha.estado == .programado)
        #expect(partidos.partido(id: 3)?.ficha.estado == .aplazado)
        await #expect(throws: FalloDeOrden.equiposPorSaber(3)) {
            try await mesa.cumplir(.empezar(partido: 3, duracion: nil))
        }
        #expect(try await esElMismo(contenedor))
    }

    @Test("un gol con otro minuto es una corrección, y deshacerla devuelve el de antes")
    func corregirUnGol() async throws {
        let contenedor = try abrir(DocumentoDelTorneo(DatosDeEjemplo.torneo))
        let mesa = MesaDelTorneo(contenedor: contenedor)
        let id = Identificador(alta: 0x0199_F3C2_7D1A_7C4E, baja: 1)
        for minuto in [10, 12, 12] {
            try await mesa.cumplir(.gol(partido: 1, lado: .local, minuto: minuto, id: id))
        }
        #expect(tipos() == ["tomado", "gol", "correccion"])
        #expect(contenedor.partidos.gol(id, en: 1)?.minuto == 12)
        let correccion = contenedor.partidos.apuntado.apuntes[2].id
        try await mesa.cumplir(.anular(apunte: correccion))
        #expect(contenedor.partidos.gol(id, en: 1)?.minuto == 10)
        #expect(try await esElMismo(contenedor))
    }

    @Test("el gol que vino con el documento también cambia de minuto")
    func corregirUnGolDeAntes() async throws {
        let id = Identificador(alta: 0x0199_F3C2_7D1A_7C4E, baja: 2)
        var documento = DocumentoDelTorneo(DatosDeEjemplo.torneo)
        documento.partidos[0].registrar(
            Incidencia(
                .gol(
                    minuto: 80, jugador: .sinIdentificar, equipo: documento.partidos[0].local),
                id: id))
        let contenedor = try abrir(documento)
        let mesa = MesaDelTorneo(contenedor: contenedor)
        try await mesa.cumplir(.gol(partido: 1, lado: .local, minuto: 81, id: id))
        #expect(tipos() == ["tomado", "minuto"])
        #expect(contenedor.partidos.gol(id, en: 1)?.minuto == 81)
        #expect(try await esElMismo(contenedor))
    }

    @Test(
        "una ronda emparejada por error se deshace: sus partidos desaparecen y se empareja otra vez"
    )
    func suizo() async throws {
        let primeros = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: 2)
        let contenedor = try abrir(
            DocumentoDelTorneo(
                nombre: "Suizo", plan: Plan.suizo(equipos, rondas: 3),
                primeraRonda: primeros.cruces))
        let mesa = MesaDelTorneo(contenedor: contenedor)
        let partidos = contenedor.partidos
        for numero in 1...2 {
            try await mesa.cumplir(
                .resultado(
                    partido: numero, ResultadoAMano(Marcador(local: numero, visitante: 0))))
        }
        try await mesa.cumplir(.emparejarRonda)
        #expect(tipos().last == "ronda" && partidos.cuantos == 4)
        let emparejados = partidos.partidos.suffix(2).map(\.partido.local.nombre)
        let ronda = partidos.apuntado.apuntes[3].id
        try await mesa.cumplir(.anular(apunte: ronda))
        #expect(partidos.cuantos == 2 && !partidos.existe(3) && partidos.partido(id: 4) == nil)
        #expect(partidos.rondaPorEmparejar == "Ronda 2")
        try await mesa.cumplir(.emparejarRonda)
        #expect(partidos.partidos.suffix(2).map(\.partido.local.nombre) == emparejados)
        #expect(try await esElMismo(contenedor))
    }

    @Test("las reglas que cambian, la tabla que sigue, y deshacer lo uno sin lo otro")
    func reglas() async throws {
        let contenedor = try abrir(DocumentoDelTorneo(DatosDeEjemplo.torneo))
        let mesa = MesaDelTorneo(contenedor: contenedor)
        let partidos = contenedor.partidos
        let puntos = { partidos.tablas()[0].filas.first { $0.equipo.nombre == "Rayo FC" }?.puntos }
        let antes = try #require(puntos())
        let menos = Ajuste(equipo: "Rayo FC", puntos: -4, motivo: "Impago")
        try await mesa.cumplir(.cambiarReglas(.ajustar(menos)))
        try await mesa.cumplir(.cambiarReglas(.zona(ZonaDeTabla(1...1, .asciende))))
        #expect(puntos() == antes - 4)
        await #expect(throws: FalloDeOrden.reglas(.zonaOcupada(1...1))) {
            try await mesa.cumplir(.cambiarReglas(.zona(ZonaDeTabla(1...2, .asciende))))
        }
        #expect(tipos() == ["tomado", "reglas", "reglas"])
        try await mesa.cumplir(.anular(apunte: partidos.apuntado.apuntes[1].id))
        #expect(puntos() == antes)
        #expect(partidos.reglas.zonas.count == 1)
        #expect(try await esElMismo(contenedor))
    }
}

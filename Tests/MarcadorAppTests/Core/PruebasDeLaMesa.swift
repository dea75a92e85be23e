import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La mesa del torneo")
struct PruebasDeLaMesa {
    private let reloj = RelojDeMano()
    private let servicio = ServicioFalso()
    private let preferencias = PreferenciasFalsas()
    private let contenedor: ContenedorDeLaApp
    private let mesa: MesaDelTorneo

    init() throws {
        let vacio = try #require(Equipo(nombre: "Nadie FC", plantilla: []))
        let conProrroga = Partido(
            local: Ejemplo.lobos, visitante: Ejemplo.aguilas, incidencias: [],
            ficha: Ficha(prorroga: true))
        contenedor = Escenario.contenedor(
            RepositorioDePartidos(
                nombre: "Copa",
                equipos: [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas, vacio],
                partidos: [
                    PartidoDeLista(id: 1, partido: Ejemplo.rayoContraToros),
                    PartidoDeLista(id: 2, partido: Ejemplo.lobosContraAguilas),
                    PartidoDeLista(id: 3, partido: Partido(local: vacio, visitante: Ejemplo.rayo)),
                    PartidoDeLista(id: 4, partido: conProrroga),
                ]),
            comunes: Escenario.comunes(servicio: servicio, preferencias: preferencias),
            reloj: reloj)
        mesa = MesaDelTorneo(contenedor: contenedor)
    }

    /// Everything an order could change.
    private struct Foto: Equatable {
        var partidos: [PartidoDeLista]
        var enJuego: Int?
        var directo: ObjectIdentifier?
        var duraciones: [Int?]
        var preferencias: [String: Int]
        var publicadas: Int
        var arbitros: [Arbitro]
    }

    private var foto: Foto {
        Foto(
            partidos: contenedor.partidos.partidos, enJuego: contenedor.partidoEnJuego.enJuego,
            directo: contenedor.partidoEnJuego.directo.map { ObjectIdentifier($0) },
            duraciones: (1...4).map { mesa.pantallas.pantalla($0).directo?.duracion },
            preferencias: preferencias.valores, publicadas: servicio.publicadas.count,
            arbitros: contenedor.arbitros.arbitros)
    }

    private func falla(
        _ orden: Orden, _ fallo: FalloDeOrden, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let antes = foto
        await #expect(throws: fallo, sourceLocation: sourceLocation) {
            try await mesa.cumplir(orden)
        }
        #expect(foto == antes, "nada ha cambiado", sourceLocation: sourceLocation)
    }

    private func pararElJuego() async {
        contenedor.partidoEnJuego.tarea?.cancel()
        await contenedor.partidoEnJuego.tarea?.value
    }

    @Test("empezar, con la duración puesta o con otra", arguments: [nil, 60, 90])
    func empezar(duracion: Int?) async throws {
        #expect(try await mesa.cumplir(.empezar(partido: 1, duracion: duracion)) == .hecho)
        #expect(contenedor.partidoEnJuego.enJuego == 1)
        #expect(contenedor.partidoEnJuego.directo?.duracion == duracion ?? 90)
        #expect(contenedor.partidoEnJuego.directo?.corriendo == true)
        #expect(preferencias.valores.isEmpty, "es la duración de este partido")
        await pararElJuego()
    }

    @Test(
        "lo que no existe no se toca",
        arguments: [
            Orden.empezar(partido: 99, duracion: nil), .empezar(partido: 99, duracion: 60),
            .gol(partido: 99, lado: .local), .cambiarDuracion(partido: 99, minutos: 60),
            .publicarCronica(partido: 99),
        ])
    func noExiste(orden: Orden) async { await falla(orden, .noExisteElPartido(99)) }

    @Test(
        "una duración imposible no cambia nada",
        arguments: [
            (Orden.empezar(partido: 1, duracion: 45), 45, [90, 60]),
            (.empezar(partido: 1, duracion: 120), 120, [90, 60]),
            (.empezar(partido: 4, duracion: 0), 0, [120, 90, 60]),
            (.cambiarDuracion(partido: 1, minutos: -1), -1, [90, 60]),
            (.cambiarDuracion(partido: nil, minutos: 120), 120, [90, 60]),
            (.cambiarDuracion(partido: 4, minutos: 100), 100, [120, 90, 60]),
        ])
    func duracionImposible(orden: Orden, minutos: Int, posibles: [Int]) async {
        await falla(orden, .duracionImposible(minutos, posibles: posibles))
    }

    @Test("con un partido en juego, ni otro, ni otra vez, ni otra duración")
    func conUnoEnJuego() async throws {
        try await mesa.cumplir(.empezar(partido: 1, duracion: nil))
        await falla(.empezar(partido: 2, duracion: nil), .otroPartidoEnJuego(1))
        await falla(.empezar(partido: 2, duracion: 60), .otroPartidoEnJuego(1))
        await falla(.empezar(partido: 1, duracion: nil), .yaEmpezado(1))
        await falla(.empezar(partido: 1, duracion: 60), .yaEmpezado(1))
        await falla(.cambiarDuracion(partido: 1, minutos: 60), .duracionBloqueada(1))
        #expect(mesa.pantallas.pantalla(2).rechazadoPor == nil, "el rechazo se dice y se olvida")
        await pararElJuego()
    }

    @Test("el gol de un equipo sin jugadores cuenta, y no es de nadie")
    func sinJugadores() async throws {
        let goleadores = contenedor.partidos.goleadores()
        try await mesa.cumplir(.gol(partido: 3, lado: .local))
        #expect(contenedor.partidos.partido(id: 3)?.marcador() == Marcador(local: 1, visitante: 0))
        #expect(mesa.pantallas.pantalla(3).marcador == Marcador(local: 1, visitante: 0))
        #expect(contenedor.partidos.goleadores() == goleadores)
    }

    @Test(
        "quien marca dice de quién es el gol, o que no se sabe",
        arguments: [
            (nil, "Sofía"), (QuienMarca.sinIdentificar, Jugador.sinIdentificar.nombre),
            (.jugador(.init(numero: 2)), Ejemplo.toros.plantilla[1].nombre),
            (
                .jugador(.init(numero: 2, nombre: Ejemplo.toros.plantilla[1].nombre)),
                Ejemplo.toros.plantilla[1].nombre
            ),
        ])
    func deQuien(quien: QuienMarca?, nombre: String) async throws {
        let hecho = try await mesa.cumplir(.gol(partido: 1, lado: .visitante, de: quien))
        guard case .gol(let gol) = hecho else {
            Issue.record("no es un gol: \(hecho)")
            return
        }
        #expect(gol.jugador == nombre && gol.marcador == Marcador(local: 2, visitante: 2))
        let anotado = contenedor.partidos.partido(id: 1)?.incidencias.last?.evento
        guard case .gol(_, let jugador, let equipo) = anotado else {
            Issue.record("no está anotado: \(String(describing: anotado))")
            return
        }
        #expect(jugador.nombre == nombre && equipo == Ejemplo.toros)
    }

    @Test(
        "un gol de quien ya no está en ese lugar no se apunta a otro",
        arguments: [(0, nil), (99, nil), (1, "Sofía"), (2, "Nadie")])
    func deOtro(lugar: Int, nombre: String?) async throws {
        let antes = contenedor.partidos.partidos
        await falla(
            .gol(
                partido: 1, lado: .visitante,
                de: .jugador(.init(numero: lugar, nombre: nombre))),
            .plantillaCambiada(equipo: "Toros"))
        #expect(contenedor.partidos.partidos == antes)
        #expect(mesa.pantallas.pantalla(1).marcador == Marcador(local: 0, visitante: 0))
    }

    @Test("un gol dice quién, cuándo y para quién")
    func gol() async throws {
        let hecho = try await mesa.cumplir(.gol(partido: 1, lado: .visitante))
        let id = try #require(contenedor.partidos.partido(id: 1)?.incidencias.last?.id)
        #expect(
            hecho
                == .gol(
                    GolAvisado(
                        partidoId: 1, minuto: 0, jugador: "Sofía", equipo: "Toros",
                        marcador: Marcador(local: 2, visitante: 2), id: id)))
        #expect(mesa.pantallas.pantalla(1).marcador == Marcador(local: 0, visitante: 1))
        #expect(contenedor.partidos.partido(id: 1)?.marcador() == Marcador(local: 2, visitante: 2))
    }

    @Test("cambiar la duración vale para los que no han empezado, y se recuerda")
    func cambiarDuracion() async throws {
        try await mesa.cumplir(.empezar(partido: 1, duracion: nil))
        _ = mesa.pantallas.pantalla(4)
        try await mesa.cumplir(.cambiarDuracion(partido: 2, minutos: 60))
        #expect(foto.duraciones == [90, 60, 60, 120], "el jugado y el de prórroga, la suya")
        #expect(preferencias.valores == ["duracionDelPartido": 60])
        try await mesa.cumplir(.cambiarDuracion(partido: 4, minutos: 90))
        #expect(mesa.pantallas.pantalla(4).directo?.duracion == 90)
        try await mesa.cumplir(.cambiarDuracion(partido: 4, minutos: 120))
        #expect(mesa.pantallas.pantalla(4).directo?.duracion == 120)
        #expect(preferencias.valores == ["duracionDelPartido": 90], "120 no es para todos")
        await pararElJuego()
    }

    @Test("la barra se quita cuando el partido acabó; antes, no")
    func laBarra() async throws {
        try await mesa.cumplir(.cerrarBarra)
        try await mesa.cumplir(.empezar(partido: 1, duracion: 60))
        try await mesa.cumplir(.cerrarBarra)
        #expect(contenedor.partidoEnJuego.enJuego == 1)
        await hasta("esperar") { reloj.esperando == 1 }
        reloj.avanzar(ms: 60 * 250)
        await contenedor.partidoEnJuego.tarea?.value
        try await mesa.cumplir(.cerrarBarra)
        #expect(contenedor.partidoEnJuego.directo == nil)
        #expect(mesa.pantallas.pantalla(1).directo?.minuto == 0, "y se puede volver a jugar")
        #expect(mesa.pantallas.pantalla(1).empezar())
        await pararElJuego()
    }

    @Test("los árbitros se refrescan, o se dice por qué no")
    func arbitros() async throws {
        servicio.respuesta = .success([ArbitroDTO(Arbitro(id: 1, nombre: "A", ciudad: "B"))])
        #expect(try await mesa.cumplir(.refrescarArbitros) == .arbitros(1))
        servicio.respuesta = .failure(ErrorDeRed.servidor(codigo: 503))
        await falla(.refrescarArbitros, .red(.servidor(codigo: 503)))
        #expect(contenedor.arbitros.arbitros.count == 1)
    }

    @Test("dos que refrescan a la vez reciben la misma respuesta, la de verdad")
    func arbitrosALaVez() async throws {
        servicio.respuesta = .success([ArbitroDTO(Arbitro(id: 1, nombre: "A", ciudad: "B"))])
        servicio.puerta.cerrar()
        let uno = Task { try await mesa.cumplir(.refrescarArbitros) }
        await hasta("preguntar") { servicio.puerta.esperando == 1 }
        let otro = Task { try await mesa.cumplir(.refrescarArbitros) }
        for _ in 0..<100 { await Task.yield() }
        servicio.puerta.abrir()
        #expect(try await uno.value == .arbitros(1))
        #expect(try await otro.value == .arbitros(1))
    }

    @Test("la crónica se publica, o se dice por qué no; dos a la vez son una")
    func cronica() async throws {
        servicio.puerta.cerrar()
        let una = Task { try await mesa.cumplir(.publicarCronica(partido: 1)) }
        await hasta("publicar") { servicio.puerta.esperando == 1 }
        let otra = Task { try await mesa.cumplir(.publicarCronica(partido: 1)) }
        for _ in 0..<100 { await Task.yield() }
        servicio.puerta.abrir()
        #expect(try await una.value == .cronica(101))
        #expect(try await otra.value == .cronica(101))
        #expect(servicio.publicadas.count == 1)
        servicio.numero = .failure(ErrorDeRed.sinConexion)
        await #expect(throws: FalloDeOrden.red(.sinConexion)) {
            try await mesa.cumplir(.publicarCronica(partido: 1))
        }
    }

    @Test(
        "si el disco no quiere se dice: se ve, pero no está guardado",
        arguments: [
            Orden.gol(partido: 1, lado: .local), .empezar(partido: 1, duracion: nil),
        ], [true, false])
    func sinDisco(orden: Orden, conEscritor: Bool) async throws {
        let carpeta = try CarpetaTemporal()
        let almacen = AlmacenDelTorneo(url: try carpeta.imposible())
        let contenedor = Escenario.contenedor(
            RepositorioDePartidos(
                almacen: almacen,
                escritor: conEscritor ? EscritorDelTorneo(almacen: almacen) : nil),
            directo: CarpetaDeDatos.directo(de: almacen.url), reloj: reloj)
        let mesa = MesaDelTorneo(contenedor: contenedor)
        let fallo = await #expect(throws: FalloDeOrden.self) { try await mesa.cumplir(orden) }
        guard case .disco(let frase) = fallo else {
            Issue.record("no fue el disco: \(String(describing: fallo))")
            return
        }
        #expect(frase.hasPrefix("No se pudo "))
        contenedor.partidoEnJuego.tarea?.cancel()
        await contenedor.partidoEnJuego.tarea?.value
    }

    @Test("la duración que no se puede guardar se dice")
    func duracionSinDisco() async throws {
        preferencias.fallo = ErrorDeRed.sinConexion
        await #expect(throws: FalloDeOrden.disco("No hay conexión")) {
            try await mesa.cumplir(.cambiarDuracion(partido: nil, minutos: 60))
        }
    }

    @Test("un gol y la duración elegida sobreviven a cerrarlo todo")
    func sobreviven() async throws {
        let carpeta = try CarpetaTemporal()
        let datos = CarpetaDeDatos(url: carpeta.url)
        func abrir() -> (ContenedorDeLaApp, MesaDelTorneo) {
            let almacen = AlmacenDelTorneo(url: datos.torneo)
            let contenedor = Escenario.contenedor(
                RepositorioDePartidos(
                    almacen: almacen, escritor: EscritorDelTorneo(almacen: almacen)),
                comunes: Escenario.comunes(
                    preferencias: FicheroDePreferencias(url: datos.preferencias)),
                directo: CarpetaDeDatos.directo(de: datos.torneo), reloj: reloj)
            return (contenedor, MesaDelTorneo(contenedor: contenedor))
        }
        let (_, antes) = abrir()
        try await antes.cumplir(.gol(partido: 1, lado: .local))
        try await antes.cumplir(.cambiarDuracion(partido: 1, minutos: 60))
        let (contenedor, despues) = abrir()
        #expect(contenedor.partidos.partido(id: 1)?.marcador() == Marcador(local: 4, visitante: 2))
        #expect(despues.pantallas.pantalla(1).directo?.duracion == 60)
    }
}

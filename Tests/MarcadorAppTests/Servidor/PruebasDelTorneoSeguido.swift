import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El torneo seguido")
struct PruebasDelTorneoSeguido {
    private let carpeta: CarpetaTemporal
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let seguido: TorneoSeguido
    private var copia: CopiaDelTorneo { CopiaDelTorneo(url: carpeta.fichero("seguido.json")) }

    init() throws {
        carpeta = try CarpetaTemporal()
        servidor.losPartidos = [.prueba(1), .prueba(2, 0, 0)]
        seguido = TorneoSeguido(
            TorneoVisto(
                servidor: MarcaPendiente.unServidor, torneo: "torneo", nombre: "Copa Barrio",
                partidos: [.prueba(1, 1, 1)], leido: reloj.ahora),
            servicio: servidor, copia: CopiaDelTorneo(url: carpeta.fichero("seguido.json")),
            reloj: reloj)
    }

    private func conectar() async {
        let antes = servidor.escuchando.count
        seguido.seguir()
        await hasta("que escuche") { servidor.escuchando.count > antes }
        servidor.escuchando.last?.salida.yield([])
        await hasta("que esté en directo") { seguido.conexion == .enDirecto }
    }

    private func contar(_ partido: PartidoDTO, id: String? = "a-1") {
        servidor.escuchando.last?.salida.yield([
            EventoRecibido(
                nombre: EventosDeLaAPI.partido, datos: EventosDeLaAPI.datos(partido), id: id)
        ])
    }

    @Test("lo visto la última vez está al instante; conectado, lo que hay; y queda guardado")
    func dosFuentes() async throws {
        #expect(seguido.partidos == [.prueba(1, 1, 1)])
        await conectar()
        #expect(seguido.partidos == servidor.losPartidos)
        try await seguido.asegurar()
        #expect(copia.cargar()?.partidos == servidor.losPartidos)
        #expect(copia.cargar()?.nombre == "Copa Barrio")
        await seguido.dejar()
        #expect(seguido.conexion == .parada)
    }

    @Test(
        "una marca deshecha antes de que llegue su respuesta no se queda contada",
        arguments: [false, true])
    func deshechaAntes(conectado: Bool) async throws {
        if conectado { await conectar() }
        seguido.anotarEnviada(.prueba(7))
        if !conectado { await conectar() }
        await vence(conectado)
        await hasta("que lo sepa") { seguido.enviadas.isEmpty }
        await seguido.dejar()
    }

    /// Lets the time pass that the stream has to tell a mark.
    private func vence(_ esperando: Bool) async {
        guard esperando else { return }
        await hasta("que se le dé tiempo") { reloj.esperando == 1 }
        reloj.avanzar(ms: TorneoSeguido.plazoParaContar)
    }

    @Test("por cada marca no se pregunta nada mientras el flujo la cuente a tiempo")
    func aTiempo() async {
        await conectar()
        let marca = MarcaPendiente.prueba(1)
        seguido.anotarEnviada(marca)
        contar(.prueba(1, 4, 2, marcas: [marca.id]))
        await hasta("que se cuente") { seguido.enviadas.isEmpty }
        await vence(true)
        await hasta("que acabe") { reloj.esperando == 0 && seguido.comprobaciones.isEmpty }
        #expect(servidor.preguntasDeUno == 0)
        await seguido.dejar()
    }

    @Test("si al preguntar por una marca falla la red, se pregunta otra vez, más tarde")
    func seVuelveAPreguntar() async {
        await conectar()
        servidor.fallosDeUno = [.red(.sinConexion), .red(.servidor(codigo: 500))]
        seguido.anotarEnviada(.prueba(7))
        for ms in [TorneoSeguido.plazoParaContar, 1000, 2000] {
            await hasta("que espere") { reloj.esperando == 1 }
            #expect(seguido.enviadas.count == 1)
            reloj.avanzar(ms: ms)
        }
        await hasta("que lo sepa") { seguido.enviadas.isEmpty }
        #expect(servidor.preguntasDeUno == 3)
        await seguido.dejar()
    }

    @Test("quitar un gol lo quita a la vista, y una noticia tardía del gol no lo devuelve")
    func quitado() async {
        await conectar()
        let (gol, quitado) = (MarcaPendiente.prueba(1), MarcaPendiente.prueba(2, anula: 1))
        let visible = { [seguido] in seguido.partido(1)?.marcador(con: seguido.enviadas) }
        seguido.anotarEnviada(gol)
        #expect(visible() == Marcador(local: 4, visitante: 2))
        seguido.anotarEnviada(quitado)
        #expect(visible() == Marcador(local: 3, visitante: 2))
        contar(.prueba(1, 4, 2, marcas: [gol.id]))
        await hasta("la noticia tardía") { seguido.partido(1)?.marcas == [gol.id] }
        #expect(visible() == Marcador(local: 3, visitante: 2))
        contar(.prueba(1, 3, 2), id: "a-2")
        await hasta("la siguiente") { seguido.partido(1)?.marcas == nil }
        #expect(visible() == Marcador(local: 3, visitante: 2))
        await seguido.dejar()
    }

    @Test("si el servidor pide que se le deje en paz, se le llama cuando dijo, no antes")
    func enPaz() async {
        seguido.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.finish(
            throwing: FalloDelServidor.ahoraNo(
                RechazoDeMarca(codigo: 503, motivo: "Ahora no", espera: 60)))
        await hasta("que descanse") { reloj.esperando == 1 }
        #expect(seguido.conexion == .sinConexion(.servidor(codigo: 503)))
        reloj.avanzar(ms: 59_999)
        try? await seguido.refrescar()
        #expect(servidor.escuchando.count == 1 && reloj.esperando == 1)
        reloj.avanzar(ms: 1)
        await hasta("que llame") { servidor.escuchando.count == 2 }
        await seguido.dejar()
    }

    @Test(
        "lo que se puede hacer: lo que dice el servidor; sin red, lo último que dijo, también del disco",
        arguments: [true, false])
    func permitido(puede: Bool) async throws {
        let lugar = Lugar(torneo: "torneo", partido: 1)
        #expect(seguido.permitido == .sinSaber && !seguido.permitido.puedeMarcar(en: lugar))
        #expect(seguido.permitido.porQueNo(en: lugar) == .noSeSabeSiMarcas)
        servidor.sesiones[nil] = .success(SesionDTO(papel: puede ? .organizador : nil))
        await conectar()
        #expect(seguido.permitido.porQueNo(en: lugar) == (puede ? nil : .soloMiras))
        servidor.sesiones[nil] = .failure(.red(.sinConexion))
        servidor.escuchando.last?.salida.yield([])
        await hasta("que lo pregunte otra vez, más tarde") { reloj.esperando == 1 }
        #expect(seguido.permitido.puedeMarcar(en: lugar) == puede)
        await seguido.dejar()
        try await seguido.asegurar()
        let visto = try #require(copia.cargar())
        let otraVez = TorneoSeguido(visto, servicio: servidor, reloj: reloj)
        #expect(otraVez.permitido.puedeMarcar(en: lugar) == puede)
    }

    @Test("mientras no se sepa se pregunta otra vez; con varios enlaces, lo que permita cualquiera")
    func variosEnlaces() async {
        var caducados: [String] = []
        let dos = TorneoSeguido(
            TorneoVisto(
                servidor: MarcaPendiente.unServidor, torneo: "torneo", nombre: "Copa",
                partidos: [], leido: reloj.ahora),
            servicio: servidor, llaves: { ["a", "b", "c"] }, reloj: reloj)
        dos.alCaducar = { caducados.append($0) }
        servidor.sesiones["a"] = .success(
            SesionDTO(papel: .anotador(torneo: "torneo", .partido(1))))
        servidor.sesiones["b"] = .success(
            SesionDTO(papel: .anotador(torneo: "torneo", .campo("Norte"))))
        servidor.sesiones["c"] = .failure(.red(.sinConexion))
        dos.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que descanse") { reloj.esperando == 1 }
        #expect(dos.permitido == .sinSaber)
        servidor.sesiones["c"] = .failure(
            .faltaEnlace(RechazoDeMarca(codigo: 401, motivo: "Ya no vale")))
        reloj.avanzar(ms: 1000)
        await hasta("que lo sepa") { dos.permitido != .sinSaber }
        #expect(dos.permitido.puedeMarcar(en: Lugar(torneo: "torneo", partido: 1)))
        #expect(dos.permitido.puedeMarcar(en: Lugar(torneo: "torneo", partido: 2, campo: "Norte")))
        #expect(!dos.permitido.puedeMarcar(en: Lugar(torneo: "torneo", partido: 2)))
        #expect(caducados == ["c"])
        await dos.dejar()
    }

    @Test("si ningún enlace vale ya, no se marca, y se dice por qué")
    func ningunEnlace() async {
        let sin = TorneoSeguido(
            TorneoVisto(
                servidor: MarcaPendiente.unServidor, torneo: "torneo", nombre: "Copa",
                partidos: [], leido: reloj.ahora,
                permitido: .dicho([SesionDTO(papel: .organizador)])),
            servicio: servidor, llaves: { ["a"] }, reloj: reloj)
        servidor.sesiones["a"] = .failure(
            .faltaEnlace(RechazoDeMarca(codigo: 401, motivo: "Ese enlace está anulado.")))
        sin.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que lo sepa") { sin.permitido == .sinEnlace("Ese enlace está anulado.") }
        #expect(
            sin.permitido.porQueNo(en: Lugar(torneo: "torneo", partido: 1))
                == .enlaceQueNoVale("Ese enlace está anulado."))
        await sin.dejar()
    }

    @Test(
        "un partido que no estaba hace leerlo todo; uno abierto, cualquier cosa que no sea el minuto"
    )
    func loNuevo() async throws {
        await conectar()
        servidor.losPartidos.append(.prueba(3))
        contar(.prueba(3))
        await hasta("que esté") { seguido.partido(3) != nil }
        try await seguido.abrir(1)
        var renombrado = PartidoDTO.prueba(1)
        renombrado.campo = "Campo 2"
        servidor.losPartidos[0].eventos = [
            EventoDTO(tipo: "gol", minuto: 3, jugador: "Ana María", equipo: "Rayo FC")
        ]
        contar(renombrado, id: "a-2")
        await hasta("que lea lo que pasó") { seguido.sucesos[1]?.count == 1 }
        await seguido.dejar()
    }

    @Test(
        "lo que ya no está se dice con las palabras del servidor, y no se vuelve a preguntar solo")
    func noEsta() async {
        seguido.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 1 }
        let no = FalloDelServidor.rechazo(RechazoDeMarca(codigo: 404, motivo: "Ya no está"))
        servidor.falloDePartidos = no
        servidor.escuchando[0].salida.finish(
            throwing: FalloDelServidor.red(.servidor(codigo: 404)))
        await hasta("que lo diga") { seguido.conexion == .noEsta(Texto(literal: "Ya no está")) }
        #expect(reloj.esperando == 0)
    }

    @Test("el 404 de otro que contesta no es que el torneo ya no esté: se vuelve a preguntar")
    func otroContesta() async {
        seguido.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 1 }
        let fallo = FalloDelServidor.red(.servidor(codigo: 404))
        servidor.falloDePartidos = fallo
        servidor.escuchando[0].salida.finish(throwing: fallo)
        await hasta("que descanse") { reloj.esperando == 1 }
        #expect(seguido.conexion == .sinConexion(.servidor(codigo: 404)))
        await seguido.dejar()
    }

    @Test("lo que pasa llega según pasa; lo ajeno y lo que no se entiende no molesta")
    func enDirecto() async {
        await conectar()
        contar(.prueba(2, 1, 0))
        await hasta("el gol") { seguido.partido(2)?.marcador?.local == 1 }
        contar(.prueba(77))
        let salida = servidor.escuchando.last?.salida
        salida?.yield([EventoRecibido(nombre: "otro", datos: "{}", id: "a-2")])
        servidor.losPartidos[1] = .prueba(2, 5, 5)
        salida?.yield([EventoRecibido(nombre: "partido", datos: "¿?", id: "a-3")])
        await hasta("que lo lea todo otra vez") { seguido.partido(2)?.marcador?.local == 5 }
        servidor.losPartidos[1] = .prueba(2, 6, 6)
        salida?.yield([EventoRecibido(nombre: "recarga", datos: "", id: "a-4")])
        await hasta("que recargue") { seguido.partido(2)?.marcador?.local == 6 }
        #expect(seguido.partidos.count == 2)
        await seguido.dejar()
    }

    @Test("si se corta, se vuelve a llamar cada vez más tarde, desde el último evento")
    func seCorta() async {
        await conectar()
        contar(.prueba(2, 1, 0), id: "a-7")
        await hasta("el gol") { seguido.partido(2)?.marcador?.local == 1 }
        servidor.escuchando.last?.salida.finish()
        for segundos in [1, 2, 4] {
            await hasta("que descanse") { reloj.esperando == 1 }
            #expect(seguido.conexion == .sinConexion(.sinConexion))
            let antes = servidor.escuchando.count
            reloj.avanzar(ms: segundos * 1000)
            await hasta("que llame") { servidor.escuchando.count == antes + 1 }
            #expect(servidor.escuchando.last?.desde == "a-7")
            servidor.escuchando.last?.salida.finish(
                throwing: FalloDelServidor.red(.sinConexion))
        }
        #expect(seguido.partidos.count == 2, "nada se vacía")
        await hasta("que descanse") { reloj.esperando == 1 }
        let antes = servidor.escuchando.count
        try? await seguido.refrescar()
        await hasta("que llame ya") { servidor.escuchando.count == antes + 1 }
        servidor.escuchando.last?.salida.yield([])
        await hasta("que esté en directo") { seguido.conexion == .enDirecto }
        servidor.escuchando.last?.salida.finish()
        await hasta("que descanse") { reloj.esperando == 1 }
        reloj.avanzar(ms: 1000)
        await hasta("que la espera sea corta otra vez") {
            servidor.escuchando.count == antes + 2
        }
        await seguido.dejar()
    }

    @Test("lo que cuenta el flujo mientras se pregunta es más nuevo que la respuesta")
    func masNuevo() async throws {
        await conectar()
        servidor.puerta.cerrar()
        async let refrescado: Void = seguido.refrescar()
        await hasta("que pregunte") { servidor.puerta.esperando == 1 }
        contar(.prueba(2, 1, 0))
        await hasta("el gol") { seguido.partido(2)?.marcador?.local == 1 }
        servidor.puerta.abrir()
        try await refrescado
        #expect(seguido.partido(2)?.marcador?.local == 1)
        await seguido.dejar()
    }

    @Test("de un partido abierto se sabe lo que pasó, también cuando cambia")
    func abierto() async throws {
        servidor.losPartidos[0].eventos = [EventoDTO(tipo: "gol", minuto: 10)]
        await conectar()
        try await seguido.abrir(1)
        #expect(seguido.sucesos[1]?.count == 1)
        servidor.losPartidos[0].eventos?.append(EventoDTO(tipo: "gol", minuto: 20))
        contar(.prueba(1, 4, 2))
        await hasta("el segundo") { seguido.sucesos[1]?.count == 2 }
        #expect(seguido.partido(1)?.eventos == nil)
        await seguido.dejar()
    }

    @Test("el minuto sigue sin noticias, hasta el final del partido")
    func minuto() async {
        let directo = DirectoDTO(
            minuto: 40, duracion: 90, corriendo: true, terminado: false,
            marcador: MarcadorDTO(local: 0, visitante: 0), ultimoAviso: "ninguno",
            msPorMinuto: 60_000)
        seguido.recibir(.prueba(1, directo: directo))
        #expect(seguido.minuto(de: 1) == 40)
        reloj.avanzar(ms: 59_999)
        #expect(seguido.minuto(de: 1) == 40)
        reloj.avanzar(ms: 1)
        #expect(seguido.minuto(de: 1) == 41)
        reloj.avanzar(ms: 600 * 60_000)
        #expect(seguido.minuto(de: 1) == 90)
        #expect(seguido.minuto(de: 2) == nil)
    }

    @Test("una marca enviada cuenta hasta que el servidor la cuenta, nunca dos veces")
    func enviadas() throws {
        let marca = MarcaPendiente.prueba(1, lado: .visitante)
        seguido.anotarEnviada(marca)
        let visible = { [seguido] in seguido.partido(1)?.marcador(con: seguido.enviadas + [marca]) }
        #expect(visible() == Marcador(local: 1, visitante: 2))
        #expect(seguido.enviadas == [marca])
        seguido.recibir(.prueba(1, 1, 2, marcas: [marca.id]))
        #expect(seguido.enviadas.isEmpty)
        #expect(visible() == Marcador(local: 1, visitante: 2))
    }
}

import Foundation
import MarcadorApp
import Synchronization
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Entrar y salir")
struct PruebasDeEntrar {
    private let partido = "/torneos/torneo/partidos/1"
    private let anotador = Papel.anotador(torneo: "torneo", .partido(1))

    @Test("con el enlace entero se entra, se marca lo suyo, se ve quién se es y se sale")
    func entero() async throws {
        let marcador = try MarcadorDePrueba()
        let hecho = try await marcador.enlace(anotador)
        let fuera = marcador.visita.deFuera
        #expect(try await !fuera.get(partido).texto.contains("gol-local"))
        let enlace = "http%3A%2F%2Fcopa%2Ftorneos%2Ftorneo%2Fentrar%23secreto%3D\(hecho.secreto)"
        let entrada = try await fuera.post("/entrar", formulario: "enlace=+\(enlace)%0A")
        #expect(entrada.estado == 303)
        #expect(entrada.cabecera("Location") == partido)
        let puesta = try #require(entrada.cabecera("Set-Cookie"))
        #expect(puesta.hasSuffix("; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax"))
        #expect(!puesta.contains(hecho.secreto))
        let dentro = fuera.con("Cookie", try #require(entrada.galleta))
        let suya = try await dentro.get(partido).texto
        #expect(suya.contains("gol-local") && suya.contains("data-id=\"dentro\""))
        #expect(suya.contains("<b>Anotador · Partido n.º 1</b>"))
        let ajena = try await dentro.get("/torneos/torneo/partidos/2").texto
        #expect(!ajena.contains("gol-local") && ajena.contains("data-id=\"dentro\""))
        #expect(try dentro.estaLista(partido), "lo que ve su papel también espera hecho")
        let gol = try await dentro.post("\(partido)/goles", formulario: "lado=local")
        #expect(gol.estado == 303)
        #expect(try await dentro.get("/torneos/torneo/partidos").texto.contains(">4-2<"))
        let otro = try await dentro.post(
            "/torneos/torneo/partidos/2/goles", formulario: "lado=local")
        #expect(otro.estado == 403)
        #expect(otro.texto.contains("Con tu enlace no se puede hacer eso"))
        let salida = try await dentro.post("/salir", formulario: "volver=\(partido)")
        #expect(salida.cabecera("Location") == partido)
        #expect(salida.galleta == "sesion=")
        #expect(try await !dentro.get(partido).texto.contains("gol-local"))
    }

    @Test("en el ordenador se es organizador; con un enlace, lo que diga el enlace hasta salir")
    func enElOrdenador() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        #expect(try await !visita.get(partido).texto.contains("data-id=\"dentro\""))
        let hecho = try await marcador.enlace(.arbitro(torneo: "torneo"))
        let entrada = try await visita.post("/entrar", formulario: "enlace=\(hecho.secreto)")
        let arbitro = visita.con("Cookie", try #require(entrada.galleta))
        #expect(try await arbitro.post("\(partido)/goles", formulario: "lado=local").estado == 403)
        #expect(try await visita.post("\(partido)/goles", formulario: "lado=local").estado == 303)
    }

    @Test("una sesión que ya no vale no hace a nadie organizador, hasta que diga otra vez quién es")
    func sesionPerdida() async throws {
        let marcador = try MarcadorDePrueba()
        let visita = marcador.visita
        let hecho = try await marcador.enlace(anotador)
        let entrada = try await visita.post("/entrar", formulario: "enlace=\(hecho.secreto)")
        let galleta = try #require(entrada.galleta)
        try await marcador.puertas.revocar(hecho.enlace.id)
        for perdida in [galleta, "sesion=inventada"] {
            let dentro = visita.con("Cookie", perdida)
            let suya = try await dentro.get(partido).texto
            #expect(suya.contains("data-id=\"sesion-perdida\"") && !suya.contains("gol-local"))
            let gol = try await dentro.post("\(partido)/goles", formulario: "lado=local")
            #expect(gol.estado == 403 && gol.texto.contains("ya no vale"))
            #expect(try await dentro.get("/torneos/torneo/enlaces").estado == 403)
            #expect(try await dentro.get("/torneos/torneo/mesa").estado == 403)
            let api = try await dentro.get("/api/v1/sesion").texto
            #expect(!api.contains("organizador"))
            let salida = try await dentro.post("/salir", formulario: "volver=\(partido)")
            #expect(salida.galleta == "sesion=")
        }
        let otra = try await visita.con("Cookie", galleta).post(
            "/entrar", formulario: "enlace=\(try await marcador.enlace(anotador).secreto)")
        let dentro = visita.con("Cookie", try #require(otra.galleta))
        #expect(try await dentro.get(partido).texto.contains("gol-local"))
        #expect(
            try await visita.get(partido).texto.contains("gol-local"), "sin galleta, como antes")
    }

    @Test(
        "cada papel empieza donde trabaja",
        arguments: [
            (Papel.organizador, "/"), (.arbitro(torneo: "torneo"), "/torneos/torneo/partidos"),
            (.anotador(torneo: "torneo", .partido(7)), "/torneos/torneo/partidos/7"),
            (.anotador(torneo: "torneo", .campo("A 1")), "/torneos/torneo/partidos?campo=A%201"),
            (.capitan(torneo: "torneo", equipo: 2), "/torneos/torneo/equipos/2/plantilla"),
        ])
    func destinos(papel: Papel, destino: String) async throws {
        let marcador = try MarcadorDePrueba()
        let hecho = try await marcador.enlace(papel)
        let entrada = try await marcador.visita.deFuera.post(
            "/entrar", formulario: "enlace=\(hecho.secreto)")
        #expect(entrada.cabecera("Location") == destino)
    }

    @Test("lo que no abre dice por qué, a una persona y a un programa, y no deja galleta")
    func noAbre() async throws {
        let marcador = try MarcadorDePrueba()
        let caduco = try await marcador.enlace(anotador, dias: 1)
        let anulado = try await marcador.enlace(anotador)
        try await marcador.puertas.revocar(anulado.enlace.id)
        marcador.reloj.avanzar(ms: 24 * 3600 * 1000)
        let casos = [
            (caduco.secreto, "ha caducado"), (anulado.secreto, "ha anulado ese enlace"),
            ("secreto-de-nadie", "no abre nada aquí"), ("", "no abre nada aquí"),
        ]
        for (secreto, frase) in casos {
            let pagina = try await marcador.visita.deFuera.post(
                "/entrar", formulario: "enlace=\(secreto)")
            #expect(pagina.estado == 403 && pagina.texto.contains(frase), "\(frase)")
            #expect(pagina.cabecera("Set-Cookie") == nil)
            #expect(secreto.isEmpty || !pagina.texto.contains(secreto))
            let api = try await marcador.visita.con("Authorization", "Bearer \(secreto)")
                .post("/api/v1\(partido)/goles", json: #"{"lado":"local"}"#)
            #expect(api.estado == 401, "un secreto malo no cuenta como estar en el ordenador")
            #expect(api.cabecera("WWW-Authenticate")?.hasPrefix("Bearer") == true)
            #expect(api.texto.contains(frase))
        }
        let otra = try await marcador.visita.con("Authorization", "Basic YTpi")
            .get("/api/v1/sesion")
        #expect(otra.estado == 401)
    }

    @Test("quien prueba muchos secretos espera, y se le dice cuánto")
    func muchos() async throws {
        let marcador = try MarcadorDePrueba()
        let fuera = marcador.visita.deFuera
        for n in 1...10 {
            #expect(try await fuera.post("/entrar", formulario: "enlace=malo\(n)").estado == 403)
        }
        let pagina = try await fuera.post("/entrar", formulario: "enlace=malo11")
        #expect(pagina.estado == 429 && pagina.cabecera("Retry-After") == "600")
        #expect(pagina.texto.contains("Demasiados intentos"))
        let api = try await fuera.con("Authorization", "Bearer malo12").get("/api/v1/sesion")
        #expect(api.estado == 429 && api.cabecera("Retry-After") == "600")
        let bueno = try await marcador.enlace(anotador)
        #expect(
            try await fuera.post("/entrar", formulario: "enlace=\(bueno.secreto)").estado == 303)
    }

    @Test("la contraseña, cuando la hay, abre como organizador")
    func contrasena() async throws {
        let marcador = try MarcadorDePrueba()
        let fuera = marcador.visita.deFuera
        #expect(try await !fuera.get("/entrar").texto.contains("type=\"password\""))
        let puesta = try await marcador.visita.post(
            "/torneos/torneo/enlaces/contrasena", formulario: "contrasena=una+bien+larga")
        #expect(puesta.estado == 303)
        #expect(try await fuera.get("/entrar").texto.contains("type=\"password\""))
        let mala = try await fuera.post("/entrar", formulario: "contrasena=no")
        #expect(mala.estado == 403 && mala.texto.contains("Esa no es la contraseña"))
        let buena = try await fuera.post("/entrar", formulario: "contrasena=una+bien+larga")
        let dentro = fuera.con("Cookie", try #require(buena.galleta))
        #expect(try await dentro.get("/torneos/torneo/enlaces").estado == 200)
        let corta = try await dentro.post(
            "/torneos/torneo/enlaces/contrasena", formulario: "contrasena=corta")
        #expect(corta.estado == 422 && corta.texto.contains("entre 10 y 200"))
        _ = try await dentro.post("/torneos/torneo/enlaces/contrasena", formulario: "quitar=si")
        #expect(try await dentro.get("/torneos/torneo/enlaces").estado == 403)
    }

    @Test("con TLS delante la galleta no va nunca sin cifrar")
    func cifrada() async throws {
        let marcador = try MarcadorDePrueba(
            procedencia: Procedencia(anunciada: "https://copa.ejemplo.es"))
        let hecho = try await marcador.enlace(anotador)
        let proxy = marcador.visita.con("Host", "copa.ejemplo.es").con("X-Forwarded-For", "9.9.9.9")
            .con("Origin", "https://copa.ejemplo.es")
        let entrada = try await proxy.post("/entrar", formulario: "enlace=\(hecho.secreto)")
        #expect(entrada.cabecera("Set-Cookie")?.hasSuffix("; SameSite=Lax; Secure") == true)
        let dentro = proxy.con("Cookie", try #require(entrada.galleta))
        #expect(try await dentro.post("\(partido)/goles", formulario: "lado=local").estado == 303)
    }

    @Test("ningún secreto llega al registro")
    func registro() async throws {
        let marcador = try MarcadorDePrueba()
        let dicho = Mutex("")
        try await Registro.$destino.withValue({ linea in dicho.withLock { $0 += linea } }) {
            let hecho = try await marcador.enlace(anotador)
            let dentro = try await marcador.invitado(anotador)
            _ = try await dentro.post("\(partido)/empezar", formulario: "")
            _ = try await dentro.post("\(partido)/goles", formulario: "lado=local")
            _ = try await marcador.visita.post("/entrar", formulario: "enlace=\(hecho.secreto)x")
            let galleta = try #require(dentro.fijas.first { $0.seLlama("Cookie") }?.valor)
            let todo = dicho.withLock(\.self)
            #expect(!todo.contains(hecho.secreto) && !todo.contains(galleta.dropFirst(7)))
        }
        await marcador.parar()
    }

    @Test("con un enlace, en uno o en varios navegadores, nadie apunta más que una mano")
    func ritmo() async throws {
        let marcador = try MarcadorDePrueba()
        let dentro = try await marcador.invitado(anotador)
        let enlace = try #require(marcador.puertas.registro.enlaces.last)
        for _ in 0..<120 {
            #expect(marcador.puertas.cabeOtroApunte(de: enlace.id.description))
        }
        let sobra = try await dentro.post(
            "/api/v1\(partido)/goles", json: #"{"lado":"local","minuto":5}"#)
        #expect(sobra.estado == 429 && sobra.texto.contains("demasiados apuntes"))
        marcador.reloj.avanzar(ms: 60_000)
        #expect(
            try await dentro.post("\(partido)/goles", formulario: "lado=local").estado == 303)
    }
}

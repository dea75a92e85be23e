import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Lo que todos ven de un nombre")
struct PruebasDePrivacidad {
    private static let documento = """
        {"nombre":"Copa","equipos":[
        {"nombre":"Rayo","capitan":"Ximena Quiroga","plantilla":[{"nombre":"Ximena Quiroga","dorsal":9},
        {"nombre":"Luis"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván","dorsal":7}]}],
        "partidos":[{"local":"Rayo","visitante":"Toros","ronda":"Jornada 1","fecha":"2026-09-05",
        "hora":"10:00","eventos":[
        {"tipo":"gol","minuto":3,"jugador":"Ximena Quiroga","equipo":"Rayo"},
        {"tipo":"tarjeta","minuto":5,"jugador":"Ximena Quiroga","color":"ROJA"},
        {"tipo":"cambio","minuto":9,"sale":"Ximena Quiroga","entra":"Luis"}],
        "acta":{"alineacionLocal":{"titulares":[{"jugador":"Ximena Quiroga"}]}}}]}
        """
    private static let camino = "/torneos/torneo/equipos/1/plantilla"

    private func mostrar(_ vista: String, _ visita: Visita, antes: String) async throws -> Int {
        try await visita.post(
            Self.camino,
            formulario: "accion=mostrar&jugador=1&antes=\(antes)&vista=\(vista)"
        ).estado
    }

    /// Every answer that everybody can get, in one text.
    private func todoLoPublico(_ marcador: MarcadorDePrueba) async throws -> String {
        var todo = ""
        let publico = marcador.visita.deFuera
        for fila in Ruta.tabla where fila.metodos.contains(.get) && fila.camino != "/eventos" {
            let camino = fila.camino.replacing("{t}", with: "torneo").replacing("{n}", with: "1")
                .replacing("{j}", with: "1")
            guard !camino.hasSuffix("/eventos") else { continue }
            for lengua in ["es", "en"] {
                let respuesta = try await publico.con("Accept-Language", lengua).get(camino)
                #expect(respuesta.estado < 500, "\(camino)")
                todo += respuesta.texto
            }
        }
        return todo
    }

    @Test(
        "en iniciales u oculto, el nombre no está en nada de lo que todos pueden pedir",
        arguments: [("iniciales", "X. Q."), ("oculto", "N. N.")])
    func publico(vista: String, visto: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        #expect(try await todoLoPublico(marcador).contains("Ximena"))
        let capitan = try await marcador.invitado(.capitan(torneo: "torneo", equipo: 1))
        #expect(try await mostrar(vista, capitan, antes: "Ximena+Quiroga") == 303)
        let todo = try await todoLoPublico(marcador)
        #expect(!todo.contains("Ximena") && !todo.contains("Quiroga"))
        #expect(todo.contains(visto))
        let suya = try await capitan.get(Self.camino).texto
        #expect(suya.contains("Ximena Quiroga") && suya.contains(visto))
        let puntos = try await marcador.visita.get("/api/v1/torneos/torneo/goleadores").texto
        #expect(puntos.contains(#""goles":1"#))
        await marcador.reabrir()
        #expect(try await !todoLoPublico(marcador).contains("Ximena"))
        let organizador = try await marcador.invitado(.organizador)
        #expect(try await mostrar("entero", organizador, antes: "") == 409, "ya se ve otra cosa")
        let ahora = visto.replacing(" ", with: "+")
        #expect(try await mostrar("entero", organizador, antes: ahora) == 303)
        #expect(try await todoLoPublico(marcador).contains("Ximena Quiroga"))
    }

    @Test("el fichero guarda el nombre reservado y se lee igual")
    func fichero() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        #expect(try await mostrar("iniciales", marcador.visita, antes: "Ximena+Quiroga") == 303)
        let ahora = marcador.casa.torneos[0].partidos.equipos[0]
        let leido = try await marcador.guardado().equipos[0]
        #expect(leido.reservados == ahora.reservados && leido.reservados.count == 1)
        #expect(leido.plantilla == ahora.plantilla)
        #expect(leido.capitan?.nombre == "X. Q.")
    }

    @Test("cambiar nombre o dorsal de quien se ve en iniciales lo deja en iniciales")
    func ficha() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        _ = try await mostrar("iniciales", marcador.visita, antes: "Ximena+Quiroga")
        let cambio = try await marcador.visita.post(
            Self.camino,
            formulario: "accion=ficha&jugador=1&antes=X.+Q.&nombre=Berta+Sanz&dorsal=10")
        #expect(cambio.estado == 303)
        let equipo = marcador.casa.torneos[0].partidos.equipos[0]
        #expect(equipo.plantilla[0] == Jugador(nombre: "B. S.", dorsal: 10))
        #expect(equipo.reservados[equipo.plantilla[0]]?.nombre == "Berta Sanz")
    }

    @Test("dos que se ven igual siguen siendo dos")
    func dosIguales() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        for cambio in [
            "accion=mostrar&jugador=2&vista=oculto", "accion=alta&nombre=Marta",
            "accion=mostrar&jugador=3&vista=oculto",
        ] {
            #expect(try await marcador.visita.post(Self.camino, formulario: cambio).estado == 303)
        }
        let equipo = marcador.casa.torneos[0].partidos.equipos[0]
        #expect(equipo.plantilla.map(\.nombre) == ["Ximena Quiroga", "N. N.", "N. N."])
        #expect(Set(equipo.plantilla).count == 3)
        #expect(equipo.reservados.values.map(\.nombre).sorted() == ["Luis", "Marta"])
    }

    @Test("borrado, el nombre no queda en ningún fichero ni apunte, y lo demás sigue igual")
    func borrado() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        _ = try await visita.post(
            "/torneos/torneo/partidos/1/goles", formulario: "lado=local&confirmado=si")
        _ = try await visita.post(
            Self.camino, formulario: "accion=ficha&jugador=1&nombre=Ximena+Quirogax&dorsal=9")
        _ = try await mostrar("iniciales", visita, antes: "Ximena+Quirogax")
        _ = try await visita.post(
            "/torneos/torneo/partidos/1/confirmar", formulario: "")
        _ = try await visita.post(
            "/torneos/torneo/partidos/1/desconfirmar", formulario: "motivo=lo+dijo+ximena+quirogax")
        _ = try await visita.post(
            "/torneos/torneo/enlaces",
            formulario: "papel=capitan:1&dias=7&nota=Para+Ximena+Quiroga")
        let cronica = try await visita.post(
            "/api/v1/posts",
            json: #"{"title":"Rayo 1-0 Toros","body":"3' Ximena Quiroga (Rayo)","userId":1}"#)
        #expect(cronica.estado == 201)
        let tabla = try await visita.get("/api/v1/torneos/torneo/tabla").texto
        let cuantos = marcador.casa.torneos[0].partidos.apuntado.apuntes.count
        let campos = "jugador=1&antes=X.+Q."
        let ruta = "/torneos/torneo/equipos/1/borrar-nombre"
        let capitan = try await marcador.invitado(.capitan(torneo: "torneo", equipo: 1))
        #expect(try await capitan.post(ruta, formulario: campos + "&confirmado=si").estado == 403)
        #expect(try await visita.post(ruta, formulario: campos).estado == 422, "sin confirmar")
        #expect(try await !quedan("Ximena", en: marcador.carpeta).isEmpty)
        let hecho = try await visita.post(ruta, formulario: campos + "&confirmado=si")
        #expect(hecho.estado == 303, "\(hecho.texto.suffix(300))")
        // At once, while the server runs: database, its log, documents, chronicles, links.
        #expect(try await quedan("Ximena", en: marcador.carpeta).isEmpty)
        let partidos = marcador.casa.torneos[0].partidos
        #expect(partidos.apuntado.apuntes.count == cuantos + 1)
        #expect(partidos.equipos[0].plantilla[0].nombre == "N. N.")
        #expect(partidos.equipos[0].capitan == partidos.equipos[0].plantilla[0])
        #expect(partidos.goleadores().map(\.goles).reduce(0, +) == 2)
        #expect(try await visita.get("/api/v1/torneos/torneo/tabla").texto == tabla)
        for camino in [
            "/api/v1/torneos/torneo/apuntes", "/torneos/torneo/historial", Self.camino,
            "/torneos/torneo/cronicas/101", "/torneos/torneo/enlaces",
        ] {
            let pagina = try await visita.get(camino)
            #expect(
                pagina.estado == 200 && !pagina.texto.lowercased().contains("ximena"), "\(camino)")
        }
        #expect(
            try await visita.get("/torneos/torneo/historial").texto
                .contains("Un nombre de Rayo, borrado para siempre"))
        let antes = try partidos.documento.aJson()
        await marcador.reabrir()
        #expect(try marcador.casa.torneos[0].partidos.documento.aJson() == antes)
    }

    @Test("también el de quien ya no está en la plantilla, por la página y por la API")
    func borradoDeAusente() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let visita = marcador.visita
        for nombre in ["Ximena+Equivocadax", "Otra+Equivocadax"] {
            _ = try await visita.post(Self.camino, formulario: "accion=alta&nombre=\(nombre)")
            _ = try await visita.post(Self.camino, formulario: "accion=baja&jugador=3")
        }
        let ruta = "/torneos/torneo/equipos/1/borrar-nombre"
        let hecho = try await visita.post(
            ruta, formulario: "ausente=Ximena+Equivocadax&confirmado=si")
        #expect(hecho.estado == 303)
        let api = try await visita.post("/api/v1\(ruta)", json: #"{"ausente":"Otra Equivocadax"}"#)
        #expect(api.estado == 200)
        #expect(try await quedan("Equivocadax", en: marcador.carpeta).isEmpty)
        for (cuerpo, estado) in [
            (#"{"ausente":"Otra Equivocadax"}"#, 409), (#"{"ausente":"Ximena Quiroga"}"#, 409),
            ("{}", 422), (#"{"jugador":1}"#, 422),
            (#"{"jugador":1,"antes":"Ximena Quiroga","ausente":"Luis"}"#, 422),
        ] {
            #expect(
                try await visita.post("/api/v1\(ruta)", json: cuerpo).estado == estado, "\(cuerpo)")
        }
    }

    /// The files of a data folder in which some bytes can be read.
    private func quedan(_ texto: String, en carpeta: URL) async throws -> [String] {
        await RestosDeNombres.buscar([texto], en: carpeta)
    }

    @Test("lo que solo ven algunos tampoco se escucha: ni historial, ni plantilla, ni enlaces")
    func escuchar() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        for pagina in ["historial", "equipos/1/plantilla", "enlaces"] {
            let respuesta = try await marcador.visita.deFuera.get(
                "/eventos?pagina=/torneos/torneo/\(pagina)")
            #expect(respuesta.estado == 404, "\(pagina)")
        }
    }
}

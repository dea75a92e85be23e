import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Cambiar una plantilla")
struct PruebasDePlantilla {
    private static let camino = "/api/v1/torneos/torneo/equipos/1/plantilla"
    private static let documento = """
        {"nombre":"Copa","equipos":[
        {"nombre":"Rayo","plantilla":[{"nombre":"Ana"}]},
        {"nombre":"Toros","plantilla":[{"nombre":"Iván"}]}],
        "partidos":[{"local":"Rayo","visitante":"Toros","eventos":[
        {"tipo":"gol","minuto":3,"jugador":"Ana","equipo":"Rayo"}]}]}
        """

    @Test("el nombre nuevo sale en todas partes, lo de antes también, y se deshace")
    func ficha() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let capitan = try await marcador.invitado(.capitan(torneo: "torneo", equipo: 1))
        let respuesta = try await capitan.post(
            Self.camino,
            json: #"{"accion":"ficha","jugador":1,"antes":"Ana","nombre":" Eva  Paz ","dorsal":9}"#)
        #expect(respuesta.estado == 200, "\(respuesta.texto)")
        let plantilla = try ValorJson(respuesta.cuerpo)["plantilla"]?.elementos
        #expect(plantilla?.first?["nombre"]?.texto == "Eva Paz")
        for pagina in [
            "/partidos/1", "/goleadores", "/equipos/1", "/equipos/1/jugadores/1",
        ] {
            let texto = try await marcador.visita.get("/torneos/torneo\(pagina)").texto
            #expect(texto.contains("Eva Paz") && !texto.contains("Ana"), "\(pagina)")
        }
        let tabla = try await marcador.visita.get("/api/v1/torneos/torneo/tabla").texto
        #expect(tabla.contains(#""puntos":3"#))
        let ultimo = marcador.casa.torneos[0].partidos.apuntado.apuntes.count
        let deshecho = try await marcador.visita.post(
            "/torneos/torneo/historial/\(ultimo)/deshacer", formulario: "")
        #expect(deshecho.estado == 303)
        let goleadores = try await marcador.visita.get("/torneos/torneo/goleadores").texto
        #expect(goleadores.contains("Ana"))
        await marcador.parar()
    }

    @Test(
        "una plaza que no puede haber se niega y el servidor sigue",
        arguments: [
            ("0", 409), ("-1", 409), ("99", 409), ("-9223372036854775808", 400),
            ("9223372036854775807", 400), ("-9.223372036854776e18", 400), ("1e0", 200),
        ])
    func plazaImposible(plaza: String, estado: Int) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        for accion in ["capitan", #"mostrar","vista":"iniciales"#, #"ficha","nombre":"Eva"#] {
            let respuesta = try await marcador.visita.post(
                Self.camino, json: #"{"accion":"\#(accion)","jugador":\#(plaza)}"#)
            #expect(respuesta.estado == estado, "\(accion): \(respuesta.texto)")
        }
        let equipo = Self.camino.replacing("/plantilla", with: "")
        #expect(try await marcador.visita.get(equipo).estado == 200)
        await marcador.parar()
    }

    @Test(
        "un partido o un equipo con el menor número que hay se niega y el servidor sigue",
        arguments: [
            #""que":"mover","partidos":[{"partido":N}],"prueba":true"#,
            #""que":"decidir","partido":N,"decision":"aplazado""#,
            #""que":"arbitros","partido":N,"arbitros":["Ada"]"#,
            #""que":"partido","local":N,"visitante":2"#,
            #""que":"rivales","partido":1,"local":2,"visitante":N"#,
            #""que":"nombre","equipo":N,"nombre":"Pumas""#, #""que":"retirada","equipo":N"#,
        ])
    func numeroEnorme(cambio: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let numero = cambio.replacing("N", with: "-9223372036854775808")
        let respuesta = try await marcador.visita.post(
            "/api/v1/torneos/torneo/cambios", json: "{\(numero)}")
        #expect(respuesta.estado == 400)
        #expect(respuesta.texto.contains("número entero que no sea enorme"))
        await marcador.parar()
    }

    @Test("quien mira una plantilla que ya es otra lo sabe, y repetir un id no hace nada")
    func dosALaVez() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let alta = """
            {"accion":"alta","nombre":"Luis","dorsal":4,\
            "id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"}
            """
        for _ in 1...2 {
            #expect(try await marcador.visita.post(Self.camino, json: alta).estado == 200)
        }
        let equipos = marcador.casa.torneos[0].partidos
        #expect(equipos.equipos[0].plantilla.map(\.nombre) == ["Ana", "Luis"])
        let tarde = try await marcador.visita.post(
            Self.camino, json: #"{"accion":"baja","jugador":2,"antes":"Marta"}"#)
        #expect(tarde.estado == 409)
        let conGoles = try await marcador.visita.post(
            "/torneos/torneo/equipos/1/plantilla", formulario: "accion=baja&jugador=1&antes=Ana")
        #expect(conGoles.estado == 409)
        #expect(equipos.equipos[0].plantilla.count == 2)
        let fuera = try await marcador.visita.post(
            "/torneos/torneo/equipos/1/plantilla", formulario: "accion=baja&jugador=2&antes=Luis")
        #expect(fuera.estado == 303)
        #expect(equipos.equipos[0].plantilla.map(\.nombre) == ["Ana"])
        await marcador.parar()
    }

    @Test("el minuto de un gol se corrige aunque su autor se llame ya de otra manera")
    func minutoTrasElCambio() async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        let partidos = marcador.casa.torneos[0].partidos
        let gol = #"{"lado":"local","minuto":%,"id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b11"}"#
        let camino = "/api/v1/torneos/torneo/partidos/1/goles"
        _ = try await marcador.visita.post(camino, json: gol.replacing("%", with: "20"))
        _ = try await marcador.visita.post(
            Self.camino, json: #"{"accion":"ficha","jugador":1,"nombre":"Eva"}"#)
        _ = try await marcador.visita.post(camino, json: gol.replacing("%", with: "25"))
        let ultima = try #require(partidos.partido(id: 1)?.incidencias.last)
        #expect(ultima.momento == Momento(minuto: 25))
        #expect(ultima.goleador?.jugador.nombre == "Eva")
        await marcador.parar()
    }

    @Test(
        "lo que no se entiende se dice",
        arguments: [
            #"{"accion":"alta"}"#, #"{"accion":"ficha","nombre":"Eva"}"#, #"{"accion":"otra"}"#,
            #"{"accion":"alta","nombre":"  "}"#, #"{"accion":"alta","nombre":"Eva","dorsal":-1}"#,
        ])
    func mal(cuerpo: String) async throws {
        let marcador = try MarcadorDePrueba(["torneo.json": Self.documento])
        #expect(try await marcador.visita.post(Self.camino, json: cuerpo).estado == 422)
        #expect(marcador.casa.torneos[0].partidos.equipos[0].plantilla.count == 1)
    }
}

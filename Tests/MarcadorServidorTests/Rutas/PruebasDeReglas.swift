import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Las reglas de la tabla en el servidor")
struct PruebasDeReglas {
    private nonisolated static let tabla = "/torneos/torneo/tabla"
    private static let reglas = "/torneos/torneo/ajustes/reglas"

    /// Two that drew and two that are level by everything but their match; `claves` decide.
    private func copa(_ claves: String = "") throws -> MarcadorDePrueba {
        func partido(_ local: String, _ visitante: String, _ goles: [String], _ n: Int) -> String {
            let eventos = goles.map {
                """
                {"tipo": "gol", "minuto": 5, "jugador": "Sin identificar", "equipo": "\($0)"}
                """
            }
            return """
                {"local": "\(local)", "visitante": "\(visitante)", "ronda": "Jornada \(n)",
                "eventos": [\(eventos.joined(separator: ","))]}
                """
        }
        let equipos = ["Rayo", "Toros", "Lobos"].map {
            """
            {"nombre": "\($0)", "plantilla": [{"ficticio": true, "nombre": "Sin identificar"}]}
            """
        }
        let partidos = [
            partido("Toros", "Rayo", ["Toros"], 1), partido("Rayo", "Lobos", ["Rayo", "Rayo"], 2),
            partido("Lobos", "Toros", ["Lobos"], 3),
        ]
        return try MarcadorDePrueba([
            "torneo.json": """
            {"nombre": "Copa", "equipos": [\(equipos.joined(separator: ","))],
            "partidos": [\(partidos.joined(separator: ","))]\(claves)}
            """
        ])
    }

    private func tabla(
        _ marcador: MarcadorDePrueba, _ consulta: String = ""
    ) async throws -> ValorJson {
        let respuesta = try await marcador.visita.get("/api/v1/torneos/torneo/tabla\(consulta)")
        #expect(respuesta.estado == 200)
        return try #require(try ValorJson(Array(respuesta.texto.utf8)).elementos.first)
    }

    private func equipos(
        _ marcador: MarcadorDePrueba, _ consulta: String = ""
    ) async throws -> [String] {
        let tabla = try await tabla(marcador, consulta)
        return tabla["filas"]?.elementos.compactMap { $0["equipo"]?.texto } ?? []
    }

    @Test("la tabla se hace con el reglamento, los ajustes y las zonas del documento")
    func delDocumento() async throws {
        let marcador = try copa(
            """
            , "reglamento": "laliga", "ajustes": [{"equipo": "Rayo", "puntos": -1,
            "motivo": "Alineación <indebida>", "fecha": "2026-03-01"}],
            "zonas": [{"desde": 3, "clase": "desciende"}]
            """)
        #expect(try await equipos(marcador) == ["Lobos", "Toros", "Rayo"])
        let tabla = try await tabla(marcador)
        #expect(tabla["reglas"] == .texto("laliga"))
        #expect(tabla["empates_sin_resolver"] == .lista([]))
        let filas = tabla["filas"]?.elementos ?? []
        #expect(filas.map { $0["ajuste"] } == [.numero(0), .numero(0), .numero(-1)])
        #expect(filas[2]["zona"] == .texto("desciende"))
        #expect(filas[0]["desempate"]?["criterio"] == .texto("directo_puntos"))
        #expect(filas[0]["desempate"]?["valores"]?["Toros"] == .numero(0))
        let pagina = try await marcador.visita.get(Self.tabla).texto
        #expect(pagina.contains("Reglamento: <bdi>LaLiga (RFEF)</bdi>"))
        #expect(pagina.contains("<bdi>Alineación &lt;indebida&gt;</bdi>"))
        #expect(pagina.contains("zona-desciende") && pagina.contains("id=\"leyenda\""))
        #expect(pagina.contains("Por delante de Toros: 3 puntos a 0 en su partido"))
        let reglamento = try await marcador.visita.get("/torneos/torneo/reglamento").texto
        #expect(reglamento.contains("RFEF, Reglamento General"))
        #expect(
            reglamento.contains("−1 punto") && reglamento.contains("Domingo 1 de marzo de 2026"))
    }

    @Test(
        "se puede pedir una parte de la tabla",
        arguments: ["", "?ambito=local", "?ambito=visitante", "?hasta=1", "?ultimos=1"])
    func partes(consulta: String) async throws {
        let marcador = try copa()
        let pedida = try VistaPedida(
            campos: CamposDeFormulario.leer(consulta.dropFirst().utf8))
        let esperada = marcador.casa.torneos[0].partidos.documento
            .liguillas[0].tabla(pedida.vista)
        #expect(try await equipos(marcador, consulta) == esperada.map(\.equipo.nombre))
        #expect(esperada.contains { $0.jugados != 2 } == !consulta.isEmpty)
        #expect(try await marcador.visita.get(Self.tabla + consulta).estado == 200)
    }

    @Test(
        "una parte que no existe se dice con su campo",
        arguments: [
            "hasta=ayer", "hasta=2014-02-30", "ambito=casa", "ultimos=0", "ultimos=-1",
            "ultimos=mil", "en-juego=tal-vez",
        ], ["/api/v1/torneos/torneo/tabla", Self.tabla])
    func parteImposible(consulta: String, camino: String) async throws {
        let respuesta = try await copa().visita.get("\(camino)?\(consulta)")
        #expect(respuesta.estado == 422)
        let campo = consulta.prefix { $0 != "=" }
        #expect(respuesta.texto.contains("«\(campo)»"))
    }

    @Test("un grupo que no hay se dice", arguments: ["/api/v1/torneos/torneo/tabla", Self.tabla])
    func grupoImposible(camino: String) async throws {
        let respuesta = try await copa().visita.get("\(camino)?grupo=Z")
        #expect(respuesta.estado == 404)
        #expect(respuesta.texto.contains("no hay ningún grupo «Z»"))
    }

    @Test("el formulario de la página pide una parte: lo que queda en blanco no se pide")
    func elegir() async throws {
        let visita = try copa().visita
        let pagina = try await visita.get(Self.tabla).texto
        #expect(pagina.contains("<form class=\"campos\" method=\"get\" action=\"\(Self.tabla)\">"))
        for jornada in 1...3 { #expect(pagina.contains("<option value=\"\(jornada)\">")) }
        let vacia = try await visita.get(Self.tabla + "?hasta=&ambito=ambos&ultimos=&grupo=")
        #expect(vacia.estado == 200 && !vacia.texto.contains("selected>Tras"))
        let elegida = try await visita.get(Self.tabla + "?hasta=2&dia=&ambito=local&ultimos=1")
        #expect(elegida.texto.contains("<option value=\"2\" selected>Tras la jornada 2"))
        #expect(elegida.texto.contains("<option value=\"local\" selected>"))
        let dia = try await visita.get(Self.tabla + "?hasta=2&dia=2026-03-01")
        #expect(dia.texto.contains("Hasta el 2026-03-01"))
    }

    @Test("«tal como va» se ofrece mientras se juega, cuenta el marcador y se conserva en vivo")
    func talComoVa() async throws {
        let marcador = try copa(
            """
            , "partidosSinResultado": [{"local": "Lobos", "visitante": "Rayo", "eventos": [],
            "numero": 4}]
            """)
        let visita = marcador.visita
        #expect(try await !visita.get(Self.tabla).texto.contains("tal-como-va"))
        _ = try await visita.post("/api/v1/torneos/torneo/partidos/4/empezar", json: "{}")
        #expect(
            try await visita.get(Self.tabla).texto.contains("href=\"\(Self.tabla)?en-juego=si\""))
        let vista = "\(Self.tabla)?en-juego=si"
        let puesta = try await visita.get(vista).texto
        #expect(puesta.contains("id=\"tal-como-va\" data-id=\"tal-como-va\" aria-current=\"true\""))
        #expect(puesta.contains("/eventos?pagina=/torneos/torneo/tabla%3Fen-juego%3Dsi"))
        let filas = try await tabla(marcador, "?en-juego=si")["filas"]?.elementos ?? []
        #expect(filas.map { $0["jugados"] }.filter { $0 == .numero(3) }.count == 2)
        await marcador.parar()
    }

    @Test("un cambio del reglamento se guarda, se ve en la tabla y sobrevive a un reinicio")
    func cambiar() async throws {
        let marcador = try copa()
        let visita = marcador.visita
        let antes = try await visita.get(Self.tabla).texto
        #expect(antes.contains("<bdi>Liga</bdi>"))
        let hecho = try await visita.post(
            Self.reglas, formulario: "que=usar-conocido&reglamento=cociente&semilla=7")
        #expect(hecho.estado == 303 && hecho.cabecera("Location") == Self.reglas)
        let ajustado = try await visita.post(
            Self.reglas,
            formulario: "que=ajustar&equipo=2&puntos=%E2%88%923&motivo=Impago&fecha=2026-03-01")
        #expect(ajustado.estado == 303)
        let zona = try await visita.post(
            Self.reglas, formulario: "que=anadir-zona&desde=1&hasta=2&clase=clasifica&nombre=Final")
        #expect(zona.estado == 303)
        let reglas = try await marcador.guardado().reglas
        #expect(reglas.reglamento.nombre == "cociente" && reglas.reglamento.semilla == 7)
        #expect(
            reglas.resoluciones.ajustes.map { "\($0.equipo.nombre) \($0.puntos) \($0.motivo)" }
                == ["Toros -3 Impago"])
        #expect(reglas.zonas == [ZonaDeTabla(1...2, nombre: "Final", .clasifica)])
        for _ in 0..<2 {
            let pagina = try await marcador.visita.get(Self.tabla).texto
            #expect(pagina.contains("Cociente de goles") && pagina.contains("Impago"))
            #expect(pagina.contains("<bdi>Final</bdi>"))
            await marcador.reabrir()
        }
        let quitado = try await marcador.visita.post(
            Self.reglas,
            formulario: "que=quitar-ajuste&equipo=2&puntos=-3&motivo=Impago&fecha=2026-03-01")
        #expect(quitado.estado == 303)
        let sinZona = try await marcador.visita.post(
            Self.reglas, formulario: "que=quitar-zona&desde=1&hasta=2&clase=clasifica&nombre=Final")
        #expect(sinZona.estado == 303)
        #expect(try await marcador.guardado().reglas.zonas.isEmpty)
        #expect(try await marcador.guardado().reglas.resoluciones.ajustes.isEmpty)
    }

    @Test("un reglamento propio: puntos, criterios en orden y lo que se mira entre ellos")
    func propio() async throws {
        let marcador = try copa()
        let hecho = try await marcador.visita.post(
            Self.reglas,
            formulario: "que=usar-propio&nombre=Barrio&victoria=2&empate=1&derrota=0&semilla="
                + "&criterio-1=puntos&criterio-2=&criterio-3=enfrentamientos&criterio-4=sorteo"
                + "&clave-1=goles&clave-2=puntos&reinicio=siempre&siFaltan=se_salta")
        #expect(hecho.estado == 303)
        let reglas = try await marcador.guardado().reglas.reglamento
        #expect(reglas.nombre == "Barrio" && reglas.puntosPorVictoria == 2)
        #expect(
            reglas.criterios == [
                .puntos,
                .enfrentamientos(
                    Enfrentamientos([.goles, .puntos], reinicio: .siempre, siFaltan: .seSalta)),
                .sorteo,
            ])
        #expect(try await tabla(marcador)["reglas"] == .texto("Barrio"))
        #expect(
            try await marcador.visita.get("/torneos/torneo/reglamento").texto
                .contains("Partidos entre los empatados: goles marcados, puntos"))
    }

    @Test(
        "lo que no vale se dice con una frase, y no cambia nada",
        arguments: [
            ("que=bailar", "«que»"), ("que=usar-conocido&reglamento=petanca", "«reglamento»"),
            ("que=usar-conocido&reglamento=laliga&semilla=-1", "«semilla»"),
            ("que=ajustar&equipo=9&puntos=1", "«equipo»"),
            ("que=ajustar&equipo=1&puntos=tres", "«puntos»"),
            ("que=ajustar&equipo=1&puntos=0", "no puede ser de 0"),
            ("que=ajustar&equipo=1&puntos=1&fecha=ayer", "«fecha»"),
            ("que=quitar-ajuste&equipo=1&puntos=1", "ya no está"),
            ("que=anadir-zona&desde=3&hasta=2&clase=clasifica", "«hasta»"),
            ("que=anadir-zona&desde=1&hasta=2&clase=gana", "«clase»"),
            ("que=anadir-zona&desde=3&hasta=4&clase=clasifica", "otra zona"),
            ("que=quitar-zona&desde=1&hasta=1&clase=clasifica", "ya no está"),
            (
                "que=usar-propio&nombre=laliga&victoria=2&empate=1&derrota=0&criterio-1=puntos"
                    + "&reinicio=nunca&siFaltan=cuentan", "reglamento conocido"
            ),
            (
                "que=usar-propio&nombre=B&victoria=2&empate=1&derrota=0&reinicio=nunca"
                    + "&siFaltan=cuentan", "al menos un criterio"
            ),
            (
                "que=usar-propio&nombre=B&victoria=2&empate=1&derrota=0&criterio-1=goles"
                    + "&criterio-2=goles&reinicio=nunca&siFaltan=cuentan", "dos veces"
            ),
            (
                "que=usar-propio&nombre=B&victoria=2&empate=1&derrota=0"
                    + "&criterio-1=enfrentamientos&reinicio=nunca&siFaltan=cuentan",
                "no deciden nada si no se mira nada"
            ),
            ("que=anadir-zona&desde=2&hasta=4&clase=asciende", "otra zona"),
            ("que=anadir-zona&desde=8&hasta=9&clase=asciende", "tiene 3 puestos"),
            ("que=usar-sanciones&sanciones=petanca", "«sanciones»"),
            ("que=sanciones-propias&ciclos=0&porCiclo=1&porDoble=1&porRoja=1", "«ciclos»"),
            ("que=sanciones-propias&ciclos=cinco&porCiclo=1&porDoble=1&porRoja=1", "«ciclos»"),
            ("que=sanciones-propias&ciclos=5&porCiclo=-1&porDoble=1&porRoja=1", "«porCiclo»"),
            (
                "que=sanciones-propias&ciclos=5&porCiclo=1&porDoble=1&porRoja=1&seBorran=nunca",
                "«seBorran»"
            ),
        ])
    func noVale(formulario: String, frase: String) async throws {
        let marcador = try copa(", \"zonas\": [{\"desde\": 3, \"clase\": \"desciende\"}]")
        let fichero = marcador.carpeta.appending(path: "torneo.json")
        let antes = try Data(contentsOf: fichero)
        let respuesta = try await marcador.visita.post(Self.reglas, formulario: formulario)
        #expect(respuesta.estado == 422)
        #expect(respuesta.texto.contains(frase), "\(formulario)")
        #expect(try Data(contentsOf: fichero) == antes)
    }

    @Test("las sanciones se eligen o se escriben, se guardan y se quitan")
    func sanciones() async throws {
        let marcador = try copa()
        func enviar(_ formulario: String) async throws -> ReglaDeSanciones? {
            let hecho = try await marcador.visita.post(Self.reglas, formulario: formulario)
            #expect(hecho.estado == 303, "\(hecho.texto)")
            return try await marcador.guardado().reglas.sanciones
        }
        #expect(try await enviar("que=usar-sanciones&sanciones=champions") == .champions)
        let propia = try await enviar(
            "que=sanciones-propias&ciclos=4%2C+3&porCiclo=2&porDoble=1&porRoja=3&seBorran=grupos")
        #expect(
            propia
                == ReglaDeSanciones(
                    nombre: "propia", ciclos: [4, 3], porCiclo: 2, porRoja: 3,
                    seBorranTras: [.grupos]))
        let pagina = try await marcador.visita.get(Self.reglas).texto
        #expect(pagina.contains("Ciclos de 4, 3 amarillas, 2 partidos"))
        #expect(pagina.contains("name=\"ciclos\" type=\"text\" maxlength=\"60\" value=\"4, 3\""))
        #expect(
            try await enviar("que=sanciones-propias&ciclos=&porCiclo=0&porDoble=1&porRoja=1")?
                .ciclos == [])
        #expect(try await enviar("que=usar-sanciones&sanciones=") == nil)
    }

    @Test("quien solo mira ve las reglas y no las cambia")
    func soloMira() async throws {
        let marcador = try copa()
        let deFuera = marcador.visita.deFuera
        let respuesta = try await deFuera.post(
            Self.reglas, formulario: "que=usar-conocido&reglamento=laliga")
        #expect(respuesta.estado == 403)
        #expect(
            try await !deFuera.get("/torneos/torneo/reglamento").texto.contains("cambiar-reglas"))
    }
}

import Foundation
import Testing
import Torneo

@testable import MarcadorOrden

@Suite("marcador tabla")
struct PruebasDeTabla {
    /// A league of three with two legs, in which Toros and Lobos end level and Toros won between them.
    private func documento(conGrupos: Bool = false) throws -> String {
        let equipos = try ["Rayo", "Toros", "Lobos"].map {
            try #require(Equipo(nombre: $0, plantilla: []))
        }
        let marcas = [
            (0, 3, 0, 1, 1), (1, 1, 0, 2, 2), (2, 0, 0, 0, 3), (1, 0, 2, 0, 4), (2, 1, 1, 1, 5),
            (0, 0, 3, 2, 6),
        ]
        let partidos = marcas.map { local, suyos, ajenos, visitante, jornada in
            let goles =
                Array(repeating: equipos[local], count: suyos)
                + Array(repeating: equipos[visitante], count: ajenos)
            return Partido(
                local: equipos[local], visitante: equipos[visitante],
                incidencias: goles.map {
                    Incidencia(.gol(minuto: 1, jugador: .sinIdentificar, equipo: $0))
                },
                ficha: Ficha(
                    programacion: Fecha(anio: 2026, mes: 3, dia: jornada).map {
                        Programacion(fecha: $0)
                    }, ronda: "Jornada \(jornada)",
                    grupo: conGrupos ? (local + visitante == 1 ? "Grupo A" : "Grupo B") : nil))
        }
        let torneo = DocumentoDelTorneo(nombre: "Liga", equipos: equipos, partidos: partidos)
        return String(decoding: try torneo.aJson(), as: UTF8.self)
    }

    private func tabla(_ argumentos: String...) async throws -> Ejecucion {
        try await marcador(["tabla", "-"] + argumentos, entrada: documento())
    }

    private func objeto(_ hecho: Ejecucion) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(hecho.salida.utf8)) as? [String: Any],
            "\(hecho.errores)")
    }

    @Test("sin --reglas valen el reglamento y los ajustes del documento; con él, solo el pedido")
    func delDocumento() async throws {
        var documento = try DocumentoDelTorneo(json: Data(self.documento().utf8))
        documento.reglas = ReglasDelTorneo(
            reglamento: .cociente,
            resoluciones: Resoluciones(
                ajustes: [Ajuste(equipo: documento.equipos[0], puntos: -6, motivo: "Impago")]))
        let texto = String(decoding: try documento.aJson(), as: UTF8.self)
        func filas(_ argumentos: String...) async throws -> (String?, [Int?]) {
            let hecho = try await marcador(
                ["tabla", "-", "--formato", "json"] + argumentos, entrada: texto)
            let leido = try objeto(hecho)
            let filas = try #require(leido["filas"] as? [[String: Any]])
            return (leido["reglas"] as? String, filas.map { $0["ajuste"] as? Int })
        }
        #expect(try await filas().0 == "cociente")
        #expect(Set(try await filas().1) == [0, -6])
        let conOtro = try await filas("--reglas", "liga")
        #expect(conOtro.0 == "liga")
        #expect(conOtro.1 == [0, 0, 0])
    }

    @Test("el JSON dice el reglamento, las filas, por qué, y lo que nadie ha resuelto")
    func enJson() async throws {
        let hecho = try await tabla("--reglas", "laliga", "--formato", "json")
        let leido = try objeto(hecho)
        #expect(leido["reglas"] as? String == "laliga")
        #expect((leido["empates_sin_resolver"] as? [[String]])?.isEmpty == true)
        let filas = try #require(leido["filas"] as? [[String: Any]])
        #expect(filas.map { $0["equipo"] as? String } == ["Rayo", "Lobos", "Toros"])
        #expect(filas.map { $0["puntos"] as? Int } == [7, 5, 4])
        #expect(
            Set(filas[0].keys) == [
                "puesto", "equipo", "jugados", "ganados", "empatados", "perdidos", "goles_favor",
                "goles_contra", "diferencia", "puntos", "ajuste", "desempate",
            ])
        let desempate = try #require(filas[0]["desempate"] as? [String: Any])
        #expect(desempate["criterio"] as? String == "puntos")
        #expect(desempate["entre"] as? [String] == ["Rayo", "Lobos"])
        #expect(desempate["valores"] as? [String: Int] == ["Rayo": 7, "Lobos": 5])
        #expect(desempate["frase"] as? String == "Por delante de Lobos: 7 puntos a 5")
    }

    @Test("el enfrentamiento directo se explica desde los dos lados")
    func directo() async throws {
        let hecho = try await tabla(
            "--reglas=laliga", "--ajuste", "Toros=1", "--formato", "json")
        let filas = try #require(try objeto(hecho)["filas"] as? [[String: Any]])
        #expect(filas.map { $0["equipo"] as? String } == ["Rayo", "Toros", "Lobos"])
        #expect(filas.map { $0["ajuste"] as? Int } == [0, 1, 0])
        let frases = filas.map { ($0["desempate"] as? [String: Any])?["frase"] as? String }
        #expect(
            frases[1...] == [
                "Por delante de Lobos: 4 puntos a 1 en sus dos partidos",
                "Por detrás de Toros: 1 punto a 4 en sus dos partidos",
            ])
    }

    @Test(
        "--hasta deja la tabla como estaba ese día o tras esa jornada",
        arguments: ["2", "2026-03-02"])
    func hasta(cuando: String) async throws {
        let hecho = try await tabla("--hasta", cuando, "--formato", "csv")
        #expect(hecho.codigo == 0)
        let filas = hecho.salida.split(separator: "\r\n").dropFirst()
        #expect(
            filas == [
                ",1,Rayo,1,1,0,0,3,0,3,3,0", ",2,Toros,2,1,0,1,1,3,-2,3,0",
                ",3,Lobos,1,0,0,1,0,1,-1,0,0",
            ])
    }

    @Test("--puntos cambia lo que vale cada resultado")
    func puntos() async throws {
        let hecho = try await tabla("--puntos", "2,1,0", "--formato", "json")
        let filas = try #require(try objeto(hecho)["filas"] as? [[String: Any]])
        #expect(filas.map { $0["puntos"] as? Int } == [5, 4, 3])
    }

    @Test("--explica dice de cada equipo por qué está donde está")
    func explica() async throws {
        let hecho = try await tabla("--explica", "--ajuste", "Lobos=-1", "--ajuste=Rayo=2")
        #expect(hecho.salida.contains("Lobos: −1 punto de ajuste\n"))
        #expect(hecho.salida.contains("Rayo: +2 puntos de ajuste\n"))
        #expect(
            hecho.salida.contains("Reglas: liga\n1. Rayo. Por delante de Lobos: 9 puntos a 4\n"))
    }

    @Test("un fichero de reglas propio, con sus ajustes")
    func fichero() async throws {
        try await conCarpeta { carpeta in
            let reglas = carpeta.appending(path: "mias.json")
            try Data(
                """
                {"nombre": "Barrio", "criterios": ["victorias"],
                 "ajustes": [{"equipo": "Rayo", "puntos": -9}]}
                """.utf8
            ).write(to: reglas)
            let hecho = try await tabla("--reglas", reglas.path, "--formato", "json")
            let leido = try objeto(hecho)
            #expect(leido["reglas"] as? String == "Barrio")
            let filas = try #require(leido["filas"] as? [[String: Any]])
            #expect(filas.map { $0["equipo"] as? String } == ["Rayo", "Lobos", "Toros"])
            #expect(filas.map { $0["puesto"] as? Int } == [1, 2, 2])
            #expect(leido["empates_sin_resolver"] as? [[String]] == [["Lobos", "Toros"]])
            try Data("{\"criterios\": [\"suerte\"]}".utf8).write(to: reglas)
            let roto = try await tabla("--reglas", reglas.path)
            #expect(roto.codigo == 1)
            #expect(roto.errores.contains("criterios[0], línea 1"))
        }
    }

    @Test("con grupos, una tabla de cada uno o la que se pide")
    func grupos() async throws {
        let documento = try documento(conGrupos: true)
        let todos = try await marcador(
            ["tabla", "-", "--formato", "json"], entrada: documento)
        let grupos = try #require(try objeto(todos)["grupos"] as? [[String: Any]])
        #expect(grupos.map { $0["grupo"] as? String } == ["Grupo A", "Grupo B"])
        for nombre in ["B", "grupo b"] {
            let uno = try await marcador(
                ["tabla", "-", "--grupo", nombre, "--formato", "json"], entrada: documento)
            #expect(try objeto(uno)["grupo"] as? String == "Grupo B")
        }
        let ninguno = try await marcador(["tabla", "-", "--grupo", "C"], entrada: documento)
        #expect(ninguno.codigo == 1)
        #expect(ninguno.errores.contains("hay Grupo A, Grupo B."))
    }

    @Test(
        "lo que no se entiende se dice, y no se hace nada",
        arguments: [
            (["--reglas", "petanca"], Int32(2), "uno de estos: liga, fifa"),
            (["--puntos", "3,1"], 2, "3,1,0"), (["--puntos", "3,x,0"], 2, "3,1,0"),
            (["--ajuste", "Toros"], 2, "«Toros=-3»"), (["--ajuste", "=3"], 2, "«Toros=-3»"),
            (["--hasta", "ayer"], 2, "2026-03-01"), (["--hasta", "2026-02-30"], 2, "2026-03-01"),
            (["--semilla", "-1"], 2, "número entero"),
            (["--ajuste", "Toro=-3"], 1, "¿Querías decir «Toros»?"),
            (["--grupo", "A"], 1, "el torneo no tiene grupos"),
            (["--reglas", "no/existe.json"], 1, "no existe"),
        ] as [([String], Int32, String)])
    func errores(argumentos: [String], codigo: Int32, frase: String) async throws {
        let hecho = try await marcador(["tabla", "-"] + argumentos, entrada: documento())
        #expect(hecho.codigo == codigo)
        #expect(hecho.errores.contains(frase), "\(hecho.errores)")
        #expect(hecho.salida.isEmpty)
    }

    @Test("sin fechas ni jornadas no hay «hasta»")
    func sinCuando() async throws {
        let torneo = DocumentoDelTorneo(
            nombre: "Lección", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [Ejemplo.rayoContraToros])
        let documento = String(decoding: try torneo.aJson(), as: UTF8.self)
        let dia = try await marcador(["tabla", "-", "--hasta", "2026-01-01"], entrada: documento)
        #expect(dia.codigo == 1)
        #expect(dia.errores.contains("Ningún partido tiene fecha"))
        let jornada = try await marcador(["tabla", "-", "--hasta", "3"], entrada: documento)
        #expect(jornada.errores.contains("Ninguna jornada tiene número"))
    }
}

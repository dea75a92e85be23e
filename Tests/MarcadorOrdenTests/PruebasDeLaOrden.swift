import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorOrden

@Suite("La orden marcador")
struct PruebasDeLaOrden {
    @Test(
        "mal usada acaba con 2, dice por qué en castellano y no escribe nada más",
        arguments: [
            ([], "Falta la orden."),
            (["tabal"], "No existe la orden «tabal». ¿Querías decir «tabla»?"),
            (["xyzxyz"], "No existe la orden «xyzxyz»."),
            (["--hepl"], "No existe la opción «--hepl». ¿Querías decir «--help»?"),
            (["tabla"], "Falta el fichero del torneo."),
            (["tabla", ""], "Falta el fichero del torneo."),
            (["tabla", "a", "b"], "Sobra «b»."),
            (["tabla", "a", "--fromato", "csv"], "¿Querías decir «--formato»?"),
            (["tabla", "a", "--formato"], "le falta su valor"),
            (["tabla", "a", "--formato", "xml"], "texto, json, csv"),
            (["goleadores", "a", "--partido", "1"], "No existe la opción «--partido»"),
            (["equipos", "--formato=csv", "--formato=csv", "a"], "está repetida"),
            (["jugar", "a"], "--partido N"),
            (["jugar", "a", "--partido", "cero"], "un número entero"),
            (["jugar", "a", "--partido", "0"], "un número entero de 1"),
            (["jugar", "a", "--partido", "1", "-msPorMinuto", "0"], "de 1 a 3600000"),
            (["validar"], "Falta el fichero"),
            (["datos", "algo"], "Sobra «algo»."),
            (["importar"], "Falta el fichero"),
            (["importar", "a"], "-o FICHERO"),
            (["importar", "a", "-o", "b", "--une", "sin igual"], "ALIAS=NOMBRE"),
            (["servir", "--puerto", "65536"], "de 0 a 65535"),
            (["servir", "--puerto", "http"], "un número entero"),
            (["servir", "--escucha", "casa"], "una dirección"),
            (
                ["servir", "--escucha", "127.0.0.1", "--escucha", "0.0.0.0"],
                "0.0.0.0 ya incluye 127.0.0.1"
            ),
            (["servir", "--escucha", "0.0.0.0", "--escucha", "::"], ":: ya incluye 0.0.0.0"),
            (["servir", "--escucha", "0:0::0", "--escucha", "::1"], ":: ya incluye ::1"),
            (["servir", "--servicio", "ftp://x"], "http"),
            (["servir", "--anuncia", "ftp://x"], "como http://192.168.1.20:8080 o https://"),
            (["servir", "--anuncia", "http://999.999.999.999"], "se abra con un navegador"),
            (["servir", "--anuncia", "http://x:99999"], "un puerto de 1 a 65535"),
            (["servir", "--anuncia", "https://x/copa"], "solo la dirección"),
            (["servir", "-reiniciarDatos", "quizá"], "YES, NO"),
            (["servir", "-mspormin", "1"], "¿Querías decir «-msPorMinuto»?"),
            (["servir", "algo"], "Sobra «algo»."),
        ] as [([String], String)])
    func malUsada(_ argumentos: [String], frase: String) async throws {
        let hecho = try await marcador(argumentos)
        #expect(hecho.codigo == 2)
        #expect(hecho.errores.contains(frase), "\(hecho.errores)")
        #expect(hecho.errores.contains("--ayuda"))
        #expect(hecho.salida.isEmpty)
    }

    @Test("se explica a sí misma y a cada suborden", arguments: ["--ayuda", "--help", "--version"])
    func seExplica(_ opcion: String) async throws {
        for suborden in LineaDeOrdenes.subordenes.map({ [$0.ficha.nombre, opcion] }) + [[opcion]] {
            let hecho = try await marcador(suborden)
            #expect(hecho.codigo == 0)
            #expect(hecho.errores.isEmpty)
            #expect(
                opcion == "--version"
                    ? hecho.salida == "marcador \(Version.actual)\n"
                    : hecho.salida.contains("Uso: marcador"))
        }
    }

    @Test(
        "sin un fichero que valga acaba con 1",
        arguments: ["tabla", "goleadores", "equipos", "validar", "jugar"])
    func sinFichero(_ suborden: String) async throws {
        let mas = suborden == "jugar" ? ["--partido", "1"] : []
        let ausente = try await marcador([suborden, "/no/existe.json"] + mas)
        #expect(ausente.codigo == 1)
        #expect(ausente.errores.contains("no existe"))
        let carpeta = try await marcador([suborden, "/"] + mas)
        #expect(carpeta.codigo == 1)
        #expect(carpeta.errores.contains("es una carpeta"))
        let roto = try await marcador([suborden, "-"] + mas, entrada: "{\"nombre\":")
        #expect(roto.codigo == 1)
        #expect((roto.salida + roto.errores).contains("No es JSON válido"))
    }

    @Test("la tabla de la Copa Barrio sale en texto, CSV y JSON con las mismas cifras")
    func tabla() async throws {
        let torneo = await MainActor.run { DocumentoDelTorneo(DatosDeEjemplo.torneo) }
        let documento = String(decoding: try torneo.aJson(), as: UTF8.self)
        let esperada = torneo.partidos.tablaDePosiciones(equipos: torneo.equipos)
        let csv = try await marcador(["tabla", "-", "--formato", "csv"], entrada: documento)
        let filas = csv.salida.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",") }
        #expect(filas.map { String($0[1]) } == esperada.map(\.equipo.nombre))
        #expect(filas.map { Int($0[9]) } == esperada.map(\.puntos))
        let texto = try await marcador(["tabla", "-"], entrada: documento)
        #expect(
            texto.salida.split(separator: "\n").dropFirst().map {
                Int($0.split(separator: " ").last ?? "")
            }
                == esperada.map(\.puntos))
        let json = try await marcador(["tabla", "-", "--formato=json"], entrada: documento)
        let tabla = try #require(
            try JSONSerialization.jsonObject(with: Data(json.salida.utf8)) as? [String: Any])
        let enJson = try #require(tabla["filas"] as? [[String: Any]])
        #expect(enJson.map { $0["puntos"] as? Int } == esperada.map(\.puntos))
    }

    @Test("jugar cuenta el partido línea a línea cuando no hay terminal")
    func jugar() async throws {
        let torneo = DocumentoDelTorneo(
            nombre: "Lección", equipos: [Ejemplo.rayo, Ejemplo.toros],
            partidos: [Ejemplo.rayoContraToros])
        let documento = String(decoding: try torneo.aJson(), as: UTF8.self)
        let hecho = try await marcador(
            ["jugar", "-", "--partido", "1", "-msPorMinuto", "1"], entrada: documento)
        #expect(hecho.codigo == 0)
        #expect(hecho.errores.isEmpty)
        let goles = hecho.salida.split(separator: "\n").filter { $0.contains("¡Gol!") }
        #expect(
            goles == [
                "12' ¡Gol! Ana (Rayo FC) 1-0", "55' ¡Gol! Iván (Toros) 1-1",
                "80' ¡Gol! Ana (Rayo FC) 2-1",
            ])
        #expect(hecho.salida.hasSuffix("Partido terminado: Rayo FC 2-1 Toros\n"))
        let otro = try await marcador(["jugar", "-", "--partido", "2"], entrada: documento)
        #expect(otro.codigo == 1)
        #expect(otro.errores.contains("No existe el partido n.º 2: hay del 1 al 1."))
    }

    @Test("datos enseña la carpeta, los ficheros con su tamaño y los ajustes")
    func datos() async throws {
        try await conCarpeta { carpeta in
            try Data("{\"duracionDelPartido\":60}".utf8)
                .write(to: carpeta.appending(path: "preferencias.json"))
            let hecho = try await marcador(["datos", "--datos", carpeta.path])
            #expect(hecho.codigo == 0)
            #expect(hecho.salida.contains("Carpeta: \(carpeta.path)"))
            #expect(hecho.salida.contains("preferencias.json  25 bytes"))
            #expect(hecho.salida.contains("duracionDelPartido = 60"))
        }
    }
}

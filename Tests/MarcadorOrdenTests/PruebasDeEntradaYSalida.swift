import Foundation
import Synchronization
import Testing

@testable import MarcadorOrden

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A tournament in which one name could mean two people.
private let dudoso = """
    {"nombre": "x", "equipos": [{"nombre": "A", "plantilla": [{"nombre": "Ana", "dorsal": 9},
    {"nombre": "Ana", "dorsal": 7}]}, {"nombre": "B", "plantilla": []}], "partidos": [
    {"local": "A", "visitante": "B", "eventos": [
    {"tipo": "gol", "minuto": 12, "jugador": "Ana", "equipo": "A"}]}]}
    """

@MainActor
@Suite("Lo que la orden lee y escribe")
struct PruebasDeEntradaYSalida {
    nonisolated private static let ordenes = [
        ["--ayuda"], ["--version"], ["tabla", "F"], ["goleadores", "F"], ["sanciones", "F"],
        ["equipos", "F"],
        ["validar", "F"], ["jugar", "F", "--partido", "1", "-msPorMinuto", "1"],
        ["datos", "--datos", "D"], ["importar", "O", "-o", "D/torneo.json"],
        ["tabla", "F", "--formato", "json"], ["equipos", "F", "--formato", "csv"],
        ["servir", "--puerto", "0", "--datos", "D"],
    ]

    /// Runs the command over a console whose output does not take anything.
    private func conSalidaRota(_ orden: [String], codigo: Int32) async throws -> (Int32, [String]) {
        try await conCarpeta { carpeta in
            let ficheros = ["F": dudoso, "O": #"{"name": "x", "matches": []}"#]
            for (nombre, texto) in ficheros {
                try Data(texto.utf8).write(to: carpeta.appending(path: nombre))
            }
            let argumentos = orden.map { palabra in
                ["F", "O", "D", "D/torneo.json"].contains(palabra)
                    ? carpeta.appending(path: palabra).path : palabra
            }
            let dicho = Apunte()
            let consola = Consola(
                escribir: { _ throws(FalloDeSalida) in throw FalloDeSalida(codigo: codigo) },
                avisar: { dicho.apuntar($0) })
            return (await LineaDeOrdenes.ejecutar(argumentos, en: consola), dicho.lineas)
        }
    }

    @Test("si la salida no admite nada, acaba con 1 y lo dice", arguments: ordenes)
    func salidaLlena(_ orden: [String]) async throws {
        let (codigo, dicho) = try await conSalidaRota(orden, codigo: ENOSPC)
        #expect(codigo == 1)
        #expect(
            dicho.last
                == "marcador: No se puede escribir en la salida: no queda sitio en el disco.")
    }

    @Test("si nadie lee la salida, acaba sin decir nada", arguments: ordenes)
    func salidaSinLector(_ orden: [String]) async throws {
        let (codigo, dicho) = try await conSalidaRota(orden, codigo: EPIPE)
        #expect(codigo == 128 + SIGPIPE)
        #expect(dicho.allSatisfy { !$0.hasPrefix("marcador:") })
    }

    @Test("una salida llena o cerrada de verdad", arguments: ["/dev/full", nil] as [String?])
    func salidaDeVerdad(_ camino: String?) throws {
        let descriptor = open(camino ?? "/dev/null", camino == nil ? O_RDONLY : O_WRONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let codigo = camino == nil ? EBADF : ENOSPC
        #expect(throws: FalloDeSalida(codigo: codigo)) {
            try Salida.escribir("algo", en: descriptor)
        }
    }

    @Test(
        "lo que no es un fichero se dice, sin esperar ni leer sin fin",
        arguments: [
            ("/dev/zero", "es un dispositivo"), ("/dev/null", "es un dispositivo"),
            ("/", "es una carpeta"), ("T", "es una tubería"), ("G", "Pasa de 8 MiB"),
        ])
    func noEsUnFichero(_ camino: String, frase: String) async throws {
        try await conCarpeta { carpeta in
            #expect(mkfifo(carpeta.appending(path: "T").path, 0o600) == 0)
            let grande = carpeta.appending(path: "G").path
            try Data().write(to: URL(filePath: grande))
            #expect(truncate(grande, 3 << 30) == 0)
            let entero = camino.hasPrefix("/") ? camino : carpeta.appending(path: camino).path
            let hecho = try await marcador(["validar", entero])
            #expect(hecho.codigo == 1)
            #expect((hecho.salida + hecho.errores).contains(frase))
        }
    }

    @Test("lo que puede ser de varias personas es un aviso, y con solo avisos acaba bien")
    func avisos() async throws {
        let hecho = try await marcador(["validar", "-"], entrada: dudoso)
        #expect(hecho.codigo == 0)
        #expect(
            hecho.salida.hasPrefix(
                "(entrada estándar):4:42 partidos[0].eventos[0].jugador: Hay varias personas"))
        #expect(hecho.salida.hasSuffix("2 equipos y 1 partido, con 1 aviso\n"))
    }
}

/// Lines, from whatever thread.
private final class Apunte: Sendable {
    private let guardadas = Mutex<[String]>([])

    var lineas: [String] { guardadas.withLock(\.self) }

    func apuntar(_ linea: String) { guardadas.withLock { $0.append(linea) } }
}

import Foundation
import Torneo

/// The command `marcador`: finds the subcommand, runs it, and turns errors into sentences and exit
/// codes.
public enum LineaDeOrdenes {
    static let subordenes: [any Suborden.Type] = [
        Servir.self, Importar.self, Exportar.self, Tabla.self, Calendario.self, Goleadores.self,
        Sanciones.self,
        Equipos.self,
        Inscribir.self, Retirar.self,
        Jugar.self,
        Validar.self,
        Datos.self, Copia.self, Restaura.self, Verifica.self,
    ]

    /// Runs the command.
    ///
    /// - Parameter argumentos: the words after the command's own name.
    /// - Returns: the exit code: 0 done, 1 bad data or an output that cannot be written,
    ///   2 bad usage, 128 + n stopped by signal n.
    @MainActor
    public static func ejecutar(_ argumentos: [String]) async -> Int32 {
        Salida.ocuparLasCerradas()
        return await ejecutar(argumentos, en: .delProceso)
    }

    @MainActor
    static func ejecutar(_ argumentos: [String], en consola: Consola) async -> Int32 {
        do {
            try await despachar(argumentos, en: consola)
            try consola.comprobar()
            return 0
        } catch let error as ErrorDeUso {
            consola.avisar("marcador: \(error.localizedDescription.sinOrdenesDeTerminal)")
            consola.avisar(
                "Ayuda: marcador \(nombre(en: argumentos).map { "\($0) " } ?? "")--ayuda")
            return 2
        } catch let fallo as FalloDeSalida where fallo.nadieLee {
            // What a shell sees of a command that the signal of a broken pipe has ended.
            return 128 + SIGPIPE
        } catch let interrupcion as Interrupcion {
            return 128 + interrupcion.senal
        } catch {
            consola.avisar("marcador: \(error.localizedDescription.sinOrdenesDeTerminal)")
            return 1
        }
    }

    @MainActor
    private static func despachar(_ argumentos: [String], en consola: Consola) async throws {
        guard let primero = argumentos.first else { throw ErrorDeUso.faltaLaOrden }
        if Opcion.ayuda.seEscribe(primero) { return consola.escribir(ayuda) }
        if Opcion.version.seEscribe(primero) { return consola.linea(version) }
        guard let tipo = suborden(primero) else {
            if primero.hasPrefix("-") {
                throw ErrorDeUso.opcionDesconocida(
                    primero,
                    parecida: masParecida(a: primero, entre: ["--ayuda", "--help", "--version"]))
            }
            throw ErrorDeUso.ordenDesconocida(
                primero,
                parecida: masParecida(a: primero, entre: subordenes.map { $0.ficha.nombre }))
        }
        try await ejecutar(tipo, Array(argumentos.dropFirst()), en: consola)
    }

    @MainActor
    private static func ejecutar(
        _ tipo: any Suborden.Type, _ argumentos: [String], en consola: Consola
    ) async throws {
        let lector = LectorDeArgumentos(opciones: tipo.ficha.opciones + [.ayuda, .version])
        let leidos = try lector.leer(argumentos)
        if leidos.tiene(.ayuda) { return consola.escribir(tipo.ficha.ayuda) }
        if leidos.tiene(.version) { return consola.linea(version) }
        try await tipo.init(leidos).ejecutar(en: consola)
    }

    private static func suborden(_ nombre: String) -> (any Suborden.Type)? {
        subordenes.first { $0.ficha.nombre == nombre }
    }

    private static func nombre(en argumentos: [String]) -> String? {
        argumentos.first.flatMap(suborden)?.ficha.nombre
    }

    private static let version = "marcador \(Version.actual)"

    private static var ayuda: String {
        let filas = subordenes.map { ["  " + $0.ficha.nombre, $0.ficha.resumen] }
        let tabla = TablaDeTexto([.init(""), .init("")], filas: filas).lineas.dropFirst()
        let lineas =
            ["Torneos de fútbol en directo.", "", "Uso: marcador ORDEN [opciones]", "", "Órdenes:"]
            + tabla + ["", "Más: marcador ORDEN --ayuda"]
        return lineas.map { $0 + "\n" }.joined()
    }
}

import Foundation
import MarcadorApp
import MarcadorDiario
import Torneo

/// `marcador verifica`: looks through the journal and compares it with the files.
struct Verifica: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "verifica", uso: "[--datos DIR]",
        resumen: "Comprueba el diario, lo vuelve a contar y lo compara con los ficheros.",
        opciones: [Datos.carpeta])

    private let carpeta: CarpetaDeDatos

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        try argumentos.nadaMas()
        carpeta = .elegida(en: argumentos)
    }

    func ejecutar(en consola: Consola) throws {
        try carpeta.exigirDiario()
        for torneo in try ExamenDelDiario(carpeta.diario).torneos {
            try MarcaDeApuntes(de: carpeta.documento(de: torneo.id))
                .comprobar(torneo.libro.apuntes.count)
            consola.linea(
                "\(torneo.id): \(cuantos(torneo.libro.apuntes.count, "apunte")), "
                    + "\(cuantos(torneo.libro.documento.partidos.count, "partido")); "
                    + "\(try comparar(torneo))")
        }
        consola.linea("El diario está bien.")
    }

    private func comparar(_ torneo: ExamenDelDiario.TorneoExaminado) throws -> String {
        let fichero = carpeta.documento(de: torneo.id)
        guard let datos = try? Data(contentsOf: fichero) else {
            return "\(fichero.lastPathComponent) no está: se escribe al servir"
        }
        let huella = Huella(datos)
        if huella == Huella(try torneo.libro.documento.aJson()) {
            return "\(fichero.lastPathComponent) dice lo mismo"
        }
        return torneo.escritos.contains { $0.huella == huella }
            ? "\(fichero.lastPathComponent) va por detrás: se pone al día al servir"
            : "\(fichero.lastPathComponent) es de otra mano: se importa al empezar a servir"
    }
}

extension CarpetaDeDatos {
    /// - Throws: `ErrorDeDatos` when there is no journal in the folder.
    func exigirDiario() throws(ErrorDeDatos) {
        guard FileManager.default.fileExists(atPath: diario.path) else {
            throw .noSePuedeLeer(
                diario.path, motivo: "no existe; lo hace «marcador servir» con el primer apunte")
        }
    }
}

extension ExamenDelDiario {
    /// How much there is: `2 torneos, 31 apuntes`.
    var resumen: String {
        let apuntes = torneos.reduce(0) { $0 + $1.libro.apuntes.count }
        return "\(cuantos(torneos.count, "torneo")), \(cuantos(apuntes, "apunte"))"
    }
}

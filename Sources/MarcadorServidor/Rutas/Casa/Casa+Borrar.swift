import Foundation
import MarcadorApp

extension Casa {
    /// Strikes a name that is erased in a tournament out of what is kept beside it.
    func seguirBorrados(de torneo: TorneoServido) {
        torneo.mesa.alBorrarNombre = { [weak self] borrados in
            guard let self else { return }
            try await cronicas.tachar(borrados)
            try await alBorrarNombre?(borrados)
            let restos = await RestosDeNombres.buscar(borrados.completos, en: carpeta.url)
            guard !restos.isEmpty else { return }
            Registro.anotar(
                "se ha borrado un nombre, que sigue en \(restos.joined(separator: ", ")): son otros "
                    + "torneos o copias; si es de la misma persona, hay que borrarlo también allí")
        }
    }
}

/// Looks for names that were erased in what is left on the disk.
enum RestosDeNombres {
    /// The files of a folder, and of those in it, in which a name can be read.
    ///
    /// - Parameters:
    ///   - nombres: the names.
    ///   - carpeta: the folder.
    /// - Returns: their names, sorted.
    /// - Complexity: O(bytes of the files × names).
    @concurrent
    static func buscar(_ nombres: Set<String>, en carpeta: URL) async -> [String] {
        let agujas = nombres.map { Data($0.utf8) }
        guard !agujas.isEmpty else { return [] }
        let ficheros = FileManager.default.subpaths(atPath: carpeta.path) ?? []
        return ficheros.filter { nombre in
            let url = carpeta.appending(path: nombre)
            guard let datos = try? Data(contentsOf: url, options: .mappedIfSafe) else {
                return false
            }
            return agujas.contains { datos.range(of: $0) != nil }
        }.sorted()
    }
}

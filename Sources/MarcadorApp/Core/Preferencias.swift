package import Foundation

/// Where small settings are kept across restarts.
package protocol Preferencias: AnyObject {
    /// The number kept under a key, or nil.
    func entero(_ clave: String) -> Int?

    /// Keeps a number under a key: known at once, on the disk soon.
    func guardar(_ valor: Int, en clave: String)

    /// Forgets a key; silent when there is nothing.
    func olvidar(_ clave: String)

    /// Returns when everything kept so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the new value is known but would not survive a restart.
    func asegurar() async throws
}

extension Preferencias {
    /// The chosen duration, in minutes; what is not on offer counts as not chosen.
    package var duracion: Int {
        guard let minutos = entero(Ajustes.claveDuracion), Ajustes.duraciones.contains(minutos)
        else { return Ajustes.duracionPorDefecto }
        return minutos
    }
}

/// Settings in a small JSON file; without a file they live in memory.
package final class FicheroDePreferencias: Preferencias {
    private let url: URL?
    private var valores: [String: Int]
    private let disco = ColaDeDisco()
    private let ilegible: FicheroIlegible?

    /// Reads the settings; a missing or broken file means none were chosen.
    ///
    /// A broken one is kept aside before anything is written.
    package init(url: URL?) {
        self.url = url
        let datos = url.flatMap { try? Data(contentsOf: $0) }
        let leidos = datos.flatMap { try? JSONDecoder().decode([String: Int].self, from: $0) }
        valores = leidos ?? [:]
        if let url, datos != nil, leidos == nil {
            Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el fichero se conserva")
            ilegible = FicheroIlegible(url: url)
        } else {
            ilegible = nil
        }
    }

    package func entero(_ clave: String) -> Int? { valores[clave] }

    package func guardar(_ valor: Int, en clave: String) {
        valores[clave] = valor
        escribir()
    }

    package func olvidar(_ clave: String) {
        guard valores.removeValue(forKey: clave) != nil else { return }
        escribir()
    }

    package func asegurar() async throws { try await disco.asegurar() }

    /// All that is kept, by key.
    package var todas: [String: Int] { valores }

    private func escribir() {
        guard let url else { return }
        let (valores, ilegible) = (valores, ilegible)
        disco.poner {
            try ilegible?.apartar()
            let codificador = JSONEncoder()
            codificador.outputFormatting = [.prettyPrinted, .sortedKeys]
            try EscrituraDuradera.escribir(codificador.encode(valores), en: url)
        }
    }
}

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

    /// The chosen pace, in milliseconds a minute; what is not on offer counts as not chosen.
    package var ritmo: Int { ritmoElegido ?? Ajustes.ritmoPorDefecto }

    /// The same; nil when none was chosen.
    package var ritmoElegido: Int? {
        entero(Ajustes.claveRitmo).flatMap { Ajustes.ritmos.contains($0) ? $0 : nil }
    }
}

/// Settings in a small JSON file; without a file they live in memory.
package final class FicheroDePreferencias: Preferencias {
    private let url: URL?
    private var valores: [String: Int]
    private let disco = ColaDeDisco()
    private let ilegible: FicheroIlegible?

    /// Reads the settings; without a file that can be used none were chosen.
    ///
    /// A broken one is kept aside before anything is written; one that cannot be read stays as it
    /// is: nothing is written.
    package init(url: URL?) {
        self.url = url
        (valores, ilegible) = url.map(Self.leer) ?? ([:], nil)
    }

    private static func leer(_ url: URL) -> ([String: Int], FicheroIlegible?) {
        do {
            guard let datos = try LecturaDeFichero.leer(url) else { return ([:], nil) }
            return (try JSONDecoder().decode([String: Int].self, from: datos), nil)
        } catch let error as ErrorDeDisco {
            Registro.anotar("\(error.mensaje); el fichero no se toca")
            return ([:], FicheroIlegible(url: url, inaccesible: error))
        } catch {
            Registro.anotar("\(url.lastPathComponent) ILEGIBLE; el fichero se conserva")
            return ([:], FicheroIlegible(url: url))
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

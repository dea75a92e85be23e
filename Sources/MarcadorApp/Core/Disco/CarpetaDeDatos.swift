package import Foundation

/// Where the data live: one folder with one file for each thing that is kept.
nonisolated package struct CarpetaDeDatos: Hashable, Sendable {
    /// The folder.
    package let url: URL
    /// Where nobody looks but the application; the folder itself where it is not in front of anybody.
    package let propia: URL

    /// A folder of the caller's choice.
    ///
    /// - Parameters:
    ///   - url: the folder.
    ///   - propia: where nobody looks but the application; nil for the same folder.
    package init(url: URL, propia: URL? = nil) {
        self.url = url
        self.propia = propia ?? url
    }

    /// The folders of the application on a phone, tablet or Mac: the tournament in Documents, which Files
    /// shows and people copy from; all the rest in Application Support.
    package static var deLaAplicacion: CarpetaDeDatos {
        #if canImport(Darwin)
            CarpetaDeDatos(
                url: .documentsDirectory,
                propia: URL.applicationSupportDirectory.appending(path: "Marcador"))
        #else
            predeterminada
        #endif
    }

    /// The folder the system gives to this application's user, asked anew each time: Documents on
    /// Apple's systems, `marcador` in the XDG data folder elsewhere.
    package static var predeterminada: CarpetaDeDatos {
        #if canImport(Darwin)
            CarpetaDeDatos(url: .documentsDirectory)
        #else
            CarpetaDeDatos(url: xdg(ProcessInfo.processInfo.environment))
        #endif
    }

    /// The XDG data folder of Marcador: `$XDG_DATA_HOME`, else `~/.local/share`.
    ///
    /// A relative `$XDG_DATA_HOME` is ignored, as the XDG Base Directory Specification 0.8 asks.
    ///
    /// - Parameter entorno: the environment variables of the process.
    /// - Returns: the folder, which need not exist.
    static func xdg(_ entorno: [String: String]) -> URL {
        if let base = entorno["XDG_DATA_HOME"], base.hasPrefix("/") {
            return URL(filePath: base).appending(path: "marcador")
        }
        let casa = entorno["HOME"].map { URL(filePath: $0) } ?? URL(filePath: NSHomeDirectory())
        return casa.appending(path: ".local/share/marcador")
    }

    /// The main tournament.
    package var torneo: URL { url.appending(path: "torneo.json") }
    /// The journal of all tournaments.
    package var diario: URL { url.appending(path: "diario.sqlite") }
    /// The document of a tournament.
    ///
    /// - Parameter torneo: its id; `torneo` is the main one.
    /// - Returns: the file, which need not exist.
    package func documento(de torneo: String) -> URL {
        torneo == Self.principal ? self.torneo : torneos.appending(path: "\(torneo).json")
    }

    /// The id of the main tournament.
    package static let principal = "torneo"

    /// What is of use, or right, on this device only, and never in a backup.
    package var sinCopia: URL { propia == url ? url : propia.appending(path: "SinCopia") }

    /// Further tournaments, one file each.
    package var torneos: URL { url.appending(path: "torneos") }
    /// The referees as last seen.
    package var arbitros: URL { propia.appending(path: "arbitros.json") }
    /// The chronicles that others published here.
    package var cronicas: URL { propia.appending(path: "cronicas.json") }
    /// The marks that wait for the network.
    package var salida: URL { sinCopia.appending(path: "salida.json") }
    /// The tournament of a server that is followed, as it was last seen.
    package var seguido: URL { sinCopia.appending(path: "seguido.json") }
    /// On a phone: the secrets of the links it marks with; only its owner can read it.
    package var llaves: URL { sinCopia.appending(path: "llaves.json") }
    /// Links, sessions and the organiser's password; only its owner can read it.
    package var puertas: URL { url.appending(path: "puertas.json") }
    /// The organiser's first link, in letters; only its owner can read it.
    package var enlaceDelOrganizador: URL { url.appending(path: "enlace-del-organizador.txt") }
    /// The settings.
    package var preferencias: URL { url.appending(path: "preferencias.json") }

    /// Removes what writes that were cut short left behind; call while holding the folder's lock.
    package func barrer() {
        for carpeta in Set([url, torneos, propia, sinCopia]) {
            let nombres = (try? FileManager.default.contentsOfDirectory(atPath: carpeta.path)) ?? []
            for nombre in nombres where EscrituraDuradera.esTemporal(nombre) {
                try? FileManager.default.removeItem(at: carpeta.appending(path: nombre))
            }
        }
    }

    /// Lets nobody but the owner look into the folder and read what Marcador keeps in it, also where
    /// an older Marcador was less careful.
    ///
    /// What else there is in the folder is left alone.
    package func cerrarAOtros() {
        for carpeta in [url, torneos] {
            let nombres = try? FileManager.default.contentsOfDirectory(atPath: carpeta.path)
            for nombre in nombres ?? [] where carpeta == torneos || Self.esNuestro(nombre) {
                Self.cerrar(carpeta.appending(path: nombre), tipo: .typeRegular)
            }
            Self.cerrar(carpeta, tipo: .typeDirectory)
        }
    }

    /// Whether a name at the top of the folder is one that Marcador gives.
    private static func esNuestro(_ nombre: String) -> Bool {
        let raices = [
            "torneo", "diario", "arbitros", "cronicas", "puertas", "preferencias", "salida",
            "seguido", "llaves", "enlace-del-organizador", "cerrojo",
        ]
        let llano = nombre.hasPrefix(".") ? nombre.dropFirst() : nombre[...]
        return raices.contains { llano == $0 || llano.hasPrefix("\($0).") }
    }

    /// What the owner himself may do stays as it is: a folder that is to be read only is.
    private static func cerrar(_ url: URL, tipo: FileAttributeType) {
        let antes = try? FileManager.default.attributesOfItem(atPath: url.path)
        guard let antes, antes[.type] as? FileAttributeType == tipo,
            let permisos = antes[.posixPermissions] as? Int, permisos & 0o077 != 0
        else { return }
        do {
            try FileManager.default.setAttributes(
                [.posixPermissions: permisos & 0o700], ofItemAtPath: url.path)
        } catch {
            Registro.anotar(
                "otros usuarios de este ordenador pueden leer \(url.path): no se ha podido cambiar")
        }
    }

    /// The calendar of a tournament as it was given out last.
    ///
    /// - Parameter torneo: the tournament's document.
    /// - Returns: the file beside it.
    package static func calendario(de torneo: URL) -> URL {
        let nombre = torneo.deletingPathExtension().lastPathComponent
        return torneo.deletingLastPathComponent().appending(path: ".\(nombre).calendario.ics")
    }

    /// The match in play of the application's own tournament.
    package var directo: URL {
        propia.appending(path: Self.directo(de: torneo).lastPathComponent)
    }

    /// The match in play of a tournament.
    ///
    /// - Parameter torneo: the tournament's document.
    /// - Returns: the file beside it.
    package static func directo(de torneo: URL) -> URL {
        let nombre = torneo.deletingPathExtension().lastPathComponent
        return torneo.deletingLastPathComponent().appending(path: ".\(nombre).directo.json")
    }
}

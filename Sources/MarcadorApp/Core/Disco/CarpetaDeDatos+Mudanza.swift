import Foundation

extension CarpetaDeDatos {
    /// Makes the folders of an application whose own files are apart, brings over what an earlier version
    /// kept elsewhere, and sweeps; without effect where there is one folder for everything.
    ///
    /// What cannot be moved stays where it is and is logged: nothing is lost, nothing overwritten.
    nonisolated package func preparar() {
        guard propia != url else { return }
        do {
            try EscrituraDuradera.crear(sinCopia)
            try Respaldo.excluir(sinCopia)
        } catch {
            Registro.anotar(error.frase)
        }
        for nuevo in [arbitros, cronicas, directo] { traer(nuevo, de: [url]) }
        // An earlier version of the phone's kept these directly in the system's folder.
        for nuevo in [salida, seguido, llaves] {
            traer(nuevo, de: [propia.deletingLastPathComponent(), propia, url])
        }
        barrer()
    }

    /// Brings a file over from the first place that has it, unless there is one already.
    nonisolated private func traer(_ nuevo: URL, de carpetas: [URL]) {
        let ficheros = FileManager.default
        for carpeta in carpetas {
            let viejo = carpeta.appending(path: nuevo.lastPathComponent)
            guard ficheros.fileExists(atPath: viejo.path) else { continue }
            do {
                try ficheros.moveItem(at: viejo, to: nuevo)
                Registro.anotar("\(nuevo.lastPathComponent) MUDADO a su carpeta")
            } catch {
                Registro.anotar("\(viejo.path) se queda donde estaba: \(error.frase)")
            }
        }
    }
}

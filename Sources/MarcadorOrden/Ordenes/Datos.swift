import Foundation
import MarcadorApp

/// `marcador datos`: where the data live, their files and the saved settings.
struct Datos: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "datos", uso: "[--datos DIR]",
        resumen: "Dice dónde viven los datos, sus ficheros y los ajustes guardados.",
        opciones: [carpeta])

    /// Which folder; shared with `servir`.
    static let carpeta = Opcion(
        nombre: "--datos", valor: "DIR",
        ayuda: "La carpeta de los datos; por defecto, la de datos XDG del usuario.")

    private let carpeta: CarpetaDeDatos

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        try argumentos.nadaMas()
        carpeta = CarpetaDeDatos.elegida(en: argumentos)
    }

    func ejecutar(en consola: Consola) throws {
        let ficheros = try ficheros()
        consola.linea("Carpeta: \(carpeta.url.path)")
        if ficheros.isEmpty {
            consola.linea("Todavía no hay nada: se llena con «marcador servir».")
        } else {
            consola.linea("Ficheros:")
            let tabla = TablaDeTexto(
                [.init(""), .init("", .derecha)],
                filas: ficheros.map { ["  " + $0.nombre, "\($0.bytes) bytes"] })
            for linea in tabla.lineas.dropFirst() { consola.linea(linea) }
        }
        let ajustes = FicheroDePreferencias(url: carpeta.preferencias).todas
        guard !ajustes.isEmpty else { return consola.linea("Ajustes guardados: ninguno") }
        consola.linea("Ajustes guardados:")
        for (clave, valor) in ajustes.sorted(by: { $0.key < $1.key }) {
            consola.linea("  \(clave) = \(valor)")
        }
    }

    private func ficheros() throws(ErrorDeDatos) -> [(nombre: String, bytes: Int)] {
        let raiz = carpeta.url.path
        var esCarpeta: ObjCBool = false
        guard FileManager.default.fileExists(atPath: raiz, isDirectory: &esCarpeta) else {
            return []
        }
        guard esCarpeta.boolValue, let nombres = FileManager.default.subpaths(atPath: raiz) else {
            throw .noSePuedeLeer(raiz, motivo: "no es una carpeta que se pueda abrir")
        }
        return nombres.sorted().compactMap { nombre in
            let camino = carpeta.url.appending(path: nombre).path
            let atributos = try? FileManager.default.attributesOfItem(atPath: camino)
            guard atributos?[.type] as? FileAttributeType == .typeRegular else { return nil }
            return (nombre, atributos?[.size] as? Int ?? 0)
        }
    }
}

extension CarpetaDeDatos {
    /// The folder of `--datos`, else the system's.
    static func elegida(en argumentos: Argumentos) -> CarpetaDeDatos {
        guard let camino = argumentos.valor(Datos.carpeta) else { return .predeterminada }
        return CarpetaDeDatos(url: URL(filePath: camino, directoryHint: .isDirectory))
    }
}

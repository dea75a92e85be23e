import Foundation

@testable import Torneo

/// The public competitions that lie beside the repository on some machines.
enum Fuentes {
    private static let carpeta = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/datos")

    static let todas = [
        "mundial-2022", "mundial-2018", "euro-2024", "liga-2013-14", "premier-2023-24",
        "serie-a-2018-19",
    ]

    /// Whether they are there.
    static var estan: Bool { todas.allSatisfy { datos($0) != nil } }

    static func datos(_ nombre: String, extension final: String = "json") -> Data? {
        let lugares = [
            carpeta, URL(filePath: FileManager.default.currentDirectoryPath + "/../shared/datos"),
        ]
        for lugar in lugares {
            if let datos = try? Data(contentsOf: lugar.appending(path: "\(nombre).\(final)")) {
                return datos
            }
        }
        return nil
    }
}

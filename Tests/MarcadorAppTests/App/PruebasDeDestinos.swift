import Foundation
import Testing

@testable import MarcadorApp

#if os(Linux) && canImport(SwiftUI)
    #error("The stand-in for SwiftUI must not be seen by the products' package.")
#endif

/// What the screens of the app must know of the shared code.
///
/// `MarcadorUI` is empty where there is no SwiftUI, so a new case here would go unnoticed until its
/// stand-in is built. The `switch` below does not compile without it, and the test then says which
/// file of the app lacks a line.
@Suite("Cada destino tiene su pantalla en la app")
struct PruebasDeDestinos {
    private static let todos: [Destino] = [
        .partidos, .partido(1), .goleadores, .tabla, .eliminatoria, .equipos, .equipo(1),
        .arbitros, .cronica(1), .cronicas, .ajustes,
    ]

    private static func nombre(_ destino: Destino) -> String {
        switch destino {
        case .partidos: "partidos"
        case .partido: "partido"
        case .goleadores: "goleadores"
        case .tabla: "tabla"
        case .eliminatoria: "eliminatoria"
        case .equipos: "equipos"
        case .equipo: "equipo"
        case .arbitros: "arbitros"
        case .cronica: "cronica"
        case .cronicas: "cronicas"
        case .ajustes: "ajustes"
        }
    }

    @Test("también en la que nadie compila aquí", arguments: todos)
    func enLaApp(destino: Destino) throws {
        let fuente = URL(filePath: #filePath)
            .appending(path: "../../../../Sources/MarcadorUI/Core/PantallaView.swift")
            .standardizedFileURL
        let codigo = try String(contentsOf: fuente, encoding: .utf8)
        let caso = try Regex("case \\.\(Self.nombre(destino))\\b")
        #expect(codigo.contains(caso))
    }
}

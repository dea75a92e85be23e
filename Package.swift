// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: Swift 6 mode, the upcoming features of DESIGN, and warnings are errors.
///
/// Not so on Apple's systems as long as nobody has built it there: a warning of another SDK must not
/// keep a first build from coming about.
let comunes: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error, .when(platforms: [.linux])),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Marcador",
    defaultLocalization: "es",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Torneo", targets: ["Torneo"]),
        .library(name: "MarcadorApp", targets: ["MarcadorApp"]),
        .library(name: "MarcadorUI", targets: ["MarcadorUI"]),
        .executable(name: "marcador", targets: ["marcador"]),
    ],
    targets: [
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CQrencode", pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .target(name: "Torneo", swiftSettings: comunes),
        .target(
            name: "MarcadorApp", dependencies: ["Torneo"],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        // Empty where there is no SwiftUI; Tests/SwiftUIDePega builds and tests it there.
        .target(
            name: "MarcadorUI", dependencies: ["MarcadorApp", "Torneo"],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        .target(
            name: "MarcadorDiario", dependencies: ["MarcadorApp", "Torneo", "CSQLite"],
            swiftSettings: comunes),
        .target(
            name: "MarcadorServidor",
            dependencies: [
                "MarcadorApp", "MarcadorDiario", "Torneo", "CMicrohttpd", "CZlib", "CQrencode",
                "CSodium",
            ],
            resources: [.embedInCode("Recursos")],
            swiftSettings: comunes),
        .target(
            name: "MarcadorOrden",
            dependencies: ["MarcadorServidor", "MarcadorApp", "MarcadorDiario", "Torneo"],
            swiftSettings: comunes),
        .executableTarget(
            name: "marcador", dependencies: ["MarcadorOrden"], swiftSettings: comunes),
        .executableTarget(
            name: "marcador-medidas", dependencies: ["MarcadorApp", "Torneo"],
            path: "Benchmarks/Medidas", swiftSettings: comunes),
        .testTarget(name: "TorneoTests", dependencies: ["Torneo"], swiftSettings: comunes),
        .testTarget(
            name: "MarcadorAppTests", dependencies: ["MarcadorApp"], swiftSettings: comunes),
        .testTarget(
            name: "MarcadorDiarioTests", dependencies: ["MarcadorDiario"], swiftSettings: comunes),
        .testTarget(
            name: "MarcadorServidorTests", dependencies: ["MarcadorServidor", "MarcadorOrden"],
            exclude: ["Paginas/Instantaneas"],
            swiftSettings: comunes),
        .testTarget(
            name: "MarcadorOrdenTests", dependencies: ["MarcadorOrden", "marcador"],
            swiftSettings: comunes),
    ]
)

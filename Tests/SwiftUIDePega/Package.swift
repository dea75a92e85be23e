// swift-tools-version: 6.2
import PackageDescription

/// Our own settings, as in the products' package.
let comunes: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The stand-ins are built as Apple builds its frameworks: without our upcoming features, which would
/// change the meaning of their signatures.
let deApple: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// The products' sources are reached through symbolic links, so that all modules are one package and
// see each other's `package` declarations; nothing named SwiftUI is ever seen by the products' own
// package. See docs/decisions/pega-de-swiftui.md.
let package = Package(
    name: "SwiftUIDePega",
    defaultLocalization: "es",
    platforms: [.iOS(.v18), .macOS(.v15)],
    targets: [
        .target(name: "SwiftUI", swiftSettings: deApple),
        .target(name: "UserNotifications", swiftSettings: deApple),
        .target(name: "Accessibility", swiftSettings: deApple),
        .target(name: "Torneo", swiftSettings: comunes),
        .target(
            name: "MarcadorApp", dependencies: ["Torneo"],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        .target(
            name: "MarcadorUI",
            dependencies: [
                "MarcadorApp", "Torneo", "SwiftUI", "UserNotifications", "Accessibility",
            ],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "PantallasTests",
            dependencies: ["MarcadorUI", "MarcadorApp", "Torneo", "SwiftUI", "Accessibility"],
            swiftSettings: comunes),
    ]
)

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

/// The settings of the targets in the Xcode project, which are not those of the package.
let deXcode: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
]

// The products' sources are reached through symbolic links, so that all modules are one package and
// see each other's `package` declarations; nothing named SwiftUI is ever seen by the products' own
// package. See docs/decisions/pega-de-swiftui.md.
let package = Package(
    name: "SwiftUIDePega",
    defaultLocalization: "es",
    platforms: [.iOS(.v18), .macOS(.v15)],
    targets: [
        .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: deApple),
        .target(name: "UIKit", swiftSettings: deApple),
        .target(name: "Vision", swiftSettings: deApple),
        .target(name: "VisionKit", dependencies: ["UIKit", "Vision"], swiftSettings: deApple),
        .target(name: "AVFoundation", swiftSettings: deApple),
        .target(name: "UserNotifications", swiftSettings: deApple),
        .target(name: "Accessibility", swiftSettings: deApple),
        .target(name: "ActivityKit", swiftSettings: deApple),
        .target(
            name: "WidgetKit", dependencies: ["ActivityKit", "SwiftUI"], swiftSettings: deApple),
        .target(name: "Torneo", swiftSettings: comunes),
        .target(
            name: "MarcadorApp", dependencies: ["Torneo"],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        .target(
            name: "MarcadorUI",
            dependencies: [
                "MarcadorApp", "Torneo", "SwiftUI", "UserNotifications", "Accessibility",
                "ActivityKit", "WidgetKit", "UIKit", "Vision", "VisionKit", "AVFoundation",
            ],
            swiftSettings: comunes + [.defaultIsolation(MainActor.self)]),
        // What Xcode builds besides the package: the application's and the extension's `@main`.
        .executableTarget(
            name: "AplicacionMarcador", dependencies: ["MarcadorUI", "SwiftUI", "UIKit"],
            exclude: [
                "Assets.xcassets", "Info.plist", "InfoPlist.xcstrings", "Marcador.entitlements",
                "PrivacyInfo.xcprivacy",
            ],
            swiftSettings: deXcode),
        .executableTarget(
            name: "ExtensionEnVivo", dependencies: ["MarcadorUI", "SwiftUI", "WidgetKit"],
            exclude: ["Info.plist", "InfoPlist.xcstrings", "PrivacyInfo.xcprivacy"],
            swiftSettings: deXcode),
        .testTarget(
            name: "PantallasTests",
            dependencies: ["MarcadorUI", "MarcadorApp", "Torneo", "SwiftUI", "Accessibility"],
            swiftSettings: comunes),
    ]
)

package import Foundation

/// What the launch arguments say, such as `-msPorMinuto 20` or `-reiniciarDatos YES`.
nonisolated package struct Configuracion: Sendable {
    /// How long a minute of a match takes, in milliseconds; nil when nobody said.
    package var ritmo: Int?
    /// How long a minute of a match takes, in milliseconds.
    package var msPorMinuto: Int {
        get { ritmo ?? Ajustes.ritmoPorDefecto }
        set { ritmo = newValue }
    }
    /// Forget tournament, referees and chosen duration before starting.
    package var reiniciarDatos = false
    /// Bring back the retain cycle of the memory lesson.
    package var cicloDelCronometro = false
    /// Show no notice while the application is in front.
    package var sinAvisosEnPrimerPlano = false
    /// The address of the service for referees and chronicles, when it is not the usual one.
    package var servicio: URL?

    /// The slowest a match can be played: an hour a minute.
    static let msPorMinutoMaximo = 3_600_000

    /// The defaults.
    package init() {}

    /// Reads the launch arguments it knows and leaves all others alone.
    ///
    /// - Parameter argumentos: as the process got them, pairs such as `-msPorMinuto 20`; a value
    ///   that makes no sense counts as not given, as `UserDefaults` does it on iOS.
    package init(argumentos: [String]) {
        for (nombre, valor) in zip(argumentos, argumentos.dropFirst()) {
            switch nombre {
            case "-msPorMinuto":
                if let ms = Int(valor), (1...Self.msPorMinutoMaximo).contains(ms) {
                    msPorMinuto = ms
                }
            case "-reiniciarDatos": reiniciarDatos = Self.esSi(valor)
            case "-cicloDelCronometro": cicloDelCronometro = Self.esSi(valor)
            case "-sinAvisosEnPrimerPlano": sinAvisosEnPrimerPlano = Self.esSi(valor)
            case "-servicio": servicio = URL(string: valor)
            default: continue
            }
        }
    }

    /// What this process was launched with.
    package static let delProceso = Configuracion(argumentos: CommandLine.arguments)

    /// How long a minute takes in this process, in milliseconds.
    package static var msPorMinuto: Int { delProceso.msPorMinuto }

    /// Whether this process shows the memory lesson.
    package static var cicloDelCronometro: Bool { delProceso.cicloDelCronometro }

    private static func esSi(_ valor: String) -> Bool {
        ["YES", "TRUE", "1", "SI", "SÍ"].contains(valor.uppercased())
    }
}

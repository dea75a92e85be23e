/// An option of a subcommand, as it is written and explained.
struct Opcion: Hashable, Sendable {
    /// The name with its dashes: `--puerto`, `-msPorMinuto`.
    let nombre: String
    /// Another way to write it, such as `--help` for `--ayuda`.
    var otroNombre: String?
    /// What stands for the value in the help, such as `N`; nil when it takes none.
    var valor: String?
    /// Whether it may be given several times.
    var repetible = false
    /// What it does, for the help.
    let ayuda: String

    /// Shows the help; every subcommand has it.
    static let ayuda = Opcion(
        nombre: "--ayuda", otroNombre: "--help", ayuda: "Muestra esta ayuda.")
    /// Shows the version; every subcommand has it.
    static let version = Opcion(nombre: "--version", ayuda: "Muestra la versión.")

    /// Whether it is written like this.
    func seEscribe(_ texto: String) -> Bool { texto == nombre || texto == otroNombre }
}

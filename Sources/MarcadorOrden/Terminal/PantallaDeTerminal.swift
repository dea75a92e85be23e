import Torneo

/// The match in the terminal: goals as lines that stay, and below them a bar that moves.
///
/// Where the output is no terminal, plain lines.
@MainActor
struct PantallaDeTerminal {
    private static let anchuraDeLaBarra = 30

    private let consola: Consola
    private let esTerminal: Bool
    private let local: String
    private let visitante: String
    private let duracion: Int

    init(
        _ consola: Consola, partido: Partido, duracion: Int,
        esTerminal: Bool = Terminal.esLaSalida
    ) {
        self.consola = consola
        self.esTerminal = esTerminal
        self.duracion = duracion
        local = partido.local.nombre.sinOrdenesDeTerminal
        visitante = partido.visitante.nombre.sinOrdenesDeTerminal
    }

    /// Says what is being played.
    func titulo(_ texto: String) {
        consola.linea(texto.sinOrdenesDeTerminal)
        consola.linea("\(local) – \(visitante)")
    }

    /// Shows the minute: moves the bar, or says it every fifteen.
    func minuto(_ minuto: Int, _ marcador: Marcador) {
        if esTerminal {
            consola.escribir("\r\u{1B}[K" + barra(minuto, marcador))
        } else if minuto.isMultiple(of: 15) {
            consola.linea("Minuto \(minuto)': \(resultado(marcador))")
        }
    }

    /// Shows a goal.
    func gol(_ minuto: Int, _ marcador: Marcador, jugador: String, equipo: String) {
        let quien = jugador == Jugador.sinIdentificar.nombre ? equipo : "\(jugador) (\(equipo))"
        consola.linea(
            (esTerminal ? "\r\u{1B}[K" : "")
                + "\(minuto)' ¡Gol! \(quien.sinOrdenesDeTerminal) \(marcador)")
    }

    /// Says how it ended.
    func fin(_ minuto: Int, _ marcador: Marcador, terminado: Bool) {
        if esTerminal { consola.escribir("\r\u{1B}[K") }
        consola.linea(
            terminado
                ? "Partido terminado: \(resultado(marcador))"
                : "Lo dejas en el minuto \(minuto)': \(resultado(marcador))")
    }

    private func resultado(_ marcador: Marcador) -> String {
        "\(local) \(marcador) \(visitante)"
    }

    private func barra(_ minuto: Int, _ marcador: Marcador) -> String {
        let hechos = Self.anchuraDeLaBarra * minuto / duracion
        let barra =
            String(repeating: "█", count: hechos)
            + String(repeating: "░", count: Self.anchuraDeLaBarra - hechos)
        return "\(minuto)' \(barra) \(marcador)  q: salir"
    }
}

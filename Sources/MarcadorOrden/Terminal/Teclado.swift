import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The keyboard, key by key: the terminal hands each over at once and does not show it.
///
/// However the command ends (q, Ctrl-C, a signal), the terminal is put back as it was.
@MainActor
final class Teclado {
    /// Called when somebody wants to leave.
    var alSalir: (() -> Void)?
    /// The signal that asked to leave; nil when it was q.
    private(set) var senal: Int32?

    private let original: termios
    private var lectura: (any DispatchSourceRead)?
    private let senales: Senales

    /// Takes over the keyboard; nil when there is none.
    init?() {
        var actual = termios()
        guard Terminal.esLaEntrada, tcgetattr(STDIN_FILENO, &actual) == 0 else { return nil }
        original = actual
        senales = Senales([SIGTERM, SIGHUP, SIGINT])
        actual.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &actual)
        escucharTeclas()
        senales.alLlegar = { [weak self] in self?.salir(por: $0) }
    }

    /// Gives the keyboard back.
    func restaurar() {
        lectura?.cancel()
        senales.soltar()
        var original = original
        tcsetattr(STDIN_FILENO, TCSANOW, &original)
    }

    private func escucharTeclas() {
        let fuente = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        fuente.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.leer() }
        }
        fuente.resume()
        lectura = fuente
    }

    private func leer() {
        var tecla: UInt8 = 0
        guard read(STDIN_FILENO, &tecla, 1) == 1 else {
            lectura?.cancel()
            return
        }
        switch tecla {
        case UInt8(ascii: "q"), UInt8(ascii: "Q"): alSalir?()
        case 3: salir(por: SIGINT)
        default: break
        }
    }

    private func salir(por numero: Int32) {
        senal = numero
        alSalir?()
    }
}

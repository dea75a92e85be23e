#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the process is connected to.
enum Terminal {
    /// Whether the standard output is a terminal that can redraw a line.
    static var esLaSalida: Bool {
        isatty(STDOUT_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// Whether the standard error is a terminal: somebody reads it, and nobody keeps it.
    static var esElError: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether the standard input is a terminal in whose foreground the process is.
    static var esLaEntrada: Bool {
        isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    }
}

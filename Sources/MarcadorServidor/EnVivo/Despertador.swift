internal import Dispatch

/// How a sleeping listener is woken.
enum Despertador: Sendable {
    /// A connection that the library has set aside.
    case conexion(ConexionMHD)
    /// Anything else: a listener in memory.
    case aviso(@Sendable () -> Void)

    func despertar() {
        switch self {
        case .conexion(let conexion): conexion.reanudar()
        case .aviso(let aviso): aviso()
        }
    }
}

/// What reading from a channel gave.
enum Lectura: Equatable {
    /// So many bytes were copied.
    case bytes(Int)
    /// There is nothing now; the listener sleeps until it is woken.
    case espera
    /// There is nothing any more.
    case fin
}

/// Wakes sleeping listeners, away from whoever had something to say.
enum Pregonero {
    private static let cola = DispatchQueue(label: "marcador.pregonero", qos: .userInitiated)

    static func despertar(_ lote: [Despertador]) {
        guard !lote.isEmpty else { return }
        cola.async {
            for despertador in lote { despertador.despertar() }
        }
    }
}

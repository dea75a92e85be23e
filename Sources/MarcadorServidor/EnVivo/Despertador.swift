/// How a sleeping listener is reached.
enum Despertador: Sendable {
    /// A connection that the library has set aside: it is written to directly.
    case conexion(ConexionMHD)
    /// A listener in memory: it is told to read.
    case aviso(@Sendable () -> Void)
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

/// Listeners that slept and are now in the hands of whoever took them out of the channel.
struct Dormidas {
    /// Listeners in memory, to be told to read.
    var avisos: [@Sendable () -> Void] = []
    /// The places of connections, to be written to.
    var fichas: [Int] = []
}

/// Bytes on their way to a connection that the library has set aside.
struct Envio {
    let ficha: Int
    let conexion: ConexionMHD
    let bytes: [UInt8]
    let desde: Int
    /// How many of the rest the system has taken.
    var enviados = 0

    /// Writes as much as the system takes without waiting.
    mutating func escribir() {
        enviados = bytes.withUnsafeBytes { crudos in
            conexion.escribir(UnsafeRawBufferPointer(rebasing: crudos[desde...]))
        }
    }
}

/// What is to be written, and which connections are to be handed back to the library.
struct Reparto {
    var envios: [Envio] = []
    var devueltas: [ConexionMHD] = []
}

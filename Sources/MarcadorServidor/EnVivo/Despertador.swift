/// How a sleeping listener is reached.
enum Despertador: Sendable {
    /// An event stream whose socket rests: it is written to directly.
    case retransmision(Retransmision)
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
    /// The places of streams, to be written to.
    var fichas: [Int] = []
}

/// Bytes on their way to a stream whose socket rests.
struct Envio {
    let ficha: Int
    let retransmision: Retransmision
    let bytes: [UInt8]
    let desde: Int
    /// How many of the rest the system has taken.
    var enviados = 0

    /// Writes as much as the system takes without waiting.
    mutating func escribir() {
        enviados = bytes.withUnsafeBytes { crudos in
            retransmision.escribir(UnsafeRawBufferPointer(rebasing: crudos[desde...]))
        }
    }
}

/// What is to be written, and which streams are to go on by themselves.
struct Reparto {
    var envios: [Envio] = []
    var devueltas: [Retransmision] = []
}

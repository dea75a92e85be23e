/// One listener's place in a channel.
struct Ranura {
    /// How it is reached while it sleeps.
    var despertador: Despertador?
    /// Whether it has read all there was and waits to be woken.
    var dormida = false
    /// Whether its stream ends once it has got what was sent.
    var terminada = false

    /// The number of the next message it gets.
    private var posicion: UInt64
    private var debeRecargar: Bool
    /// The owner's first message, still to be sent.
    private var inicial: Mensaje?
    private var latido: UInt32
    /// What it is being sent now, and how much of it has gone.
    private(set) var enCurso: [UInt8] = saludo
    private(set) var enviados = 0

    private static let saludo = Array("retry: 2000\n\n".utf8)
    private static let signoDeVida = Array(": latido\n\n".utf8)

    /// A place for somebody who has just come.
    ///
    /// - Parameters:
    ///   - id: the last id it has seen; nil to start with the next new message.
    ///   - inicial: what it gets first.
    ///   - anillo: the messages there are.
    ///   - latido: how often the channel has given signs of life.
    init(desde id: String?, inicial: Mensaje?, _ anillo: Anillo, latido: UInt32) {
        let conocida = id.map { anillo.posicion(tras: $0) } ?? anillo.siguiente
        posicion = conocida ?? anillo.siguiente
        debeRecargar = conocida == nil
        self.inicial = inicial
        self.latido = latido
    }

    /// Makes sure there is something unsent in hand; false when there is nothing.
    mutating func preparar(_ anillo: inout Anillo, latido: UInt32) -> Bool {
        if enviados < enCurso.count { return true }
        enviados = 0
        enCurso = proximo(&anillo, latido: latido)
        return !enCurso.isEmpty
    }

    /// Notes that so much more of what is in hand has gone.
    ///
    /// - Parameter cuantos: a number of bytes.
    /// - Returns: whether all of it has.
    mutating func enviar(_ cuantos: Int) -> Bool {
        enviados += cuantos
        return enviados == enCurso.count
    }

    /// Copies as much as fits of what is in hand.
    ///
    /// - Parameter destino: where to copy.
    /// - Returns: how many bytes were copied.
    mutating func copiar(en destino: UnsafeMutableRawBufferPointer) -> Int {
        let cuantos = min(enCurso.count - enviados, destino.count)
        enCurso.withUnsafeBytes { bytes in
            let trozo = bytes[enviados..<enviados + cuantos]
            destino.copyMemory(from: UnsafeRawBufferPointer(rebasing: trozo))
        }
        _ = enviar(cuantos)
        return cuantos
    }

    private mutating func proximo(_ anillo: inout Anillo, latido: UInt32) -> [UInt8] {
        if let primero = inicial {
            inicial = nil
            return primero.bytes
        }
        if debeRecargar || posicion < anillo.masAntiguo {
            debeRecargar = false
            posicion = anillo.siguiente
            return Mensaje(id: anillo.ultimoId, evento: "recarga", datos: "recarga").bytes
        }
        if posicion < anillo.siguiente {
            let tramo = anillo.tramo(desde: posicion)
            posicion = tramo.hasta
            return tramo.bytes
        }
        if self.latido != latido {
            self.latido = latido
            return Self.signoDeVida
        }
        return []
    }
}

/// What a channel knows, as a plain value: the ring and where each listener is in it.
///
/// It does no I/O and wakes nobody itself; it says who is to be woken.
struct EstadoDeCanal {
    private(set) var siguiente: UInt64 = 1
    private(set) var oyentes = 0
    var latido: UInt32 = 0
    var cerrado = false

    private let capacidad: Int
    private let sello: String
    private var anillo: [Mensaje] = []
    private var ranuras: [Ranura] = []
    private var libres: [Int] = []

    /// A listener's place.
    private struct Ranura {
        /// The number of the next message it gets.
        var posicion: UInt64
        /// What it is being sent now, and how much of it has gone.
        var enCurso: [UInt8]
        var enviados = 0
        /// The owner's first message, still to be sent.
        var inicial: Mensaje?
        var debeRecargar: Bool
        var latido: UInt32
        var despertador: Despertador?
        var dormida = false
        var terminada = false
    }

    private static let saludo = Array("retry: 2000\n\n".utf8)
    private static let signoDeVida = Array(": latido\n\n".utf8)

    init(capacidad: Int, sello: String) {
        self.capacidad = capacidad
        self.sello = sello
    }

    private var masAntiguo: UInt64 { siguiente - UInt64(anillo.count) }

    func id(de numero: UInt64) -> String { "\(sello)-\(numero)" }

    mutating func anadir(_ mensaje: Mensaje) {
        if anillo.count < capacidad {
            anillo.append(mensaje)
        } else {
            anillo[indice(siguiente)] = mensaje
        }
        siguiente += 1
    }

    private func indice(_ numero: UInt64) -> Int { Int((numero - 1) % UInt64(capacidad)) }

    // MARK: Coming and going

    mutating func alta(desde id: String?, inicial: Mensaje?) -> Int {
        let posicion = id.map(posicion(tras:)) ?? siguiente
        let ranura = Ranura(
            posicion: posicion ?? siguiente, enCurso: Self.saludo, inicial: inicial,
            debeRecargar: posicion == nil, latido: latido)
        oyentes += 1
        if let ficha = libres.popLast() {
            ranuras[ficha] = ranura
            return ficha
        }
        ranuras.append(ranura)
        return ranuras.count - 1
    }

    /// The number after an id; nil when the id is unknown or what follows it is gone.
    private func posicion(tras id: String) -> UInt64? {
        guard id.hasPrefix("\(sello)-"), let visto = UInt64(id.dropFirst(sello.utf8.count + 1)),
            visto < siguiente, visto + 1 >= masAntiguo
        else { return nil }
        return visto + 1
    }

    mutating func conectar(_ ficha: Int, _ despertador: Despertador) {
        ranuras[ficha].despertador = despertador
    }

    mutating func baja(_ ficha: Int) {
        ranuras[ficha] = Ranura(
            posicion: 0, enCurso: [], inicial: nil, debeRecargar: false, latido: 0)
        libres.append(ficha)
        oyentes -= 1
    }

    // MARK: Waking

    /// Marks everybody who sleeps as awake and says whom to wake.
    mutating func sacarDormidas() -> [Despertador] {
        var lote: [Despertador] = []
        lote.reserveCapacity(oyentes)
        for ficha in ranuras.indices where ranuras[ficha].dormida {
            ranuras[ficha].dormida = false
            if let despertador = ranuras[ficha].despertador { lote.append(despertador) }
        }
        return lote
    }

    /// Makes one stream end once it has got what was sent.
    mutating func terminar(_ ficha: Int) -> [Despertador] {
        ranuras[ficha].terminada = true
        guard ranuras[ficha].dormida, let despertador = ranuras[ficha].despertador else {
            return []
        }
        ranuras[ficha].dormida = false
        return [despertador]
    }

    // MARK: Reading

    /// Copies what there is for a listener.
    ///
    /// - Parameters:
    ///   - ficha: the listener.
    ///   - destino: where to copy; as much goes in as fits.
    ///   - dormir: called when there is nothing, before anybody can wake the listener: a waking
    ///     that comes from now on cannot be lost.
    /// - Returns: how many bytes were copied, or why there are none.
    mutating func leer(
        _ ficha: Int, en destino: UnsafeMutableRawBufferPointer, siNoHay dormir: () -> Void
    ) -> Lectura {
        var copiados = 0
        while copiados < destino.count, prepararSiguiente(ficha) {
            let enviados = ranuras[ficha].enviados
            let resto = ranuras[ficha].enCurso.count - enviados
            let tanda = min(resto, destino.count - copiados)
            ranuras[ficha].enCurso.withUnsafeBytes { bytes in
                UnsafeMutableRawBufferPointer(rebasing: destino[copiados...])
                    .copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: bytes[enviados..<enviados + tanda]))
            }
            ranuras[ficha].enviados += tanda
            copiados += tanda
        }
        if copiados > 0 { return .bytes(copiados) }
        if cerrado || ranuras[ficha].terminada { return .fin }
        ranuras[ficha].dormida = true
        dormir()
        return .espera
    }

    /// Makes sure the listener has something unsent in hand; false when there is nothing.
    private mutating func prepararSiguiente(_ ficha: Int) -> Bool {
        if ranuras[ficha].enviados < ranuras[ficha].enCurso.count { return true }
        guard let proximo = proximo(ficha) else {
            ranuras[ficha].enCurso = []
            ranuras[ficha].enviados = 0
            return false
        }
        ranuras[ficha].enCurso = proximo
        ranuras[ficha].enviados = 0
        return true
    }

    private mutating func proximo(_ ficha: Int) -> [UInt8]? {
        if let inicial = ranuras[ficha].inicial {
            ranuras[ficha].inicial = nil
            return inicial.bytes
        }
        if ranuras[ficha].debeRecargar || ranuras[ficha].posicion < masAntiguo {
            ranuras[ficha].debeRecargar = false
            ranuras[ficha].posicion = siguiente
            return Mensaje(id: id(de: siguiente - 1), evento: "recarga", datos: "recarga").bytes
        }
        if ranuras[ficha].posicion < siguiente {
            defer { ranuras[ficha].posicion += 1 }
            return anillo[indice(ranuras[ficha].posicion)].bytes
        }
        if ranuras[ficha].latido != latido {
            ranuras[ficha].latido = latido
            return Self.signoDeVida
        }
        return nil
    }
}

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

    /// Takes out everybody who sleeps.
    mutating func sacarDormidas() -> Dormidas {
        var dormidas = Dormidas()
        dormidas.fichas.reserveCapacity(oyentes)
        for ficha in ranuras.indices where ranuras[ficha].dormida { sacar(ficha, a: &dormidas) }
        return dormidas
    }

    /// Makes one stream end once it has got what was sent; takes it out if it sleeps.
    mutating func terminar(_ ficha: Int) -> Dormidas {
        var dormidas = Dormidas()
        ranuras[ficha].terminada = true
        if ranuras[ficha].dormida { sacar(ficha, a: &dormidas) }
        return dormidas
    }

    private mutating func sacar(_ ficha: Int, a dormidas: inout Dormidas) {
        ranuras[ficha].dormida = false
        switch ranuras[ficha].despertador {
        case .conexion: dormidas.fichas.append(ficha)
        case .aviso(let aviso): dormidas.avisos.append(aviso)
        case nil: break
        }
    }

    // MARK: Writing to connections that were taken out

    /// What is to be written, and which connections are to be handed back to the library.
    struct Reparto {
        var envios: [Envio] = []
        var devueltas: [ConexionMHD] = []
    }

    /// Says what is to be written to connections that were taken out.
    mutating func repartir(_ fichas: some Sequence<Int>) -> Reparto {
        var reparto = Reparto()
        for ficha in fichas { seguir(ficha, en: &reparto) }
        return reparto
    }

    /// Notes what was written, and says how it goes on.
    mutating func anotar(_ envios: [Envio]) -> Reparto {
        var reparto = Reparto()
        for envio in envios {
            ranuras[envio.ficha].enviados += envio.enviados
            if ranuras[envio.ficha].enviados < ranuras[envio.ficha].enCurso.count {
                reparto.devueltas.append(envio.conexion)
            } else {
                seguir(envio.ficha, en: &reparto)
            }
        }
        return reparto
    }

    /// There is more to write, or the stream is to end, or the listener sleeps again.
    private mutating func seguir(_ ficha: Int, en reparto: inout Reparto) {
        guard case .conexion(let conexion) = ranuras[ficha].despertador else { return }
        if cerrado || ranuras[ficha].terminada {
            reparto.devueltas.append(conexion)
        } else if prepararSiguiente(ficha) {
            reparto.envios.append(
                Envio(
                    ficha: ficha, conexion: conexion, bytes: ranuras[ficha].enCurso,
                    desde: ranuras[ficha].enviados))
        } else {
            ranuras[ficha].dormida = true
        }
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

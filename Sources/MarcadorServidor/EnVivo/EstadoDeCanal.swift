/// What a channel knows, as a plain value: the messages and where each listener is in them.
///
/// It does no I/O and wakes nobody itself; it says who is to be woken.
struct EstadoDeCanal {
    private(set) var anillo: Anillo
    private(set) var oyentes = 0
    var cerrado = false

    private var latido: UInt32 = 0
    private var ranuras: [Ranura?] = []
    private var libres: [Int] = []

    init(capacidad: Int, sello: String) { anillo = Anillo(capacidad: capacidad, sello: sello) }

    mutating func anadir(evento: String, datos: String) -> Mensaje {
        anillo.anadir(evento: evento, datos: datos)
    }

    mutating func anadir(evento: String, cuandoSeLea datos: @escaping @Sendable () -> String) {
        anillo.anadir(evento: evento, cuandoSeLea: datos)
    }

    mutating func latir() { latido &+= 1 }

    // MARK: Coming and going

    mutating func alta(desde id: String?, inicial: Mensaje?) -> Int {
        let ranura = Ranura(desde: id, inicial: inicial, anillo, latido: latido)
        oyentes += 1
        if let ficha = libres.popLast() {
            ranuras[ficha] = ranura
            return ficha
        }
        ranuras.append(ranura)
        return ranuras.count - 1
    }

    mutating func conectar(_ ficha: Int, _ despertador: Despertador) {
        ranuras[ficha]?.despertador = despertador
    }

    mutating func baja(_ ficha: Int) {
        ranuras[ficha] = nil
        libres.append(ficha)
        oyentes -= 1
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
        while copiados < destino.count, preparar(ficha) {
            let resto = UnsafeMutableRawBufferPointer(rebasing: destino[copiados...])
            copiados += ranuras[ficha]?.copiar(en: resto) ?? 0
        }
        if copiados > 0 { return .bytes(copiados) }
        if debeAcabar(ficha) { return .fin }
        ranuras[ficha]?.dormida = true
        dormir()
        return .espera
    }

    private mutating func preparar(_ ficha: Int) -> Bool {
        ranuras[ficha]?.preparar(&anillo, latido: latido) ?? false
    }

    private func debeAcabar(_ ficha: Int) -> Bool { cerrado || ranuras[ficha]?.terminada ?? true }

    // MARK: Waking

    /// Takes out everybody who sleeps.
    mutating func sacarDormidas() -> Dormidas {
        var dormidas = Dormidas()
        dormidas.fichas.reserveCapacity(oyentes)
        for ficha in ranuras.indices { sacar(ficha, a: &dormidas) }
        return dormidas
    }

    /// Makes one stream end once it has got what was sent; takes it out if it sleeps.
    mutating func terminar(_ ficha: Int) -> Dormidas {
        var dormidas = Dormidas()
        ranuras[ficha]?.terminada = true
        sacar(ficha, a: &dormidas)
        return dormidas
    }

    private mutating func sacar(_ ficha: Int, a dormidas: inout Dormidas) {
        guard ranuras[ficha]?.dormida == true else { return }
        ranuras[ficha]?.dormida = false
        switch ranuras[ficha]?.despertador {
        case .retransmision: dormidas.fichas.append(ficha)
        case .aviso(let aviso): dormidas.avisos.append(aviso)
        case nil: break
        }
    }

    // MARK: Writing to streams that were taken out

    /// Says what is to be written to streams that were taken out.
    mutating func repartir(_ fichas: some Sequence<Int>) -> Reparto {
        var reparto = Reparto()
        for ficha in fichas { seguir(ficha, en: &reparto) }
        return reparto
    }

    /// Notes what was written, and says how it goes on.
    mutating func anotar(_ envios: [Envio]) -> Reparto {
        var reparto = Reparto()
        for envio in envios {
            if ranuras[envio.ficha]?.enviar(envio.enviados) == true {
                seguir(envio.ficha, en: &reparto)
            } else {
                reparto.devueltas.append(envio.retransmision)
            }
        }
        return reparto
    }

    /// There is more to write, or the stream is to end, or the listener sleeps again.
    private mutating func seguir(_ ficha: Int, en reparto: inout Reparto) {
        guard case .retransmision(let retransmision) = ranuras[ficha]?.despertador else { return }
        if debeAcabar(ficha) {
            reparto.devueltas.append(retransmision)
        } else if preparar(ficha), let ranura = ranuras[ficha] {
            reparto.envios.append(
                Envio(
                    ficha: ficha, retransmision: retransmision, bytes: ranura.enCurso,
                    desde: ranura.enviados))
        } else {
            ranuras[ficha]?.dormida = true
        }
    }
}

import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the handler writes; an atomic, because a signal handler may do little else than look at one.
private let boca = Atomic<Int32>(-1)

/// The handler: isolated to nothing, for it runs on any thread in the midst of anything.
private func apuntar(_ numero: Int32) {
    var byte = UInt8(truncatingIfNeeded: numero)
    let antes = errno
    _ = write(boca.load(ordering: .relaxed), &byte, 1)
    errno = antes
}

/// Signals, as something to wait for; from the moment it is made, none is lost.
///
/// Dispatch's own sources lose what arrives between being asked for and being ready, so the handler
/// is ours: it writes the number into a pipe.
@MainActor
final class Senales {
    /// Called when a signal arrives, or at once if one has.
    var alLlegar: ((Int32) -> Void)? {
        didSet { if let llegada { alLlegar?(llegada) } }
    }

    /// The first signal that arrived.
    private(set) var llegada: Int32?
    private let numeros: [Int32]
    private var lectura: (any DispatchSourceRead)?

    /// Takes over some signals of the process.
    init(_ numeros: [Int32]) {
        self.numeros = numeros
        var tubo: [Int32] = [-1, -1]
        guard pipe(&tubo) == 0 else { return }
        for extremo in tubo {
            _ = fcntl(extremo, F_SETFD, FD_CLOEXEC)
            _ = fcntl(extremo, F_SETFL, O_NONBLOCK)
        }
        boca.store(tubo[1], ordering: .sequentiallyConsistent)
        for numero in numeros { signal(numero, apuntar) }
        escuchar(tubo[0])
    }

    /// Returns when one of the signals arrives; from then on they do what they always do, so that
    /// a second Ctrl-C ends what will not end by itself.
    func esperar() async {
        await withCheckedContinuation { continuacion in
            alLlegar = { [weak self] _ in
                self?.soltar()
                continuacion.resume()
            }
        }
    }

    /// Lets the signals do what they always do.
    func soltar() {
        alLlegar = nil
        for numero in numeros { signal(numero, SIG_DFL) }
        lectura?.cancel()
        lectura = nil
    }

    private func escuchar(_ descriptor: Int32) {
        let fuente = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        fuente.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.leer(descriptor) }
        }
        fuente.setCancelHandler { close(descriptor) }
        fuente.resume()
        lectura = fuente
    }

    private func leer(_ descriptor: Int32) {
        var byte: UInt8 = 0
        guard read(descriptor, &byte, 1) == 1, llegada == nil else { return }
        llegada = Int32(byte)
        alLlegar?(Int32(byte))
    }
}

import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Signals, as something to wait for.
@MainActor
enum Senales {
    /// Returns when one of the signals arrives; from then on they do what they always do, so that
    /// a second Ctrl-C ends what will not end by itself.
    static func esperar(_ senales: [Int32]) async {
        var fuentes: [any DispatchSourceSignal] = []
        await withCheckedContinuation { continuacion in
            var pendiente: CheckedContinuation<Void, Never>? = continuacion
            for senal in senales {
                signal(senal, SIG_IGN)
                let fuente = DispatchSource.makeSignalSource(signal: senal, queue: .main)
                fuente.setEventHandler {
                    MainActor.assumeIsolated {
                        pendiente?.resume()
                        pendiente = nil
                    }
                }
                fuente.resume()
                fuentes.append(fuente)
            }
        }
        for fuente in fuentes { fuente.cancel() }
        for senal in senales { signal(senal, SIG_DFL) }
    }
}

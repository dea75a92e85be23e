internal import Dispatch
internal import Synchronization

/// The open connections of a server, and its clock that counts whole seconds.
///
/// The library says when it has closed a connection before it gives the socket back to the system,
/// so that under the lock nothing is ever written to somebody else's socket.
final class Llegadas: Sendable {
    private let estado = Mutex(Estado())
    /// Counts connections from before they are opened until they are closed.
    private let abiertas = DispatchGroup()
    private let segundo = Atomic<UInt64>(0)
    private let plazo: UInt64
    private let inactividad: UInt64
    private let memoria: Int

    private struct Estado {
        var parando = false
        var llegadas: [ObjectIdentifier: Llegada] = [:]
    }

    init(_ opciones: OpcionesDeServidor) {
        plazo = UInt64(opciones.plazoDeLlegada)
        inactividad = UInt64(opciones.inactividad)
        memoria = opciones.memoriaPorConexion
    }

    /// Whether a connection is let in, which is then opened at once.
    func admitir() -> Bool {
        estado.withLock { estado in
            if !estado.parando { abiertas.enter() }
            return !estado.parando
        }
    }

    /// A connection that was let in was opened.
    func entra(_ conexion: ConexionMHD, de origen: Direccion) -> Llegada {
        let llegada = Llegada(conexion, de: origen, memoria: memoria, hasta: ahora + plazo)
        estado.withLock { estado in
            estado.llegadas[ObjectIdentifier(llegada)] = llegada
            if estado.parando { conexion.colgar() }
        }
        return llegada
    }

    /// A connection is about to be closed.
    func sale(_ llegada: Llegada) {
        estado.withLock { $0.llegadas[ObjectIdentifier(llegada)] = nil }
        abiertas.leave()
    }

    /// Lets nobody in any more.
    func dejarDeAdmitir() { estado.withLock { $0.parando = true } }

    /// Hangs up on everybody, and waits until the library has closed their connections.
    ///
    /// A library that is told to stop while it refuses a request by itself ends the process: it
    /// sets no answer then, and goes on to send it.
    func colgarATodas() {
        estado.withLock { for llegada in $0.llegadas.values { llegada.conexion.colgar() } }
        _ = abiertas.wait(timeout: .now() + .seconds(5))
    }

    /// A request is over; the next one may begin as long as the connection may rest.
    func termina(_ llegada: Llegada) { llegada.esperarOtra(hasta: ahora + inactividad + plazo) }

    /// Lets a second pass, and hangs up on whoever has taken too long to send a request.
    ///
    /// - Returns: the number of the second.
    /// - Complexity: O(*connections*), a few nanoseconds each.
    func avanzar() -> UInt64 {
        let ahora = segundo.add(1, ordering: .relaxed).newValue
        estado.withLock { estado in
            for llegada in estado.llegadas.values where llegada.caduca(en: ahora) {
                llegada.conexion.despachar(.fallo(.peticionLenta, enPagina: true, nil))
                llegada.conexion.colgar()
            }
        }
        return ahora
    }

    private var ahora: UInt64 { segundo.load(ordering: .relaxed) }
}

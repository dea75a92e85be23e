internal import Dispatch
internal import Synchronization

/// The open connections of a server, and its clock that counts whole seconds.
///
/// The library says when it has closed a connection before it gives the socket back to the system,
/// so that under the lock nothing is ever written to somebody else's socket.
final class Llegadas: Sendable {
    private let abiertas = Mutex<[ObjectIdentifier: Llegada]>([:])
    private let cerradas = DispatchGroup()
    private let parando = Atomic<Bool>(false)
    private let segundo = Atomic<UInt64>(0)
    private let plazo: UInt64
    private let inactividad: UInt64
    private let memoria: Int

    init(_ opciones: OpcionesDeServidor) {
        plazo = UInt64(opciones.plazoDeLlegada)
        inactividad = UInt64(opciones.inactividad)
        memoria = opciones.memoriaPorConexion
    }

    /// A connection was opened.
    func entra(_ conexion: ConexionMHD) -> Llegada {
        let llegada = Llegada(conexion, memoria: memoria, hasta: ahora + plazo)
        cerradas.enter()
        abiertas.withLock { $0[ObjectIdentifier(llegada)] = llegada }
        return llegada
    }

    /// A connection is about to be closed.
    func sale(_ llegada: Llegada) {
        abiertas.withLock { $0[ObjectIdentifier(llegada)] = nil }
        cerradas.leave()
    }

    /// Whether connections are still let in.
    var admite: Bool { !parando.load(ordering: .relaxed) }

    /// Lets nobody in any more.
    func dejarDeAdmitir() { parando.store(true, ordering: .relaxed) }

    /// Hangs up on everybody, and waits until the library has closed their connections.
    ///
    /// A library that is told to stop while it refuses a request by itself ends the process: it
    /// sets no answer then, and goes on to send it.
    func colgarATodas() {
        abiertas.withLock { for llegada in $0.values { llegada.conexion.colgar() } }
        _ = cerradas.wait(timeout: .now() + .seconds(1))
    }

    /// A request is over; the next one may begin as long as the connection may rest.
    func termina(_ llegada: Llegada) { llegada.esperarOtra(hasta: ahora + inactividad + plazo) }

    /// Lets a second pass, and hangs up on whoever has taken too long to send a request.
    ///
    /// - Returns: the number of the second.
    /// - Complexity: O(*connections*), a few nanoseconds each.
    func avanzar() -> UInt64 {
        let ahora = segundo.add(1, ordering: .relaxed).newValue
        abiertas.withLock { abiertas in
            for llegada in abiertas.values where llegada.caduca(en: ahora) {
                llegada.conexion.despachar(.fallo(.peticionLenta, enPagina: true))
                llegada.conexion.colgar()
            }
        }
        return ahora
    }

    private var ahora: UInt64 { segundo.load(ordering: .relaxed) }
}

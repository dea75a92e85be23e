internal import CMicrohttpd
internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A running HTTP/1.1 server; letting go of it stops it.
public final class ServidorHTTP: Sendable {
    /// The port it listens on, also when any free one was asked for.
    public let puerto: UInt16

    private let nucleo: Nucleo
    private let marcha: Mutex<Marcha?>

    /// Starts serving.
    ///
    /// - Parameters:
    ///   - opciones: where to listen and how much to let in.
    ///   - aplicacion: what to serve.
    /// - Throws: ``ErrorDeServidor``; nothing listens afterwards.
    public init(
        opciones: OpcionesDeServidor, aplicacion: any Aplicacion
    ) throws(ErrorDeServidor) {
        let escucha = try Escucha(direccion: opciones.direccion, puerto: opciones.puerto)
        nucleo = Nucleo(aplicacion: aplicacion, opciones: opciones)
        puerto = escucha.puerto
        marcha = Mutex(nil)
        let arrancada = try Marcha(nucleo, escucha)
        marcha.withLock { $0 = arrancada }
    }

    deinit { parar() }

    /// Stops serving: no new connections, streams end, requests under way get an answer.
    ///
    /// Who does not take what is sent (a phone asleep, a page in the background) is not waited for
    /// longer than `despedida`; then everything is closed. Stopping twice does nothing.
    public func parar() {
        let parada = marcha.withLock { marcha in
            defer { marcha = nil }
            return marcha
        }
        parada?.parar(nucleo)
    }
}

/// The library's side of a running server.
///
/// Unchecked: made once and stopped once, both by ``ServidorHTTP`` under its lock.
private struct Marcha: @unchecked Sendable {
    private let demonio: OpaquePointer
    private let contexto: Unmanaged<Nucleo>
    private let reloj: any DispatchSourceTimer

    init(_ nucleo: Nucleo, _ escucha: Escucha) throws(ErrorDeServidor) {
        let opciones = nucleo.opciones
        contexto = Unmanaged.passRetained(nucleo)
        var llamadas = Nucleo.llamadas(contexto)
        var limites = marcador_mhd_limites(
            escucha: escucha.enchufe, hilos: UInt32(min(opciones.hilos, nucleo.conexiones)),
            conexiones: UInt32(nucleo.conexiones),
            inactividad: UInt32(opciones.inactividad), memoria: opciones.memoriaPorConexion)
        guard let arrancado = marcador_mhd_arrancar(Self.modo, &llamadas, &limites) else {
            let detalle = String(cString: strerror(errno))
            contexto.release()
            close(escucha.enchufe)
            throw .sistema(detalle)
        }
        demonio = arrancado
        reloj = DispatchSource.makeTimerSource(queue: .global())
        reloj.schedule(
            deadline: .now() + .seconds(1), repeating: .seconds(1), leeway: .milliseconds(100))
        reloj.setEventHandler { [weak nucleo] in nucleo?.pasarUnSegundo() }
        reloj.activate()
    }

    private static var modo: UInt32 {
        // «Turbo» also means that a connection is closed without shutting its socket down, which
        // may have gone on as a stream: see ``Nucleo/retransmitir(_:_:)``.
        var modo =
            MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
            | MHD_USE_TURBO.rawValue
        #if os(Linux)
            modo |= MHD_USE_EPOLL.rawValue
        #else
            modo |= MHD_USE_AUTO.rawValue
        #endif
        return modo
    }

    /// Stopping with a connection still set aside is not allowed: first everybody is told, and
    /// from then on nobody is set aside any more.
    ///
    /// The library's own way to take no new connections (`MHD_quiesce_daemon`) is left alone: with
    /// epoll two of its threads may take the listening socket out of the set, and the one that
    /// comes second ends the process.
    func parar(_ nucleo: Nucleo) {
        reloj.cancel()
        nucleo.llegadas.dejarDeAdmitir()
        nucleo.despedirATodos()
        let plazo = DispatchTimeInterval.milliseconds(nucleo.opciones.despedida)
        if nucleo.pendientes.wait(timeout: .now() + plazo) == .timedOut {
            for flujo in nucleo.retransmisiones { flujo.cortar() }
        }
        nucleo.llegadas.colgarATodas()
        _ = nucleo.pendientes.wait(timeout: .now() + .seconds(1))
        MHD_stop_daemon(demonio)
        contexto.release()
    }
}

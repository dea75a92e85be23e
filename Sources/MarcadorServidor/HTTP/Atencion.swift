internal import Synchronization

/// What is remembered of one request while it is being served.
///
/// The phases follow one another: receiving, waiting for the application with the connection set
/// aside, answer ready, streaming. The lock makes sure that the connection is resumed exactly once,
/// whether the application answers, answers too late, or the server stops meanwhile.
final class Atencion: Sendable {
    /// The query as it was sent.
    let consulta: String

    /// Where in the library's memory the HTTP version must begin: right after the target.
    ///
    /// It begins elsewhere when the target holds a null character. Nil when there was no query.
    let finDelObjetivo: UInt?

    private let estado = Mutex(Estado())

    private struct Estado {
        var estrenada = false
        var cuerpo = CuerpoQueLlega()
        var fase = Fase.recibiendo
        var tarea: Task<Void, Never>?
    }

    private enum Fase {
        case recibiendo
        case enEspera(ConexionMHD)
        case lista(Salida)
        case enFlujo(Flujo)
    }

    init(consulta: String, finDelObjetivo: UInt?) {
        self.consulta = consulta
        self.finDelObjetivo = finDelObjetivo
    }

    /// Whether this is the first time the library asks about the request.
    func estrenar() -> Bool {
        estado.withLock { estado in
            defer { estado.estrenada = true }
            return !estado.estrenada
        }
    }

    // MARK: Body

    /// Keeps a piece of the body, up to the limit; what is beyond is only counted.
    func recibir(_ trozo: UnsafeRawBufferPointer, maximo: Int) -> CuerpoQueLlega.Recepcion {
        estado.withLock { $0.cuerpo.recibir(trozo, maximo: maximo) }
    }

    /// The request was refused before its body had come.
    func rechazar() { estado.withLock { $0.cuerpo.rechazar() } }

    /// Whether the request was refused before its body had come.
    var rechazada: Bool { estado.withLock { $0.cuerpo.rechazado } }

    /// The body that has come.
    var cuerpo: [UInt8] { estado.withLock { $0.cuerpo.bytes } }

    // MARK: Answer

    /// Sets the connection aside until the answer is there.
    ///
    /// - Returns: false when the answer is there already (the server is stopping).
    func esperar(con conexion: ConexionMHD) -> Bool {
        estado.withLock { estado in
            guard case .recibiendo = estado.fase else { return false }
            estado.fase = .enEspera(conexion)
            conexion.suspender()
            return true
        }
    }

    /// Remembers who is working on the answer, to be able to call it off, until it is there.
    func trabaja(_ tarea: Task<Void, Never>) {
        estado.withLock { estado in
            if case .enEspera = estado.fase { estado.tarea = tarea }
        }
    }

    /// Brings the answer; a second one is dropped.
    func entregar(_ salida: Salida) {
        let conexion: ConexionMHD? = estado.withLock { estado in
            switch estado.fase {
            case .recibiendo:
                estado.fase = .lista(salida)
                return nil
            case .enEspera(let conexion):
                estado.fase = .lista(salida)
                estado.tarea = nil
                return conexion
            case .lista, .enFlujo:
                return nil
            }
        }
        conexion?.reanudar()
    }

    /// The answer, if it is there.
    var salida: Salida? {
        estado.withLock { estado in
            if case .lista(let salida) = estado.fase { salida } else { nil }
        }
    }

    /// A stream under way.
    struct Flujo {
        /// What is streamed.
        let suscripcion: Suscripcion
        /// The socket it goes to.
        let enchufe: Int32
    }

    /// The stream has begun.
    func fluir(_ flujo: Flujo) {
        estado.withLock { estado in
            estado.fase = .enFlujo(flujo)
            estado.cuerpo = CuerpoQueLlega()
        }
    }

    /// The stream, if there is one.
    var flujo: Flujo? {
        estado.withLock { estado in
            if case .enFlujo(let flujo) = estado.fase { flujo } else { nil }
        }
    }

    /// The server stops: streams end, whoever waits gets the given answer.
    func despedir(con salida: Salida) {
        let (tarea, suscripcion): (Task<Void, Never>?, Suscripcion?) = estado.withLock { estado in
            if case .enFlujo(let flujo) = estado.fase { return (nil, flujo.suscripcion) }
            return (estado.tarea, nil)
        }
        tarea?.cancel()
        suscripcion?.terminar()
        entregar(salida)
    }
}

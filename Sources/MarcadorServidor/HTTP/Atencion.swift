internal import Synchronization

/// What is remembered of one request while it is being served.
///
/// The phases follow one another: receiving, waiting for the application with the connection set
/// aside, answer ready. The lock makes sure that the connection is resumed exactly once,
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
        var maximo: Int?
        var fase = Fase.recibiendo
        var tarea: Task<Void, Never>?
    }

    private enum Fase {
        case recibiendo
        case enEspera(ConexionMHD)
        case lista(Salida)
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

    /// The longest body that was let in; nil before that was decided.
    var maximo: Int? { estado.withLock { $0.maximo } }

    /// Lets in a body of so many bytes.
    func admitir(hasta maximo: Int) { estado.withLock { $0.maximo = maximo } }

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
            case .lista:
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

    /// The server stops: whoever waits gets the given answer.
    func despedir(con salida: Salida) {
        estado.withLock { $0.tarea }?.cancel()
        entregar(salida)
    }
}

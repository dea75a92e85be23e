internal import Synchronization

/// A showcase of ready answers by key, bounded, safe from every thread.
///
/// Somebody who does not find what they want has it made; others who want the same meanwhile wait
/// for that one instead of making it again. Withdrawing a key also disowns what is being made for
/// it: whoever waits gets it, but it is not put on show, for it may be out of date.
public final class Vitrina: Sendable {
    private let estado = Mutex(Estado())
    private let maximo: Int

    fileprivate struct Estado {
        var puestas: [String: Puesta] = [:]
        var enMarcha: [String: (turno: UInt64, tarea: Task<RespuestaLista, Never>)] = [:]
        var reloj: UInt64 = 0
    }

    fileprivate struct Puesta {
        var respuesta: RespuestaLista
        var uso: UInt64
    }

    /// Opens an empty showcase.
    ///
    /// - Parameter maximo: the most answers on show; the one not looked at for longest goes.
    public init(maximo: Int = 512) { self.maximo = max(maximo, 1) }

    /// What is on show under a key.
    ///
    /// - Parameter clave: any text, for example path and language.
    /// - Returns: the answer, or nil; never waits for one being made.
    public func obtener(_ clave: String) -> RespuestaLista? {
        estado.withLock { $0.mirar(clave) }
    }

    /// What is on show under a key, or else what is made now.
    ///
    /// - Parameters:
    ///   - clave: any text, for example path and language.
    ///   - hacer: makes the answer; called at most once at a time for a key.
    /// - Returns: the answer; when the key was withdrawn meanwhile, one that is not on show.
    public func obtener(
        _ clave: String, siNo hacer: @escaping @Sendable () async -> RespuestaLista
    ) async -> RespuestaLista {
        let hallazgo: Hallazgo = estado.withLock { estado in
            if let puesta = estado.mirar(clave) { return .puesta(puesta) }
            if let otra = estado.enMarcha[clave] { return .enMarcha(otra.tarea) }
            estado.reloj += 1
            let turno = estado.reloj
            let tarea = Task {
                let respuesta = await hacer()
                self.acabar(clave, turno, respuesta)
                return respuesta
            }
            estado.enMarcha[clave] = (turno, tarea)
            return .enMarcha(tarea)
        }
        switch hallazgo {
        case .puesta(let respuesta): return respuesta
        case .enMarcha(let tarea): return await tarea.value
        }
    }

    /// Puts an answer on show in place of what was there.
    ///
    /// - Parameters:
    ///   - clave: any text, for example path and language.
    ///   - respuesta: the answer.
    public func poner(_ clave: String, _ respuesta: RespuestaLista) {
        estado.withLock { estado in
            estado.enMarcha[clave] = nil
            estado.poner(clave, respuesta, maximo: maximo)
        }
    }

    /// Takes away what is on show under a key, and disowns what is being made for it.
    ///
    /// - Parameter clave: any text, for example path and language.
    public func retirar(_ clave: String) {
        estado.withLock { estado in
            estado.puestas[clave] = nil
            estado.enMarcha[clave] = nil
        }
    }

    /// Takes away everything under the keys that fit, and disowns what is being made for them.
    ///
    /// - Parameter encaja: whether a key is to go.
    /// - Complexity: O(*n*) in the number of answers on show.
    public func retirar(donde encaja: (String) -> Bool) {
        estado.withLock { estado in
            estado.puestas = estado.puestas.filter { !encaja($0.key) }
            estado.enMarcha = estado.enMarcha.filter { !encaja($0.key) }
        }
    }

    /// How many answers are on show.
    public var cuenta: Int { estado.withLock { $0.puestas.count } }

    private enum Hallazgo {
        case puesta(RespuestaLista)
        case enMarcha(Task<RespuestaLista, Never>)
    }

    private func acabar(_ clave: String, _ turno: UInt64, _ respuesta: RespuestaLista) {
        estado.withLock { estado in
            guard estado.enMarcha[clave]?.turno == turno else { return }
            estado.enMarcha[clave] = nil
            estado.poner(clave, respuesta, maximo: maximo)
        }
    }
}

extension Vitrina.Estado {
    fileprivate mutating func mirar(_ clave: String) -> RespuestaLista? {
        reloj += 1
        return puestas[clave].map { puesta in
            puestas[clave]?.uso = reloj
            return puesta.respuesta
        }
    }

    fileprivate mutating func poner(_ clave: String, _ respuesta: RespuestaLista, maximo: Int) {
        reloj += 1
        puestas[clave] = Vitrina.Puesta(respuesta: respuesta, uso: reloj)
        guard puestas.count > maximo,
            let vieja = puestas.min(by: { $0.value.uso < $1.value.uso })
        else { return }
        puestas[vieja.key] = nil
    }
}

/// What is remembered of a view between two evaluations: its state, its effects, its children.
@MainActor
final class Nodo {
    /// State by position of the property in the view.
    var ranuras: [Int: AnyObject] = [:]
    /// Whatever a primitive view wants to remember.
    var memoria: Any?
    /// Whether the view has appeared.
    var aparecido = false
    /// What it does when it goes away.
    var alIrse: (() -> Void)?
    /// The task that lives as long as the view is seen.
    var tarea: Task<Void, Never>?

    private var hijos: [AnyHashable: Nodo] = [:]
    private var pasada = 0
    private var tipo: ObjectIdentifier?

    /// The node of a part, made when it is new.
    func hijo(_ clave: AnyHashable, pasada: Int) -> Nodo {
        let nodo = hijos[clave] ?? Nodo()
        hijos[clave] = nodo
        nodo.pasada = pasada
        return nodo
    }

    /// Another type of view in the same place is another view.
    func ser(_ nuevo: ObjectIdentifier) {
        if let tipo, tipo != nuevo { retirar() }
        tipo = nuevo
    }

    /// Lets go of the parts that the last evaluation did not meet.
    func barrer(pasada: Int) {
        for (clave, nodo) in hijos {
            if nodo.pasada == pasada {
                nodo.barrer(pasada: pasada)
            } else {
                nodo.retirar()
                hijos[clave] = nil
            }
        }
    }

    /// The view goes away, with everything in it.
    func retirar() {
        for nodo in hijos.values { nodo.retirar() }
        hijos = [:]
        tarea?.cancel()
        tarea = nil
        if aparecido { alIrse?() }
        aparecido = false
        alIrse = nil
        ranuras = [:]
        memoria = nil
    }
}

/// What the parts of a view are known by.
enum Clave: Hashable {
    case cuerpo
    case etiqueta
    case extra
    case pagina(Int, AnyHashable)
}

/// The pages of a navigation stack: what is on it and how each is made.
@MainActor
final class Pila {
    private let leer: () -> [AnyHashable]
    private let escribir: ([AnyHashable]) -> Void
    private var fabricas: [ObjectIdentifier: (Any) -> any View] = [:]

    init(leer: @escaping () -> [AnyHashable], escribir: @escaping ([AnyHashable]) -> Void) {
        self.leer = leer
        self.escribir = escribir
    }

    var camino: [AnyHashable] { leer() }

    func empujar(_ valor: AnyHashable) { escribir(leer() + [valor]) }

    /// Leaves only the first pages.
    func dejar(_ cuantas: Int) { escribir(Array(leer().prefix(cuantas))) }

    func registrar<D: Hashable>(_ tipo: D.Type, _ fabrica: @escaping (D) -> any View) {
        fabricas[ObjectIdentifier(tipo)] = { valor in
            guard let valor = valor as? D else { return EmptyView() }
            return fabrica(valor)
        }
    }

    func vista(de valor: AnyHashable) -> (any View)? {
        fabricas[ObjectIdentifier(type(of: valor.base))]?(valor.base)
    }
}

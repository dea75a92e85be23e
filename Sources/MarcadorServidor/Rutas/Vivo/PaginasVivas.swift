/// The living pages that are kept, the oldest first; those that nobody watches make room.
@MainActor
struct PaginasVivas {
    private var paginas: [Pedido: PaginaViva] = [:]
    private var orden: [Pedido] = []
    private let maximo: Int

    /// No pages.
    ///
    /// - Parameter maximo: how many are kept; beyond it, only those that somebody watches.
    init(maximo: Int) { self.maximo = maximo }

    /// How many there are.
    var cuantas: Int { paginas.count }

    /// The page of a request, if it is kept.
    subscript(pedido: Pedido) -> PaginaViva? { paginas[pedido] }

    /// Those that somebody watches.
    var miradas: [(pedido: Pedido, pagina: PaginaViva)] {
        paginas.filter { $1.canal.hayOyentes }.map { ($0, $1) }
    }

    /// Keeps a page, and lets go of older ones that nobody watches when there are too many.
    ///
    /// - Complexity: O(pages) when there are too many.
    mutating func guardar(_ pagina: PaginaViva, de pedido: Pedido) {
        paginas[pedido] = pagina
        orden.append(pedido)
        let sobran = orden.count - maximo
        guard sobran > 0 else { return }
        let nadieMira = orden.dropLast().filter { paginas[$0]?.canal.hayOyentes != true }
        let fuera = Set(nadieMira.prefix(sobran))
        orden.removeAll(where: fuera.contains)
        for pedido in fuera { paginas.removeValue(forKey: pedido)?.renovar() }
    }

    /// Has the pages of a route look again at everything.
    func renovar(donde esDeAqui: (Ruta) -> Bool) {
        for (pedido, pagina) in paginas where esDeAqui(pedido.ruta) { pagina.renovar() }
    }
}

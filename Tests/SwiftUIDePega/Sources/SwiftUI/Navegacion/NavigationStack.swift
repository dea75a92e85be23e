public import Foundation

/// Pages on top of each other.
public struct NavigationStack<Data, Root: View>: View, Primitiva {
    private let raiz: Root
    private let camino: Binding<[AnyHashable]>?

    /// A stack that remembers its pages itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        raiz = root()
        camino = nil
    }

    /// A stack whose pages somebody else remembers.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection,
        Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        raiz = root()
        camino = Binding(
            leer: { path.wrappedValue.map { AnyHashable($0) } },
            escribir: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let pila = pila(contexto)
        let camino = pila.camino
        var contexto = contexto
        contexto.pila = pila
        var pagina = raiz.evaluar(contexto.visto(camino.isEmpty).hijo(Clave.cuerpo))
        for (indice, valor) in camino.enumerated() {
            let anterior = pagina.last { $0.clase == .titulo }?.texto ?? ""
            guard let vista = pila.vista(de: valor) else { continue }
            let suyo = contexto.visto(indice == camino.count - 1)
                .con { $0.ponerCierre { MainActor.assumeIsolated { pila.dejar(indice) } } }
                .hijo(Clave.pagina(indice, valor))
            var atras = Elemento(.boton, texto: anterior) { pila.dejar(indice) }
            atras.identificador = "BackButton"
            pagina = [atras] + vista.evaluar(suyo)
        }
        return pagina
    }

    private func pila(_ contexto: Contexto) -> Pila {
        if let camino {
            return Pila(
                leer: { camino.wrappedValue }, escribir: { camino.wrappedValue = $0 })
        }
        let propio = contexto.nodo.memoria as? Celda<[AnyHashable]> ?? Celda([])
        contexto.nodo.memoria = propio
        let sucio = contexto.aparato.sucio
        propio.alCambiar = { sucio.poner() }
        return Pila(leer: { propio.valor }, escribir: { propio.cambiar($0) })
    }
}

/// The pages of a stack that remembers them itself.
public struct NavigationPath {
    /// No pages.
    public init() {}
}

/// Leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View, Primitiva {
    private let valor: AnyHashable?
    private let nombre: Label

    /// A link to the page of a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
    where Destination == Never {
        valor = value.map { AnyHashable($0) }
        nombre = label()
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        let pila = contexto.pila
        var enlace = Elemento(.boton, hijos: nombre.evaluar(contexto.hijo(0))) {
            if let valor { pila?.empujar(valor) }
        }
        enlace.habilitado = contexto.entorno.isEnabled && valor != nil && pila != nil
        return [enlace]
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link in words.
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

struct ConDestino<Content: View, D: Hashable, C: View>: View, Primitiva {
    let contenido: Content
    let tipo: D.Type
    let destino: (D) -> C

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contexto.pila?.registrar(tipo) { destino($0) }
        return contenido.evaluar(contexto.hijo(0))
    }
}

extension View {
    /// How the pages of a type of values are made.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        ConDestino(contenido: self, tipo: data, destino: destination)
    }

    /// The title of the page.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        ConExtras(contenido: self) { _ in [Elemento(.titulo, texto: String(title))] }
    }

    /// How large the title is.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { Igual(contenido: self) }
}

/// The bar of a page.
public enum NavigationBarItem {
    /// How large its title is.
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

/// Two columns: what there is, and what was chosen of it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, Primitiva {
    private let lista: Sidebar
    private let detalle: Detail

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        lista = sidebar()
        detalle = detail()
    }

    func elementos(_ contexto: Contexto) -> [Elemento] {
        lista.evaluar(contexto.hijo(0)) + detalle.evaluar(contexto.hijo(1))
    }
}

extension View {
    /// How wide the column of this view is.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { Igual(contenido: self) }
}

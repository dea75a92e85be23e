/// Something on the screen, as assistive technology and UI tests meet it.
struct Elemento {
    /// What it is.
    enum Clase: Hashable {
        case texto, imagen, boton, selector, opcion, progreso, pestana, grupo, alerta, campo
        /// The title of the page it is found on.
        case titulo
        /// Pulling down refreshes what it is found beside.
        case tirador
    }

    /// What it is.
    var clase: Clase
    /// What it says.
    var texto = ""
    /// What it says besides.
    var valor: String?
    /// What tests know it by.
    var identificador = ""
    /// Whether it can be used.
    var habilitado = true
    /// Whether it is the chosen one.
    var elegido = false
    /// What a picker knows it by.
    var etiqueta: AnyHashable?
    /// What using it does.
    var accion: (@MainActor () -> Void)?
    /// What typing into it does.
    var escribir: (@MainActor (String) -> Void)?
    /// What finishing to type into it does.
    var entregar: (() -> Void)?
    /// Whether the innermost stack it is in puts things side by side; nil when it is in none.
    var enFila: Bool?
    /// What it consists of.
    var hijos: [Elemento] = []

    /// An element that says what its parts say.
    init(
        _ clase: Clase, texto: String? = nil, hijos: [Elemento] = [],
        accion: (@MainActor () -> Void)? = nil
    ) {
        self.clase = clase
        self.hijos = hijos
        self.accion = accion
        self.texto = texto ?? hijos.map(\.texto).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// It and everything in it.
    var todos: [Elemento] { [self] + hijos.flatMap(\.todos) }

    /// Whether it is there to be seen.
    var visible: Bool { clase != .tirador }
}

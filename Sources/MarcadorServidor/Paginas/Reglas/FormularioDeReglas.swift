import MarcadorApp
import Torneo

/// What the forms of the rules are made of; each says in `que` what it asks for.
struct FormularioDeReglas {
    /// Where they are sent.
    let accion: HTML
    /// The reader's language.
    let idioma: Idioma

    /// Makes them.
    ///
    /// - Parameters:
    ///   - accion: where they are sent.
    ///   - idioma: the reader's language.
    init(accion: String, idioma: Idioma) {
        self.accion = "\(accion)"
        self.idioma = idioma
    }

    /// A form; what it changed is shown by the page that follows.
    func formulario(_ que: CampoDeReglas.Que, _ campos: HTML, _ boton: Texto) -> HTML {
        """
        <form class="campos" method="post" action="\(accion)" data-alcabo="recarga">\
        <input type="hidden" name="que" value="\(que.rawValue)">\(campos)\
        <button class="boton" id="\(que.rawValue)" data-id="\(que.rawValue)">\(boton, idioma)</button>\
        </form>
        """
    }

    /// A field with its words.
    func campo(_ nombre: CampoDeReglas, _ palabras: Texto, _ atributos: HTML) -> HTML {
        """
        <label class="campo-con-nombre"><span>\(palabras, idioma)</span>\
        <input name="\(nombre.rawValue)" \(atributos)></label>
        """
    }

    /// A whole number.
    func numero(
        _ nombre: CampoDeReglas, _ palabras: Texto, _ valor: Int?, _ margen: ClosedRange<Int>,
        obligatorio: Bool = true
    ) -> HTML {
        campo(
            nombre, palabras,
            """
            type="number" inputmode="numeric" step="1" min="\(margen.lowerBound)" \
            max="\(margen.upperBound)" value="\(valor.map { "\($0)" } ?? "")"\
            \(si: obligatorio, " required")
            """)
    }

    /// One of several.
    ///
    /// - Parameters:
    ///   - nombre: the name of the field.
    ///   - palabras: what it asks.
    ///   - opciones: value and words of each.
    ///   - elegida: the value that is chosen.
    /// - Returns: one element.
    func seleccion(
        _ nombre: String, _ palabras: Texto, _ opciones: [(valor: String, palabras: Texto)],
        elegida: String
    ) -> HTML {
        let lista: [HTML] = opciones.map { opcion in
            """
            <option value="\(opcion.valor)"\(si: opcion.valor == elegida, " selected")>\
            \(opcion.palabras, idioma)</option>
            """
        }
        return """
            <label class="campo-con-nombre"><span>\(palabras, idioma)</span>\
            <select name="\(nombre)">\(lista)</select></label>
            """
    }
}

/// The names of the fields of the forms.
enum CampoDeReglas: String {
    case que, reglamento, semilla, nombre, victoria, empate, derrota, criterio, clave, reinicio
    case siFaltan, equipo, puntos, motivo, fecha, desde, hasta, clase
    case sanciones, ciclos, porCiclo, porDoble, porRoja, seBorran, orden

    /// What a form asks for.
    enum Que: String, CaseIterable {
        case usarConocido = "usar-conocido"
        case usarPropio = "usar-propio"
        case ajustar
        case quitarAjuste = "quitar-ajuste"
        case anadirZona = "anadir-zona"
        case quitarZona = "quitar-zona"
        case decidirOrden = "decidir-orden"
        case olvidarOrden = "olvidar-orden"
        case usarSanciones = "usar-sanciones"
        case sancionesPropias = "sanciones-propias"
    }

    /// How many teams an order can be decided of at once.
    static let ordenados = 20
    /// How many criteria a form has room for.
    static let criterios = 14
    /// How many keys of head-to-head a form has room for.
    static let claves = 4

    /// The name of one of several fields, from 1.
    func numerado(_ n: Int) -> String { "\(rawValue)-\(n)" }
}

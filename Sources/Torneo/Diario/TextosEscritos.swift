/// Why a text that somebody typed is not taken.
public enum FalloDeTexto: Error, Hashable, Sendable {
    /// It has more letters than fit.
    case largo(maximo: Int)
    /// It has characters that nobody sees, or that turn the direction of what follows.
    case invisible
}

extension String {
    /// What is wrong with a text that somebody typed; nil when nothing is.
    ///
    /// - Parameters:
    ///   - maximo: the letters it has at most; a letter with ever more marks on it does not count as
    ///     one for ever.
    ///   - renglones: whether it can have several lines.
    /// - Returns: the first fault.
    /// - Complexity: O(bytes).
    public func fallo(maximo: Int, renglones: Bool = false) -> FalloDeTexto? {
        guard utf8.count <= maximo * 8, count <= maximo else { return .largo(maximo: maximo) }
        let raros = unicodeScalars.contains { $0.noSeVe && !(renglones && $0.pasaDeRenglon) }
        return raros ? .invisible : nil
    }

    /// The text without characters that nobody sees.
    ///
    /// - Complexity: O(bytes).
    public var sinInvisibles: String {
        guard unicodeScalars.contains(where: \.noSeVe) else { return self }
        var limpio = String.UnicodeScalarView()
        limpio.append(contentsOf: unicodeScalars.lazy.filter { !$0.noSeVe })
        return String(limpio)
    }
}

extension Unicode.Scalar {
    /// Whether nobody sees it: controls, what turns the direction of writing (Unicode Standard Annex
    /// 9), separators of lines, and blanks without width.
    ///
    /// What joins letters (Persian, emoji) and the tags of flags are parts of what is seen.
    fileprivate var noSeVe: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F: true
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
        case 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    fileprivate var pasaDeRenglon: Bool { value == 0x0A || value == 0x0D || value == 0x09 }
}

extension Suceso {
    /// Looks whether every text in it is one that people can read and that fits.
    ///
    /// Only what is said for the first time is looked at: what a journal has it keeps, and somebody
    /// whose name came with a document can score whatever he is called.
    ///
    /// - Throws: `RechazoDeApunte.textoLargo` or `.textoInvisible`.
    /// - Complexity: O(bytes).
    public func comprobarTextos() throws(RechazoDeApunte) {
        var json = EscritorDeApunte()
        json.abrir()
        escribir(en: &json)
        json.cerrar()
        try comprobarLosTextos(json.bytes, salvo: [.jugador, .nueva, .sale, .entra])
        guard case .plantilla(let cambiada) = self else { return }
        switch cambiada.cambio {
        case .alta(let nuevo), .ficha(_, let nuevo): try comprobar(nuevo.nombre, clave: "nombre")
        case .baja, .capitan, .mostrar, .borrado: break
        }
    }
}

extension DocumentoDelTorneo {
    /// Looks whether every text in it is one that people can read and that fits.
    ///
    /// - Throws: `RechazoDeApunte.textoLargo` or `.textoInvisible`, or `.documento` when it cannot be
    ///   written.
    /// - Complexity: O(bytes).
    public func comprobarTextos() throws(RechazoDeApunte) {
        let bytes: [UInt8]
        do throws(ErrorDeCarga) {
            bytes = Array(try aJson())
        } catch {
            throw .documento(error)
        }
        try comprobarLosTextos(bytes, salvo: [])
    }
}

/// The one bound of all texts: whatever is to be written, key by key.
private func comprobarLosTextos(
    _ bytes: [UInt8], salvo conocidas: Set<ClaveDeApunte>
) throws(RechazoDeApunte) {
    let nodo: NodoJson
    do throws(FalloDeJson) {
        var lector = try LectorJson(bytes)
        nodo = try NodoJson(&lector)
    } catch {
        throw .textoImposible("\(error)")
    }
    try comprobar(nodo, clave: "", salvo: Set(conocidas.map(\.rawValue)))
}

private func comprobar(
    _ nodo: NodoJson, clave: String, salvo conocidas: Set<String>
) throws(RechazoDeApunte) {
    guard !conocidas.contains(clave) else { return }
    switch nodo.valor {
    case .objeto(let miembros):
        for miembro in miembros {
            try comprobar(miembro.valor, clave: miembro.clave, salvo: conocidas)
        }
    case .lista(let elementos):
        for elemento in elementos { try comprobar(elemento, clave: clave, salvo: conocidas) }
    case .texto(let texto): try comprobar(texto, clave: clave)
    case .numero, .booleano, .nulo: break
    }
}

private func comprobar(_ texto: String, clave: String) throws(RechazoDeApunte) {
    let esMotivo = clave == ClaveDeApunte.motivo.rawValue
    switch texto.fallo(maximo: largo(de: clave), renglones: esMotivo) {
    case .largo(let maximo): throw .textoLargo(texto, maximo: maximo)
    case .invisible: throw .textoInvisible(texto)
    case nil: return
    }
}

/// The letters that fit under a key of an entry or of a document.
private func largo(de clave: String) -> Int {
    switch ClaveDeApunte(rawValue: clave) {
    case .nombre, .campo, .ronda, .grupo, .jugador, .local, .visitante: Jugador.largoDelNombre
    case .fichero: 255
    default: String.largoDelMotivo
    }
}

/// A line of a football.txt.
struct LineaDeTxt {
    /// The longest line that is looked at, in letters.
    static let longitudMaxima = 4_000

    /// Its number, the first is 1.
    let numero: Int
    /// What it says, without comment and without blanks at both ends.
    let texto: String
    /// Whether it is moved in.
    let tieneSangria: Bool
    /// What stands behind `#`, if the whole line is a comment.
    let comentario: String?

    init(_ cruda: Substring, numero: Int) {
        self.numero = numero
        tieneSangria = cruda.first?.isWhitespace == true
        let sinComentario = cruda.sinComentario
        texto = sinComentario.recortado
        comentario =
            texto.isEmpty && sinComentario.endIndex < cruda.endIndex
            ? cruda[sinComentario.endIndex...].drop { $0 == "#" }.recortado : nil
    }

    /// Takes a text apart; lines between `<!--` and `-->` are comments.
    static func todas(_ texto: String) -> [LineaDeTxt] {
        var lineas: [LineaDeTxt] = []
        var enComentario = false
        for cruda in texto.split(omittingEmptySubsequences: false, whereSeparator: \.esSaltoDeLinea)
        {
            if cruda.drop(while: \.isWhitespace).hasPrefix("<!--") { enComentario = true }
            lineas.append(LineaDeTxt(enComentario ? "" : cruda, numero: lineas.count + 1))
            if enComentario, cruda.recortado.hasSuffix("-->") { enComentario = false }
        }
        return lineas
    }
}

extension Substring {
    /// What stands before a `#` that begins a comment: the first letter of a line or of a word, and
    /// not followed by a digit, as in `Equipo #1`.
    fileprivate var sinComentario: Substring {
        var anterior: Character = " "
        var posicion = startIndex
        while posicion < endIndex {
            let letra = self[posicion]
            let despues = index(after: posicion)
            if letra == "#", anterior.isWhitespace,
                despues == endIndex || !self[despues].isNumber || posicion == startIndex
            {
                return self[..<posicion]
            }
            anterior = letra
            posicion = despues
        }
        return self
    }
}

/// A line of a calendar file: `DTSTART;TZID=Europe/Madrid:20260905T103000`.
struct LineaIcs: Hashable {
    let numero: Int
    let nombre: String
    let parametros: [String: String]
    /// As it stands there, not yet unescaped.
    let valor: String

    /// The value as text.
    var texto: String { LineasIcs.sinEscapes(valor) }
}

/// How calendar files write their lines (RFC 5545, section 3.1).
enum LineasIcs {
    /// Octets of a line, without its end.
    static let anchura = 75

    /// A line, folded: no piece is longer than 75 octets and no letter is cut.
    static func plegada(_ linea: String) -> String {
        var salida = ""
        var ancho = 0
        for letra in linea.unicodeScalars {
            let octetos = UTF8.width(letra)
            if ancho + octetos > anchura {
                salida += "\r\n "
                ancho = 1
            }
            salida.unicodeScalars.append(letra)
            ancho += octetos
        }
        return salida + "\r\n"
    }

    /// A text as a value: backslash, semicolon, comma and line ends escaped.
    ///
    /// Control characters, which a calendar cannot hold, become blanks.
    static func conEscapes(_ texto: String) -> String {
        var salida = String.UnicodeScalarView()
        var anterior: Unicode.Scalar = " "
        for letra in texto.unicodeScalars {
            switch letra {
            case "\\", ";", ",": salida.append(contentsOf: ["\\", letra])
            case "\n": if anterior != "\r" { salida.append(contentsOf: ["\\", "n"]) }
            case "\r": salida.append(contentsOf: ["\\", "n"])
            case "\t": salida.append(letra)
            default: salida.append(letra.value < 32 || letra.value == 127 ? " " : letra)
            }
            anterior = letra
        }
        return String(salida)
    }

    static func sinEscapes(_ valor: String) -> String {
        var salida = String.UnicodeScalarView()
        var escapada = false
        for letra in valor.unicodeScalars {
            if escapada {
                salida.append(letra == "n" || letra == "N" ? "\n" : letra)
                escapada = false
            } else if letra == "\\" {
                escapada = true
            } else {
                salida.append(letra)
            }
        }
        return String(salida)
    }

    /// The lines of a file, unfolded.
    static func todas(_ texto: String) -> [LineaIcs] {
        var enteras: [(numero: Int, texto: String.UnicodeScalarView)] = []
        var numero = 0
        let letras = texto.unicodeScalars
        var desde = letras.startIndex
        while desde < letras.endIndex {
            let hasta = letras[desde...].firstIndex { $0 == "\n" } ?? letras.endIndex
            var linea = letras[desde..<hasta]
            if linea.last == "\r" { linea.removeLast() }
            numero += 1
            if let primera = linea.first, primera == " " || primera == "\t", !enteras.isEmpty {
                enteras[enteras.count - 1].texto.append(contentsOf: linea.dropFirst())
            } else if !linea.isEmpty {
                enteras.append((numero, String.UnicodeScalarView(linea)))
            }
            desde = hasta < letras.endIndex ? letras.index(after: hasta) : hasta
        }
        return enteras.compactMap { linea(String($0.texto), numero: $0.numero) }
    }

    private static func linea(_ texto: String, numero: Int) -> LineaIcs? {
        var piezas: [String] = []
        var pieza = ""
        var entreComillas = false
        var resto = texto[...]
        while let letra = resto.first {
            resto.removeFirst()
            if letra == "\"" {
                entreComillas.toggle()
            } else if letra == ":", !entreComillas {
                piezas.append(pieza)
                guard let nombre = piezas.first, !nombre.isEmpty else { return nil }
                return LineaIcs(
                    numero: numero, nombre: nombre.uppercased(),
                    parametros: parametros(piezas.dropFirst()),
                    valor: String(resto))
            } else if letra == ";", !entreComillas {
                piezas.append(pieza)
                pieza = ""
            } else {
                pieza.append(letra)
            }
        }
        return nil
    }

    private static func parametros(_ piezas: ArraySlice<String>) -> [String: String] {
        piezas.reduce(into: [:]) { todos, pieza in
            guard let igual = pieza.firstIndex(of: "=") else { return }
            todos[pieza[..<igual].uppercased()] = String(pieza[pieza.index(after: igual)...])
        }
    }
}

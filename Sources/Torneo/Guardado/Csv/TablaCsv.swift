/// The fields of a CSV text, found but not copied.
struct TablaCsv {
    private struct Campo {
        let desde: Int
        let hasta: Int
        /// Whether it stood between quotes, and whether there are doubled ones in it.
        let entreComillas: Bool
        let conComillas: Bool
    }

    /// A row.
    struct Fila {
        /// The line where it begins, the first is 1.
        let linea: Int
        fileprivate let primero: Int
        fileprivate(set) var cuantos: Int
    }

    private let bytes: [UInt8]
    private var campos: [Campo] = []
    private(set) var filas: [Fila] = []
    /// The line of a quote that is never closed.
    private(set) var sinCerrar: Int?

    /// Takes a text apart.
    ///
    /// Quotes may hold separators, line ends and doubled quotes. Lines end with LF, CR LF or CR.
    ///
    /// - Parameters:
    ///   - bytes: the text as UTF-8.
    ///   - separador: what divides the fields.
    ///   - maximo: how many rows are read.
    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8], separador: UInt8, maximo: Int = .max) {
        self.bytes = bytes
        var posicion = 0
        var linea = 1
        while posicion < bytes.count, filas.count < maximo {
            leerFila(&posicion, &linea, separador)
        }
    }

    private mutating func leerFila(_ posicion: inout Int, _ linea: inout Int, _ separador: UInt8) {
        var fila = Fila(linea: linea, primero: campos.count, cuantos: 0)
        while true {
            leerCampo(&posicion, &linea, separador)
            fila.cuantos += 1
            guard posicion < bytes.count, bytes[posicion] == separador else { break }
            posicion += 1
        }
        saltarFinDeLinea(&posicion, &linea)
        filas.append(fila)
    }

    private mutating func leerCampo(_ posicion: inout Int, _ linea: inout Int, _ separador: UInt8) {
        guard posicion < bytes.count, bytes[posicion] == Self.comillas else {
            let desde = posicion
            while posicion < bytes.count, bytes[posicion] != separador, !esFin(bytes[posicion]) {
                posicion += 1
            }
            campos.append(
                Campo(desde: desde, hasta: posicion, entreComillas: false, conComillas: false))
            return
        }
        let abierta = linea
        posicion += 1
        let desde = posicion
        var dobles = false
        while posicion < bytes.count {
            if bytes[posicion] == Self.comillas {
                guard posicion + 1 < bytes.count, bytes[posicion + 1] == Self.comillas else {
                    break
                }
                dobles = true
                posicion += 1
            } else if bytes[posicion] == 10 {
                linea += 1
            }
            posicion += 1
        }
        if posicion >= bytes.count { sinCerrar = sinCerrar ?? abierta }
        campos.append(
            Campo(desde: desde, hasta: posicion, entreComillas: true, conComillas: dobles))
        posicion = min(posicion + 1, bytes.count)
        while posicion < bytes.count, bytes[posicion] != separador, !esFin(bytes[posicion]) {
            posicion += 1
        }
    }

    private func saltarFinDeLinea(_ posicion: inout Int, _ linea: inout Int) {
        guard posicion < bytes.count else { return }
        if bytes[posicion] == 13, posicion + 1 < bytes.count, bytes[posicion + 1] == 10 {
            posicion += 1
        }
        posicion += 1
        linea += 1
    }

    private func esFin(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    private static let comillas = UInt8(ascii: "\"")

    /// A field as text, without the blanks around it unless it stood between quotes, and without the
    /// apostrophe that keeps spreadsheets from taking it for a formula.
    ///
    /// - Parameters:
    ///   - fila: the row.
    ///   - columna: the column from 0.
    /// - Returns: the text; empty when the row has no such column.
    func texto(_ fila: Fila, _ columna: Int) -> String {
        guard columna < fila.cuantos else { return "" }
        let campo = campos[fila.primero + columna]
        var (desde, hasta) = (campo.desde, campo.hasta)
        if !campo.entreComillas {
            while desde < hasta, bytes[desde] == 32 || bytes[desde] == 9 { desde += 1 }
            while desde < hasta, bytes[hasta - 1] == 32 || bytes[hasta - 1] == 9 { hasta -= 1 }
        }
        guard desde < hasta else { return "" }
        let texto =
            campo.conComillas
            ? String(decoding: sinDobles(desde..<hasta), as: UTF8.self)
            : String(decoding: bytes[desde..<hasta], as: UTF8.self)
        return bytes[desde] == UInt8(ascii: "'") ? Csv.conFormula(texto) : texto
    }

    /// The fields of a row as text.
    func textos(_ fila: Fila) -> [String] { (0..<fila.cuantos).map { texto(fila, $0) } }

    /// Whether nothing is written in a row.
    func estaVacia(_ fila: Fila) -> Bool {
        (0..<fila.cuantos).allSatisfy { columna in
            let campo = campos[fila.primero + columna]
            return !campo.entreComillas
                && bytes[campo.desde..<campo.hasta].allSatisfy { $0 == 32 || $0 == 9 }
        }
    }

    private func sinDobles(_ rango: Range<Int>) -> [UInt8] {
        var salida: [UInt8] = []
        salida.reserveCapacity(rango.count)
        var saltar = false
        for byte in bytes[rango] {
            if saltar {
                saltar = false
                continue
            }
            salida.append(byte)
            saltar = byte == Self.comillas
        }
        return salida
    }
}

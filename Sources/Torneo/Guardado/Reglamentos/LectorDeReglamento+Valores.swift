extension LectorDeReglamento {
    func objeto(
        _ nodo: NodoJson, _ esperado: String
    ) throws(ErrorDeCarga) -> [(clave: String, valor: NodoJson)] {
        guard case .objeto(let miembros) = nodo.valor else { throw tipoIncorrecto(nodo, esperado) }
        var vistas = Set<String>()
        for (clave, valor) in miembros where !vistas.insert(clave).inserted {
            throw .claveRepetida(clave, lugar: lugar(valor))
        }
        return miembros
    }

    func lista(_ nodo: NodoJson, hasta maximo: Int) throws(ErrorDeCarga) -> [NodoJson] {
        guard let lista = nodo.lista else { throw tipoIncorrecto(nodo, "una lista") }
        guard lista.count <= maximo else {
            throw valorNoValido(nodo, "\(lista.count) elementos", "como mucho \(maximo)")
        }
        return lista
    }

    func texto(_ nodo: NodoJson, _ esperado: String) throws(ErrorDeCarga) -> String {
        guard let texto = nodo.texto, texto.contains(where: { !$0.isWhitespace }) else {
            throw tipoIncorrecto(nodo, esperado)
        }
        return texto
    }

    func entero(_ nodo: NodoJson, _ margen: ClosedRange<Int>) throws(ErrorDeCarga) -> Int {
        let esperado = "un número entero de \(margen.lowerBound) a \(margen.upperBound)"
        guard let entero = nodo.entero else { throw tipoIncorrecto(nodo, esperado) }
        guard margen.contains(entero) else {
            throw valorNoValido(nodo, String(entero), esperado)
        }
        return entero
    }

    func palabra<E: RawRepresentable<String> & CaseIterable>(
        _ nodo: NodoJson, _ tipo: E.Type, ademas otras: [String] = []
    ) throws(ErrorDeCarga) -> E {
        let posibles = (E.allCases.map(\.rawValue) + otras).joined(separator: ", ")
        let escrita = try texto(nodo, "uno de estos: \(posibles)")
        guard let palabra = E(rawValue: escrita) else {
            throw valorNoValido(nodo, escrita, "uno de estos: \(posibles)")
        }
        return palabra
    }

    func noSeConoce(_ clave: String, _ nodo: NodoJson) -> ErrorDeCarga {
        .valorNoValido(
            lugar: lugar(nodo), valor: clave, esperado: "una clave de docs/reglamentos.md")
    }

    func tipoIncorrecto(_ nodo: NodoJson, _ esperado: String) -> ErrorDeCarga {
        .tipoIncorrecto(lugar: lugar(nodo), esperado: esperado)
    }

    func valorNoValido(_ nodo: NodoJson, _ valor: String, _ esperado: String) -> ErrorDeCarga {
        .valorNoValido(lugar: lugar(nodo), valor: valor, esperado: esperado)
    }

    func lugar(_ nodo: NodoJson) -> String {
        guard let lugar = Lugares.de([nodo.desde], en: json)[nodo.desde] else { return "" }
        return "\(lugar.ruta), línea \(lugar.linea)"
    }
}

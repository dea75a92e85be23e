extension LectorDeReglamento {
    func objeto(
        _ nodo: NodoJson, _ esperado: String
    ) throws(FalloDelDocumento) -> [(clave: String, valor: NodoJson)] {
        guard case .objeto(let miembros) = nodo.valor else { throw tipoIncorrecto(nodo, esperado) }
        var vistas = Set<String>()
        for (clave, valor) in miembros where !vistas.insert(clave).inserted {
            throw FalloDelDocumento(desde: valor.desde, motivo: .claveRepetida(clave))
        }
        return miembros.filter { if case .nulo = $0.valor.valor { false } else { true } }
    }

    func lista(_ nodo: NodoJson, hasta maximo: Int) throws(FalloDelDocumento) -> [NodoJson] {
        guard let lista = nodo.lista else { throw tipoIncorrecto(nodo, "una lista") }
        guard lista.count <= maximo else {
            throw valorNoValido(nodo, "\(lista.count) elementos", "como mucho \(maximo)")
        }
        return lista
    }

    func texto(_ nodo: NodoJson, _ esperado: String) throws(FalloDelDocumento) -> String {
        guard let texto = nodo.texto, texto.contains(where: { !$0.isWhitespace }) else {
            throw tipoIncorrecto(nodo, esperado)
        }
        return texto
    }

    func entero(_ nodo: NodoJson, _ margen: ClosedRange<Int>) throws(FalloDelDocumento) -> Int {
        let esperado = "un número entero de \(margen.lowerBound) a \(margen.upperBound)"
        guard let entero = nodo.entero else { throw tipoIncorrecto(nodo, esperado) }
        guard margen.contains(entero) else {
            throw valorNoValido(nodo, String(entero), esperado)
        }
        return entero
    }

    func palabra<E: RawRepresentable<String> & CaseIterable>(
        _ nodo: NodoJson, _ tipo: E.Type, ademas otras: [String] = []
    ) throws(FalloDelDocumento) -> E {
        let posibles = (E.allCases.map(\.rawValue) + otras).joined(separator: ", ")
        let escrita = try texto(nodo, "uno de estos: \(posibles)")
        guard let palabra = E(rawValue: escrita) else {
            throw valorNoValido(nodo, escrita, "uno de estos: \(posibles)")
        }
        return palabra
    }

    /// Complains of a key that is not known, unless such keys are ignored.
    func noSeConoce(_ clave: String, _ nodo: NodoJson) throws(FalloDelDocumento) {
        guard !paciente else { return }
        throw valorNoValido(nodo, clave, "una clave de docs/reglamentos.md")
    }

    func tipoIncorrecto(_ nodo: NodoJson, _ esperado: String) -> FalloDelDocumento {
        FalloDelDocumento(desde: nodo.desde, motivo: .tipoIncorrecto(esperado: esperado))
    }

    func valorNoValido(
        _ nodo: NodoJson, _ valor: String, _ esperado: String
    ) -> FalloDelDocumento {
        FalloDelDocumento(desde: nodo.desde, motivo: .valorNoValido(valor, esperado: esperado))
    }

    func falta(_ clave: String, _ nodo: NodoJson) -> FalloDelDocumento {
        FalloDelDocumento(desde: nodo.desde, motivo: .falta(clave: clave))
    }
}

extension NucleoDeTabla {
    /// The rows of the table.
    ///
    /// - Parameters:
    ///   - equipos: the teams by their numbers.
    ///   - solo: which numbers are in the table.
    ///   - vaAntes: whether the first number is shown before the second when they share a place.
    /// - Returns: the rows from first to last.
    /// - Complexity: as `Ordenador`.
    func posiciones<Id>(
        _ equipos: [Id], solo: ((Int) -> Bool)? = nil, vaAntes: (Int, Int) -> Bool
    ) -> [Posicion<Id>] {
        var ordenacion = Ordenador(recuento, reglas, solo: solo).ordenacion
        ordenacion.ordenarEmpatados(vaAntes)
        let orden = ordenacion.orden
        let puestos = ordenacion.puestos
        let explicaciones = Explicaciones(
            ordenacion, puestos, recuento, primero: reglas.criterios.first)
        var filas: [Posicion<Id>] = []
        filas.reserveCapacity(orden.count)
        for lugar in orden.indices {
            let numero = orden[lugar]
            filas.append(
                Posicion(
                    equipos, numero: numero, puesto: puestos[lugar],
                    balance: recuento.balances[numero],
                    circunstancia: recuento.circunstancias[numero],
                    conducta: recuento.conducta[numero], lugar: lugar,
                    explicaciones: explicaciones))
        }
        return filas
    }
}

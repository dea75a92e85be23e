extension NucleoDeTabla {
    /// The rows of the table.
    ///
    /// - Parameters:
    ///   - equipos: the teams by their numbers.
    ///   - vaAntes: whether the first number is shown before the second when they share a place.
    /// - Returns: the rows from first to last.
    /// - Complexity: as `Ordenador`, and O(teams × those level).
    func posiciones<Id>(_ equipos: [Id], vaAntes: (Int, Int) -> Bool) -> [Posicion<Id>] {
        var ordenacion = Ordenador(recuento, reglas).ordenacion
        ordenacion.ordenarEmpatados(vaAntes)
        let puestos = ordenacion.puestos
        var filas: [Posicion<Id>] = []
        filas.reserveCapacity(equipos.count)
        var anterior: Desempate<Id>?
        for (lugar, numero) in ordenacion.orden.enumerated() {
            let siguiente =
                lugar + 1 < equipos.count
                ? desempate(antesDe: lugar + 1, ordenacion, puestos, equipos) : nil
            filas.append(
                Posicion(
                    equipo: equipos[numero], puesto: puestos[lugar],
                    balance: recuento.balances[numero],
                    circunstancia: recuento.circunstancias[numero],
                    conducta: recuento.conducta[numero], conElAnterior: anterior,
                    conElSiguiente: siguiente))
            anterior = siguiente
        }
        return filas
    }

    /// What put the team at a place of the list apart from the one before it.
    private func desempate<Id>(
        antesDe lugar: Int, _ ordenacion: Ordenacion, _ puestos: [Int], _ equipos: [Id]
    ) -> Desempate<Id> {
        let orden = ordenacion.orden
        let (delante, detras) = (equipos[orden[lugar - 1]], equipos[orden[lugar]])
        guard let corte = ordenacion.cortesAntes[lugar].map({ ordenacion.cortes[$0] }) else {
            let iguales = orden.indices.filter { puestos[$0] == puestos[lugar] }
            return Desempate(
                motivo: .ninguno, delante: delante, detras: detras,
                entre: iguales.map { equipos[orden[$0]] }, valores: [], partidos: 0,
                deshaceUnEmpate: true)
        }
        let primero = esElPrimero(corte.motivo)
        let numeros = primero ? orden[(lugar - 1)...lugar] : orden[corte.rango]
        return Desempate(
            motivo: corte.motivo, delante: delante, detras: detras,
            entre: numeros.map { equipos[$0] },
            valores: numeros.map { valor(de: $0, corte) },
            partidos: corte.tabla?.jugados ?? 0,
            deshaceUnEmpate: !primero)
    }

    /// Whether it is what tables are ordered by before anybody is level.
    private func esElPrimero(_ motivo: MotivoDeDesempate) -> Bool {
        if motivo == .retirada { return true }
        guard case .general(let medida)? = reglas.criterios.first else { return false }
        return motivo == .general(medida)
    }

    private func valor(de numero: Int, _ corte: Ordenacion.Corte) -> Valor {
        switch corte.motivo {
        case .general(let medida): return recuento.valor(medida, de: numero)
        case .directo(let medida):
            guard let tabla = corte.tabla, let sitio = tabla.numeros.firstIndex(of: numero) else {
                return Valor(0)
            }
            return tabla.valor(medida, en: sitio)
        case .conducta: return Valor(-recuento.conducta[numero])
        case .decision: return Valor(recuento.circunstancias[numero].decision)
        case .sorteo, .retirada, .ninguno: return Valor(0)
        }
    }
}

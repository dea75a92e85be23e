/// Why every two neighbours of a table stand as they do; worked out when somebody asks.
///
/// A table is made after every goal, and read far less often row by row.
final class Explicaciones<Id: Hashable & Sendable>: Sendable {
    private let equipos: [Id]
    private let ordenacion: Ordenacion
    private let puestos: [Int]
    /// The sums by team, without those by pair.
    private let recuento: Recuento
    private let primero: Criterio?

    /// Keeps what is needed to explain.
    init(
        _ equipos: [Id], _ ordenacion: Ordenacion, _ puestos: [Int], _ recuento: Recuento,
        primero: Criterio?
    ) {
        self.equipos = equipos
        self.ordenacion = ordenacion
        self.puestos = puestos
        self.recuento = recuento.sinDuelos
        self.primero = primero
    }

    /// How many rows the table has.
    var cuantas: Int { puestos.count }

    /// What put the row at a place of the list apart from the one before it.
    ///
    /// - Parameter lugar: the place in the list, from 1; the first row has none before it.
    /// - Returns: what it was, or that nothing did.
    /// - Complexity: O(teams compared).
    func desempate(antesDe lugar: Int) -> Desempate<Id> {
        let orden = ordenacion.orden
        let (delante, detras) = (equipos[orden[lugar - 1]], equipos[orden[lugar]])
        guard let numeroDeCorte = ordenacion.cortesAntes[lugar] else {
            let iguales = orden.indices.filter { puestos[$0] == puestos[lugar] }
            return Desempate(
                motivo: .ninguno, delante: delante, detras: detras,
                entre: iguales.map { equipos[orden[$0]] }, valores: [], partidos: 0,
                deshaceUnEmpate: true)
        }
        let corte = ordenacion.cortes[numeroDeCorte]
        let esElPrimero = esElPrimero(corte.motivo)
        let numeros = esElPrimero ? orden[(lugar - 1)...lugar] : orden[corte.rango]
        return Desempate(
            motivo: corte.motivo, delante: delante, detras: detras,
            entre: numeros.map { equipos[$0] }, valores: numeros.map { valor(de: $0, corte) },
            partidos: corte.tabla?.jugados ?? 0, deshaceUnEmpate: !esElPrimero)
    }

    /// Whether it is what tables are ordered by before anybody is level.
    private func esElPrimero(_ motivo: MotivoDeDesempate) -> Bool {
        if motivo == .retirada { return true }
        guard case .general(let medida)? = primero else { return false }
        return motivo == .general(medida)
    }

    private func valor(de numero: Int, _ corte: Ordenacion.Corte) -> Valor {
        switch corte.motivo {
        case .general(let medida):
            return corte.medidos?.first { $0.numero == numero }?.valor
                ?? recuento.valor(medida, de: numero)
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

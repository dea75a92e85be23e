/// Why every two neighbours of a table stand as they do, by the numbers of the teams; worked out when
/// somebody asks.
///
/// A table is made after every goal, and read far less often row by row.
@usableFromInline
final class Explicaciones: Sendable {
    private let ordenacion: Ordenacion
    private let puestos: [Int]
    /// The sums by team, without those by pair.
    private let recuento: Recuento
    private let primero: Criterio?

    /// Keeps what is needed to explain.
    init(
        _ ordenacion: Ordenacion, _ puestos: [Int], _ recuento: Recuento, primero: Criterio?
    ) {
        self.ordenacion = ordenacion
        self.puestos = puestos
        self.recuento = recuento.sinDuelos
        self.primero = primero
    }

    /// What put the row at a place of the list apart from the one before it.
    ///
    /// - Parameter lugar: the place in the list, from 0.
    /// - Returns: what it was, or that nothing did; nil when there is no such pair of rows.
    /// - Complexity: O(teams compared).
    @usableFromInline
    func desempate(antesDe lugar: Int) -> Desempate<Int>? {
        let orden = ordenacion.orden
        guard lugar > 0, lugar < orden.count else { return nil }
        guard let corte = corte(antesDe: lugar) else {
            let iguales = orden.indices.filter { puestos[$0] == puestos[lugar] }
            return Desempate(
                motivo: .ninguno, delante: orden[lugar - 1], detras: orden[lugar],
                entre: iguales.map { orden[$0] }, valores: [], partidos: 0,
                deshaceUnEmpate: true)
        }
        let esElPrimero = esElPrimero(corte.motivo)
        let entre = Array(esElPrimero ? orden[(lugar - 1)...lugar] : orden[corte.rango])
        return Desempate(
            motivo: corte.motivo, delante: orden[lugar - 1], detras: orden[lugar],
            entre: entre, valores: entre.map { valor(de: $0, corte) },
            partidos: corte.tabla?.jugados ?? 0, deshaceUnEmpate: !esElPrimero)
    }

    /// What says most about the row at a place of the list.
    ///
    /// Whoever shares the place, else a neighbour that was level, the one below first; else the one
    /// below, and for the last row the one above.
    ///
    /// - Parameter lugar: the place in the list, from 0.
    /// - Returns: what put it apart from that neighbour; nil when it is alone.
    /// - Complexity: O(teams compared).
    @usableFromInline
    func desempate(de lugar: Int) -> Desempate<Int>? {
        let esElUltimo = lugar + 1 == puestos.count
        let mejorElDeEncima =
            lugar > 0 && !esElUltimo
            && elocuencia(antesDe: lugar) > elocuencia(antesDe: lugar + 1)
        return desempate(antesDe: esElUltimo || mejorElDeEncima ? lugar : lugar + 1)
    }

    /// How much it says that a row stands behind the one before it.
    private func elocuencia(antesDe lugar: Int) -> Int {
        guard let corte = corte(antesDe: lugar) else { return 2 }
        return esElPrimero(corte.motivo) ? 0 : 1
    }

    private func corte(antesDe lugar: Int) -> Ordenacion.Corte? {
        ordenacion.cortesAntes[lugar].map { ordenacion.cortes[$0] }
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

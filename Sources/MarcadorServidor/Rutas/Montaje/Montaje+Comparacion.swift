import MarcadorApp
import Torneo

extension Montaje {
    /// Those in the place of their groups of which only the best go on; empty where every group sends the
    /// same.
    func comparada() -> [SeccionDeTabla] {
        guard let comparacion = torneo.partidos.comparacion() else { return [] }
        let mejores = torneo.partidos.paso?.mejores ?? 0
        let pasan = ZonaEnPagina.todas(
            [ZonaDeTabla(1...max(1, mejores), .clasifica)], delCuadro: true)
        return [
            SeccionDeTabla(
                puestoComparado: comparacion.puesto,
                filas: comparacion.filas.enumerated().map { lugar, posicion in
                    var fila = fila(posicion, [])
                    if lugar < mejores { fila.mas.zona = pasan.first }
                    fila.mas.porques = porques(posicion)
                    return fila
                })
        ]
    }

    /// Of those in the compared place whether each goes on.
    func siguenDeLosComparados() -> [Equipo: Bool] {
        guard let filas = torneo.partidos.comparacion()?.filas,
            let mejores = torneo.partidos.paso?.mejores
        else { return [:] }
        // Who shares the last place that goes on waits for a decision.
        let limite = filas.indices.contains(mejores) ? filas[mejores].puesto : filas.count + 1
        let hayDuda =
            mejores > 0 && filas.indices.contains(mejores)
            && filas[mejores - 1].puesto == limite
        var siguen: [Equipo: Bool] = [:]
        for (lugar, fila) in filas.enumerated() where !(hayDuda && fila.puesto == limite) {
            siguen[fila.equipo] = lugar < mejores
        }
        return conLosQueComparten(siguen)
    }

    /// Who shares a place with one of the compared may be the compared one in its stead: both go on where
    /// that one does, and of neither is anything certain where it does not.
    private func conLosQueComparten(_ siguen: [Equipo: Bool]) -> [Equipo: Bool] {
        var todos = siguen
        for tabla in torneo.partidos.tablas() {
            guard let comparada = tabla.filas.first(where: { siguen[$0.equipo] != nil }) else {
                continue
            }
            let comparten = tabla.filas.filter { $0.puesto == comparada.puesto }
            guard comparten.count > 1 else { continue }
            for fila in comparten {
                todos[fila.equipo] = siguen[comparada.equipo] == true ? true : nil
            }
        }
        return todos
    }
}

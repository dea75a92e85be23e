import MarcadorApp
import Torneo

extension Montaje {
    /// Those in the place of their groups of which only the best go on; empty where every group sends the
    /// same.
    func comparada() -> [SeccionDeTabla] {
        guard let comparacion = torneo.partidos.comparacion() else { return [] }
        return [
            SeccionDeTabla(
                puestoComparado: comparacion.puesto,
                filas: comparacion.filas.map { posicion in
                    var fila = fila(posicion, [])
                    fila.mas.porques = porques(posicion)
                    return fila
                })
        ]
    }
}

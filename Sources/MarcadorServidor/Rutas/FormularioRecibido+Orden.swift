import MarcadorApp
import Torneo

extension FormularioRecibido {
    /// Teams by the number of each in `orden-1`, `orden-2`…, first to last.
    ///
    /// - Parameter equipos: the names of all teams, in order of entry.
    /// - Returns: the names.
    /// - Throws: `FalloDeCampo.regla` for a number of no team.
    func orden(_ equipos: [String]) throws(FalloDeCampo) -> [String] {
        var orden: [String] = []
        for n in 1...CampoDeReglas.ordenados {
            guard let elegido = campos[CampoDeReglas.orden.numerado(n)], !elegido.isEmpty else {
                continue
            }
            guard let numero = Int(elegido), equipos[numero: numero] != nil else {
                throw .regla(.orden, posibles: .unoDeLaLista)
            }
            orden.append(equipos[numero - 1])
        }
        return orden
    }
}

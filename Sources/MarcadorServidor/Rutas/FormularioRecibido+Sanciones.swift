import MarcadorApp
import Torneo

extension FormularioRecibido {
    /// A known rule of suspensions; nil for the one that goes with the rules of the table.
    func sancionesConocidas() throws(FalloDeCampo) -> ReglaDeSanciones? {
        let nombre = texto(.sanciones)
        if nombre.isEmpty { return nil }
        guard let regla = ReglaDeSanciones.conocida(nombre) else {
            throw .regla(.sanciones, posibles: .unoDeLaLista)
        }
        return regla
    }

    /// A rule of suspensions of one's own.
    func sancionesPropias() throws(FalloDeCampo) -> ReglaDeSanciones {
        let margen = 0...ReglaDeSanciones.maximos.numero
        let etapas: Set<EtapaDeCompeticion> =
            switch texto(.seBorran) {
            case "": []
            case "grupos": [.grupos]
            case "cuartos": [.cuartos]
            case "grupos-y-cuartos": [.grupos, .cuartos]
            default: throw .regla(.seBorran, posibles: .unoDeLaLista)
            }
        return ReglaDeSanciones(
            nombre: "propia", ciclos: try ciclos(), porCiclo: try entero(.porCiclo, en: margen),
            porDobleAmarilla: try entero(.porDoble, en: margen),
            porRoja: try entero(.porRoja, en: margen), seBorranTras: etapas)
    }

    /// Numbers with commas between; none when cautions do not add up.
    private func ciclos() throws(FalloDeCampo) -> [Int] {
        var ciclos: [Int] = []
        let piezas = texto(.ciclos).split { $0 == "," || $0 == ";" || $0.isWhitespace }
        for pieza in piezas {
            guard let numero = Int(pieza), (1...ReglaDeSanciones.maximos.numero).contains(numero),
                piezas.count <= ReglaDeSanciones.maximos.ciclos
            else { throw .regla(.ciclos, posibles: .ciclosComo) }
            ciclos.append(numero)
        }
        return ciclos
    }
}

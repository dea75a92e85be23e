import MarcadorApp
import Torneo

extension FormularioDeReglas {
    /// What cards cost: a known rule, or one's own.
    ///
    /// - Parameters:
    ///   - elegida: the rule that was chosen; nil for the one that goes with the rules of the table.
    ///   - vigente: the rule in force.
    /// - Returns: one element.
    func sanciones(elegida: ReglaDeSanciones?, vigente: ReglaDeSanciones) -> HTML {
        let conocidas =
            [(valor: "", palabras: Texto.lasDelReglamento)]
            + ReglaDeSanciones.conocidas.map {
                (valor: $0.nombre, palabras: Texto.sancionesConocidas($0))
            }
        let eleccion = seleccion(
            CampoDeReglas.sanciones.rawValue, .reglaDeSanciones, conocidas,
            elegida: elegida?.nombre ?? "")
        return """
            <section class="tarjeta" id="sanciones-por-tarjetas"><h2>\(.sancionesPorTarjetas, idioma)</h2>\
            <p>\(.regla(vigente), idioma)</p>\(formulario(.usarSanciones, eleccion, .usarEsta))\
            <details class="propias"><summary>\(.sancionesPropias, idioma)</summary>\
            \(formulario(.sancionesPropias, propias(vigente), .usarLaPropia))</details></section>
            """
    }

    private func propias(_ vigente: ReglaDeSanciones) -> HTML {
        let margen = 0...ReglaDeSanciones.maximos.numero
        let ciclos = vigente.ciclos.map { "\($0)" }.joined(separator: ", ")
        let etapas: [(valor: String, palabras: Texto)] = [
            ("", .noSeBorran), ("grupos", .trasLosGrupos), ("cuartos", .trasLosCuartos),
            ("grupos-y-cuartos", .trasGruposYCuartos),
        ]
        return """
            \(campo(.ciclos, .ciclosDeAmarillas, "type=\"text\" maxlength=\"60\" value=\"\(ciclos)\""))\
            <p class="callado">\(.ciclosAyuda, idioma)</p>\
            <div class="en-fila">\(numero(.porCiclo, .partidosPorCiclo, vigente.porCiclo, margen))\
            \(numero(.porDoble, .partidosPorDoble, vigente.porDobleAmarilla, margen))\
            \(numero(.porRoja, .partidosPorRoja, vigente.porRoja, margen))</div>\
            \(seleccion(CampoDeReglas.seBorran.rawValue, .cuandoSeBorran, etapas, elegida: etapa(vigente)))
            """
    }

    private func etapa(_ regla: ReglaDeSanciones) -> String {
        switch (regla.seBorranTras.contains(.grupos), regla.seBorranTras.contains(.cuartos)) {
        case (true, true): "grupos-y-cuartos"
        case (true, false): "grupos"
        case (false, true): "cuartos"
        case (false, false): ""
        }
    }
}

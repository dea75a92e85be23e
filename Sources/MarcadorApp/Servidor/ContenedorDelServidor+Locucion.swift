import Torneo

extension ContenedorDelServidor {
    /// The followed match in front and its score, marks of this device included; nil when none is.
    package var parcial: ModeloDeLaApp.Parcial? {
        guard enPantalla, let numero = camino.last,
            case .exito(let datos) = pantalla(numero)?.uiState
        else { return nil }
        return ModeloDeLaApp.Parcial(partido: numero, marcador: datos.marcador)
    }

    /// What a reporter says when the score has changed: «Gol de Rayo FC, minuto 12, 1 a 0».
    ///
    /// - Parameters:
    ///   - antes: the match in front and its score before.
    ///   - ahora: the same now.
    /// - Returns: the sentence; nil when no goal has fallen.
    package func locucion(
        de antes: ModeloDeLaApp.Parcial?, a ahora: ModeloDeLaApp.Parcial?
    ) -> Texto? {
        guard let antes, let ahora, antes.partido == ahora.partido,
            ahora.marcador.goles > antes.marcador.goles, let pantalla = pantalla(ahora.partido)
        else { return nil }
        let equipo = pantalla.equipo(
            ahora.marcador.local > antes.marcador.local ? .local : .visitante)
        let (local, visitante) = (ahora.marcador.local, ahora.marcador.visitante)
        if let minuto = seguido?.minuto(de: ahora.partido) {
            return .locucionDeGol(
                equipo: equipo, minuto: minuto, local: local, visitante: visitante)
        }
        return .locucionDeGol(equipo: equipo, local: local, visitante: visitante)
    }
}

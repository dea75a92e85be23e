extension Programador {
    /// Everything that the place of one match breaks.
    ///
    /// - Parameters:
    ///   - numero: the match.
    ///   - horario: all places.
    /// - Returns: the rules broken; none when it can be there.
    /// - Complexity: O(matches).
    public func choques(de numero: Int, en horario: Horario) -> [Choque] {
        let hueco = horario.hueco(numero)
        guard condiciones.campos.indices.contains(hueco.campo) else {
            return [.campoCerrado(numero)]
        }
        var choques = choquesPropios(numero, hueco)
        for otro in horario.huecos.indices.map({ $0 + 1 }) where otro != numero {
            choques += choquesEntre(numero, hueco, otro, horario.hueco(otro))
        }
        return choques
    }

    /// Everything that a list of places breaks, each pair of matches once.
    ///
    /// - Parameter horario: the places.
    /// - Returns: the rules broken; none when the list can be played.
    /// - Complexity: O(matches²).
    public func choques(_ horario: Horario) -> [Choque] {
        var choques: [Choque] = []
        for numero in horario.huecos.indices.map({ $0 + 1 }) {
            let hueco = horario.hueco(numero)
            choques += choquesPropios(numero, hueco)
            for otro in 1..<numero {
                choques += choquesEntre(numero, hueco, otro, horario.hueco(otro))
            }
        }
        return choques
    }

    private func choquesPropios(_ numero: Int, _ hueco: Hueco) -> [Choque] {
        let trabajo = trabajos[numero - 1]
        var choques: [Choque] = []
        let colocador = Colocador(condiciones, [])
        if !colocador.estaAbierto(hueco.campo, hueco.inicio) {
            choques.append(.campoCerrado(numero))
        }
        if let dias = condiciones.diasEntreJornadas,
            hueco.inicio < trabajo.ronda * dias * Reloj24.dia
                || hueco.inicio >= (trabajo.ronda + 1) * dias * Reloj24.dia
        {
            choques.append(.jornada(numero))
        } else if hueco.inicio < trabajo.desde || !trabajo.campos[hueco.campo]
            || !trabajo.cabeEnElDia(hueco.inicio, condiciones.duracion)
        {
            choques.append(.deseo(numero))
        }
        return choques
    }

    private func choquesEntre(
        _ numero: Int, _ hueco: Hueco, _ otro: Int, _ ajeno: Hueco
    ) -> [Choque] {
        var choques: [Choque] = []
        let (suyo, del) = (trabajos[numero - 1], trabajos[otro - 1])
        let separacion = abs(hueco.inicio - ajeno.inicio) - condiciones.duracion
        if hueco.campo == ajeno.campo, separacion < condiciones.pausa {
            choques.append(.campo(numero, con: otro))
        }
        if separacion < condiciones.descanso, suyo.equipos.contains(where: del.equipos.contains) {
            choques.append(.equipo(numero, con: otro))
        }
        if separacion < 0, let arbitro = hueco.arbitro, arbitro == ajeno.arbitro {
            choques.append(.arbitro(numero, con: otro))
        }
        let entre = condiciones.duracion + condiciones.descanso
        if suyo.previos.contains(otro - 1), hueco.inicio < ajeno.inicio + entre {
            choques.append(.orden(numero, despuesDe: otro))
        }
        if suyo.siguientes.contains(otro - 1), ajeno.inicio < hueco.inicio + entre {
            choques.append(.orden(otro, despuesDe: numero))
        }
        return choques
    }
}

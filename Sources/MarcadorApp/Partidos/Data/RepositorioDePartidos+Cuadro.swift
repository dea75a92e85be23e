package import Torneo

extension RepositorioDePartidos {
    /// Why a match cannot change so: one that follows from it has begun.
    ///
    /// - Parameters:
    ///   - id: the number of the match.
    ///   - cambio: the change.
    /// - Returns: the reason; nil when nothing stands in its way.
    /// - Complexity: O(1) where the bracket sees no difference, else O(events).
    package func impedimento(de id: Int, _ cambio: (inout Partido) -> Void) -> ErrorDeCompeticion? {
        guard cuadro != nil, let posicion = posicion(de: id), let antes = partido(id: id) else {
            return nil
        }
        var despues = antes
        cambio(&despues)
        guard antes.cambiaElCuadro(despues) else { return nil }
        do throws(ErrorDeCompeticion) {
            _ = try documento.cambiando(posicion + 1, por: despues)
            return nil
        } catch {
            return error
        }
    }

    /// Whether results tell who plays a match.
    ///
    /// - Complexity: O(1) without a bracket, else O(events).
    package func seSabeQuienJuega(_ id: Int) -> Bool {
        guard cuadro != nil, let posicion = posicion(de: id) else { return true }
        return documento.seSabeQuienJuega(posicion + 1)
    }

    /// Why a match whose teams are not certain cannot be played.
    ///
    /// - Complexity: O(events).
    package func porSaber(_ id: Int) -> FalloDeOrden {
        switch posicion(de: id).flatMap({ documento.condicion(de: $0 + 1) }) {
        case .soloSiPierdeElPrimero: .soloSiPierdeElPrimero(id)
        case .noHaceFalta: .noHaceFalta(id)
        case nil: .equiposPorSaber(id)
        }
    }

    /// On what it hangs whether a match is played at all; nil when it is played in any case.
    ///
    /// - Complexity: O(1) for most, O(events) for a second grand final.
    package func condicion(de id: Int) -> CondicionDeCruce? {
        _ = (composicion, versionDeResultados)
        guard cuadro != nil, let posicion = posicion(de: id) else { return nil }
        return documento.condicion(de: posicion + 1)
    }

    /// Why a match cannot have ended so, as far as extra time and the shoot-out go.
    ///
    /// - Complexity: O(matches).
    package func objecion(a resultado: ResultadoAMano, en id: Int) -> FalloDeOrden? {
        guard resultado.puedeSerImposible || esDeEliminatoria(id), let posicion = posicion(de: id),
            let hallada = documento.objecion(a: resultado, en: posicion + 1)
        else { return nil }
        let suyo = self.partido(en: hallada.partido - 1).id
        return suyo == id
            ? .resultadoSinSentido(id, hallada.objecion) : .otraPiernaImposible(suyo, partido: id)
    }

    /// Whether a match is one of the bracket.
    ///
    /// - Complexity: O(ties).
    package func esDeEliminatoria(_ id: Int) -> Bool {
        guard let posicion = posicion(de: id) else { return false }
        return cuadro?.cruces.contains { $0.partido == posicion + 1 && $0.llave != nil } ?? false
    }

    /// What the tie of a match still needs although all of it was played; nil when it needs nothing.
    ///
    /// - Complexity: O(1) outside a bracket, else O(events).
    package func falta(en id: Int) -> Decision? {
        // Asked for, so that who looks at it is told when it becomes known.
        _ = (composicion, versionDeResultados)
        guard esDeEliminatoria(id), let posicion = posicion(de: id) else { return nil }
        return documento.falta(en: posicion + 1)
    }

    /// A match has ended with a result, or the one it had is corrected.
    ///
    /// - Parameters:
    ///   - resultado: a possible result.
    ///   - id: the number of the match.
    ///   - motivo: why a result that was confirmed is changed.
    ///   - apunte: the identity that whoever enters it gave it.
    ///   - autor: who enters it.
    package func poner(
        _ resultado: ResultadoAMano, en id: Int, porque motivo: String? = nil,
        apunte: Identificador? = nil,
        por autor: Autor = .esteOrdenador
    ) {
        guard let numero = numero(de: id) else { return }
        intentar(
            .resultado(
                ResultadoApuntado(partido: numero, resultado: resultado, motivo: motivo)),
            id: apunte,
            por: autor)
    }

    /// The round of a Swiss tournament that is to be paired next; nil when there is none.
    package var rondaPorEmparejar: String? {
        _ = cuantos
        return cuadro?.rondaPorEmparejar
    }

    /// Pairs the next round of a Swiss tournament.
    ///
    /// - Parameter autor: who asks for it.
    /// - Throws: `ErrorDeCompeticion`; nothing has changed then.
    package func emparejarRonda(por autor: Autor = .esteOrdenador) throws(ErrorDeCompeticion) {
        let (ronda, cruces) = try documento.rondaSiguiente()
        intentar(
            .ronda(RondaEmparejada(ronda, cruces, de: documento)), id: nil, por: autor)
    }
}

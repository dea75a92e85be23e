extension PartidoAjeno {
    /// The named scorers with their team: of an own goal, the one that suffered it.
    var autores: [(persona: PersonaAjena, equipo: String)] {
        let lados = [
            (golesLocal ?? [], local, visitante), (golesVisitante ?? [], visitante, local),
        ]
        return lados.flatMap { goles, suyo, rival in
            goles.compactMap { gol in
                gol.autor.map { ($0, gol.clase == .enPropia ? rival : suyo) }
            }
        }
    }

    /// Everybody who is named in it, with their team: line-ups first, then who scored, who came on and
    /// was shown a card, who took the kicks.
    var presentes: [(persona: PersonaAjena, equipo: String)] {
        var presentes: [(persona: PersonaAjena, equipo: String)] = []
        for lado in [Bando.local, .visitante] {
            let titulares = acta.alineaciones[lado]?.titulares ?? []
            presentes += titulares.map { ($0, nombre(lado)) }
        }
        presentes += autores
        for suceso in sucesos {
            presentes += suceso.personas.map { ($0, nombre(suceso.lado)) }
        }
        presentes += acta.lanzamientos.map { ($0.persona, nombre($0.lado)) }
        return presentes
    }

    /// Keeps apart two sides of one name, which are two that are not known yet.
    mutating func separarEquipos() {
        guard local == visitante else { return }
        avisar("los dos equipos se llaman igual: el visitante queda como «\(visitante) (2)»")
        visitante += " (2)"
    }

    /// Writes somebody's name in another way, wherever it stands for one of these teams.
    mutating func cambiar(_ corto: String, por largo: String, en equipos: [String]) {
        func cambiada(_ persona: PersonaAjena, _ equipo: String) -> PersonaAjena {
            guard persona.nombre == corto, equipos.contains(equipo) else { return persona }
            return PersonaAjena(largo, dorsal: persona.dorsal, id: persona.id)
        }
        func cambiados(_ goles: [GolAjeno]?, _ suyo: String, _ rival: String) -> [GolAjeno]? {
            goles?.map { gol in
                var gol = gol
                let equipo = gol.clase == .enPropia ? rival : suyo
                gol.autor = gol.autor.map { cambiada($0, equipo) }
                return gol
            }
        }
        golesLocal = cambiados(golesLocal, local, visitante)
        golesVisitante = cambiados(golesVisitante, visitante, local)
        for posicion in sucesos.indices {
            let equipo = nombre(sucesos[posicion].lado)
            switch sucesos[posicion].que {
            case .tarjeta(let persona, let color):
                sucesos[posicion].que = .tarjeta(cambiada(persona, equipo), color)
            case .cambio(let sale, let entra):
                sucesos[posicion].que = .cambio(
                    sale: cambiada(sale, equipo), entra: cambiada(entra, equipo))
            }
        }
        for (lado, alineacion) in acta.alineaciones {
            let equipo = nombre(lado)
            var suya = alineacion
            suya.titulares = alineacion.titulares.map { cambiada($0, equipo) }
            suya.capitan = alineacion.capitan.map { cambiada($0, equipo) }
            acta.alineaciones[lado] = suya
        }
        for posicion in acta.lanzamientos.indices {
            let lanzamiento = acta.lanzamientos[posicion]
            acta.lanzamientos[posicion].persona = cambiada(
                lanzamiento.persona, nombre(lanzamiento.lado))
        }
    }
}

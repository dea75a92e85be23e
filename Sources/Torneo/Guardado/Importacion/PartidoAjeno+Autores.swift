extension PartidoAjeno {
    /// Visits the named scorers with their team: of an own goal, the one that suffered it.
    func recorrerAutores(_ visitar: (_ persona: PersonaAjena, _ equipo: String) -> Void) {
        for gol in golesLocal ?? [] {
            if let autor = gol.autor { visitar(autor, gol.clase == .enPropia ? visitante : local) }
        }
        for gol in golesVisitante ?? [] {
            if let autor = gol.autor { visitar(autor, gol.clase == .enPropia ? local : visitante) }
        }
    }

    /// Visits everybody who is named in it, with their team: line-ups first, then who scored, who came on
    /// and was shown a card, who took the kicks.
    func recorrerPresentes(_ visitar: (_ persona: PersonaAjena, _ equipo: String) -> Void) {
        if !acta.alineaciones.isEmpty {
            for lado in Bando.allCases {
                for titular in acta.alineaciones[lado]?.titulares ?? [] {
                    visitar(titular, nombre(lado))
                }
            }
        }
        recorrerAutores(visitar)
        for suceso in sucesos {
            for persona in suceso.personas { visitar(persona, nombre(suceso.lado)) }
        }
        for lanzamiento in acta.lanzamientos {
            visitar(lanzamiento.persona, nombre(lanzamiento.lado))
        }
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

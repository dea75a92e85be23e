extension EscritorDeTxt {
    /// Writes the goals, those that are no more than a number left out.
    mutating func escribirGoles(_ partido: Partido) {
        var lados: [[String]] = []
        for equipo in [partido.local, partido.visitante] {
            let suyos = partido.incidencias.filter { $0.equipo == equipo && !$0.esMudo }
            lados.append(suyos.map { gol($0, en: partido) })
        }
        guard !lados[0].isEmpty || !lados[1].isEmpty else { return }
        let local = lados[0].isEmpty ? "-" : lados[0].joined(separator: ", ")
        let hacePuntoYComa = partido.marcadorJugado.visitante > 0 || !partido.escribeMarcador
        let visitante = hacePuntoYComa ? "; " + lados[1].joined(separator: ", ") : ""
        parrafo("    (", (local + visitante).recortado + ")")
    }

    private mutating func gol(_ gol: Incidencia, en partido: Partido) -> String {
        let jugador = gol.protagonista
        var piezas = [PersonaAjena.nadieEnTxt]
        if jugador != .sinIdentificar, let equipo = gol.equipo {
            let rival = equipo === partido.local ? partido.visitante : partido.local
            piezas = [nombres.persona(jugador, de: gol.clase == .enPropia ? rival : equipo)]
        }
        // Without a minute the goal is counted: a name may end in a number.
        if let momento = gol.momento { piezas.append(momento.description) }
        switch gol.clase {
        case .jugada: if gol.momento == nil { piezas.append("(1)") }
        case .penalti: piezas.append(gol.momento == nil ? "(1/1p)" : "(pen.)")
        case .enPropia: piezas.append(gol.momento == nil ? "(1 og)" : "(o.g.)")
        }
        return piezas.joined(separator: " ")
    }

    /// Writes line-ups, cards, substitutions, kicks, referees and attendance.
    mutating func escribirActa(_ partido: Partido) {
        let acta = partido.ficha.acta
        var sucesos = SucesosPorEscribir(partido)
        for bando in Bando.allCases {
            guard let alineacion = bando == .local ? acta.local : acta.visitante else { continue }
            let equipo = bando == .local ? partido.local : partido.visitante
            let titulares = alineacion.titulares.map { jugador in
                sucesos.escrito(jugador, bando, &nombres, capitan: alineacion.capitan)
            }
            let entrenador = alineacion.entrenador.map { "; Coach: \(nombres.dePersona($0))" } ?? ""
            parrafo(
                "    \(nombres.equipo(equipo)): ",
                titulares.joined(separator: ", ") + entrenador)
        }
        escribir(sucesos.cambiosSueltos(&nombres), "Subs")
        escribir(sucesos.tarjetasSueltas(.amarilla, &nombres), "Yellow cards")
        escribir(sucesos.tarjetasSueltas(.roja, &nombres), "Red cards")
        escribirTanda(partido)
        let arbitros = acta.arbitros.map { nombres.arbitro($0) }
        if !arbitros.isEmpty { parrafo("    Referees: ", arbitros.joined(separator: ", ")) }
        if let asistencia = acta.asistencia { linea("    Attendance: \(asistencia)") }
    }

    /// Writes what stands on both sides of a semicolon.
    private mutating func escribir(_ lados: [[String]], _ nombre: String) {
        guard lados.contains(where: { !$0.isEmpty }) else { return }
        let texto = lados.map { $0.isEmpty ? "-" : $0.joined(separator: ", ") }
        parrafo("    \(nombre): ", texto.joined(separator: "; "))
    }

    private mutating func escribirTanda(_ partido: Partido) {
        var parcial = (local: 0, visitante: 0)
        let lanzamientos = partido.ficha.acta.lanzamientos.map { lanzamiento -> String in
            if lanzamiento.marcado {
                if lanzamiento.bando == .local {
                    parcial.local += 1
                } else {
                    parcial.visitante += 1
                }
            }
            let equipo = lanzamiento.bando == .local ? partido.local : partido.visitante
            let nombre =
                lanzamiento.jugador == .sinIdentificar
                ? PersonaAjena.nadieEnTxt : nombres.persona(lanzamiento.jugador, de: equipo)
            return "\(parcial.local)-\(parcial.visitante) \(nombre)"
                + (lanzamiento.marcado ? "" : " (missed)")
        }
        if !lanzamientos.isEmpty {
            parrafo("    Penalties: ", lanzamientos.joined(separator: ", "))
        }
    }

    /// Writes something that may need several lines, cut behind commas.
    private mutating func parrafo(_ principio: String, _ texto: String) {
        let sangria = String(repeating: " ", count: 8)
        var actual = principio
        var ancho = principio.count
        for (posicion, trozo) in texto.split(separator: ", ", omittingEmptySubsequences: false)
            .enumerated()
        {
            if posicion > 0 { actual += "," }
            if ancho + trozo.count > 98, posicion > 0 {
                linea(actual)
                actual = sangria
                ancho = sangria.count
            } else if posicion > 0 {
                actual += " "
                ancho += 2
            }
            actual += trozo
            ancho += trozo.count
        }
        linea(actual)
    }
}

extension Incidencia {
    /// Whether it is a goal of which nothing is known but whose it is.
    var esMudo: Bool {
        protagonista == .sinIdentificar && momento == nil && clase == .jugada
    }
}

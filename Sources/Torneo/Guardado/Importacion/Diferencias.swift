extension DocumentoDelTorneo {
    /// What is not the same in another document, in Spanish sentences, the first hundred.
    ///
    /// Names say who is meant, as in the documents themselves. The order of what happened at one moment
    /// of a match does not count.
    ///
    /// - Parameter otro: the other document.
    /// - Returns: the differences; none when both say the same.
    /// - Complexity: O(n log n) in people and events.
    public func diferencias(con otro: DocumentoDelTorneo) -> [String] {
        var diferencias: [String] = []
        if nombre != otro.nombre {
            diferencias.append("el torneo «\(nombre)» es «\(otro.nombre)»")
        }
        if (cuadro == nil) != (otro.cuadro == nil) {
            diferencias.append("los cruces por jugar solo están en uno de los dos")
        }
        let suyos = otro.equipos.map(\.descripcionDePlantilla)
        for (numero, equipo) in equipos.map(\.descripcionDePlantilla).enumerated() {
            if numero >= suyos.count || suyos[numero] != equipo {
                let otro = numero < suyos.count ? suyos[numero] : "nada"
                diferencias.append("el equipo \(equipo) es \(otro)")
            }
        }
        for sobra in suyos.dropFirst(equipos.count) {
            diferencias.append("sobra el equipo \(sobra)")
        }
        if partidos.count != otro.partidos.count {
            diferencias.append("\(partidos.count) partidos son \(otro.partidos.count)")
        }
        for (numero, (uno, otro)) in zip(partidos, otro.partidos).enumerated() {
            diferencias += uno.diferencias(con: otro).map { "partido \(numero + 1): \($0)" }
            if diferencias.count > 100 { break }
        }
        return Array(diferencias.prefix(100))
    }
}

extension Equipo {
    fileprivate var descripcionDePlantilla: String {
        let jugadores = plantilla.map {
            $0.descripcionEntera + ($0 == capitan ? " [capitán]" : "")
        }
        return "«\(nombre)» (\(jugadores.joined(separator: ", ")))"
    }
}

extension Jugador {
    fileprivate var descripcionEntera: String {
        nombre + (dorsal.map { " \($0)" } ?? "") + (id.map { " {\($0)}" } ?? "")
    }
}

extension Partido {
    fileprivate func diferencias(con otro: Partido) -> [String] {
        let suyas = otro.descripcionesDeLaFicha
        var diferencias = zip(descripcionesDeLaFicha, suyas).filter { $0 != $1 }
            .map { "«\($0)» es «\($1)»" }
        let sucesos = incidencias.map(\.descripcionEntera).sorted()
        let otros = otro.incidencias.map(\.descripcionEntera).sorted()
        if sucesos != otros {
            let faltan = sucesos.filter { !otros.contains($0) }
            let sobran = otros.filter { !sucesos.contains($0) }
            diferencias.append(
                "sucesos: faltan \(faltan.count) \(faltan.prefix(3)) y sobran \(sobran.count) "
                    + "\(sobran.prefix(3))")
        }
        return diferencias
    }

    /// Everything but events, a piece at a time.
    private var descripcionesDeLaFicha: [String] {
        let acta = ficha.acta
        let cuando = ficha.programacion
        return [
            "\(local.nombre) - \(visitante.nombre)", "ronda \(ficha.ronda ?? "")",
            "grupo \(ficha.grupo ?? "")", "campo \(ficha.campo ?? "")", "\(ficha.estado)",
            "prórroga \(ficha.prorroga)", "tanda \(ficha.tanda?.description ?? "")",
            "día \(cuando?.fecha.description ?? "") \(cuando?.hora?.description ?? "")",
            "zona \(cuando?.zona ?? "")", "descanso \(acta.descanso?.description ?? "")",
            "90 minutos \(acta.reglamentario?.description ?? "")",
            "alineación \(descripcion(acta.local))", "alineación \(descripcion(acta.visitante))",
            "tanda de \(acta.ganadorDeLaTanda?.rawValue ?? "")", "árbitros \(acta.arbitros)",
            "asistencia \(acta.asistencia ?? -1)",
            "lanzamientos "
                + acta.lanzamientos.map {
                    "\($0.bando) \($0.jugador.descripcionEntera) \($0.marcado)"
                }.joined(separator: ", "),
        ]
    }

    private func descripcion(_ alineacion: Alineacion?) -> String {
        guard let alineacion else { return "" }
        return alineacion.titulares.map(\.descripcionEntera).joined(separator: ", ")
            + " [\(alineacion.capitan?.descripcionEntera ?? "")] \(alineacion.entrenador ?? "")"
    }
}

extension Incidencia {
    fileprivate var descripcionEntera: String {
        let quien = protagonista == .sinIdentificar ? "?" : protagonista.descripcionEntera
        let principio = "\(momento?.description ?? "?") "
        switch evento {
        case .gol(_, _, let equipo): return principio + "\(clase) de \(quien) para \(equipo.nombre)"
        case .tarjeta(_, _, let color): return principio + "\(color) a \(quien)"
        case .cambio(_, _, let entra): return principio + "\(entra.descripcionEntera) por \(quien)"
        }
    }
}

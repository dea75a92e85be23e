extension LectorDeTxt {
    /// Reads a part of a match report that is complete.
    mutating func leer(_ bloque: BloqueDeTxt) {
        switch bloque.que {
        case .goles, .golesSueltos, .propiedad(.goles): leerGoles(bloque)
        case .alineacion(let lado): leerAlineacion(bloque, lado)
        case .propiedad(.arbitros):
            partidos[partidos.count - 1].acta.arbitros += bloque.texto
                .separado { $0 == "," || $0 == ";" }.map(\.recortado).filter { !$0.isEmpty }
        case .propiedad(.asistencia): leerAsistencia(bloque)
        case .propiedad(.entrenador): leerEntrenador(bloque)
        case .propiedad(.cambios): leerCambios(bloque)
        case .propiedad: pendientes.append(bloque)
        case .desconocido(let nombre): avisar(bloque.linea, "no se conoce «\(nombre)»: no se lee")
        }
    }

    /// Ends the match: what waited for its line-ups is read.
    mutating func cerrarPartido() {
        for bloque in pendientes {
            switch bloque.que {
            case .propiedad(.amarillas): leerTarjetas(bloque, .amarilla)
            case .propiedad(.rojas): leerTarjetas(bloque, .roja)
            case .propiedad(.penaltis): leerTanda(bloque)
            default: break
            }
        }
        pendientes = []
        ultimaAlineacion = nil
    }

    /// Whether a match is the one before it, said once more in the other notation.
    ///
    /// Only a shoot-out tells: two teams may well play twice on one day, with one result, but not
    /// through extra time to the same shoot-out.
    mutating func repite(_ partido: PartidoAjeno) -> Bool {
        guard let anterior = partidos.last, anterior.local == partido.local,
            anterior.visitante == partido.visitante,
            anterior.ficha.programacion == partido.ficha.programacion,
            anterior.ficha.ronda == partido.ficha.ronda, partido.ficha.tanda != nil,
            anterior.ficha.tanda == partido.ficha.tanda, anterior.marcador == partido.marcador,
            anterior.ficha.prorroga, partido.ficha.prorroga, anterior.golesLocal != nil,
            anterior.acta.alineaciones.isEmpty
        else { return false }
        avisar(partido.linea ?? 0, "repite el partido de la línea \(anterior.linea ?? 0): son uno")
        return true
    }

    private mutating func leerGoles(_ bloque: BloqueDeTxt) {
        var texto = bloque.texto
        if bloque.que == .goles {
            texto.removeFirst()
            if texto.last == ")" {
                texto.removeLast()
            } else {
                avisar(bloque.linea, "los goles no acaban en paréntesis")
            }
        }
        let leidos = GolesDeTxt(texto)
        for falta in leidos.faltas { avisar(bloque.linea, falta) }
        let numero = partidos.count - 1
        let (locales, visitantes) = repartir(leidos, bloque.linea)
        partidos[numero].golesLocal = (partidos[numero].golesLocal ?? []) + locales
        partidos[numero].golesVisitante = (partidos[numero].golesVisitante ?? []) + visitantes
    }

    /// Whose the goals are: the semicolon says it, or the running score, or that one side has none.
    private mutating func repartir(
        _ leidos: GolesDeTxt, _ linea: Int
    ) -> ([GolAjeno], [GolAjeno]) {
        if leidos.partes.count == 2 { return (leidos.partes[0], leidos.partes[1]) }
        let goles = Array(leidos.partes.joined())
        if let lados = leidos.lados {
            let pares = zip(goles, lados)
            return (
                pares.filter { $0.1 == .local }.map(\.0),
                pares.filter { $0.1 == .visitante }.map(\.0)
            )
        }
        let marcador = partidos[partidos.count - 1].marcador ?? .aCero
        if marcador.local == 0 { return ([], goles) }
        if marcador.visitante > 0, !goles.isEmpty {
            avisar(
                linea, "no se sabe de quién es cada gol: falta el punto y coma; quedan sin autor")
            return ([], [])
        }
        return (goles, [])
    }

    private mutating func leerAlineacion(_ bloque: BloqueDeTxt, _ lado: Bando) {
        let leida = AlineacionDeTxt(bloque.texto, lado: lado)
        for falta in leida.faltas { avisar(bloque.linea, falta) }
        let numero = partidos.count - 1
        ultimaAlineacion = lado
        if partidos[numero].acta.alineaciones[lado] != nil {
            return avisar(bloque.linea, "la alineación está dos veces: vale la primera")
        }
        partidos[numero].acta.alineaciones[lado] = leida.alineacion
        partidos[numero].sucesos += leida.sucesos
    }

    /// Reads substitutions that stand apart: `Luis (46' Eva); Iván (80' Sol)`.
    private mutating func leerCambios(_ bloque: BloqueDeTxt) {
        let partes = bloque.texto.separado { $0 == ";" }
        guard partes.count == 2 else {
            return avisar(bloque.linea, "no se sabe de quién es cada cambio: falta el punto y coma")
        }
        for (bando, parte) in zip(Bando.allCases, partes) {
            let leida = AlineacionDeTxt(String(parte), lado: bando)
            for falta in leida.faltas { avisar(bloque.linea, falta) }
            partidos[partidos.count - 1].sucesos += leida.sucesos
        }
    }

    private mutating func leerAsistencia(_ bloque: BloqueDeTxt) {
        let cifras = bloque.texto.filter { !",._ ".contains($0) }
        guard let cuantos = Int(cifras), cuantos >= 0 else {
            return avisar(bloque.linea, "no se entiende la asistencia «\(bloque.texto)»")
        }
        partidos[partidos.count - 1].acta.asistencia = cuantos
    }

    private mutating func leerEntrenador(_ bloque: BloqueDeTxt) {
        guard let lado = ultimaAlineacion else {
            return avisar(bloque.linea, "no se sabe de qué equipo es «\(bloque.texto)»")
        }
        partidos[partidos.count - 1].acta.alineaciones[lado]?.entrenador = bloque.texto
    }

    /// Reads a squad of ours: `9 Ana [c], Luis`.
    mutating func leerPlantilla(_ equipo: String, _ texto: String, _ linea: Int) {
        guard !equipo.isEmpty else { return }
        plantel.inscribir(equipo: equipo)
        for trozo in texto.split(separator: ",") {
            var limpio = trozo.recortado
            let esCapitan = limpio.hasSuffix("[c]")
            if esCapitan { limpio = limpio.dropLast(3).recortado }
            let persona = PersonaAjena(deTxt: limpio)
            guard !persona.nombre.isEmpty else { continue }
            plantel.inscribir(persona, en: equipo, comoMiembro: true)
            if esCapitan { plantel.nombrarCapitan(persona, de: equipo) }
        }
    }
}

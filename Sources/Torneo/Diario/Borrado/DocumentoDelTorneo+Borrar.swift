extension MomentoDelBorrado {
    /// A document that came into the journal, written again without the name.
    ///
    /// One that does not hold it stays byte by byte as it was.
    ///
    /// - Throws: `RechazoDeApunte.documento`.
    /// - Complexity: O(bytes).
    func tachado(
        _ bytes: [UInt8], _ personas: PersonasDelLibro, _ luego: DocumentoDelTorneo
    ) throws(RechazoDeApunte) -> [UInt8] {
        var documento = luego
        for lugar in luego.equipos.indices {
            documento = try documento.sin(tachadura, en: lugar, personas)
        }
        documento.partidos = documento.partidos.map(sinTextos)
        documento.reglas.resoluciones = sinTextos(documento.reglas.resoluciones)
        documento.reglas.decisiones = documento.reglas.decisiones.map {
            DecisionDisciplinaria(
                equipo: $0.equipo, persona: $0.persona, partidos: $0.partidos,
                motivo: tachadura.tachado($0.motivo), tras: $0.tras)
        }
        let crudo = String(decoding: bytes, as: UTF8.self)
        guard
            documento.equipos != luego.equipos || documento.partidos != luego.partidos
                || crudo.sin(tachadura.nombres) != crudo
        else { return bytes }
        do throws(ErrorDeCarga) {
            return Array(try documento.aJson())
        } catch {
            throw .documento(error)
        }
    }

    private func sinTextos(_ partido: Partido) -> Partido {
        var (acta, otro) = (partido.ficha.acta, partido)
        guard !acta.estaVacia else { return partido }
        acta.arbitros = acta.arbitros.map(tachadura.persona)
        for lado in [\Acta.local, \Acta.visitante] {
            guard let entrenador = acta[keyPath: lado]?.entrenador else { continue }
            acta[keyPath: lado]?.entrenador = tachadura.persona(entrenador)
        }
        acta.motivoDelCambio = acta.motivoDelCambio.map(tachadura.tachado)
        otro.ficha.acta = acta
        return otro
    }

    private func sinTextos(_ antes: Resoluciones<Equipo>) -> Resoluciones<Equipo> {
        Resoluciones(
            ajustes: antes.ajustes.map {
                Ajuste(
                    equipo: $0.equipo, puntos: $0.puntos,
                    motivo: tachadura.tachado($0.motivo), dia: $0.dia)
            }, retirados: antes.retirados, orden: antes.orden)
    }
}

extension DocumentoDelTorneo {
    fileprivate func sin(
        _ tachadura: Tachadura, en lugar: Int, _ personas: PersonasDelLibro
    ) throws(RechazoDeApunte) -> DocumentoDelTorneo {
        let viejo = equipos[lugar]
        var llamados: [Jugador: Jugador] = [:]
        for jugador in viejo.plantilla {
            guard let cadena = personas.cadena(de: jugador, equipo: lugar),
                tachadura.cadenas.contains(cadena)
            else { continue }
            llamados[jugador] = tachadura.nadie(jugador, cadena)
        }
        guard !llamados.isEmpty else { return self }
        let nuevo = Equipo(
            nombre: viejo.nombre, plantilla: viejo.plantilla.map { llamados[$0] ?? $0 },
            reservados: viejo.reservados.filter { llamados[$0.key] == nil })
        guard let nuevo else { throw .documento(.equipoInvalido(viejo.nombre)) }
        if let capitan = viejo.capitan { nuevo.nombrarCapitan(llamados[capitan] ?? capitan) }
        return conEquipo(lugar, nuevo, llamando: llamados)
    }
}

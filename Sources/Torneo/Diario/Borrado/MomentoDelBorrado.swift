/// The moment at which an entry was said: who is meant by the names in it.
struct MomentoDelBorrado {
    /// The tournament before the entry, as it was.
    let antes: DocumentoDelTorneo
    /// The same without the name.
    let ahora: DocumentoDelTorneo
    let tachadura: Tachadura

    /// An event without the name.
    ///
    /// Every kind is named here: a new one does not compile before somebody has said where it can
    /// hold the name of a person. Texts are struck out by their keys, see `esTextoLibre`.
    ///
    /// - Parameters:
    ///   - suceso: what the entry says.
    ///   - personas: who was called what, with this entry.
    ///   - luego: the tournament after it, as it was.
    /// - Returns: the event.
    /// - Throws: `RechazoDeApunte` when a document cannot be read or written.
    func tachado(
        _ suceso: Suceso, _ personas: PersonasDelLibro, luego: DocumentoDelTorneo
    ) throws(RechazoDeApunte) -> Suceso {
        let jugadores = try conOtrosJugadores(suceso, personas, luego)
        return try sinTextos(jugadores)
    }

    private func conOtrosJugadores(
        _ suceso: Suceso, _ personas: PersonasDelLibro, _ luego: DocumentoDelTorneo
    ) throws(RechazoDeApunte) -> Suceso {
        switch suceso {
        case .tomado(let tomado):
            let documento = try tachado(tomado.documento, personas, luego)
            return .tomado(TorneoTomado(documento: documento))
        case .importado(let importado):
            let documento = try tachado(importado.documento, personas, luego)
            return .importado(TorneoImportado(documento: documento, fichero: importado.fichero))
        case .gol(let gol):
            let bando = gol.clase == .enPropia ? gol.bando.contrario : gol.bando
            return .gol(
                GolApuntado(
                    partido: gol.partido, bando: gol.bando,
                    jugador: llamado(gol.jugador, en: gol.partido, bando, personas),
                    momento: gol.momento, clase: gol.clase))
        case .tarjeta(let tarjeta):
            return .tarjeta(
                TarjetaApuntada(
                    partido: tarjeta.partido, bando: tarjeta.bando,
                    jugador: llamado(
                        tarjeta.jugador, en: tarjeta.partido, tarjeta.bando, personas),
                    color: tarjeta.color, momento: tarjeta.momento))
        case .cambio(let cambio):
            return .cambio(
                CambioApuntado(
                    partido: cambio.partido, bando: cambio.bando,
                    sale: llamado(cambio.sale, en: cambio.partido, cambio.bando, personas),
                    entra: llamado(cambio.entra, en: cambio.partido, cambio.bando, personas),
                    momento: cambio.momento))
        case .plantilla(let cambiada):
            return .plantilla(
                PlantillaCambiada(
                    equipo: cambiada.equipo,
                    tachado(cambiada.cambio, equipo: cambiada.equipo - 1, personas)))
        case .equipo(let cambiado):
            return .equipo(EquipoCambiado(tachado(cambiado.cambio, personas)))
        case .arbitros(let asignados):
            var nombres: [String] = []
            for nombre in asignados.arbitros.map(tachadura.persona) where !nombres.contains(nombre)
            {
                nombres.append(nombre)
            }
            return .arbitros(ArbitrosAsignados(partido: asignados.partido, arbitros: nombres))
        case .reglas(let cambiadas):
            return .reglas(try ReglasCambiadas(tachado(cambiadas.cambio)))
        case .sancion(let sancion):
            return .sancion(
                SancionDecidida(
                    equipo: sancion.equipo,
                    jugador: llamado(sancion.jugador, sancion.equipo - 1, personas),
                    partidos: sancion.partidos, motivo: sancion.motivo))
        case .correccion(let correccion):
            return .correccion(
                Correccion(
                    de: correccion.de,
                    suceso: try conOtrosJugadores(correccion.suceso, personas, luego)))
        case .saque, .final, .resultado, .minuto, .ronda, .confirmacion, .confirmados,
            .cruceMovido, .aplazado, .movidos,
            .estado, .partidoNuevo, .rivales, .anulacion:
            // No player in them; what people wrote in them is struck out by its key.
            return suceso
        }
    }

    /// Whatever people wrote freely, without the name.
    private func sinTextos(_ suceso: Suceso) throws(RechazoDeApunte) -> Suceso {
        var json = EscritorDeApunte { clave, texto in
            clave.esTextoLibre ? tachadura.tachado(texto) : texto
        }
        json.abrir()
        suceso.escribir(en: &json)
        json.cerrar()
        guard json.haRetocado else { return suceso }
        do throws(ErrorDeApunte) {
            return try Suceso.leer(LectorDeApunte(json.bytes))
        } catch {
            throw .textoImposible(error.description)
        }
    }

    private func llamado(
        _ jugador: Jugador, en numero: Int, _ bando: Bando, _ personas: PersonasDelLibro
    ) -> Jugador {
        guard let partido = antes.partidos[numero: numero],
            let equipo = antes.equipos.firstIndex(where: { $0 === partido.equipo(de: bando) })
        else { return jugador }
        return llamado(jugador, equipo, personas)
    }

    /// What somebody of a team is called now: whoever is in the same place of the squad.
    private func llamado(
        _ jugador: Jugador, _ equipo: Int, _ personas: PersonasDelLibro
    ) -> Jugador {
        if let viejo = antes.equipos.dropFirst(equipo).first,
            ahora.equipos.indices.contains(equipo),
            let lugar = viejo.plantilla.firstIndex(of: jugador),
            ahora.equipos[equipo].plantilla.indices.contains(lugar)
        {
            return ahora.equipos[equipo].plantilla[lugar]
        }
        return nuevo(jugador, personas.cadena(de: jugador, equipo: equipo))
    }

    /// A name that is said for the first time.
    private func nuevo(_ jugador: Jugador, _ cadena: PersonasDelLibro.Cadena?) -> Jugador {
        guard let cadena, tachadura.cadenas.contains(cadena) else { return jugador }
        return tachadura.nadie(jugador, cadena)
    }

    private func tachado(
        _ cambio: PlantillaCambiada.Cambio, equipo: Int, _ personas: PersonasDelLibro
    ) -> PlantillaCambiada.Cambio {
        let suyo = { (jugador: Jugador) in llamado(jugador, equipo, personas) }
        return switch cambio {
        case .alta(let jugador):
            .alta(nuevo(jugador, personas.cadena(de: jugador, equipo: equipo)))
        case .ficha(let jugador, let nueva):
            .ficha(
                suyo(jugador), nueva: nuevo(nueva, personas.cadena(de: jugador, equipo: equipo)))
        case .baja(let jugador): .baja(suyo(jugador))
        case .capitan(let jugador): .capitan(suyo(jugador))
        case .mostrar(let jugador, let vista): .mostrar(suyo(jugador), vista)
        case .borrado(let jugador): .borrado(suyo(jugador))
        }
    }

    private func tachado(
        _ cambio: EquipoCambiado.Cambio, _ personas: PersonasDelLibro
    ) -> EquipoCambiado.Cambio {
        switch cambio {
        case .alta, .nombre, .retirada: cambio
        case .traspaso(let equipo, let jugador, let destino, let recibido):
            .traspaso(
                equipo: equipo, llamado(jugador, equipo - 1, personas), a: destino,
                nuevo: nuevo(recibido, personas.cadena(de: recibido, equipo: destino - 1)))
        case .union(let equipo, let jugador, let otro):
            .union(
                equipo: equipo, llamado(jugador, equipo - 1, personas),
                con: llamado(otro, equipo - 1, personas))
        }
    }

    private func tachado(_ cambio: CambioDeReglas) -> CambioDeReglas {
        let limpio = { (ajuste: Ajuste<String>) in
            Ajuste(
                equipo: ajuste.equipo, puntos: ajuste.puntos,
                motivo: tachadura.tachado(ajuste.motivo), dia: ajuste.dia)
        }
        return switch cambio {
        case .ajustar(let ajuste): .ajustar(limpio(ajuste))
        case .quitarAjuste(let ajuste): .quitarAjuste(limpio(ajuste))
        case .reglamento, .zona, .quitarZona, .sanciones, .decidirOrden, .olvidarOrden: cambio
        }
    }
}

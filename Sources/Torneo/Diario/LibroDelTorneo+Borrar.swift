extension LibroDelTorneo {
    /// The entries without the name of somebody, who has none in all of them from then on.
    ///
    /// Every entry keeps its place, its identity, its author and what it counts for; documents that
    /// were taken over or imported are written again without the name. Chronicles and backups are
    /// not the journal's.
    ///
    /// - Parameters:
    ///   - jugador: somebody of the squad, as everybody sees him.
    ///   - numero: the place of the team in the order of entry, from 1.
    ///   - marca: what tells him apart from others without a name; unique.
    /// - Returns: the entries, and the player as he is called in them now.
    /// - Throws: `RechazoDeApunte` when there is no such player, or a document cannot be written.
    /// - Complexity: O(bytes of the documents + entries).
    public func borrando(
        _ jugador: Jugador, deEquipo numero: Int, marca: String
    ) throws(RechazoDeApunte) -> (apuntes: [Apunte], nadie: Jugador) {
        guard documento.equipos[numero: numero] != nil else {
            throw .noExisteElEquipo(numero)
        }
        let equipo = documento.equipos[numero - 1]
        guard let plaza = equipo.plantilla.firstIndex(of: jugador) else {
            throw .jugadorDesconocido(jugador.nombre, equipo: equipo.nombre)
        }
        var repaso = try RepasoDePlantilla(self, equipo: numero - 1)
        var nombres = repaso.valores[plaza]
        if let reservado = equipo.reservados[jugador] {
            nombres.insert(
                Jugador(nombre: reservado.nombre, dorsal: jugador.dorsal, id: jugador.id))
        }
        nombres.formUnion(repaso.deshechos(de: nombres))
        let borrado = NombreBorrado(
            nombres: nombres, marca: marca, posicion: numero - 1, equipo: equipo.nombre)
        var nuevos: [Apunte] = []
        for (lugar, apunte) in apuntes.enumerated() {
            var jugando: ((Int) -> Bando?)?
            if esDeEsteTorneo(lugar) { jugando = repaso.siguiente(lugar) }
            let suceso = try borrado.quitado(de: apunte.suceso, jugando: jugando)
            nuevos.append(
                Apunte(
                    id: apunte.id, instante: apunte.instante, autor: apunte.autor, suceso: suceso))
        }
        return (nuevos, borrado.llamado(jugador))
    }
}

/// Who was called what in a squad, entry by entry.
private struct RepasoDePlantilla {
    /// What whoever is in each place now was ever called.
    let valores: [Set<Jugador>]
    private let libro: LibroDelTorneo
    private let equipo: Int
    private var documento: DocumentoDelTorneo

    /// Goes through a book from its present document on.
    init(_ libro: LibroDelTorneo, equipo: Int) throws(RechazoDeApunte) {
        self.libro = libro
        self.equipo = equipo
        documento = libro.principio
        var valores = documento.plantilla(equipo).map { Set([$0]) }
        var estado = documento
        for lugar in libro.apuntes.indices where libro.esDeEsteTorneo(lugar) {
            guard let suceso = libro.vigente(lugar), suceso.referido == nil,
                suceso.documento == nil
            else { continue }
            _ = try estado.aplicar(suceso, id: libro.apuntes[lugar].id)
            guard case .plantilla(let cambiada) = suceso, cambiada.equipo == equipo + 1 else {
                if estado.plantilla(equipo).count > valores.count {
                    valores += estado.plantilla(equipo).dropFirst(valores.count).map { [$0] }
                }
                continue
            }
            if case .baja(let jugador) = cambiada.cambio,
                let plaza = valores.firstIndex(where: { $0.contains(jugador) })
            {
                valores.remove(at: plaza)
            }
            for (plaza, jugador) in estado.plantilla(equipo).enumerated() {
                if plaza == valores.count { valores.append([]) }
                valores[plaza].insert(jugador)
            }
        }
        self.valores = valores
    }

    /// What entries that do not count any more called somebody.
    func deshechos(de nombres: Set<Jugador>) -> Set<Jugador> {
        var otros: Set<Jugador> = []
        for (lugar, apunte) in libro.apuntes.enumerated() where !libro.cuenta(lugar) {
            guard case .plantilla(let cambiada) = apunte.suceso,
                cambiada.equipo == equipo + 1,
                case .ficha(let antes, let nueva) = cambiada.cambio, nombres.contains(antes)
            else { continue }
            otros.insert(nueva)
        }
        return otros
    }

    /// The side of a match on which the team plays, as an entry found it; and the entry happens.
    mutating func siguiente(_ lugar: Int) -> (Int) -> Bando? {
        let (partidos, suyo) = (documento.partidos, documento.equipos.dropFirst(equipo).first)
        if let suceso = libro.vigente(lugar), suceso.referido == nil, suceso.documento == nil {
            _ = try? documento.aplicar(suceso, id: libro.apuntes[lugar].id)
        }
        return { numero in
            guard let partido = partidos[numero: numero] else { return nil }
            if partido.local === suyo { return .local }
            return partido.visitante === suyo ? .visitante : nil
        }
    }
}

extension DocumentoDelTorneo {
    fileprivate func plantilla(_ posicion: Int) -> [Jugador] {
        equipos.dropFirst(posicion).first?.plantilla ?? []
    }
}

/// Takes a name out of whatever says it.
private struct NombreBorrado {
    let nombres: Set<Jugador>
    let marca: String
    let posicion: Int
    let equipo: String

    func llamado(_ jugador: Jugador) -> Jugador {
        nombres.contains(jugador)
            ? Jugador(nombre: VistaDelNombre.nadie, dorsal: jugador.dorsal, id: marca) : jugador
    }

    func quitado(
        de suceso: Suceso, jugando: ((Int) -> Bando?)?
    ) throws(RechazoDeApunte) -> Suceso {
        switch suceso {
        case .tomado(let tomado):
            return .tomado(TorneoTomado(documento: try quitado(de: tomado.documento, jugando)))
        case .importado(let importado):
            return .importado(
                TorneoImportado(
                    documento: try quitado(de: importado.documento, jugando),
                    fichero: importado.fichero))
        case .gol(let gol):
            let bando = gol.clase == .enPropia ? gol.bando.contrario : gol.bando
            guard esSuyo(bando, gol.partido, jugando) else { return suceso }
            return .gol(
                GolApuntado(
                    partido: gol.partido, bando: gol.bando, jugador: llamado(gol.jugador),
                    momento: gol.momento, clase: gol.clase))
        case .tarjeta(let tarjeta):
            guard esSuyo(tarjeta.bando, tarjeta.partido, jugando) else { return suceso }
            return .tarjeta(
                TarjetaApuntada(
                    partido: tarjeta.partido, bando: tarjeta.bando,
                    jugador: llamado(tarjeta.jugador), color: tarjeta.color,
                    momento: tarjeta.momento))
        case .cambio(let cambio):
            guard esSuyo(cambio.bando, cambio.partido, jugando) else { return suceso }
            return .cambio(
                CambioApuntado(
                    partido: cambio.partido, bando: cambio.bando, sale: llamado(cambio.sale),
                    entra: llamado(cambio.entra), momento: cambio.momento))
        case .plantilla(let cambiada):
            guard cambiada.equipo == posicion + 1 else { return suceso }
            return .plantilla(PlantillaCambiada(equipo: cambiada.equipo, cambiado(cambiada.cambio)))
        case .correccion(let correccion):
            return .correccion(
                Correccion(
                    de: correccion.de, suceso: try quitado(de: correccion.suceso, jugando: jugando))
            )
        default: return suceso
        }
    }

    /// Whether a side of a match is the team's; where that is not known any more, it may be.
    private func esSuyo(_ bando: Bando, _ partido: Int, _ jugando: ((Int) -> Bando?)?) -> Bool {
        guard let jugando else { return true }
        return jugando(partido) == bando
    }

    private func cambiado(_ cambio: PlantillaCambiada.Cambio) -> PlantillaCambiada.Cambio {
        switch cambio {
        case .alta(let jugador): .alta(llamado(jugador))
        case .ficha(let jugador, let nueva): .ficha(llamado(jugador), nueva: llamado(nueva))
        case .baja(let jugador): .baja(llamado(jugador))
        case .capitan(let jugador): .capitan(llamado(jugador))
        case .mostrar(let jugador, let vista): .mostrar(llamado(jugador), vista)
        case .borrado(let jugador): .borrado(llamado(jugador))
        }
    }

    private func quitado(
        de bytes: [UInt8], _ jugando: ((Int) -> Bando?)?
    ) throws(RechazoDeApunte) -> [UInt8] {
        do throws(ErrorDeCarga) {
            let documento = try DocumentoDelTorneo(bytes: bytes)
            // Of a tournament that was replaced since, the team is the one of the same name.
            let lugar =
                jugando != nil
                ? posicion : documento.equipos.firstIndex { $0.nombre == equipo } ?? -1
            guard documento.equipos.indices.contains(lugar) else { return bytes }
            let viejo = documento.equipos[lugar]
            let suyos = viejo.plantilla.filter { esEl($0, en: viejo) }
            guard !suyos.isEmpty else { return bytes }
            let llamados = Dictionary(suyos.map { ($0, nadie($0)) }) { uno, _ in uno }
            let nuevo = Equipo(
                nombre: viejo.nombre, plantilla: viejo.plantilla.map { llamados[$0] ?? $0 },
                reservados: viejo.reservados.filter { llamados[$0.key] == nil })
            guard let nuevo else { throw .equipoInvalido(viejo.nombre) }
            if let capitan = viejo.capitan { nuevo.nombrarCapitan(llamados[capitan] ?? capitan) }
            return Array(try documento.conEquipo(lugar, nuevo, llamando: llamados).aJson())
        } catch {
            throw .documento(error)
        }
    }

    private func esEl(_ jugador: Jugador, en equipo: Equipo) -> Bool {
        if nombres.contains(jugador) { return true }
        guard let reservado = equipo.reservados[jugador] else { return false }
        return nombres.contains(
            Jugador(nombre: reservado.nombre, dorsal: jugador.dorsal, id: jugador.id))
    }

    private func nadie(_ jugador: Jugador) -> Jugador {
        Jugador(nombre: VistaDelNombre.nadie, dorsal: jugador.dorsal, id: marca)
    }
}

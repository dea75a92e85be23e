package import Torneo

/// What is to be done to the squad of a team, as people and programs ask for it.
nonisolated package enum CambioDePlantilla: Hashable, Sendable {
    /// Register somebody.
    case alta(nombre: String, dorsal: Int?)
    /// Give somebody another name or number, in the past too.
    case ficha(Plaza, nombre: String, dorsal: Int?)
    /// Take somebody out who appears in no match.
    case baja(Plaza)
    /// Make somebody captain.
    case capitan(Plaza)
    /// Let everybody see so much of somebody's name, in the past too.
    case mostrar(Plaza, VistaDelNombre)

    /// Somebody of a squad, as whoever asks sees him.
    package struct Plaza: Hashable, Sendable {
        /// The place in the squad, from 1.
        package let numero: Int
        /// The name seen there; nil to take whoever is there.
        package let nombre: String?

        /// Makes one.
        ///
        /// - Parameters:
        ///   - numero: the place in the squad, from 1.
        ///   - nombre: the name seen there.
        package init(numero: Int, nombre: String? = nil) {
            self.numero = numero
            self.nombre = nombre
        }
    }
}

extension MesaDelTorneo {
    /// Changes a squad.
    ///
    /// - Returns: the number of the entry that says so.
    /// - Throws: `FalloDeOrden`; nothing has changed then, except with `.disco`.
    func cambiarPlantilla(
        de numero: Int, _ cambio: CambioDePlantilla, id: Identificador?, por autor: Autor
    ) async throws(FalloDeOrden) -> Hecho {
        let partidos = contenedor.partidos
        let suyo: Int
        let repetido = try yaApuntado(id) {
            if case .plantilla(let suya) = $0 { suya.equipo == numero } else { false }
        }
        if let repetido {
            suyo = repetido - 1
        } else {
            guard partidos.equipos.indices.contains(numero - 1) else {
                throw .rechazado(.noExisteElEquipo(numero))
            }
            let apuntado = try cambio.suceso(en: partidos.equipos[numero - 1])
            do throws(RechazoDeApunte) {
                let apunte = try partidos.anotar(
                    .plantilla(PlantillaCambiada(equipo: numero, apuntado)), id: id,
                    por: autor)
                suyo = partidos.apuntado.lugar(de: apunte.id) ?? 0
            } catch {
                throw .rechazado(error)
            }
        }
        try await asegurar { try await partidos.asegurar() }
        return .apuntado(suyo + 1)
    }
}

extension CambioDePlantilla {
    /// What the journal says of it.
    ///
    /// - Throws: `FalloDeOrden.plantillaCambiada` when the squad is not as whoever asks saw it.
    nonisolated fileprivate func suceso(
        en equipo: Equipo
    ) throws(FalloDeOrden) -> PlantillaCambiada.Cambio {
        switch self {
        case .alta(let nombre, let dorsal):
            return .alta(
                Jugador(nombre: nombre.conBlancosSueltos, dorsal: dorsal)
                    .distinguido(de: equipo.plantilla))
        case .ficha(let plaza, let nombre, let dorsal):
            let jugador = try equipo.jugador(en: plaza)
            let nueva = Jugador(nombre: nombre.conBlancosSueltos, dorsal: dorsal, id: jugador.id)
            guard equipo.reservados[jugador] == nil else { return .ficha(jugador, nueva: nueva) }
            return .ficha(
                jugador,
                nueva: nueva.distinguido(de: equipo.plantilla.filter { $0 != jugador }))
        case .baja(let plaza): return .baja(try equipo.jugador(en: plaza))
        case .capitan(let plaza): return .capitan(try equipo.jugador(en: plaza))
        case .mostrar(let plaza, let vista):
            return .mostrar(try equipo.jugador(en: plaza), vista)
        }
    }
}

extension Equipo {
    /// Whoever is in a place of the squad.
    ///
    /// - Throws: `FalloDeOrden.plantillaCambiada` when it is not who was seen there.
    nonisolated func jugador(
        en plaza: CambioDePlantilla.Plaza
    ) throws(FalloDeOrden) -> Jugador {
        guard let jugador = plantilla[numero: plaza.numero],
            plaza.nombre.map({ $0 == jugador.nombre }) ?? true
        else { throw .plantillaCambiada(equipo: nombre) }
        return jugador
    }
}

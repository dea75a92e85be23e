import Torneo

/// Whose name is to be erased for good, as people and programs ask for it.
nonisolated package enum BorradoDeNombre: Hashable, Sendable {
    /// Somebody of the squad.
    case plaza(CambioDePlantilla.Plaza)
    /// Whoever had this name in the team and is in its squad no more.
    case ausente(String)
}

/// Names that are gone, for those who keep texts of their own.
nonisolated package struct NombresBorrados: Hashable, Sendable {
    /// The whole names somebody ever had.
    package let nombres: Set<String>
    /// The name of the team.
    package let equipo: String

    /// Makes some.
    ///
    /// - Parameters:
    ///   - nombres: the whole names somebody ever had.
    ///   - equipo: the name of the team.
    package init(nombres: Set<String>, equipo: String) {
        self.nombres = nombres
        self.equipo = equipo
    }

    /// Those that say who it is wherever they stand: of more than one word.
    package var completos: Set<String> {
        nombres.filter { $0.contains(where: \.isWhitespace) }
    }
}

extension MesaDelTorneo {
    /// Erases a name of a squad for good.
    ///
    /// - Throws: `FalloDeOrden`.
    func borrarNombre(
        _ quien: BorradoDeNombre, equipo numero: Int, por autor: Autor
    ) async throws(FalloDeOrden) -> Hecho {
        let partidos = contenedor.partidos
        guard let equipo = partidos.equipos[numero: numero] else {
            throw .rechazado(.noExisteElEquipo(numero))
        }
        let nombre: NombrePorBorrar =
            switch quien {
            case .plaza(let plaza): .deLaPlantilla(try equipo.jugador(en: plaza))
            case .ausente(let nombre): .deQuienYaNoEsta(nombre)
            }
        let (apunte, nombres) = try await partidos.borrarNombre(
            nombre, deEquipo: numero, por: autor)
        try await asegurar {
            try await alBorrarNombre?(NombresBorrados(nombres: nombres, equipo: equipo.nombre))
        }
        return .apuntado((partidos.apuntado.lugar(de: apunte.id) ?? 0) + 1)
    }
}

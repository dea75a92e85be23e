/// A team as it stands in a document: the team itself and the squad by name, with the entries that
/// stand for nobody.
struct EquipoLeido {
    /// An entry of the squad.
    enum Plaza {
        case real(Jugador)
        /// Somebody invented, so that old readers find a scorer where there is none.
        case ficticia

        var jugador: Jugador? {
            if case .real(let jugador) = self { jugador } else { nil }
        }
    }

    let equipo: Equipo
    private let plazas: [String: [Plaza]]

    init(_ equipo: Equipo, ficticios: [String]) {
        self.equipo = equipo
        var plazas: [String: [Plaza]] = [:]
        plazas.reserveCapacity(equipo.plantilla.count + ficticios.count)
        for jugador in equipo.plantilla {
            plazas[jugador.nombre, default: []].append(.real(jugador))
        }
        for nombre in ficticios { plazas[nombre, default: []].append(.ficticia) }
        self.plazas = plazas
    }

    /// Who is meant, or nil when the squad has nobody like that.
    func plaza(_ referencia: Referencia) -> Plaza? {
        plazas[referencia.nombre]?.first { plaza in
            guard let jugador = plaza.jugador else { return !referencia.esExacta }
            return referencia.es(jugador)
        }
    }
}

/// Somebody as a source names them.
struct PersonaAjena: Hashable {
    var nombre: String
    var dorsal: Int?
    var id: String?

    init(_ nombre: String, dorsal: Int? = nil, id: String? = nil) {
        self.nombre = nombre
        self.dorsal = dorsal
        self.id = id
    }

    /// Whether it says no more than the name.
    var esSoloNombre: Bool { dorsal == nil && id == nil }
}

/// A card or a substitution as the source tells it.
struct SucesoAjeno {
    enum Que {
        case tarjeta(PersonaAjena, ColorDeTarjeta)
        case cambio(sale: PersonaAjena, entra: PersonaAjena)
    }

    var que: Que
    let lado: Bando
    /// When; nil when the source does not know.
    let momento: Momento?
    /// Its place in the source, where that is the order in which things were written down.
    var orden: Int?

    var personas: [PersonaAjena] {
        switch que {
        case .tarjeta(let persona, _): [persona]
        case .cambio(let sale, let entra): [sale, entra]
        }
    }
}

/// A line-up as the source tells it.
struct AlineacionAjena {
    var titulares: [PersonaAjena] = []
    var capitan: PersonaAjena?
    var entrenador: String?
}

/// A kick of a shoot-out as the source tells it.
struct LanzamientoAjeno {
    var persona: PersonaAjena
    let lado: Bando
    let marcado: Bool
}

/// What a source's match report adds.
struct ActaAjena {
    var descanso: Marcador?
    var reglamentario: Marcador?
    var alineaciones: [Bando: AlineacionAjena] = [:]
    var lanzamientos: [LanzamientoAjeno] = []
    var arbitros: [String] = []
    var asistencia: Int?
    var ganadorDeLaTanda: Bando?
}

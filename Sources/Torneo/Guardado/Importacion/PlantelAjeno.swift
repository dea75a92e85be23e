/// The teams of a source in order of appearance, with everybody who is named in them.
struct PlantelAjeno {
    /// Somebody whose team is known.
    private struct Plantilla {
        var personas: [PersonaAjena] = []
        var conocidas: Set<PersonaAjena> = []
        /// Who was written down as a member, and not only named by what happened.
        var inscritas: Set<PersonaAjena> = []
        var capitan: PersonaAjena?
    }

    /// The names of the teams.
    private(set) var equipos: [String] = []
    private var plantillas: [String: Plantilla] = [:]
    private var grafias: [String: String] = [:]

    /// Enters a team; again changes nothing.
    mutating func inscribir(equipo nombre: String) {
        guard plantillas[nombre] == nil else { return }
        equipos.append(nombre)
        plantillas[nombre] = Plantilla()
        if grafias[nombre.lowercased()] == nil { grafias[nombre.lowercased()] = nombre }
    }

    /// The spelling under which a team is entered, which it is from now on; capitals make no other team.
    mutating func grafia(de nombre: String) -> String {
        guard plantillas[nombre] == nil else { return nombre }
        inscribir(equipo: grafias[nombre.lowercased()] ?? nombre)
        return grafias[nombre.lowercased()] ?? nombre
    }

    /// Enters somebody in a team, which is entered too.
    ///
    /// - Parameters:
    ///   - persona: who.
    ///   - equipo: the team.
    ///   - comoMiembro: whether the source has them in a list of the squad.
    mutating func inscribir(_ persona: PersonaAjena, en equipo: String, comoMiembro: Bool = false) {
        inscribir(equipo: equipo)
        if plantillas[equipo]?.conocidas.insert(persona).inserted == true {
            plantillas[equipo]?.personas.append(persona)
        }
        if comoMiembro { plantillas[equipo]?.inscritas.insert(persona) }
    }

    mutating func nombrarCapitan(_ persona: PersonaAjena, de equipo: String) {
        plantillas[equipo]?.capitan = persona
    }

    /// Takes a spelling out of a team.
    mutating func quitar(_ nombre: String, de equipo: String) {
        guard var plantilla = plantillas[equipo] else { return }
        plantilla.personas.removeAll { $0.nombre == nombre }
        plantilla.conocidas = Set(plantilla.personas)
        plantillas[equipo] = plantilla
    }

    /// The spellings of a team, each once.
    func nombres(de equipo: String) -> [String] {
        var vistos: Set<String> = []
        return (plantillas[equipo]?.personas ?? []).map(\.nombre)
            .filter { vistos.insert($0).inserted }
    }

    func tiene(_ persona: PersonaAjena, _ equipo: String) -> Bool {
        plantillas[equipo]?.conocidas.contains(persona) == true
    }

    /// The team with its squad, and who is meant by each way of naming somebody.
    ///
    /// A name alone means the first of that name who has a number, unless the squad has somebody
    /// without one. A number that is taken already is left out.
    ///
    /// - Returns: the team; nil when its name is blank. Also whose number was left out, and which names
    ///   could mean several.
    /// - Complexity: O(people).
    func hacer(_ nombre: String) -> EquipoHecho? {
        let plantilla = plantillas[nombre] ?? Plantilla()
        var jugadores: [Jugador] = []
        var vistos: Set<Jugador> = []
        var dorsales: Set<Int> = []
        var quien: [PersonaAjena: Jugador] = [:]
        var primeros: [String: Jugador] = [:]
        var sinDorsal: [PersonaAjena] = []
        let conDatos = Set(plantilla.personas.filter { !$0.esSoloNombre }.map(\.nombre))
        var aplazadas: [PersonaAjena] = []
        for persona in plantilla.personas {
            if persona.esSoloNombre, conDatos.contains(persona.nombre),
                !plantilla.inscritas.contains(persona)
            {
                aplazadas.append(persona)
                continue
            }
            var dorsal = persona.dorsal
            if let suyo = dorsal, !dorsales.insert(suyo).inserted {
                sinDorsal.append(persona)
                dorsal = nil
            }
            let jugador = Jugador(nombre: persona.nombre, dorsal: dorsal, id: persona.id)
            if vistos.insert(jugador).inserted { jugadores.append(jugador) }
            quien[persona] = jugador
            if primeros[persona.nombre] == nil { primeros[persona.nombre] = jugador }
        }
        for persona in aplazadas { quien[persona] = primeros[persona.nombre] }
        let repetidos = Dictionary(grouping: jugadores, by: \.nombre).filter { $1.count > 1 }
        let dudosas = aplazadas.filter { repetidos[$0.nombre] != nil }.compactMap { quien[$0] }
        guard let equipo = Equipo(nombre: nombre, plantilla: jugadores) else { return nil }
        if let capitan = plantilla.capitan.flatMap({ quien[$0] }) { equipo.nombrarCapitan(capitan) }
        return EquipoHecho(
            equipo: equipo, quien: quien, sinDorsal: sinDorsal, dudosas: dudosas)
    }
}

/// A team made of what a source says.
struct EquipoHecho {
    let equipo: Equipo
    fileprivate let quien: [PersonaAjena: Jugador]
    /// Who lost a number that somebody else had already.
    let sinDorsal: [PersonaAjena]
    /// Who is taken to be meant by a name that several have.
    let dudosas: [Jugador]

    fileprivate init(
        equipo: Equipo, quien: [PersonaAjena: Jugador], sinDorsal: [PersonaAjena],
        dudosas: [Jugador]
    ) {
        self.dudosas = dudosas
        self.equipo = equipo
        self.quien = quien
        self.sinDorsal = sinDorsal
    }

    /// Who is meant.
    func jugador(_ persona: PersonaAjena) -> Jugador { quien[persona] ?? .sinIdentificar }
}

/// Who was called what in which squad, as a journal tells it.
///
/// A chain is what one entry of a squad was called; several chains can be one person.
struct PersonasDelLibro {
    /// An entry of a squad under whatever names.
    typealias Cadena = Int

    private struct Llamado: Hashable {
        let equipo: Int
        let jugador: Jugador
    }

    /// What is meant by a name in a team of the present tournament.
    private var conocidas: [Llamado: Cadena] = [:]
    /// The whole names of each chain.
    private var nombres: [Set<String>] = []
    /// The place of the team of each chain in the order of entry, from 0; nil when it is not there
    /// any more.
    private var equipos: [Int?] = []
    private var lazos: [(Cadena, Cadena)] = []
    /// The tournament after the last entry.
    private var documento = DocumentoDelTorneo(nombre: "", equipos: [], partidos: [])

    init() {}

    /// Goes through a journal.
    ///
    /// - Throws: `RechazoDeApunte` when an entry does not fit.
    /// - Complexity: that of reading the journal.
    init(_ libro: LibroDelTorneo) throws(RechazoDeApunte) {
        var relato = LibroDelTorneo.sinEmpezar
        for (lugar, apunte) in libro.apuntes.enumerated() {
            try relato.anotar(apunte)
            seguir(apunte.suceso, hasta: relato.documento, cuenta: libro.cuenta(lugar))
        }
    }

    /// The chain of whoever is meant by a name in a team; nil when nobody ever was.
    func cadena(de jugador: Jugador, equipo: Int) -> Cadena? {
        conocidas[Llamado(equipo: equipo, jugador: jugador)]
    }

    /// All chains of whose name is to be erased.
    ///
    /// - Throws: `RechazoDeApunte` when there is nobody.
    func cadenas(
        de quien: NombrePorBorrar, equipo: Int, en torneo: DocumentoDelTorneo
    ) throws(RechazoDeApunte) -> Set<Cadena> {
        let suyo = torneo.equipos[equipo]
        let presentes = Set(suyo.plantilla.compactMap { cadena(de: $0, equipo: equipo) })
        var todas: Set<Cadena>
        switch quien {
        case .deLaPlantilla(let jugador):
            guard suyo.plantilla.contains(jugador), let una = cadena(de: jugador, equipo: equipo)
            else { throw .jugadorDesconocido(jugador.nombre, equipo: suyo.nombre) }
            todas = [una]
        case .deQuienYaNoEsta(let nombre):
            todas = Set(
                nombres.indices.filter {
                    equipos[$0] == equipo && nombres[$0].contains(nombre) && !presentes.contains($0)
                })
            guard !todas.isEmpty else {
                throw .jugadorDesconocido(nombre, equipo: suyo.nombre)
            }
        }
        var cuantas = 0
        while cuantas != todas.count {
            cuantas = todas.count
            for (una, otra) in lazos where todas.contains(una) || todas.contains(otra) {
                todas.formUnion([una, otra])
            }
        }
        return todas
    }

    /// The whole names of chains.
    func nombres(de cadenas: Set<Cadena>) -> Set<String> {
        let todos = cadenas.reduce(into: Set<String>()) { $0.formUnion(nombres[$1]) }
        return todos.filter { $0 != VistaDelNombre.nadie && $0.count > 1 }
    }

    /// Takes note of what an entry changed.
    ///
    /// - Parameters:
    ///   - suceso: the entry.
    ///   - luego: the tournament after it.
    ///   - cuenta: whether it counts in the end; what does not makes nobody the same person.
    mutating func seguir(_ suceso: Suceso, hasta luego: DocumentoDelTorneo, cuenta: Bool) {
        defer { documento = luego }
        if suceso.documento != nil { return empezar(luego) }
        switch suceso {
        case .plantilla(let cambiada): seguir(cambiada, luego)
        case .equipo(let cambiado):
            switch cambiado.cambio {
            case .traspaso(let equipo, let jugador, let destino, let nuevo):
                let una = cadena(de: jugador, equipo: equipo - 1)
                let otra = nueva(nuevo, destino - 1, luego)
                if let una { lazos.append((una, otra)) }
            case .union(let equipo, let jugador, let otro):
                if cuenta, let una = cadena(de: jugador, equipo: equipo - 1),
                    let otra = cadena(de: otro, equipo: equipo - 1)
                {
                    lazos.append((una, otra))
                }
            case .alta, .nombre, .retirada: break
            }
        default: break
        }
    }

    private mutating func seguir(_ cambiada: PlantillaCambiada, _ luego: DocumentoDelTorneo) {
        let equipo = cambiada.equipo - 1
        switch cambiada.cambio {
        case .alta(let jugador): _ = nueva(jugador, equipo, luego)
        case .ficha(let jugador, let nueva):
            guard let suya = cadena(de: jugador, equipo: equipo) else { return }
            nombres[suya].insert(nueva.nombre)
            llamar(suya, nueva, equipo)
            renombrada(jugador, suya, equipo, luego)
        case .mostrar(let jugador, _):
            guard let suya = cadena(de: jugador, equipo: equipo) else { return }
            renombrada(jugador, suya, equipo, luego)
        case .baja, .capitan, .borrado: break
        }
    }

    /// Whoever was in a place of a squad is called what stands there now.
    private mutating func renombrada(
        _ jugador: Jugador, _ cadena: Cadena, _ equipo: Int, _ luego: DocumentoDelTorneo
    ) {
        guard let lugar = documento.equipos[equipo].plantilla.firstIndex(of: jugador) else {
            return
        }
        llamar(cadena, luego.equipos[equipo].plantilla[lugar], equipo)
    }

    private mutating func llamar(_ cadena: Cadena, _ jugador: Jugador, _ equipo: Int) {
        conocidas[Llamado(equipo: equipo, jugador: jugador)] = cadena
    }

    /// Somebody who was registered: who had that name in that team before, unless he is there
    /// under another one.
    private mutating func nueva(
        _ jugador: Jugador, _ equipo: Int, _ luego: DocumentoDelTorneo
    ) -> Cadena {
        let suyo = luego.equipos[equipo]
        let nombre = suyo.reservados[jugador]?.nombre ?? jugador.nombre
        if let antes = cadena(de: jugador, equipo: equipo),
            !documento.equipos[equipo].plantilla.contains(where: {
                cadena(de: $0, equipo: equipo) == antes
            })
        {
            return antes
        }
        return empezada(jugador, equipo, nombre)
    }

    private mutating func empezada(_ jugador: Jugador, _ equipo: Int, _ nombre: String) -> Cadena {
        nombres.append([nombre])
        equipos.append(equipo)
        llamar(nombres.count - 1, jugador, equipo)
        return nombres.count - 1
    }

    /// Another tournament takes the place of the one before: who is called the same in a team of
    /// the same name is the same.
    private mutating func empezar(_ luego: DocumentoDelTorneo) {
        let viejas = conocidas
        conocidas = [:]
        equipos = equipos.map { lugar in
            let suyo = lugar.flatMap { documento.equipos.dropFirst($0).first }
            return suyo.flatMap { suyo in
                luego.equipos.firstIndex { $0.nombre == suyo.nombre }
            }
        }
        for (lugar, equipo) in luego.equipos.enumerated() {
            let antes = documento.equipos.firstIndex { $0.nombre == equipo.nombre }
            for jugador in equipo.plantilla {
                let nombre = equipo.reservados[jugador]?.nombre ?? jugador.nombre
                let suya = empezada(jugador, lugar, nombre)
                guard let antes else { continue }
                for (llamado, vieja) in viejas
                where llamado.equipo == antes && nombres[vieja].contains(nombre)
                    && llamado.jugador.dorsal == jugador.dorsal
                    && llamado.jugador.id == jugador.id
                {
                    lazos.append((vieja, suya))
                }
            }
        }
    }
}

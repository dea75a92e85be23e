extension LectorDelDocumento {
    mutating func leerEquipos() throws(FalloDeJson) {
        guard try entrarEnLista() else { return }
        var primero = true
        while try json.otroElemento(&primero) { try leerEquipo() }
    }

    private mutating func leerEquipo() throws(FalloDeJson) {
        guard var objeto = try entrar(en: "un equipo entre llaves") else { return }
        var nombre: String?
        var plantilla = PlantillaLeida()
        var capitan: Referencia?
        var detalles = Referencia()
        while let clave = try siguienteClave(&objeto, tablas.equipo) {
            switch clave {
            case .nombre: nombre = try texto()
            case .plantilla: plantilla = try leerPlantilla()
            case .capitan: capitan = try referencia()
            case .capitanDorsal: detalles.dorsal = try entero()
            case .capitanId: detalles.id = try texto()
            case .capitanSinDorsal: detalles.sinDorsal = try booleano() ?? false
            }
        }
        exigir(ClaveDeEquipo.nombre, en: objeto)
        exigir(ClaveDeEquipo.plantilla, en: objeto)
        guard let nombre else { return }
        capitan?.dorsal = detalles.dorsal
        capitan?.id = detalles.id
        capitan?.sinDorsal = detalles.sinDorsal
        inscribir(nombre, plantilla, capitan: capitan, en: objeto.desde)
    }

    private mutating func inscribir(
        _ nombre: String, _ plantilla: PlantillaLeida, capitan: Referencia?, en desde: Int
    ) {
        guard numeros[nombre] == nil, !equiposMalos.contains(nombre) else {
            return anotar(.equipoRepetido(nombre), en: desde)
        }
        guard plantilla.estaEntera,
            let equipo = Equipo(
                nombre: nombre, plantilla: plantilla.jugadores, reservados: plantilla.reservados)
        else {
            equiposMalos.insert(nombre)
            if plantilla.estaEntera { anotar(.equipoInvalido(nombre), en: desde) }
            return
        }
        dudar(nombre, en: desde)
        let leido = EquipoLeido(equipo, ficticios: plantilla.ficticios)
        numeros[nombre] = equipos.count
        equipos.append(leido)
        guard let capitan else { return }
        if let jugador = leido.plaza(capitan)?.jugador {
            equipo.nombrarCapitan(jugador)
            dudar(capitan, tomado: jugador, entre: equipo.plantilla)
        } else {
            desconocido(capitan)
        }
    }

    /// Says that a name is that of another team but for blanks.
    private mutating func dudar(_ nombre: String, en desde: Int) {
        guard quierenDudas else { return }
        let llano = nombre.filter { !$0.isWhitespace }
        guard let otro = nombresLlanos[llano] else {
            nombresLlanos[llano] = nombre
            return
        }
        dudas.append(
            DudaDelDocumento(
                desde: desde,
                frase: "«\(nombre)» y «\(otro)» solo se distinguen en espacios: son "
                    + "dos equipos"))
    }

    private mutating func leerPlantilla() throws(FalloDeJson) -> PlantillaLeida {
        var plantilla = PlantillaLeida()
        guard try entrarEnLista() else {
            plantilla.estaEntera = false
            return plantilla
        }
        var primero = true
        while try json.otroElemento(&primero) { try leerJugador(&plantilla) }
        return plantilla
    }

    private mutating func leerJugador(_ plantilla: inout PlantillaLeida) throws(FalloDeJson) {
        guard var objeto = try entrar(en: "un jugador entre llaves") else {
            plantilla.estaEntera = false
            return
        }
        var nombre: String?
        var dorsal: Int?
        var id: String?
        var ficticio = false
        var reservado: String?
        var vista: VistaDelNombre?
        while let clave = try siguienteClave(&objeto, tablas.jugador) {
            switch clave {
            case .nombre: nombre = try texto()
            case .dorsal: dorsal = try entero()
            case .id: id = try texto()
            case .ficticio: ficticio = try booleano() ?? false
            case .nombreReservado: reservado = try texto()
            case .seMuestra: vista = try leerVista()
            }
        }
        exigir(ClaveDeJugador.nombre, en: objeto)
        guard let nombre else {
            plantilla.estaEntera = false
            return
        }
        if ficticio {
            plantilla.ficticios.append(nombre)
        } else {
            plantilla.sumar(
                Jugador(nombre: nombre, dorsal: dorsal, id: id),
                reservado.map { NombreReservado(nombre: $0, vista: vista ?? .oculto) })
        }
    }

    /// Reads how much of a name everybody sees.
    private mutating func leerVista() throws(FalloDeJson) -> VistaDelNombre? {
        guard let escrita = try textoLeido() else { return nil }
        guard let vista = VistaDelNombre(rawValue: escrita.valor), vista != .entero else {
            anotar(
                .valorNoValido(escrita.valor, esperado: "iniciales u oculto"), en: escrita.desde)
            return nil
        }
        return vista
    }

    /// Reads the name of somebody.
    mutating func referencia() throws(FalloDeJson) -> Referencia? {
        let desde = json.asomarsePosicion()
        guard let nombre = try texto() else { return nil }
        return Referencia(nombre: nombre, desde: desde)
    }
}

/// A squad as it is being read.
struct PlantillaLeida {
    private(set) var jugadores: [Jugador] = []
    var ficticios: [String] = []
    private(set) var reservados: [Jugador: NombreReservado] = [:]
    /// False when an entry could not be read; that fault is noted already.
    var estaEntera = true
    private var vistos: Set<Jugador> = []

    /// Adds a player.
    ///
    /// The second of two equal ones without number gets an id, so that they stay two.
    mutating func sumar(_ jugador: Jugador, _ reservado: NombreReservado?) {
        var jugador = jugador
        var intento = 2
        while jugador.dorsal == nil, vistos.contains(jugador) {
            jugador = Jugador(nombre: jugador.nombre, id: "\(intento)")
            intento += 1
        }
        vistos.insert(jugador)
        jugadores.append(jugador)
        reservados[jugador] = reservado
    }
}

/// A match report while it is read, before anybody is looked up.
struct ActaEnBruto {
    struct Alineacion {
        var titulares: [Referencia] = []
        var capitan = Referencia()
        var entrenador: String?
    }

    struct Lanzamiento {
        var bando: Bando?
        var jugador = Referencia()
        var fallado = false
    }

    var acta = Acta()
    var local: Alineacion?
    var visitante: Alineacion?
    var lanzamientos: [Lanzamiento] = []
}

extension LectorDelDocumento {
    /// Reads what a match report adds.
    mutating func leerActa() throws(FalloDeJson) -> ActaEnBruto? {
        guard var objeto = try entrar(en: "el acta entre llaves") else { return nil }
        var bruta = ActaEnBruto()
        while let clave = try siguienteClave(&objeto, tablas.acta) {
            switch clave {
            case .descanso: bruta.acta.descanso = try leerTanda()
            case .reglamentario: bruta.acta.reglamentario = try leerTanda()
            case .arbitros: bruta.acta.arbitros = try leerTextos()
            case .motivoDelCambio: bruta.acta.motivoDelCambio = try texto()
            case .asistencia: bruta.acta.asistencia = try entero()
            case .ganadorDeLaTanda: bruta.acta.ganadorDeLaTanda = try bando()
            case .alineacionLocal: bruta.local = try leerAlineacion()
            case .alineacionVisitante: bruta.visitante = try leerAlineacion()
            case .lanzamientos: bruta.lanzamientos = try leerLanzamientos()
            }
        }
        return bruta
    }

    private mutating func bando() throws(FalloDeJson) -> Bando? {
        guard let escrito = try textoLeido() else { return nil }
        let bando = Bando(rawValue: escrito.valor)
        if bando == nil {
            anotar(.valorNoValido(escrito.valor, esperado: "local o visitante"), en: escrito.desde)
        }
        return bando
    }

    private mutating func leerTextos() throws(FalloDeJson) -> [String] {
        guard try entrarEnLista() else { return [] }
        var textos: [String] = []
        var primero = true
        while try json.otroElemento(&primero) {
            if let texto = try texto() { textos.append(texto) }
        }
        return textos
    }

    private mutating func leerAlineacion() throws(FalloDeJson) -> ActaEnBruto.Alineacion? {
        guard var objeto = try entrar(en: "una alineación entre llaves") else { return nil }
        var alineacion = ActaEnBruto.Alineacion()
        while let clave = try siguienteClave(&objeto, tablas.alineacion) {
            switch clave {
            case .capitan: try leerNombre(&alineacion.capitan)
            case .capitanDorsal: alineacion.capitan.dorsal = try entero()
            case .capitanId: alineacion.capitan.id = try texto()
            case .capitanSinDorsal: alineacion.capitan.sinDorsal = try booleano() ?? false
            case .entrenador: alineacion.entrenador = try texto()
            case .titulares: alineacion.titulares = try leerTitulares()
            }
        }
        return alineacion
    }

    private mutating func leerTitulares() throws(FalloDeJson) -> [Referencia] {
        guard try entrarEnLista() else { return [] }
        var titulares: [Referencia] = []
        var primero = true
        while try json.otroElemento(&primero) {
            guard var objeto = try entrar(en: "un jugador entre llaves") else { continue }
            var jugador = Referencia()
            while let clave = try siguienteClave(&objeto, tablas.lanzamiento) {
                try leer(clave, de: &jugador)
            }
            exigir(ClaveDeLanzamiento.jugador, en: objeto)
            titulares.append(jugador)
        }
        return titulares
    }

    private mutating func leerLanzamientos() throws(FalloDeJson) -> [ActaEnBruto.Lanzamiento] {
        guard try entrarEnLista() else { return [] }
        var lanzamientos: [ActaEnBruto.Lanzamiento] = []
        var primero = true
        while try json.otroElemento(&primero) {
            guard var objeto = try entrar(en: "un lanzamiento entre llaves") else { continue }
            var lanzamiento = ActaEnBruto.Lanzamiento()
            while let clave = try siguienteClave(&objeto, tablas.lanzamiento) {
                switch clave {
                case .bando: lanzamiento.bando = try bando()
                case .fallado: lanzamiento.fallado = try booleano() ?? false
                default: try leer(clave, de: &lanzamiento.jugador)
                }
            }
            exigir(ClaveDeLanzamiento.bando, en: objeto)
            lanzamientos.append(lanzamiento)
        }
        return lanzamientos
    }

    private mutating func leer(
        _ clave: ClaveDeLanzamiento, de jugador: inout Referencia
    ) throws(FalloDeJson) {
        switch clave {
        case .jugador: try leerNombre(&jugador)
        case .jugadorDorsal: jugador.dorsal = try entero()
        case .jugadorId: jugador.id = try texto()
        case .jugadorSinDorsal: jugador.sinDorsal = try booleano() ?? false
        case .bando, .fallado: try json.saltar()
        }
    }

    /// The report that the document means, its two teams being known.
    mutating func acta(
        _ bruta: ActaEnBruto?, _ local: EquipoLeido, _ visitante: EquipoLeido
    ) -> Acta {
        guard let bruta else { return Acta() }
        var acta = bruta.acta
        acta.local = alineacion(bruta.local, local)
        acta.visitante = alineacion(bruta.visitante, visitante)
        for lanzamiento in bruta.lanzamientos {
            guard let bando = lanzamiento.bando else { continue }
            let suyo = bando == .local ? local : visitante
            acta.lanzamientos.append(
                Lanzamiento(
                    jugador: miembro(lanzamiento.jugador, suyo) ?? .sinIdentificar, bando: bando,
                    marcado: !lanzamiento.fallado))
        }
        return acta
    }

    private mutating func alineacion(
        _ bruta: ActaEnBruto.Alineacion?, _ equipo: EquipoLeido
    ) -> Alineacion? {
        guard let bruta else { return nil }
        var alineacion = Alineacion(entrenador: bruta.entrenador)
        for titular in bruta.titulares {
            if let jugador = miembro(titular, equipo) { alineacion.titulares.append(jugador) }
        }
        alineacion.capitan = miembro(bruta.capitan, equipo)
        return alineacion
    }

    /// Somebody of a squad; nil when nobody is meant, and noted when there is nobody like that.
    private mutating func miembro(_ referencia: Referencia, _ equipo: EquipoLeido) -> Jugador? {
        guard let desde = referencia.desde else { return nil }
        if let jugador = equipo.plaza(referencia)?.jugador { return jugador }
        anotar(.jugadorDesconocido(referencia.nombre), en: desde)
        return nil
    }
}

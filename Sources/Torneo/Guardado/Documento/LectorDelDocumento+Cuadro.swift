extension LectorDelDocumento {
    /// Reads what follows the matches.
    ///
    /// - Returns: the ties that make sense.
    /// - Throws: `FalloDeJson` when it is not JSON.
    mutating func leerCuadro() throws(FalloDeJson) -> CuadroDelTorneo? {
        guard var objeto = try entrar(en: "el cuadro entre llaves") else { return nil }
        let fallosDeAntes = fallos.count
        var cuadro = CuadroDelTorneo(cruces: [], reglas: ReglasDeEliminatoria())
        while let clave = try siguienteClave(&objeto, tablas.cuadro) {
            switch clave {
            case .cruces: cuadro.cruces = try leerCruces()
            case .golesFuera: cuadro.reglas.golesFuera = try leerGolesFuera()
            case .sinProrroga: cuadro.reglas.prorroga = try !(booleano() ?? false)
            }
        }
        exigir(ClaveDelCuadro.cruces, en: objeto)
        // What could not be read is told already, and would only be missed once more.
        for falta in fallos.count == fallosDeAntes ? cuadro.faltas(en: partidos) : [] {
            anotar(
                .valorNoValido(falta.valor, esperado: falta.esperado),
                en: lugaresDeCruces[falta.cruce])
        }
        // What points to itself or ahead must not be followed.
        return haySuficientesFallos || !fallos.isEmpty ? nil : cuadro
    }

    private mutating func leerGolesFuera() throws(FalloDeJson) -> GolesFuera {
        guard let escrito = try textoLeido() else { return .noCuentan }
        switch NombreDeGolesFuera(rawValue: escrito.valor) {
        case .hastaLaProrroga: return .hastaLaProrroga
        case .siempre: return .siempre
        case nil:
            let esperado = NombreDeGolesFuera.allCases.map(\.rawValue).joined(separator: ", ")
            anotar(.valorNoValido(escrito.valor, esperado: esperado), en: escrito.desde)
            return .noCuentan
        }
    }

    private mutating func leerCruces() throws(FalloDeJson) -> [CruceDelCuadro] {
        guard try entrarEnLista() else { return [] }
        var cruces: [CruceDelCuadro] = []
        var llaves = 0
        var primero = true
        while !haySuficientesFallos, try json.otroElemento(&primero) {
            let desde = json.asomarsePosicion()
            guard let cruce = try leerCruce(antes: llaves) else { continue }
            lugaresDeCruces.append(desde)
            cruces.append(cruce)
            llaves = max(llaves, cruce.llave ?? 0)
        }
        return cruces
    }

    /// Reads one.
    ///
    /// - Parameter llaves: the ties before it, to which alone it may refer.
    /// - Returns: the match; nil when it is no object.
    /// - Throws: `FalloDeJson` when it is not JSON.
    private mutating func leerCruce(antes llaves: Int) throws(FalloDeJson) -> CruceDelCuadro? {
        guard var objeto = try entrar(en: "un cruce entre llaves") else { return nil }
        var bruto = PartidoEnBruto(estado: .programado)
        var cruce = CruceDelCuadro(ronda: "", local: .porEmparejar, visitante: .porEmparejar)
        while let clave = try siguienteClave(&objeto, tablas.cruce) {
            switch clave {
            case .campo: cruce.campo = try texto()
            case .enEspera: cruce.enEspera = try booleano() ?? false
            case .fecha: bruto.fecha = try textoLeido()
            case .hora: bruto.hora = try textoLeido()
            case .zona: bruto.zona = try textoLeido()
            case .llave: cruce.llave = try entero(en: max(1, llaves)...llaves + 1)
            case .local: cruce.local = try leerLado(antes: llaves)
            case .visitante: cruce.visitante = try leerLado(antes: llaves)
            case .partido: cruce.partido = try entero(en: 1...max(1, partidos.count))
            case .pierna: cruce.pierna = try entero(en: 1...2) ?? 1
            case .ronda: cruce.ronda = try texto() ?? ""
            case .soloSi: cruce.soloSi = try entero(en: 1...max(1, llaves))
            }
        }
        exigir(ClaveDeCruce.local, en: objeto)
        exigir(ClaveDeCruce.visitante, en: objeto)
        exigir(ClaveDeCruce.ronda, en: objeto)
        cruce.programacion = programacion(bruto)
        return cruce
    }

    private mutating func leerLado(antes llaves: Int) throws(FalloDeJson) -> CruceDelCuadro.Lado {
        guard var objeto = try entrar(en: "un lado entre llaves") else { return .porEmparejar }
        var lado = CruceDelCuadro.Lado.porEmparejar
        var puesto: Int?
        var grupos: [String] = []
        var esMejor = false
        while let clave = try siguienteClave(&objeto, tablas.lado) {
            switch clave {
            case .equipo:
                if let equipo = equipo(try textoLeido()) { lado = .equipo(equipo.equipo) }
            case .ganador: lado = try entero(en: 1...max(1, llaves)).map { .ganador($0) } ?? lado
            case .perdedor: lado = try entero(en: 1...max(1, llaves)).map { .perdedor($0) } ?? lado
            case .puesto: puesto = try entero(en: 1...1000)
            case .grupo: grupos = try [texto() ?? ""]
            case .grupos:
                grupos = try leerGrupos()
                esMejor = true
            }
        }
        guard let puesto else { return lado }
        if grupos.isEmpty, esMejor {
            anotar(.valorNoValido("[]", esperado: "al menos un grupo"), en: objeto.desde)
        } else if grupos.isEmpty {
            anotar(.falta(clave: "grupo"), en: objeto.desde)
        }
        return esMejor ? .mejor(puesto, de: grupos) : .puesto(puesto, grupo: grupos.first ?? "")
    }

    /// Says which matches have begun between teams that results do not bring there.
    mutating func dudarDeLoEmpezado() {
        guard quierenDudas, fallos.isEmpty, let cuadro else { return }
        let documento = DocumentoDelTorneo(
            nombre: nombre, equipos: equipos.map(\.equipo), partidos: partidos, cuadro: cuadro,
            reglas: reglas)
        for numero in documento.choquesDelCuadro {
            guard let posicion = cuadro.cruces.firstIndex(where: { $0.partido == numero }) else {
                continue
            }
            dudas.append(
                DudaDelDocumento(
                    desde: lugaresDeCruces[posicion],
                    frase: "El partido n.º \(numero) ya ha empezado y los resultados traen aquí a "
                        + "otros equipos: vale el que se juega"))
        }
    }

    private mutating func leerGrupos() throws(FalloDeJson) -> [String] {
        guard try entrarEnLista() else { return [] }
        var grupos: [String] = []
        var primero = true
        while try json.otroElemento(&primero) {
            if let grupo = try texto() { grupos.append(grupo) }
        }
        return grupos
    }

    mutating func entero(en margen: ClosedRange<Int>) throws(FalloDeJson) -> Int? {
        let desde = json.asomarsePosicion()
        guard let numero = try entero() else { return nil }
        guard margen.contains(numero) else {
            anotar(
                .valorNoValido(
                    "\(numero)", esperado: "de \(margen.lowerBound) a \(margen.upperBound)"),
                en: desde)
            return nil
        }
        return numero
    }
}

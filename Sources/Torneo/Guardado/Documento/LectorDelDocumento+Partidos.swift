extension LectorDelDocumento {
    /// Reads a list of matches.
    ///
    /// - Parameter estado: what a match is that does not say it.
    /// - Returns: the matches that make sense.
    /// - Throws: `FalloDeJson` when it is not JSON.
    mutating func leerPartidos(estado: NombreDeEstado) throws(FalloDeJson) -> [PartidoLeido] {
        guard try entrarEnLista() else { return [] }
        var partidos: [PartidoLeido] = []
        var primero = true
        while !haySuficientesFallos, try json.otroElemento(&primero) {
            if let partido = try leerPartido(estado) { partidos.append(partido) }
        }
        return partidos
    }

    private mutating func leerPartido(_ estado: NombreDeEstado) throws(FalloDeJson) -> PartidoLeido?
    {
        guard var objeto = try entrar(en: "un partido entre llaves") else { return nil }
        var bruto = PartidoEnBruto(estado: estado)
        while let clave = try siguienteClave(&objeto, tablas.partido) {
            try leer(clave, de: &bruto)
        }
        exigir(ClaveDePartido.local, en: objeto)
        exigir(ClaveDePartido.visitante, en: objeto)
        exigir(ClaveDePartido.eventos, en: objeto)
        let local = equipo(bruto.local)
        let visitante = equipo(bruto.visitante)
        if let local, local.equipo === visitante?.equipo {
            anotar(.partidoNoValido(.equipoContraSiMismo), en: objeto.desde)
        }
        guard let local, let visitante, local.equipo !== visitante.equipo else {
            comprobarSinEquipos(bruto.eventos + (bruto.jugados ?? []))
            _ = programacion(bruto)
            return nil
        }
        return PartidoLeido(partido: partido(bruto, local, visitante), numero: bruto.numero)
    }

    private mutating func leer(
        _ clave: ClaveDePartido, de bruto: inout PartidoEnBruto
    ) throws(FalloDeJson) {
        switch clave {
        case .local: bruto.local = try textoLeido()
        case .visitante: bruto.visitante = try textoLeido()
        case .eventos: bruto.eventos = try leerEventos()
        case .eventosJugados: bruto.jugados = try leerEventos()
        case .estado:
            if let escrito = try textoLeido() {
                bruto.estado = estado(escrito) ?? bruto.estado
            }
        case .numero: bruto.numero = try entero(en: 1...1_000_000)
        case .acta: bruto.acta = try leerActa()
        case .campo: bruto.ficha.campo = try texto()
        case .confianza: bruto.ficha.confianza = try leerConfianza()
        case .grupo: bruto.ficha.grupo = try texto()
        case .ronda: bruto.ficha.ronda = try texto()
        case .saque: bruto.ficha.saque = try identificador()
        case .prorroga: bruto.ficha.prorroga = try booleano() ?? false
        case .tanda: bruto.ficha.tanda = try leerTanda()
        case .fecha: bruto.fecha = try textoLeido()
        case .hora: bruto.hora = try textoLeido()
        case .zona: bruto.zona = try textoLeido()
        }
    }

    private mutating func leerConfianza() throws(FalloDeJson) -> Confianza? {
        guard let escrita = try textoLeido() else { return nil }
        let confianza = Confianza(rawValue: escrita.valor)
        if confianza == nil {
            anotar(
                .valorNoValido(escrita.valor, esperado: "provisional o confirmado"),
                en: escrita.desde)
        }
        return confianza
    }

    private mutating func estado(_ escrito: TextoLeido) -> NombreDeEstado? {
        let estado = NombreDeEstado(rawValue: escrito.valor)
        if estado == nil {
            let esperado = NombreDeEstado.allCases.map(\.rawValue).joined(separator: ", ")
            anotar(.valorNoValido(escrito.valor, esperado: esperado), en: escrito.desde)
        }
        return estado
    }

    /// Reads two numbers of goals.
    mutating func leerTanda() throws(FalloDeJson) -> Marcador? {
        guard var objeto = try entrar(en: "un marcador entre llaves") else { return nil }
        var goles: (local: Int?, visitante: Int?)
        while let clave = try siguienteClave(&objeto, tablas.tanda) {
            let desde = json.asomarsePosicion()
            let cuantos = try entero()
            if let cuantos, !(0...999).contains(cuantos) {
                anotar(.valorNoValido("\(cuantos)", esperado: "de 0 a 999 goles"), en: desde)
            }
            switch clave {
            case .local: goles.local = cuantos
            case .visitante: goles.visitante = cuantos
            }
        }
        exigir(ClaveDeTanda.local, en: objeto)
        exigir(ClaveDeTanda.visitante, en: objeto)
        guard let local = goles.local, let visitante = goles.visitante else { return nil }
        return Marcador(local: local, visitante: visitante)
    }

    /// The team of a name; one that is not there is noted.
    mutating func equipo(_ nombre: TextoLeido?) -> EquipoLeido? {
        guard let nombre else { return nil }
        if let numero = numeros[nombre.valor] { return equipos[numero] }
        if !equiposMalos.contains(nombre.valor) {
            anotar(.equipoDesconocido(nombre.valor), en: nombre.desde)
        }
        return nil
    }
}

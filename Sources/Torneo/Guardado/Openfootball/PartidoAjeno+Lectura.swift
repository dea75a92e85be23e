extension PartidoAjeno {
    /// Reads date, time and zone: `2018-06-14` and `18:00 UTC+3`.
    mutating func leerFecha(_ nodo: NodoJson) {
        guard let escrita = nodo["date"]?.texto else { return }
        guard let fecha = Fecha(escrita) else { return avisar("la fecha «\(escrita)» no existe") }
        var hora: Hora?
        var zona: String?
        if let escrita = nodo["time"]?.texto {
            let partes = escrita.split(separator: " ")
            hora = partes.first.flatMap { Hora(String($0)) }
            zona = partes.count > 1 ? partes[1...].joined(separator: " ") : nil
            if hora == nil {
                avisar("la hora «\(escrita)» no se entiende")
                zona = nil
            }
        }
        ficha.programacion = Programacion(fecha: fecha, hora: hora, zona: zona)
    }

    /// Reads the score.
    ///
    /// It is `score` {`ft`, `et`, `p`, `ht`}, or the older `score1`, `score1et`, `score1p`, `score1i`.
    /// Extra time is in the score, the shoot-out is not.
    mutating func leerMarcador(_ nodo: NodoJson) {
        let reglamentario = leido(nodo, "ft", "score1", "score2")
        let conProrroga = leido(nodo, "et", "score1et", "score2et")
        ficha.prorroga = conProrroga != nil
        ficha.tanda = leido(nodo, "p", "score1p", "score2p")
        acta.descanso = leido(nodo, "ht", "score1i", "score2i")
        acta.reglamentario = conProrroga == nil ? nil : reglamentario
        marcador = conProrroga ?? reglamentario
        if marcador == nil { ficha.estado = .programado }
    }

    /// Reads what the source says about the state of the match, if it says anything.
    mutating func leerEstado(_ escrito: String?) {
        guard let escrito else { return }
        switch escrito.lowercased() {
        case "postponed": ficha.estado = .aplazado
        case "abandoned", "suspended": ficha.estado = .suspendido
        case "cancelled", "canceled", "annulled": ficha.estado = .anulado
        case "in_play": ficha.estado = .enJuego
        case EscritorDeOpenfootball.nadieVino: ficha.estado = .dobleIncomparecencia
        case "awarded":
            if let marcador {
                ficha.estado = .adjudicado(marcador)
                // Its goals are those that were played, if any.
                self.marcador = nil
            } else {
                avisar("consta como adjudicado y no trae marcador")
            }
        default: avisar("el estado «\(escrito)» no se conoce y no se tiene en cuenta")
        }
    }

    /// Reads a list of goals; nil when there is none.
    mutating func goles(_ nodo: NodoJson?) -> [GolAjeno]? {
        guard let lista = nodo?.lista else { return nil }
        var goles: [GolAjeno] = []
        for nodo in lista { goles.append(gol(nodo)) }
        return goles
    }

    private mutating func gol(_ nodo: NodoJson) -> GolAjeno {
        let nombre = nodo["name"]?.texto.flatMap { texto in
            texto.contains(where: { $0.isLetter }) ? texto : nil
        }
        if nombre == nil { avisar("un gol no tiene autor") }
        let autor = nombre.map { PersonaAjena($0) }
        let clase: ClaseDeGol =
            nodo["owngoal"]?.esCierto == true
            ? .enPropia : nodo["penalty"]?.esCierto == true ? .penalti : .jugada
        let quien = nombre ?? "alguien sin identificar"
        guard let escrito = nodo["minute"] else {
            avisar("el gol de \(quien) no tiene minuto")
            return GolAjeno(autor: autor, minuto: nil, anadido: 0, clase: clase)
        }
        let momento =
            escrito.entero.map { Momento(minuto: $0, anadido: nodo["offset"]?.entero ?? 0) }
            ?? escrito.texto.flatMap { Momento(ajeno: $0) }
        guard let momento, Partido.minutosPosibles.contains(momento.minuto),
            Partido.anadidosPosibles.contains(momento.anadido)
        else {
            avisar("el minuto del gol de \(quien) no se entiende")
            return GolAjeno(autor: autor, minuto: nil, anadido: 0, clase: clase)
        }
        return GolAjeno(
            autor: autor, minuto: momento.minuto, anadido: momento.anadido, clase: clase)
    }

    private mutating func leido(
        _ nodo: NodoJson, _ clave: String, _ local: String, _ visitante: String
    ) -> Marcador? {
        let pareja =
            nodo["score"]?[clave]?.lista?.map(\.entero)
            ?? [nodo[local]?.entero, nodo[visitante]?.entero]
        guard nodo["score"]?[clave] != nil || nodo[local] != nil || nodo[visitante] != nil else {
            return nil
        }
        guard pareja.count == 2, let suyos = pareja[0], let ajenos = pareja[1],
            Partido.golesPosibles.contains(suyos), Partido.golesPosibles.contains(ajenos)
        else {
            avisar("el marcador «\(clave)» no se entiende")
            return nil
        }
        return Marcador(local: suyos, visitante: ajenos)
    }
}

extension Momento {
    /// Reads a moment as newer files write it: `90`, `90+4`, `45'+2`; nil for anything else.
    init?(ajeno texto: String) {
        let partes = texto.filter { $0 != "'" && $0 != " " }
            .split(separator: "+", omittingEmptySubsequences: false)
        guard (1...2).contains(partes.count), let minuto = Int(partes[0]) else { return nil }
        guard partes.count == 2 else {
            self.init(minuto: minuto)
            return
        }
        guard let anadido = Int(partes[1]) else { return nil }
        self.init(minuto: minuto, anadido: anadido)
    }
}

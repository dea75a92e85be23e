package import Torneo

extension RepositorioDePartidos {
    package func registrarGol(partidoId: Int, gol: EventoDePartido) {
        registrar(Incidencia(gol), partidoId: partidoId, por: .esteOrdenador)
    }

    package func registrar(_ gol: Incidencia, partidoId: Int, por autor: Autor) {
        guard let encuentro = partido(id: partidoId), let numero = numero(de: partidoId),
            let suceso = Suceso(gol, en: encuentro, numero: numero)
        else { return }
        intentar(suceso, id: gol.id, por: autor)
    }

    /// A match has begun; one with a result that is played again keeps it.
    ///
    /// - Parameters:
    ///   - partidoId: the number of the match.
    ///   - duracion: minutes it is to last, when somebody said.
    ///   - saque: the identity of the kick-off, if whoever began the match gave it one.
    ///   - autor: who began it.
    package func empezar(
        partidoId: Int, duracion: Int? = nil, saque: Identificador? = nil,
        por autor: Autor = .esteOrdenador
    ) {
        guard let numero = numero(de: partidoId) else { return }
        intentar(
            .saque(SaqueApuntado(partido: numero, duracion: duracion, marca: saque)), id: saque,
            por: autor)
    }

    /// A match in play has ended: from now on its score is a result.
    package func terminar(partidoId: Int) {
        guard let numero = numero(de: partidoId), partido(id: partidoId)?.ficha.estado == .enJuego
        else { return }
        intentar(.final(FinalApuntado(partido: numero)), id: nil, por: .reloj)
    }

    /// Whether a match began with a kick-off of this identity, now or once.
    func yaEmpezo(_ partidoId: Int, con saque: Identificador) -> Bool {
        apuntado.lugar(de: saque) != nil || partido(id: partidoId)?.ficha.saque == saque
    }

    /// The goal that was marked with an identity and undone since, as it was told when it was
    /// marked, with the score of now; nil when there is none.
    func golDeshecho(_ id: Identificador) -> GolAvisado? {
        guard let lugar = apuntado.lugar(de: id),
            case .gol(let gol) = apuntado.apuntes[lugar].suceso,
            let item = partidos[numero: gol.partido]
        else { return nil }
        let equipo = gol.bando == .local ? item.partido.local : item.partido.visitante
        // Of whoever is called otherwise since, everybody sees what is shown now.
        let autor = equipo.plantilla.contains(gol.jugador) ? gol.jugador : .sinIdentificar
        return GolAvisado(
            partidoId: item.id, minuto: gol.momento?.minuto ?? 0, jugador: autor.nombre,
            equipo: equipo.nombre,
            marcador: item.partido.marcador(), id: id)
    }

    /// The number of the match that an entry tells of; nil when it is none, or there is no such entry.
    ///
    /// - Parameter numero: the number of the entry, from 1.
    /// - Returns: the number of the match.
    package func partido(delApunte numero: Int) -> Int? {
        guard apuntado.apuntes.indices.contains(numero - 1) else { return nil }
        return apuntado.linea(numero - 1).partido
    }

    /// Changes what decides the tables.
    ///
    /// - Parameters:
    ///   - cambio: the change.
    ///   - autor: who changes it.
    /// - Throws: `RechazoDeApunte` when it makes no sense; nothing has changed then.
    /// - Complexity: O(events).
    package func cambiar(
        _ cambio: CambioDeReglas, por autor: Autor = .esteOrdenador
    ) throws(RechazoDeApunte) {
        try anotar(.reglas(ReglasCambiadas(cambio)), por: autor)
    }

    /// Writes something down whose callers have seen to it that it fits.
    func intentar(_ suceso: Suceso, id: Identificador?, por autor: Autor) {
        do throws(RechazoDeApunte) {
            try anotar(suceso, id: id, por: autor)
        } catch {
            Registro.anotar("no se pudo apuntar: \(error)")
        }
    }
}

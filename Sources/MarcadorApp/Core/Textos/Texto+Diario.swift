package import Torneo

// What the journal says of itself.

extension Texto {
    /// The journal cannot be used.
    ///
    /// - Parameter motivo: why and what to do, as a sentence without full stop.
    /// - Returns: that, and that nothing is changed meanwhile.
    nonisolated package static func diarioInaccesible(_ motivo: Texto) -> Texto {
        Texto(
            "\(motivo.espanol). Se ve el torneo como se escribió la última vez, el diario no se "
                + "toca y no se admite ningún cambio.",
            "\(motivo.ingles). The tournament is shown as it was last written, the journal is not "
                + "touched, and nothing can be changed.")
    }

    /// What a match in play was made of cannot be undone.
    ///
    /// - Parameter numero: the number of the match.
    /// - Returns: that, and what to do.
    nonisolated package static func seEstaJugando(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) se está jugando: espera a que termine para deshacerlo",
            "Match no. \(numero) is being played: wait until it has ended to undo it")
    }
}

extension ErrorDeDiario {
    /// The failure in both languages: what is wrong and what to do.
    nonisolated package var texto: Texto {
        switch self {
        case .disco(let motivo):
            Texto(
                "El diario no se puede usar: \(motivo.espanol)",
                "The journal cannot be used: \(motivo.ingles)")
        case .ocupado:
            Texto(
                "Otro programa tiene bloqueado el diario: ciérralo y vuelve a intentarlo",
                "Another program keeps the journal locked: close it and try again")
        case .danado(let detalle):
            Texto(
                "El diario está dañado (\(detalle)): compruébalo con «marcador verifica» y "
                    + "recupera una copia con «marcador restaura»",
                "The journal is damaged (\(detalle)): check it with “marcador verifica” and "
                    + "bring back a copy with “marcador restaura”")
        case .masNuevo:
            Texto(
                "El diario es de un Marcador más nuevo: actualiza este",
                "The journal was written by a newer Marcador: update this one")
        case .ilegible(let lugar, let motivo):
            Texto(
                "El apunte n.º \(lugar) del diario no se entiende: \(motivo)",
                "Entry no. \(lugar) of the journal makes no sense: \(motivo)")
        case .noCuadra(let lugar, let motivo):
            Texto(
                "El apunte n.º \(lugar) del diario no cuadra con los de antes: "
                    + motivo.texto.espanol,
                "Entry no. \(lugar) of the journal does not fit those before it: "
                    + motivo.texto.ingles)
        case .otraVersion(let esperada, let hay):
            Texto(
                "Alguien más ha apuntado algo: se esperaban \(esperada) apuntes y hay \(hay). "
                    + "Vuelve a mirar y repítelo si hace falta",
                "Somebody else has added something: \(esperada) entries were expected and there "
                    + "are \(hay). Look again, and repeat it if need be")
        }
    }
}

extension RechazoDeApunte {
    /// The reason in both languages.
    nonisolated package var texto: Texto {
        if case .reglas(let fallo) = self { return fallo.texto }
        return Texto(description, enIngles)
    }

    nonisolated private var enIngles: String {
        switch self {
        case .noExisteElPartido(let numero): Texto.noExisteElPartido(numero).ingles
        case .jugadorDesconocido(let nombre, let equipo):
            "\(nombre) is not in the squad of \(equipo): add them first"
        case .confirmado(let numero):
            "The result of match no. \(numero) is confirmed: it only changes if the organiser gives a "
                + "reason, which is shown on its page"
        case .yaConfirmado(let numero):
            "The result of match no. \(numero) is confirmed already"
        case .sinConfirmar(let numero): "The result of match no. \(numero) is not confirmed"
        case .sinResultado(let numero):
            "Match no. \(numero) has no result to confirm: wait until it has ended"
        case .faltaElMotivo:
            "The reason is missing, or longer than \(String.largoDelMotivo) letters: it is shown on "
                + "the match's page"
        case .noExisteElEquipo(let numero): Texto.noExisteElEquipo(numero).ingles
        case .fichaImposible:
            "A name has 1 to \(Jugador.largoDelNombre) letters, and a number, if there is one, is "
                + "between 0 and 999"
        case .yaEnLaPlantilla(let nombre, let equipo):
            "\(nombre) is in the squad of \(equipo) already"
        case .dorsalRepetido(let dorsal, let nombre):
            "\(nombre) wears number \(dorsal) already: choose another"
        case .jugadorConPartidos(let nombre):
            "\(nombre) appears in matches of this tournament and cannot be taken out: change the "
                + "name, or undo first what was written down"
        case .noVale(let error): error.enIngles
        case .noSeEstaJugando(let numero): "Match no. \(numero) is not being played: begin it first"
        case .yaTieneMarcador(let numero):
            "Match no. \(numero) already has a score: undo first what made it"
        case .noExisteElGol(let id): "There is no goal \(id) in that match"
        case .competicion(let error): error.enIngles
        case .reglas(let fallo): fallo.texto.ingles
        case .documento(let error): "The document makes no sense: \(error.descripcion)"
        case .noExisteElApunte(let id): "There is no entry \(id)"
        case .yaAnulado: "That entry is already undone"
        case .noSeDeshaceElTorneo:
            "The beginning of the tournament cannot be undone: to go back, import another document"
        case .anteriorAlTorneo:
            "That entry is older than the import of the present tournament: it changes nothing"
        case .noSeCorrige:
            "Only what happened in a match can be corrected, with something of the same match"
        case .otroDependeDeEl(let lugar, let motivo):
            "Without it, entry no. \(lugar) would make no sense and has to be undone first: "
                + motivo.enIngles
        case .faltaElTorneo: "The journal does not begin with a tournament"
        case .nadaQueCambiar: "That would change nothing"
        case .textoLargo(let texto, let maximo):
            "“\(texto.prefix(30))…” is too long: \(maximo) letters fit"
        case .textoInvisible(let texto):
            "“\(texto.sinInvisibles.prefix(30))” has characters that nobody sees, or that turn the "
                + "direction of writing: type it again instead of copying it"
        case .horaQueNoExiste(let cuando, let zona):
            "\(cuando) does not exist in \(zona): that night the clocks go forward and skip it. "
                + "Choose another time"
        case .textoImposible(let texto):
            "“\(texto.prefix(30))” is not valid: write 1 to 80 letters in one line"
        case .demasiadosArbitros: "A match has six referees at most, each of them once"
        case .losHaceElCuadro:
            "In this tournament results decide who plays: correct the result that does"
        case .noEntranEquipos:
            "With the ties made no new teams can be entered: rename one that does not come"
        case .noEntranPartidos:
            "With the ties made no matches can be added: the next ones follow from results"
        case .noExisteElCruce(let numero): "There is no tie no. \(numero)"
        case .sancionImposible: "1 to 50 matches can be added or lifted: choose another number"
        case .menosPorCumplir(let nombre, let quedan):
            "\(nombre) has \(quedan) matches still to serve: no more can be lifted"
        case .contraSiMismo(let nombre): "\(nombre) cannot be both teams: choose another"
        case .golesImposibles:
            "Matches that are awarded end with 1 to 20 goals: choose another number"
        }
    }
}

extension ErrorDeCompeticion {
    nonisolated fileprivate var enIngles: String {
        switch self {
        case .noExisteElEncuentro(let numero): Texto.noExisteElPartido(numero).ingles
        case .equiposPorSaber(let numero): Texto.equiposPorSaber(numero).ingles
        case .noSeJuega(let numero):
            "Match no. \(numero) is not played: its tie has been decided already"
        case .resultadoImposible(let numero): Texto.resultadoImposible(numero).ingles
        case .yaHaEmpezado(let siguiente, 0):
            "Match no. \(siguiente) has begun, and who plays it depends on this: it cannot be changed"
        case .yaHaEmpezado(let siguiente, let numero):
            Texto.siguienteEmpezado(siguiente, partido: numero).ingles
        case .noParticipa: "That team does not take part, or has withdrawn"
        case .yaParticipa: "That team takes part already"
        case .noHayGrupo(let grupo): "There is no group \(grupo)"
        case .eliminatoriaEmpezada: "The knock-out has begun: nobody can enter any more"
        case .eliminatoriaSinPlazas:
            "It is a knock-out and its bracket is made: nobody can enter any more"
        case .esSuizo: "It is a Swiss and its first round is paired: nobody can enter any more"
        case .rondaSinTerminar(let ronda): Texto.rondaSinTerminar(ronda).ingles
        case .noHayMasRondas: Texto.noHayMasRondas.ingles
        case .sinParejasNuevas: Texto.sinParejasNuevas.ingles
        }
    }
}

extension ErrorDeTorneo {
    nonisolated fileprivate var enIngles: String {
        switch self {
        case .equipoContraSiMismo: "A team cannot play against itself"
        case .equiposNoInscritos(let torneo): "Both teams must be entered in \(torneo)"
        case .minutoFueraDelPartido(let minuto): "No match has a minute \(minuto)"
        case .anadidoFueraDelPartido(let anadido): "Impossible added time: \(anadido)"
        case .marcadorImposible(let marcador): "Impossible score: \(marcador)"
        case .golDeEquipoAjeno(let equipo): "\(equipo), whose goal it is, does not play this match"
        case .jugadorNoJuegaEnElEquipo(let jugador, let equipo):
            "\(jugador) does not play for \(equipo)"
        case .jugadorNoJuegaElPartido(let jugador): "\(jugador) does not play this match"
        case .cambioConAjenos: "The substitution has somebody who does not play this match"
        }
    }
}

import Torneo

/// What is wrong with a draft, beside the field it is about.
nonisolated extension Texto {
    static let faltaElNombreDelTorneo = Texto(
        "Ponle un nombre, de 1 a 80 letras.", "Give it a name of 1 to 80 letters.")
    static let lugarDemasiadoLargo = Texto(
        "El lugar tiene más de 80 letras: acórtalo.",
        "The place has more than 80 letters: make it shorter.")
    static let faltaElPrimerDia = Texto(
        "Hay último día y falta el primero.", "There is a last day and no first one.")
    static let hastaAntesDeDesde = Texto(
        "El último día tiene que ser el primero o uno de los 365 siguientes.",
        "The last day has to be the first one or one of the 365 after it.")
    package static let fechaQueNoVale = Texto(
        "Escribe el día como 2027-05-30.", "Write the day like 2027-05-30.")
    package static let horaQueNoVale = Texto(
        "Escribe la hora como 10:30.", "Write the time like 10:30.")
    static let zonaDesconocida = Texto(
        "No se conoce esa zona: escribe una como Europe/Madrid.",
        "That zone is not known: write one like Europe/Madrid.")
    static let faltanEquipos = Texto(
        "Hacen falta dos equipos por lo menos.", "At least two teams are needed.")
    static let noCabeUnPartido = Texto(
        "Entre el comienzo y el final no cabe ni un partido.",
        "Not even one match fits between beginning and end.")
    static let camposQueNoValen = Texto(
        "Escribe cuántos campos hay (de 1 a 50), o sus nombres, distintos y separados por comas.",
        "Write how many pitches there are (1 to 50), or their names, all different, between commas."
    )
    static let sistemaDesconocido = Texto("Elige un sistema.", "Choose a system.")
    static let sorteoQueNoVale = Texto(
        "El sorteo es un número; vacío, vale el orden de la lista.",
        "The draw is a number; left blank, the order of the list counts.")

    static func sobranEquipos(_ maximo: Int) -> Texto {
        Texto(
            "Caben \(maximo) equipos como mucho: divide el torneo.",
            "There is room for \(maximo) teams at most: divide the tournament.")
    }

    static func demasiadosPartidos(_ maximo: Int) -> Texto {
        Texto(
            "Así saldrían más de \(maximo) partidos: elige otro sistema o menos vueltas.",
            "That would be more than \(maximo) matches: choose another system or fewer legs.")
    }

    static func escribeUnNumero(_ minimo: Int, _ maximo: Int) -> Texto {
        Texto(
            "Escribe un número de \(minimo) a \(maximo).",
            "Write a number from \(minimo) to \(maximo).")
    }

    static func equipoYaEnLaLinea(_ nombre: String, _ linea: Int) -> Texto {
        Texto(
            "«\(nombre)» ya está en la línea \(linea).",
            "“\(nombre)” is already in line \(linea).")
    }

    static func nombreDemasiadoLargo(_ nombre: String) -> Texto {
        Texto(
            "«\(nombre.prefix(30))…» tiene más de 80 letras: acórtalo.",
            "“\(nombre.prefix(30))…” has more than 80 letters: make it shorter.")
    }

    /// What is wrong with a line of a list.
    ///
    /// - Parameters:
    ///   - linea: the line, from 1; nil when it is about the whole.
    ///   - frase: what is wrong.
    /// - Returns: e.g. «Línea 3: «Toros» ya está en la línea 1.».
    package static func faltaEnLaLinea(_ linea: Int?, _ frase: Texto) -> Texto {
        guard let linea else { return frase }
        return Texto("Línea \(linea): \(frase.espanol)", "Line \(linea): \(frase.ingles)")
    }
}

extension ErrorDeCalendario {
    /// What is wrong and what to do.
    nonisolated package var texto: Texto {
        switch self {
        case .bombosDesiguales(let suma, let equipos):
            Texto(
                "\(descripcion).", "The pots hold \(suma) teams and the list has \(equipos).")
        case .numeroDeEquipos(let cuantos, let admitidos):
            Texto(
                "\(descripcion).",
                "With \(cuantos) teams that cannot be: it takes \(admitidos.lowerBound) to "
                    + "\(admitidos.upperBound).")
        case .equipoRepetido(let posicion):
            Texto("\(descripcion).", "Team no. \(posicion + 1) of the list is there twice.")
        case .numeroDeVueltas(_, let admitidas):
            Texto(
                "\(descripcion).",
                "Choose \(admitidas.lowerBound) to \(admitidas.upperBound) legs.")
        case .numeroDeGrupos(let grupos, let equipos):
            Texto(
                "\(descripcion).",
                "\(equipos) teams do not make \(grupos) groups: each needs two.")
        case .clasificados(let cuantos, let menor):
            Texto(
                "\(descripcion).",
                "\(cuantos) cannot go on from each group: the smallest has \(menor).")
        case .mejores(_, let admitidos):
            Texto(
                "\(descripcion).",
                "Choose \(admitidos.lowerBound) to \(admitidos.upperBound) of the next places.")
        case .repartoImposible:
            Texto("\(descripcion).", "Those who go on do not fit into the bracket like that.")
        case .numeroDeRondas(_, let admitidas):
            Texto(
                "\(descripcion).",
                "Without repeating a match, choose \(admitidas.lowerBound) to "
                    + "\(admitidas.upperBound) rounds.")
        case .sinParejasNuevas:
            Texto("\(descripcion).", "There are no pairs left without repeating a match.")
        }
    }
}

extension ErrorDeHorario {
    /// What stands in the way and what to do.
    nonisolated package var texto: Texto {
        let frase = descripcion { "el partido n.º \($0)" }
        return Texto("\(frase.prefix(1).uppercased())\(frase.dropFirst()).", enIngles)
    }

    nonisolated private var enIngles: String {
        switch self {
        case .condicionSinSentido: "Length, breaks, pitches or referees make no sense."
        case .faltanHuecos(let caben, let hacenFalta):
            "\(caben) matches fit on the pitches and \(hacenFalta) are to be played: take more "
                + "pitches, hours or days, or shorter matches."
        case .sinHuecoPosible(let uno):
            "Match no. \(uno) cannot be played at any of the times that are asked for."
        case .cadenaDemasiadoLarga(let uno):
            "Too many matches in a row lead to match no. \(uno): take more days or less rest."
        case .equipoSinTiempo(let uno):
            "With that rest, teams have no time for all their matches: match no. \(uno) fails; "
                + "take more days or less rest."
        case .noCabe(let uno, _):
            "There is no room for match no. \(uno): take more pitches, hours or days, or less rest."
        case .choca: "Two matches clash."
        }
    }
}

package import Torneo

// The words of the page where a squad is changed.

nonisolated extension Texto {
    /// Title of the page.
    ///
    /// - Parameter equipo: the name of the team.
    /// - Returns: `Plantilla de Rayo FC`.
    public static func plantillaDe(_ equipo: String) -> Texto {
        Texto("Plantilla de \(equipo)", "Squad of \(equipo)")
    }

    /// What the page is for.
    public static let plantillaAyuda = Texto(
        "Inscribe a quien juega, cambia nombres y dorsales y decide qué se ve de cada nombre. Todo "
            + "vale también para los partidos ya jugados, y todo se puede deshacer.",
        "Register who plays, change names and numbers, and decide what is shown of each name. All of "
            + "it counts for matches already played too, and all of it can be undone.")

    /// The link to the page.
    public static let cambiarLaPlantilla = Texto("Cambiar la plantilla", "Change the squad")
    /// The link back to the team.
    public static let verElEquipo = Texto("El equipo", "The team")
    /// Heading of the form for somebody new.
    public static let inscribirAAlguien = Texto("Inscribir a alguien", "Register somebody")
    /// Registers somebody.
    public static let inscribir = Texto("Inscribir", "Register")
    /// Keeps what was changed.
    public static let guardar = Texto("Guardar", "Save")
    /// Makes somebody captain.
    public static let nombrarCapitan = Texto("Nombrar capitán", "Make captain")
    /// Takes somebody out.
    public static let quitarDeLaPlantilla = Texto("Quitar de la plantilla", "Take out of the squad")
    /// Erases a name for good.
    public static let borrarElNombre = Texto(
        "Borrar el nombre para siempre", "Erase the name for good")
    /// The same for somebody who left.
    public static let borrarElNombreDeQuienNoEsta = Texto(
        "Borrar el nombre de quien ya no está en la plantilla",
        "Erase the name of somebody who is no longer in the squad")
    /// What that does.
    public static let borrarElNombreAyuda = Texto(
        "El nombre desaparece de todas las páginas, del fichero, de las crónicas publicadas aquí y de "
            + "todos los apuntes, también de los de antes, y no se puede deshacer: en su lugar pone "
            + "«N. N.». Los resultados y las sumas quedan. De copias de seguridad, y de lo que otros "
            + "se hayan llevado, no se borra.",
        "The name disappears from all pages, from the file, from the chronicles published here and "
            + "from all entries, those of the past too, and that cannot be undone: it says “N. N.” "
            + "instead. Results and sums stay. It is not erased from backups, nor from what others "
            + "have taken away.")
    /// Confirms that.
    public static let siBorrarlo = Texto("Sí, quiero borrarlo", "Yes, I want to erase it")

    /// Label of the field.
    public static let nombreDelJugador = Texto("Nombre", "Name")
    /// Label of the field.
    public static let dorsalSiLlevas = Texto("Dorsal (si lleva)", "Number (if any)")
    /// Label of the choice.
    public static let queSeVeDelNombre = Texto(
        "Qué ven todos del nombre", "What everybody sees of the name")

    /// How much of a name everybody sees.
    ///
    /// - Parameter vista: how much.
    /// - Returns: a word or two.
    package static func vista(_ vista: VistaDelNombre) -> Texto {
        switch vista {
        case .entero: Texto("entero", "all of it")
        case .iniciales: Texto("solo las iniciales", "initials only")
        case .oculto: Texto("nada", "nothing")
        }
    }

    /// What everybody sees of somebody.
    ///
    /// - Parameter mostrado: what is seen.
    /// - Returns: `se ve «A. G.»`.
    public static func seVe(_ mostrado: String) -> Texto {
        Texto("se ve «\(mostrado)»", "shown as “\(mostrado)”")
    }

    /// Group of choices: referees of one match.
    public static let arbitrarUnPartido = Texto("Arbitrar un partido", "Referee a match")
    /// Group of choices: captains.
    public static let capitanesDeEquipos = Texto(
        "Capitán: la plantilla de un equipo", "Captain: the squad of a team")
}

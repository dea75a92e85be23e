nonisolated extension Texto {
    // MARK: Settings of the tables

    /// Link to the settings of the tables.
    public static let cambiarLasReglas = Texto("Cambiar las reglas de la tabla", "Change the rules")
    /// Title of the settings of the tables.
    public static let reglasDeLaTabla = Texto("Reglas de la tabla", "Rules of the table")
    /// Heading of the choice of known rules.
    public static let reglamentoConocido = Texto("Un reglamento conocido", "Known rules")
    /// Heading of rules of one's own.
    public static let reglamentoPropio = Texto("Un reglamento propio", "Rules of your own")
    /// What rules of one's own begin with.
    public static let reglamentoPropioAyuda = Texto(
        "Empieza por el que vale ahora: cambia lo que haga falta y guárdalo con otro nombre.",
        "It begins with the ones in force: change what you need and keep them under another name.")
    /// Does it.
    public static let usarEste = Texto("Usar este", "Use these")
    /// Does it.
    public static let usarElPropio = Texto("Usar el propio", "Use your own")
    /// A field.
    public static let nombreDelReglamento = Texto("Nombre", "Name")
    /// A field.
    public static let porVictoria = Texto("Por victoria", "For a win")
    /// A field.
    public static let porEmpate = Texto("Por empate", "For a draw")
    /// A field.
    public static let porDerrota = Texto("Por derrota", "For a defeat")
    /// A field.
    public static let semillaDelSorteo = Texto("Semilla del sorteo", "Seed for lots")
    /// What it does.
    public static let semillaAyuda = Texto(
        "Un número cualquiera; si se deja en blanco, no se sortea nada.",
        "Any number; if left blank, no lots are drawn.")
    /// No criterion.
    public static let ninguno = Texto("— nada más —", "— nothing more —")
    /// Head-to-head as a criterion to choose.
    public static let entreLosEmpatados = Texto(
        "Partidos entre los empatados", "Matches between those level")
    /// Heading of the keys of head-to-head.
    public static let queSeMiraEntreEllos = Texto(
        "En los partidos entre los empatados se mira", "In the matches between those level, look at"
    )
    /// A field.
    public static let siSoloSeparaAAlgunos = Texto(
        "Si solo separa a algunos", "If it separates only some")
    /// A field.
    public static let siFaltanPartidos = Texto(
        "Si faltan partidos entre ellos", "If matches between them are missing")
    /// Heading of a new adjustment.
    public static let nuevoAjuste = Texto("Dar o quitar puntos", "Add or deduct points")
    /// A field.
    public static let puntosDelAjuste = Texto("Puntos (−3 los quita)", "Points (−3 deducts them)")
    /// A field.
    public static let motivo = Texto("Motivo", "Reason")
    /// A field.
    public static let fechaDelAjuste = Texto("Fecha", "Date")
    /// Does it.
    public static let apuntarAjuste = Texto("Apuntar el ajuste", "Enter the adjustment")
    /// Takes it away.
    public static let quitar = Texto("Quitar", "Remove")
    /// Heading of a new zone.
    public static let nuevaZona = Texto("Nueva zona", "New zone")
    /// A field.
    public static let desdeElPuesto = Texto("Del puesto", "From place")
    /// A field.
    public static let hastaElPuesto = Texto("Al puesto", "To place")
    /// A field.
    public static let claseDeZona = Texto("Lleva a", "Leads to")
    /// A field.
    public static let nombreDeZona = Texto("Nombre (si hace falta)", "Name (if needed)")
    /// Does it.
    public static let apuntarZona = Texto("Añadir la zona", "Add the zone")
    /// No zones.
    public static let sinZonas = Texto(
        "Ningún puesto lleva a ninguna parte todavía.", "No place leads anywhere yet.")
    /// What may be written in a field.
    ///
    /// - Parameter n: which criterion, from 1.
    /// - Returns: e.g. «Criterio 2».
    public static func criterioNumero(_ n: Int) -> Texto {
        Texto("Criterio \(n)", "Criterion \(n)")
    }
    /// A key of head-to-head.
    ///
    /// - Parameter n: which key, from 1.
    /// - Returns: e.g. «Primero», as a number.
    public static func claveNumero(_ n: Int) -> Texto { Texto("\(n).º", "\(n).") }
    /// Takes an adjustment away, for assistive technology.
    ///
    /// - Parameter de: whose, or which.
    /// - Returns: e.g. «Quitar: Toros −3 puntos».
    public static func quitar(_ de: Texto) -> Texto {
        Texto("Quitar: \(de.espanol)", "Remove: \(de.ingles)")
    }

    // MARK: What the fields of the forms can be

    /// What a form can ask for.
    public static let queSePuedePedir = Texto("lo que pide un botón", "what a button asks for")
    /// One of what is on offer.
    public static let unoDeLaLista = Texto("uno de la lista", "one of the list")
    /// A day.
    public static let fechaComo = Texto("una fecha como 2026-03-01", "a date such as 2026-03-01")
    /// A whole number.
    ///
    /// - Parameters:
    ///   - minimo: the least.
    ///   - maximo: the greatest.
    /// - Returns: e.g. «un número entero de 1 a 1000».
    public static func numeroEntre(_ minimo: Int, _ maximo: Int) -> Texto {
        Texto(
            "un número entero de \(minimo) a \(maximo)",
            "a whole number from \(minimo) to \(maximo)")
    }
}

/// The result of a match as it is written down by hand, and what follows from it.
nonisolated extension Texto {
    /// Heading of the form.
    public static let ponerElResultado = Texto("Poner el resultado", "Enter the result")
    /// Heading of the form of a match that has a result.
    public static let corregirElResultado = Texto("Corregir el resultado", "Correct the result")
    /// Said above the form of a match outside the knock-out.
    public static let corregirElResultadoAyuda = Texto(
        "Escribe cómo acabó: sustituye al resultado guardado, y la tabla se rehace.",
        "Enter how it ended: it replaces the saved result, and the table is made again.")
    /// What opens the buttons that would change a match that is over.
    public static let corregirTerminado = Texto(
        "Corregir un partido terminado", "Correct a finished match")
    /// What those buttons do.
    public static let corregirTerminadoAyuda = Texto(
        "Este partido ya terminó. Un gol más cambia su resultado guardado, y empezarlo lo vuelve a "
            + "jugar desde el minuto 0 sin borrar lo guardado. Para deshacer un gol, corrige el "
            + "resultado.",
        "This match is over. One more goal changes its saved result, and starting it plays it again "
            + "from minute 0 without deleting what is saved. To undo a goal, correct the result.")
    /// A finished match was to be changed without asking for it.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what to do, and that nothing has changed.
    public static func yaTerminado(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) ya terminó y no se ha tocado: si quieres cambiarlo, abre "
                + "«\(corregirTerminado.espanol)» en su página",
            "Match no. \(numero) is over and was not touched: to change it, open "
                + "“\(corregirTerminado.ingles)” on its page")
    }
    /// Said above the form of a level match of the knock-out.
    public static let ponerElResultadoAyuda = Texto(
        "Con el resultado se sabe quién sigue en la eliminatoria. Deja en blanco lo que no se jugó.",
        "The result tells who goes on in the knock-out. Leave blank what was not played.")
    /// The goals without extra time.
    public static let golesDelPartido = Texto("Goles sin la prórroga", "Goals without extra time")
    /// The goals of extra time.
    public static let golesDeLaProrroga = Texto("Goles de la prórroga", "Goals in extra time")
    /// The shoot-out.
    public static let tandaDePenaltis = Texto("Tanda de penaltis", "Shoot-out")
    /// The button that sends it.
    public static let guardarElResultado = Texto("Guardar el resultado", "Save the result")

    /// A match that is being played has no result yet.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and what to do.
    public static func sinTerminar(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) se está jugando: su resultado se pone cuando termine",
            "Match no. \(numero) is being played: its result can be entered when it is over")
    }

    /// A result that no match has.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and what to do.
    public static func resultadoImposible(_ numero: Int) -> Texto {
        Texto(
            "El partido n.º \(numero) no puede acabar así: los goles van de 0 a 999 "
                + "y la tanda de penaltis la gana uno de los dos",
            "Match no. \(numero) cannot end like this: goals go from 0 to 999 "
                + "and one of the two wins the shoot-out")
    }

    /// The button that pairs the next round of a Swiss tournament.
    public static let emparejarLaSiguienteRonda = Texto(
        "Emparejar la siguiente ronda", "Pair the next round")

    /// A round that is not over.
    ///
    /// - Parameter ronda: its number.
    /// - Returns: what is wrong and what to do.
    public static func rondaSinTerminar(_ ronda: Int) -> Texto {
        Texto(
            "La ronda \(ronda) no ha terminado: la siguiente se empareja con todos sus resultados",
            "Round \(ronda) is not over: the next one is paired when all its results are there")
    }
    /// There is no round left.
    public static let noHayMasRondas = Texto(
        "Ya se han emparejado todas las rondas", "All rounds have been paired")
    /// Nobody can be paired any more.
    public static let sinParejasNuevas = Texto(
        "Ya no quedan parejas sin repetir un partido",
        "No pairings are left without repeating a match")

    /// A match whose teams come from results that are missing.
    ///
    /// - Parameter numero: the match.
    /// - Returns: what is wrong and what to do.
    public static func equiposPorSaber(_ numero: Int) -> Texto {
        Texto(
            "Todavía no se sabe quién juega el partido n.º \(numero): "
                + "faltan resultados de antes",
            "It is not known yet who plays match no. \(numero): earlier results are missing")
    }

    /// A result on which a match depends that has begun.
    ///
    /// - Parameters:
    ///   - siguiente: the match that has begun.
    ///   - partido: the match whose result was to change.
    /// - Returns: what is wrong and that nothing has changed.
    public static func siguienteEmpezado(_ siguiente: Int, partido: Int) -> Texto {
        Texto(
            "El partido n.º \(siguiente) ya ha empezado y sus equipos dependen del n.º \(partido): "
                + "el resultado se queda como estaba",
            "Match no. \(siguiente) has begun and its teams depend on no. \(partido): "
                + "the result stays as it was")
    }
}

// The words of the history.

nonisolated extension Texto {
    /// The history of a tournament.
    public static let historial = Texto("Historial", "History")

    /// What the page of the history is for.
    public static let historialAyuda = Texto(
        "Todo lo apuntado, lo último primero. Deshacer también se apunta, y se puede rehacer.",
        "Everything written down, newest first. Undoing is written down too, and can be undone.")

    /// To let an entry not count.
    public static let deshacer = Texto("Deshacer", "Undo")

    /// To let an entry count again.
    public static let rehacer = Texto("Rehacer", "Redo")

    /// By which clock the times of the history are.
    ///
    /// - Parameter zona: the name of the zone, such as «Europe/Madrid».
    /// - Returns: a sentence.
    public static func horasDelHistorial(_ zona: String) -> Texto {
        let hora = horaDe(zona)
        return Texto(
            "Todas las horas son \(hora.espanol).", "All times are \(hora.ingles).")
    }

    /// Shows the tournament as it stood after an entry.
    public static let verComoEstaba = Texto("Cómo estaba", "As of then")

    /// What such a page is.
    public static let comoEstabaAyuda = Texto(
        "Solo para mirar: aquí no se cambia nada. Lo deshecho o corregido después está como estaba.",
        "To look at only: nothing is changed here. What was undone or corrected later is as it was."
    )

    /// Leads to the tournament as it is.
    public static let comoEstaAhora = Texto("Cómo está ahora", "As it is now")

    /// Leads to the entry before.
    public static let apunteAnterior = Texto("Apunte anterior", "Entry before")

    /// Leads to the next entry.
    public static let apunteSiguiente = Texto("Apunte siguiente", "Next entry")

    /// Downloads the history as a table.
    public static let historialEnCsv = Texto("Descargar en CSV", "Download as CSV")

    /// The headings of that table.
    package static let columnasDelHistorial = [
        Texto("numero", "number"), Texto("cuando", "when"), Texto("quien", "who"),
        Texto("que", "what"), Texto("partido", "match"), Texto("cuenta", "counts"),
        Texto(literal: "id"),
    ]

    /// In that table: whether an entry counts.
    ///
    /// - Parameter cuenta: whether it does.
    /// - Returns: «sí» or «no».
    package static func cuenta(_ cuenta: Bool) -> Texto {
        cuenta ? Texto("sí", "yes") : Texto(literal: "no")
    }

    /// The heading of the tournament as it stood after an entry.
    ///
    /// - Parameter numero: the number of the entry, from 1.
    /// - Returns: e.g. «Como estaba tras el apunte n.º 12».
    public static func comoEstaba(tras numero: Int) -> Texto {
        Texto("Como estaba tras el apunte n.º \(numero)", "As of entry no. \(numero)")
    }

    /// What is asked where undoing changes a confirmed result.
    public static let porqueSeDeshace = Texto(
        "El resultado está confirmado. Motivo, que se verá en el partido",
        "The result is confirmed. Reason, shown with the match")

    /// An entry does not count.
    public static let deshecho = Texto("Deshecho", "Undone")

    /// Whoever sits at the computer that keeps the journal.
    public static let esteOrdenador = Texto("este ordenador", "this computer")

    /// Whoever came in with the organiser's password.
    public static let conContrasena = Texto(
        "Organizador, con contraseña", "Organiser, with the password")

    /// The clock of the server.
    public static let elReloj = Texto("el reloj", "the clock")

    /// An entry was written down by somebody else.
    public static let apunteDeOtro = Texto(
        "Con este enlace solo se deshace lo que se ha marcado con él: lo demás, pídeselo al "
            + "organizador",
        "With this link only what was marked with it can be undone: ask the organiser for the rest")

    /// The number of an entry.
    ///
    /// - Parameter numero: the number, from 1.
    /// - Returns: `n.º 12`.
    public static func numeroDeApunte(_ numero: Int) -> Texto {
        Texto("n.º \(numero)", "no. \(numero)")
    }

    /// A button for screen readers: which entry it undoes.
    ///
    /// - Parameter que: what the entry says.
    /// - Returns: `Deshacer: Gol de Ana (Rayo FC), minuto 10`.
    public static func deshacer(_ que: Texto) -> Texto {
        Texto("Deshacer: \(que.espanol)", "Undo: \(que.ingles)")
    }

    /// A button for screen readers: what it does again.
    ///
    /// - Parameter que: what the entry says.
    /// - Returns: `Rehacer: Deshace n.º 5: …`.
    public static func rehacer(_ que: Texto) -> Texto {
        Texto("Rehacer: \(que.espanol)", "Redo: \(que.ingles)")
    }

    /// The history has no entry of this number.
    ///
    /// - Parameter numero: the number.
    /// - Returns: the sentence.
    public static func noExisteElApunte(_ numero: Int) -> Texto {
        Texto("No existe el apunte n.º \(numero)", "There is no entry no. \(numero)")
    }

    /// An identity was used for something else already.
    ///
    /// - Parameter numero: the number of the entry that has it.
    /// - Returns: the sentence.
    public static func idDeOtroApunte(_ numero: Int) -> Texto {
        Texto(
            "Ese id ya es el del apunte n.º \(numero), que dice otra cosa: haz uno nuevo",
            "That id is that of entry no. \(numero), which says something else: make a new one")
    }

    /// The match an entry is about.
    ///
    /// - Parameters:
    ///   - numero: its number.
    ///   - local: the home side.
    ///   - visitante: the visitors.
    /// - Returns: `Partido n.º 1, Rayo FC – Toros`.
    public static func partidoDelApunte(
        _ numero: Int, _ local: String, _ visitante: String
    ) -> Texto {
        Texto(
            "Partido n.º \(numero), \(local) – \(visitante)",
            "Match no. \(numero), \(local) – \(visitante)")
    }
}

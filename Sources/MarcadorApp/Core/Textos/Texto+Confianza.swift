// The words of how far a result can be relied on.

nonisolated extension Texto {
    /// A result that may still change.
    public static let provisional = Texto("Provisional", "Provisional")

    /// What that means.
    public static let provisionalAyuda = Texto(
        "Provisional: nadie lo ha confirmado todavía", "Provisional: nobody has confirmed it yet")

    /// A result that somebody stands by.
    public static let resultadoConfirmado = Texto(
        "Resultado definitivo, confirmado", "Final result, confirmed")

    /// Stands by a result.
    public static let confirmarElResultado = Texto("Confirmar el resultado", "Confirm the result")

    /// What that does.
    public static let confirmarElResultadoAyuda = Texto(
        "Al confirmarlo queda como definitivo: después solo lo cambia el organizador, diciendo por "
            + "qué.",
        "Confirmed, it is final: afterwards only the organiser changes it, saying why.")

    /// Does not stand by a result any more.
    public static let retirarLaConfirmacion = Texto(
        "Retirar la confirmación", "Withdraw the confirmation")

    /// Why something is changed, which everybody can read.
    public static let motivoDelCambio = Texto(
        "Motivo (se ve en la página del partido)", "Reason (shown on the match's page)")

    /// Why a confirmed result was changed.
    ///
    /// - Parameter motivo: the organiser's words.
    /// - Returns: `Cambiado después de confirmarse: …`.
    public static func cambiadoPor(_ motivo: String) -> Texto {
        Texto(
            "Cambiado después de confirmarse: \(motivo)",
            "Changed after it was confirmed: \(motivo)")
    }

    /// How many results of a table may still change.
    ///
    /// - Parameter n: how many, from 1.
    /// - Returns: a sentence.
    public static func resultadosProvisionales(_ n: Int) -> Texto {
        n == 1
            ? Texto(
                "La tabla cuenta 1 resultado provisional, todavía sin confirmar.",
                "The table counts 1 provisional result, not confirmed yet.")
            : Texto(
                "La tabla cuenta \(n) resultados provisionales, todavía sin confirmar.",
                "The table counts \(n) provisional results, not confirmed yet.")
    }

    /// In the history: somebody stands by a result, or does not any more.
    ///
    /// - Parameter motivo: why not any more; nil when he does.
    /// - Returns: the sentence.
    public static func confirmacion(retiradaPor motivo: String?) -> Texto {
        guard let motivo else { return Texto("Resultado confirmado", "Result confirmed") }
        return Texto(
            "Confirmación retirada: \(motivo)", "Confirmation withdrawn: \(motivo)")
    }
}

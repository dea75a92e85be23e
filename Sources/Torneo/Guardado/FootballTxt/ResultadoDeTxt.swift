/// A score as a football.txt writes it.
struct ResultadoDeTxt: Hashable {
    var descanso: Marcador?
    /// After ninety minutes.
    var reglamentario: Marcador?
    /// After extra time.
    var conProrroga: Marcador?
    var huboProrroga = false
    var tanda: Marcador?

    /// What counts: extra time included, the shoot-out apart.
    var marcador: Marcador? { conProrroga ?? reglamentario }
}

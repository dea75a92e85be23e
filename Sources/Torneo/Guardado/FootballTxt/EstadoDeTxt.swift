/// What brackets behind a match say about it.
struct EstadoDeTxt {
    enum Cual { case aplazado, suspendido, anulado, ausentes, adjudicado, enJuego, repetido }

    let cual: Cual
    /// The score on the pitch of a match that was awarded: `awarded; originally 1-2`.
    var original: Marcador?
    /// The score that was awarded, when it stands here: `awarded 3-0 to X`.
    var otorgado: Marcador?

    /// What we write of a match to which nobody turned up; to others it is one without a result.
    static let nadieVino = "cancelled; nobody turned up"

    init?(_ texto: some StringProtocol) {
        var escaner = Escaner(texto.recortado)
        if escaner.comer(unaDe: ["postponed", "ppd.", "postp.", "aplazado"]) {
            cual = .aplazado
        } else if escaner.comer(unaDe: ["abandoned", "abd.", "suspended", "susp.", "suspendido"]) {
            cual = .suspendido
        } else if escaner.comer(unaDe: [Self.nadieVino, "doble incomparecencia"]) {
            cual = .ausentes
        } else if escaner.comer(unaDe: ["cancelled", "canceled", "annulled", "void", "anulado"]) {
            cual = .anulado
        } else if escaner.comer(unaDe: ["awarded", "awd.", "walkover", "w/o", "adjudicado"]) {
            cual = .adjudicado
        } else if escaner.comer(unaDe: ["live", "in play", "en juego"]) {
            cual = .enJuego
        } else if escaner.comer(unaDe: ["replay"]) {
            cual = .repetido
        } else {
            return nil
        }
        var palabras = escaner.resto.split { $0.isWhitespace || $0 == ";" || $0 == "," }[...]
        var esOriginal = false
        while let palabra = palabras.popFirst() {
            if palabra.lowercased().hasPrefix("original") { esOriginal = true }
            var numero = Escaner(palabra)
            guard let marcador = numero.resultado()?.marcador, numero.estaAlFinal else { continue }
            if esOriginal { original = marcador } else { otorgado = otorgado ?? marcador }
        }
    }
}

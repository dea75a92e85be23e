import Foundation

/// Why an order was not carried out.
nonisolated package enum FalloDeOrden: Error, Hashable, Sendable {
    /// There is no match of this number.
    case noExisteElPartido(Int)
    /// Another match, of this number, is unfinished; only one is played at a time.
    case otroPartidoEnJuego(Int)
    /// The match has already begun.
    case yaEmpezado(Int)
    /// The match is being played, so its duration stays.
    case duracionBloqueada(Int)
    /// Matches cannot last this many minutes; these they can.
    case duracionImposible(Int, posibles: [Int])
    /// No match has this minute; these it has.
    case minutoImposible(Int, posibles: ClosedRange<Int>)
    /// What decides the tables cannot be changed so.
    case reglas(FalloDeReglas)
    /// The service could not be asked or said no.
    case red(ErrorDeRed)
    /// The tournament's file cannot be read, and why: nothing can be changed.
    case ficheroInaccesible(ErrorDeDisco)
    /// Done, but not kept: the disk refused, in these words.
    case disco(String)
}

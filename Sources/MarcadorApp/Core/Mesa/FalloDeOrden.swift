import Foundation
package import Torneo

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
    /// The identity belongs to a goal of the other side, of this team and minute.
    case marcaDeOtroGol(equipo: String, minuto: Int)
    /// What decides the tables cannot be changed so.
    case reglas(FalloDeReglas)
    /// The match of this number is being played, so it has no result yet.
    case sinTerminar(Int)
    /// The match of this number cannot have ended so.
    case resultadoImposible(Int)
    /// It is not known yet who plays the match of this number.
    case equiposPorSaber(Int)
    /// The match of this number is played only if the unbeaten team loses the one before.
    case soloSiPierdeElPrimero(Int)
    /// The match of this number is not needed any more.
    case noHaceFalta(Int)
    /// The match of this number cannot have had that extra time or shoot-out.
    case resultadoSinSentido(Int, ObjecionAlResultado)
    /// The other leg could not have ended any more as it did.
    case otraPiernaImposible(Int, partido: Int)
    /// The match of this number has begun, and by other rules its teams would be others.
    case cuadroEmpezado(Int)
    /// Another match, which has begun, depends on the result of this one.
    case siguienteEmpezado(Int, partido: Int)
    /// The next round cannot be paired: matches of this one are still to be played.
    case rondaSinTerminar(Int)
    /// There is no round left to be paired.
    case noHayMasRondas
    /// Nobody can be paired any more without repeating a pairing.
    case sinParejasNuevas
    /// The service could not be asked or said no.
    case red(ErrorDeRed)
    /// The tournament's file cannot be read, and why: nothing can be changed.
    case ficheroInaccesible(ErrorDeDisco)
    /// The journal cannot be used, and why: nothing can be changed.
    case diarioInaccesible(ErrorDeDiario)
    /// The identity belongs to another entry, of this number.
    case idDeOtroApunte(Int)
    /// The history has no entry of this number.
    case noExisteElApunte(Int)
    /// The squad of the team is not any more as whoever changes it saw it.
    case plantillaCambiada(equipo: String)
    /// It does not fit what has happened so far, and why.
    case rechazado(RechazoDeApunte)
    /// Others have written down something about the same since whoever asks looked: these things.
    case cambiadoMientras([Texto])
    /// The match is being played: what it was made of stays until it ends.
    case seEstaJugando(Int)
    /// Done, but not kept: the disk refused, in these words.
    case disco(String)
}

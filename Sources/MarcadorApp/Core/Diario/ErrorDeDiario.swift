import Foundation
package import Torneo

/// Why the journal could not be read or added to.
nonisolated package enum ErrorDeDiario: Error, Hashable, LocalizedError {
    /// The disk said no, for this reason.
    case disco(Texto)
    /// Another program keeps the journal locked.
    case ocupado
    /// The journal is damaged; what was found, in the words of whoever found it.
    case danado(String)
    /// The journal was written by a newer Marcador.
    case masNuevo
    /// The entry at this place, from 1, makes no sense, and why.
    case ilegible(lugar: Int, motivo: String)
    /// The entries do not fit each other.
    case noCuadra(lugar: Int, motivo: RechazoDeApunte)
    /// Somebody else has added entries meanwhile.
    case otraVersion(esperada: Int, hay: Int)

    /// What is wrong and what to do, in one Spanish sentence.
    package var errorDescription: String? { texto.espanol }
}

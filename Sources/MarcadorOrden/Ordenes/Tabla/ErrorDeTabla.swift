import Foundation

/// The table that was asked for cannot be made of this tournament: exit code 1.
enum ErrorDeTabla: Error, Hashable, Sendable {
    /// There is no team of this name; the nearest one, if any is near.
    case noExisteElEquipo(String, parecido: String?)
    /// There is no group of this name; those that there are.
    case noExisteElGrupo(String, hay: [String])
    /// It is a knock-out: nobody collects points.
    case esEliminatoria
    /// No match has a date.
    case sinFechas
    /// No round has a number.
    case sinJornadas
}

extension ErrorDeTabla: LocalizedError {
    /// What is wrong and what to do, in Spanish.
    var errorDescription: String? {
        switch self {
        case .noExisteElEquipo(let nombre, let parecido):
            "Ningún equipo se llama «\(nombre)»."
                + (parecido.map { " ¿Querías decir «\($0)»?" } ?? "")
        case .noExisteElGrupo(let nombre, let hay) where hay.isEmpty:
            "No existe el grupo «\(nombre)»: el torneo no tiene grupos."
        case .noExisteElGrupo(let nombre, let hay):
            "No existe el grupo «\(nombre)»: hay \(hay.joined(separator: ", "))."
        case .esEliminatoria:
            "Es una eliminatoria, que no tiene tabla de puntos: su cuadro se ve con «marcador "
                + "servir»."
        case .sinFechas:
            "Ningún partido tiene fecha: no se sabe cómo estaba la tabla un día."
        case .sinJornadas:
            "Ninguna jornada tiene número: no se sabe cómo estaba la tabla tras una."
        }
    }
}

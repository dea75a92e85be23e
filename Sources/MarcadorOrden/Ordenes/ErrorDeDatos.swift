import Foundation
import Torneo

/// What was given cannot be used, and nothing was changed: exit code 1.
enum ErrorDeDatos: Error, Sendable {
    /// The file cannot be read; why.
    case noSePuedeLeer(String, motivo: String)
    /// The file cannot be written; why.
    case noSePuedeEscribir(String, motivo: String)
    /// The document makes no sense: its first fault, and how many there are.
    case documento(String, Problema, cuantos: Int)
    /// The document has this many faults, all told already.
    case hayProblemas(String, cuantos: Int)
    /// There is no match of this number; how many there are.
    case noExisteElPartido(Int, hay: Int)
    /// The fixtures cannot be made; why, in a sentence without its full stop.
    case calendarioImposible(String)
    /// The team cannot enter; why, in a sentence without its full stop.
    case inscripcionImposible(String)
    /// The team cannot leave; why, in a sentence without its full stop.
    case retiradaImposible(String)
    /// There is no team of this name.
    case noExisteElEquipo(String)
    /// No match is on this pitch.
    case noExisteElCampo(String)
    /// The file is there already and is not overwritten unasked.
    case yaExiste(String)
}

extension ErrorDeDatos: LocalizedError {
    /// What is wrong, where, and what to do, in Spanish.
    var errorDescription: String? {
        switch self {
        case .noSePuedeLeer(let fichero, let motivo):
            "No se puede leer «\(fichero)»: \(motivo)."
        case .noSePuedeEscribir(let fichero, let motivo):
            "No se puede escribir «\(fichero)»: \(motivo)."
        case .documento(let fichero, let problema, let cuantos):
            "\(fichero):\(problema.descripcion)"
                + (cuantos > 1 ? " (y \(cuantos - 1) más: los dice «marcador validar»)" : "")
        case .hayProblemas(let fichero, let cuantos):
            "Hay \(MarcadorOrden.cuantos(cuantos, "problema")) en «\(fichero)»."
        case .noExisteElPartido(let numero, 0):
            "No existe el partido n.º \(numero): el torneo no tiene partidos."
        case .noExisteElPartido(let numero, let hay):
            "No existe el partido n.º \(numero): hay del 1 al \(hay)."
        case .calendarioImposible(let motivo):
            "No se puede hacer el calendario. \(motivo)."
        case .inscripcionImposible(let motivo):
            "No se puede inscribir. \(motivo)."
        case .retiradaImposible(let motivo):
            "No se puede retirar. \(motivo)."
        case .noExisteElEquipo(let nombre):
            "Ningún equipo se llama «\(nombre)»: los dice «marcador equipos»."
        case .noExisteElCampo(let nombre):
            "Ningún partido es en «\(nombre)»."
        case .yaExiste(let fichero):
            "«\(fichero)» ya existe y no se toca: elige otro nombre o añade --fuerza."
        }
    }
}

import Foundation

/// A reader that knows only the keys of the lessons and validates as they do: a person is looked up by
/// name in both squads of the match, and a scorer must be in the squad of the team that the goal is for.
struct LectorAntiguo: Decodable {
    struct Persona: Decodable, Equatable {
        let nombre: String
        let dorsal: Int?
    }

    struct Plantel: Decodable {
        let nombre: String
        let plantilla: [Persona]
        let capitan: String?
    }

    struct Evento: Decodable {
        let tipo: String
        let minuto: Int
        let jugador: String?
        let equipo: String?
        let color: String?
        let sale: String?
        let entra: String?
    }

    struct Encuentro: Decodable {
        let local: String
        let visitante: String
        let eventos: [Evento]
    }

    struct Rechazo: Error, CustomStringConvertible {
        let description: String
    }

    let nombre: String
    let equipos: [Plantel]
    let partidos: [Encuentro]

    /// The score of every match; throws what an old reader would stumble over.
    func marcadores(buscandoAlReves alReves: Bool) throws -> [[Int]] {
        guard Set(equipos.map(\.nombre)).count == equipos.count else {
            throw Rechazo(description: "equipos repetidos")
        }
        for equipo in equipos {
            let dorsales = equipo.plantilla.compactMap(\.dorsal)
            guard Set(dorsales).count == dorsales.count else {
                throw Rechazo(description: "dorsales repetidos en \(equipo.nombre)")
            }
            if let capitan = equipo.capitan {
                _ = try buscar(capitan, en: equipo.plantilla)
            }
        }
        return try partidos.map { try marcador($0, alReves) }
    }

    private func marcador(_ partido: Encuentro, _ alReves: Bool) throws -> [Int] {
        let local = try equipo(partido.local)
        let visitante = try equipo(partido.visitante)
        let presentes =
            alReves ? visitante.plantilla + local.plantilla : local.plantilla + visitante.plantilla
        var goles = [0, 0]
        for evento in partido.eventos {
            guard (0...130).contains(evento.minuto) else { throw Rechazo(description: "minuto") }
            switch evento.tipo {
            case "gol":
                let suyo = try equipo(evento.equipo ?? "")
                let jugador = try buscar(evento.jugador ?? "", en: presentes)
                guard suyo.plantilla.contains(jugador) else {
                    throw Rechazo(description: "\(jugador.nombre) no juega en \(suyo.nombre)")
                }
                goles[suyo.nombre == partido.local ? 0 : 1] += 1
            case "tarjeta":
                _ = try buscar(evento.jugador ?? "", en: presentes)
                guard ["AMARILLA", "ROJA"].contains(evento.color) else {
                    throw Rechazo(description: "color")
                }
            case "cambio":
                _ = try buscar(evento.sale ?? "", en: presentes)
                _ = try buscar(evento.entra ?? "", en: presentes)
            default: throw Rechazo(description: "tipo \(evento.tipo)")
            }
        }
        return goles
    }

    private func equipo(_ nombre: String) throws -> Plantel {
        guard let equipo = equipos.first(where: { $0.nombre == nombre }) else {
            throw Rechazo(description: "equipo «\(nombre)»")
        }
        return equipo
    }

    private func buscar(_ nombre: String, en plantilla: [Persona]) throws -> Persona {
        guard let persona = plantilla.first(where: { $0.nombre == nombre }) else {
            throw Rechazo(description: "jugador «\(nombre)»")
        }
        return persona
    }
}

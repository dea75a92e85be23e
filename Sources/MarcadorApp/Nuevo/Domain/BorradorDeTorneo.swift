import Foundation

/// A tournament that somebody is about to make: the fields as they were typed, so that nothing is
/// lost while some of them make no sense yet.
nonisolated package struct BorradorDeTorneo: Hashable, Sendable {
    /// A field; its word is its name in forms.
    package enum Campo: String, CaseIterable, Sendable {
        case nombre, desde, hasta, lugar, zona
        case equipos
        case sistema, vueltas, grupos, clasifican, rondas
        case idaYVuelta = "ida-y-vuelta"
        case tercerPuesto = "tercer-puesto"
        case sorteo, campos, inicio, fin, duracion, pausa, descanso, cada
    }

    /// A step of the form.
    package enum Paso: Int, CaseIterable, Sendable {
        case datos = 1
        case equipos, sistema

        /// The fields that are filled in there.
        package var campos: [Campo] {
            switch self {
            case .datos: [.nombre, .desde, .hasta, .lugar, .zona]
            case .equipos: [.equipos]
            case .sistema:
                Campo.allCases.filter { campo in
                    !Self.datos.campos.contains(campo) && campo != .equipos
                }
            }
        }
    }

    /// How the teams are to play.
    package enum Sistema: String, CaseIterable, Sendable {
        case liga, grupos
        case gruposYEliminatoria = "grupos-y-eliminatoria"
        case eliminatoria, suizo
    }

    /// What stands in a field that nobody has filled in.
    package static let deSerie: [Campo: String] = [
        .sistema: Sistema.liga.rawValue, .vueltas: "1", .grupos: "2", .clasifican: "2",
        .rondas: "", .campos: "1", .inicio: "10:00", .fin: "20:00", .duracion: "60", .pausa: "0",
        .descanso: "0", .cada: "", .zona: "Europe/Madrid",
    ]

    /// The most teams.
    package static let equiposMaximos = 128
    /// The most matches.
    package static let partidosMaximos = 2_000
    /// The longest name, in letters.
    package static let nombreMaximo = 80

    private var valores: [Campo: String]

    /// A draft.
    ///
    /// - Parameter valores: what was typed; what is missing is as it comes.
    package init(_ valores: [Campo: String] = [:]) { self.valores = valores }

    /// What stands in a field.
    package subscript(campo: Campo) -> String {
        get { valores[campo] ?? Self.deSerie[campo] ?? "" }
        set { valores[campo] = newValue }
    }

    /// The same without the blanks around it.
    func limpio(_ campo: Campo) -> String {
        self[campo].trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether a box is ticked.
    package func marcado(_ campo: Campo) -> Bool { self[campo] == "si" }

    /// The system that was chosen; nil when it is none.
    package var sistema: Sistema? { Sistema(rawValue: self[.sistema]) }
}

/// Why a draft is no tournament yet: what is wrong, field by field.
nonisolated package struct FaltasDelBorrador: Error, Hashable, Sendable {
    /// What is wrong, and what to do.
    package private(set) var campos: [BorradorDeTorneo.Campo: Texto] = [:]

    /// Nothing so far.
    package init() {}

    /// One thing.
    package init(_ campo: BorradorDeTorneo.Campo, _ frase: Texto) { campos[campo] = frase }

    /// Whether nothing is wrong.
    package var ninguna: Bool { campos.isEmpty }

    /// Notes what is wrong with a field; the first thing stays.
    mutating func anotar(_ campo: BorradorDeTorneo.Campo, _ frase: Texto) {
        if campos[campo] == nil { campos[campo] = frase }
    }

    /// All of it in one sentence for programs: field and what is wrong with it.
    package var frase: Texto {
        let orden = BorradorDeTorneo.Campo.allCases.compactMap { campo in
            campos[campo].map { (campo.rawValue, $0) }
        }
        return Texto(
            orden.map { "\($0): \($1.espanol)" }.joined(separator: " "),
            orden.map { "\($0): \($1.ingles)" }.joined(separator: " "))
    }

    /// The first step in which something is wrong.
    package var paso: BorradorDeTorneo.Paso? {
        BorradorDeTorneo.Paso.allCases.first { paso in
            paso.campos.contains { campos[$0] != nil }
        }
    }
}

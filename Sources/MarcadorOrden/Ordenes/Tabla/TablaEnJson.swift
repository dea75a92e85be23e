import MarcadorApp
import Torneo

/// A table as JSON for programs.
struct TablaEnJson: Encodable, Sendable {
    /// A row.
    struct Fila: Encodable, Sendable {
        let puesto: Int
        let equipo: String
        let jugados: Int
        let ganados: Int
        let empatados: Int
        let perdidos: Int
        let golesFavor: Int
        let golesContra: Int
        let diferencia: Int
        let puntos: Int
        let ajuste: Int
        let desempate: DesempateDTO?

        enum CodingKeys: String, CodingKey {
            case puesto, equipo, jugados, ganados, empatados, perdidos
            case golesFavor = "goles_favor"
            case golesContra = "goles_contra"
            case diferencia, puntos, ajuste, desempate
        }
    }

    let grupo: String?
    let reglas: String
    let filas: [Fila]
    let empatesSinResolver: [[String]]
    /// Only when an explanation is asked for.
    let necesidades: [NecesidadEnJson]?
    /// Those that wait for the organiser's word or lots.
    let porDecidir: [[String]]

    enum CodingKeys: String, CodingKey {
        case grupo, reglas, filas, necesidades
        case empatesSinResolver = "empates_sin_resolver"
        case porDecidir = "por_decidir"
    }

    /// Makes it of a table.
    init(_ tabla: TablaDeGrupo) {
        grupo = tabla.grupo
        reglas = tabla.reglas
        filas = tabla.filas.map { fila in
            Fila(
                puesto: fila.puesto, equipo: fila.equipo.nombre, jugados: fila.jugados,
                ganados: fila.ganados, empatados: fila.empatados, perdidos: fila.perdidos,
                golesFavor: fila.golesAFavor, golesContra: fila.golesEnContra,
                diferencia: fila.diferencia, puntos: fila.puntos, ajuste: fila.ajuste,
                desempate: DesempateDTO(fila))
        }
        let suyas = tabla.necesidades ?? []
        necesidades = suyas.isEmpty ? nil : suyas.map { NecesidadEnJson($0) }
        porDecidir = tabla.porDecidir
        empatesSinResolver = tabla.filas.empatesSinResolver().map { $0.map(\.nombre) }
    }
}

/// The tables of all groups.
struct TablasEnJson: Encodable, Sendable {
    let reglas: String
    let grupos: [TablaEnJson]

    /// Makes them of their tables.
    init(_ grupos: [TablaEnJson]) {
        reglas = grupos.first?.reglas ?? ""
        self.grupos = grupos
    }
}

import MarcadorApp
import Torneo

extension Montaje {
    /// A page of the scorers; nil when there is no such page.
    func goleadores(hoja: Int, partido: Int?) -> PaginaGoleadores? {
        let todos = torneo.partidos.goleadores()
        guard let hojas = Hojas(hoja, filas: todos.count) else { return nil }
        let puestos = todos.puestos
        let repetidos = Self.repetidos(todos)
        let filas = hojas.filas(de: todos.count).map { indice in
            PaginaGoleadores.Fila(
                puesto: puestos[indice], nombre: Self.nombre(todos[indice], repetidos),
                equipo: todos[indice].equipo.nombre, goles: todos[indice].goles,
                lugar: lugar(todos[indice].jugador, todos[indice].equipo))
        }
        return PaginaGoleadores(
            filas: filas, partido: partido, hojas: hojas,
            hayGoles: todos.isEmpty && torneo.partidos.documentoObservado.partidos.hayGoles)
    }

    /// The scorers of one team who share a name, who need their number to be told apart.
    private static func repetidos(_ goleadores: [Goleador]) -> Set<String> {
        var vistos: [Equipo: Set<String>] = [:]
        return Set(
            goleadores.filter {
                !vistos[$0.equipo, default: []].insert($0.jugador.nombre).inserted
            }.map(\.jugador.nombre))
    }

    private static func nombre(_ goleador: Goleador, _ repetidos: Set<String>) -> String {
        let jugador = goleador.jugador
        guard repetidos.contains(jugador.nombre), let dorsal = jugador.dorsal else {
            return jugador.nombre
        }
        return "\(jugador.nombre) (\(dorsal))"
    }

    /// All teams.
    func equipos() -> PaginaEquipos {
        PaginaEquipos(
            equipos: torneo.partidos.equipos.enumerated().map { indice, equipo in
                PaginaEquipos.Fila(
                    numero: indice + 1, nombre: equipo.nombre, jugadores: equipo.plantilla.count)
            })
    }

    /// The referees.
    func arbitros() -> PaginaArbitros {
        let estado = torneo.mesa.arbitros.uiState
        let fallo = torneo.mesa.arbitros.fallo
        return PaginaArbitros(
            arbitros: estado.arbitros.map {
                PaginaArbitros.Fila(nombre: $0.nombre, ciudad: $0.ciudad)
            },
            refrescando: estado.refrescando,
            error: fallo.map { ($0 as? ErrorDeRed)?.texto ?? Texto(literal: $0.frase) })
    }

    /// The chronicle of a match; nil when there is no such match.
    ///
    /// - Parameters:
    ///   - numero: the match.
    ///   - publicada: the number with which this visitor has just published it.
    /// - Returns: the page.
    func cronica(_ numero: Int, publicada: Int?) -> PaginaCronica? {
        let estado = torneo.mesa.cronica(partidoId: numero).uiState
        guard let cronica = estado.cronica else { return nil }
        return PaginaCronica(
            partido: numero, titular: cronica.titulo, goles: cronica.renglones,
            publicando: estado.publicando,
            mensaje: publicada.map(PaginaCronica.Mensaje.publicada))
    }
}

extension Hojas {
    /// How many rows a page of a list has at most.
    private static let filasPorHoja = 100

    /// A page of a list; nil when the list has no such page.
    ///
    /// - Parameters:
    ///   - hoja: the page, from 1.
    ///   - filas: how many rows the whole list has.
    init?(_ hoja: Int, filas: Int) {
        let total = max(1, (filas + Self.filasPorHoja - 1) / Self.filasPorHoja)
        guard (1...total).contains(hoja) else { return nil }
        self.init(hoja, de: total)
    }

    /// The page of a list on which a row stands.
    ///
    /// - Parameter fila: the position of the row, from 0.
    /// - Returns: the page, from 1.
    static func hoja(deLaFila fila: Int) -> Int { fila / filasPorHoja + 1 }

    /// The rows of this page.
    ///
    /// - Parameter total: how many rows the whole list has.
    /// - Returns: their positions, from 0.
    func filas(de total: Int) -> Range<Int> {
        let desde = (actual - 1) * Self.filasPorHoja
        return desde..<min(total, desde + Self.filasPorHoja)
    }
}

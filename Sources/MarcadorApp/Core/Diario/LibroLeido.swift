import Dispatch
import Synchronization
package import Torneo

/// What was read of the journal of a tournament: nothing where it has no entries, or why it cannot be
/// used.
package typealias LibroLeido = Result<LibroDelTorneo?, ErrorDeDiario>

extension Result where Success == LibroDelTorneo?, Failure == ErrorDeDiario {
    /// Reads all entries of a tournament.
    ///
    /// - Parameters:
    ///   - torneo: its id.
    ///   - diario: where they are.
    /// - Complexity: O(bytes).
    nonisolated package init(_ torneo: String, de diario: any Diario) {
        self = Result { () throws(ErrorDeDiario) -> LibroDelTorneo? in
            let apuntes = try diario.leer(torneo, desde: 0, cuantos: .max)
            guard !apuntes.isEmpty else { return nil }
            do throws(ErrorDelLibro) {
                return try LibroDelTorneo(apuntes)
            } catch {
                throw .noCuadra(lugar: error.lugar + 1, motivo: error.motivo)
            }
        }
    }

    /// Reads several tournaments, on as many cores as there are.
    ///
    /// - Parameters:
    ///   - torneos: their ids.
    ///   - diario: where their entries are.
    /// - Returns: what was read, by id.
    /// - Complexity: O(bytes).
    nonisolated package static func leer(
        _ torneos: [String], de diario: any Diario
    ) -> [String: LibroLeido] {
        let leidos = Mutex<[String: LibroLeido]>([:])
        DispatchQueue.concurrentPerform(iterations: torneos.count) { lugar in
            let leido = LibroLeido(torneos[lugar], de: diario)
            leidos.withLock { $0[torneos[lugar]] = leido }
        }
        return leidos.withLock { $0 }
    }
}

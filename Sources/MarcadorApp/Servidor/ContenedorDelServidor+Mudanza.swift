import Foundation
import Torneo

extension ContenedorDelServidor {
    /// The followed server has another address: it is followed there, and what waits for it and the links
    /// to it go along.
    ///
    /// No secret is sent there before it has been seen to be the same tournament: its id, its name, and
    /// the teams of its matches as they were known.
    ///
    /// - Parameter direccion: the new address.
    /// - Throws: `FalloDeMudanza` or `FalloDelServidor`; nothing has changed then.
    func mudar(a direccion: DireccionDeMarcador) async throws {
        guard let anterior = seguido, direccion.servidor != anterior.servidor else { return }
        let destino = servicio(direccion.servidor)
        let torneos = try await destino.torneos()
        guard torneos.contains(where: { $0.id == anterior.torneo && $0.nombre == anterior.nombre })
        else { throw FalloDeMudanza.noEsElMismo(anterior.nombre) }
        let partidos = try await destino.partidos(de: anterior.torneo)
        guard Self.sonLosMismos(anterior.partidos, partidos) else {
            throw FalloDeMudanza.noEsElMismo(anterior.nombre)
        }
        guard seguido === anterior else { return }
        await trasladar(anterior, a: direccion.servidor, partidos)
    }

    private func trasladar(
        _ anterior: TorneoSeguido, a nuevo: URL, _ partidos: [PartidoDTO]
    ) async {
        anterior.soltarLaCopia()
        llavero.mudar(de: anterior.servidor, a: nuevo)
        montar(
            TorneoVisto(
                servidor: nuevo, torneo: anterior.torneo, nombre: anterior.nombre,
                partidos: partidos, leido: reloj.ahora, permitido: anterior.permitido,
                propias: anterior.propias.map { $0.mudada(a: nuevo) }))
        await mensajero.parar()
        await bandeja.mudar(de: anterior.servidor, a: nuevo)
        await anterior.dejar()
        alVolver()
    }

    /// Whether matches that were known are still between the same teams.
    private static func sonLosMismos(_ antes: [PartidoDTO], _ ahora: [PartidoDTO]) -> Bool {
        let equipos = Dictionary(ahora.map { ($0.numero, [$0.local, $0.visitante]) }) { uno, _ in
            uno
        }
        return antes.isEmpty
            || antes.contains { equipos[$0.numero] == [$0.local, $0.visitante] }
    }
}

import MarcadorApp
import Torneo

/// One tournament as the server has it: its pieces, its scorer's table, its event channel.
@MainActor
final class TorneoServido {
    /// The id in addresses; safe in a path.
    let id: String
    /// Its pieces.
    let contenedor: ContenedorDeLaApp
    /// Where every change passes.
    let mesa: MesaDelTorneo
    /// What happens in it, for programs that follow.
    let suceso: CanalDelTorneo

    /// The numbers of its teams, from 1.
    let numeros: [Equipo: Int]

    init(id: String, contenedor: ContenedorDeLaApp, suceso: CanalDelTorneo) {
        self.id = id
        self.contenedor = contenedor
        self.suceso = suceso
        mesa = MesaDelTorneo(contenedor: contenedor)
        numeros = Dictionary(
            contenedor.partidos.equipos.enumerated().map { ($1, $0 + 1) }
        ) { primero, _ in primero }
    }

    /// The path of all its pages.
    var base: String { Ruta.base(id) }

    /// Its teams and matches.
    var partidos: RepositorioDePartidos { contenedor.partidos }

    /// The live match of a number: being played or just finished.
    func directo(_ numero: Int) -> Directo? { contenedor.partidoEnJuego.directo(id: numero) }
}

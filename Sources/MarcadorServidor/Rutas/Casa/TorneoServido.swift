import MarcadorApp
import Observation
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
    /// What happens in it, for those who follow.
    let suceso: CanalDelTorneo
    /// The numbers of its teams, from 1.
    let numeros: [Equipo: Int]

    private var ultimoDirecto: Int?

    /// Puts a tournament on the server.
    init(id: String, contenedor: ContenedorDeLaApp, suceso: CanalDelTorneo) {
        self.id = id
        self.contenedor = contenedor
        self.suceso = suceso
        mesa = MesaDelTorneo(contenedor: contenedor)
        numeros = Dictionary(
            contenedor.partidos.equipos.enumerated().map { ($1, $0 + 1) }
        ) { primero, _ in primero }
        partidos.alCambiar = { [weak self] numero in self?.contar(numero) }
        seguirElDirecto()
    }

    /// The path of all its pages.
    var base: String { Ruta.base(id) }

    /// Its teams and matches.
    var partidos: RepositorioDePartidos { contenedor.partidos }

    /// The live match of a number: being played or just finished.
    func directo(_ numero: Int) -> Directo? { contenedor.partidoEnJuego.directo(id: numero) }

    /// Tells programs how a match stands.
    private func contar(_ numero: Int) {
        guard let item = partidos.partido(id: numero) else { return }
        suceso.contar(
            PartidoDTO(
                PartidoDeLista(id: numero, partido: item),
                directo: directo(numero).map { DirectoDTO($0) }))
    }

    /// Tells programs every minute of the match in play, its beginning, its end and its goals.
    private func seguirElDirecto() {
        let numero = withObservationTracking {
            contenedor.partidoEnJuego.directo.map { directo in
                _ = DirectoDTO(directo)
                return directo.partidoId
            }
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.seguirElDirecto()
                self?.contarElDirecto()
            }
        }
        ultimoDirecto = numero ?? ultimoDirecto
    }

    private func contarElDirecto() {
        if let ultimoDirecto { contar(ultimoDirecto) }
    }
}

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
    /// Makes its calendar.
    let calendario: EmisorDeCalendario
    private var guia: GuiaDeEquipos

    /// Whether the list of matches goes group by group, each in one piece.
    let vaPorGrupos: Bool

    /// Called with what a reporter would say: the match begins, a notice, the match is over.
    var alDecir: ((Texto) -> Void)?

    private var ultimoDirecto: Int?
    private var dicho = Dicho()

    /// What has been said of the match in play.
    private struct Dicho: Equatable {
        var partido: Int?
        var aviso: Directo.Aviso?
        var terminado = false
    }

    /// Puts a tournament on the server.
    init(
        id: String, contenedor: ContenedorDeLaApp, suceso: CanalDelTorneo,
        calendario: EmisorDeCalendario = EmisorDeCalendario(fichero: nil)
    ) {
        self.id = id
        self.contenedor = contenedor
        self.suceso = suceso
        self.calendario = calendario
        mesa = MesaDelTorneo(contenedor: contenedor)
        guia = GuiaDeEquipos(contenedor.partidos.equipos)
        let grupos = contenedor.partidos.partidos.map(\.partido.ficha.grupo)
        let tramos = zip(grupos, grupos.dropFirst()).count { $0 != $1 }
        vaPorGrupos = tramos <= Set(grupos).count
        partidos.alCambiar = { [weak self] numero in self?.contar(numero) }
        seguirElDirecto()
        // A match that a restart found in play has long been announced.
        locutar()
    }

    /// The path of all its pages.
    var base: String { Ruta.base(id) }

    /// Its teams and matches.
    var partidos: RepositorioDePartidos { contenedor.partidos }

    /// The numbers of its teams, from 1.
    var numeros: [Equipo: Int] { guiaDeAhora.numeros }

    /// The places of the players in their squads, from 1.
    var plazas: [Equipo: [Jugador: Int]] { guiaDeAhora.plazas }

    private var guiaDeAhora: GuiaDeEquipos {
        if guia.equipos != partidos.equipos { guia = GuiaDeEquipos(partidos.equipos) }
        return guia
    }

    /// The live match of a number: being played or just finished.
    func directo(_ numero: Int) -> Directo? { contenedor.partidoEnJuego.directo(id: numero) }

    /// Tells programs how a match stands.
    private func contar(_ numero: Int) {
        guard let item = partidos.partido(id: numero) else { return }
        suceso.contar(
            PartidoDeLista(id: numero, partido: item),
            directo: directo(numero).map { DirectoDTO($0) })
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
                self?.locutar()
            }
        }
        ultimoDirecto = numero ?? ultimoDirecto
    }

    /// Says what is new since the last time: never every minute, which nobody could bear to hear.
    private func locutar() {
        guard let directo = contenedor.partidoEnJuego.directo,
            let partido = partidos.partido(id: directo.partidoId)
        else { return }
        let ahora = Dicho(
            partido: directo.partidoId, aviso: directo.aviso, terminado: directo.terminado)
        defer { dicho = ahora }
        let (local, visitante) = (partido.local.nombre, partido.visitante.nombre)
        if ahora.terminado, !dicho.terminado || dicho.partido != ahora.partido {
            alDecir?(.locucionDelFinal(local, visitante, directo.marcador.description))
        } else if dicho.partido != ahora.partido || dicho.terminado && !ahora.terminado {
            alDecir?(.locucionDelComienzo(local, visitante))
        } else if let aviso = ahora.aviso, aviso != dicho.aviso {
            alDecir?(.locucionDelMinuto(aviso.minuto, local, visitante, aviso.marcador.description))
        }
    }

    private func contarElDirecto() {
        if let ultimoDirecto { contar(ultimoDirecto) }
    }
}

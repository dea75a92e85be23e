import Observation
package import Torneo

/// An application with one user: its pieces, where the user is, and what went wrong last.
@MainActor
@Observable
package final class ModeloDeLaApp {
    /// The pieces.
    @ObservationIgnored package let contenedor: ContenedorDeLaApp
    /// Where every change passes.
    @ObservationIgnored package let mesa: MesaDelTorneo
    /// Where the user is.
    @ObservationIgnored package let navegacion = Navegacion()
    /// The list of matches under its headings.
    @ObservationIgnored package let tramos: [TramoDePartidos]
    /// Why the last order was not carried out, until the user has read it.
    package private(set) var fallo: FalloDeOrden?

    /// The application over its pieces.
    package init(contenedor: ContenedorDeLaApp) {
        self.contenedor = contenedor
        mesa = MesaDelTorneo(contenedor: contenedor)
        tramos = TramoDePartidos.cortar(contenedor.partidos.partidos)
    }

    /// Teams and matches.
    package var partidos: RepositorioDePartidos { contenedor.partidos }

    /// Carries out what the user asked for; what kept it from being done is told in `fallo`.
    package func pedir(_ orden: Orden) async {
        do {
            try await mesa.cumplir(orden)
        } catch {
            fallo = error
        }
    }

    /// Whether something waits to be read; reading it puts it away.
    package var hayFallo: Bool {
        get { fallo != nil }
        set { if !newValue { fallo = nil } }
    }

    /// The screen of a match: the same one for everybody who looks.
    ///
    /// Reads the match in play, so that who asks is told when the bar was put away and the screen
    /// begins anew.
    package func pantalla(_ partido: Int) -> PartidoViewModel {
        _ = contenedor.partidoEnJuego.directo
        return mesa.pantallas.pantalla(partido)
    }

    /// How long a match lasts, in minutes; setting it asks for another length.
    package subscript(duracionDe partido: Int) -> Int {
        get { pantalla(partido).directo?.duracion ?? contenedor.preferencias.duracion }
        set { Task { await pedir(.cambiarDuracion(partido: partido, minutos: newValue)) } }
    }

    /// The match for the bar: in play or just finished, and not the one in front.
    package var barra: (directo: Directo, partido: Partido)? {
        guard let directo = contenedor.partidoEnJuego.directo,
            navegacion.delante != .partido(directo.partidoId),
            let partido = partidos.partido(id: directo.partidoId)
        else { return nil }
        return (directo, partido)
    }
}

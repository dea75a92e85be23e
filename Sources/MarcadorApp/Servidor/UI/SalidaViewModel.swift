import Foundation
import Observation
package import Torneo

/// A mark that has not been sent, as people read it.
nonisolated package struct FilaDeSalida: Hashable, Identifiable, Sendable {
    /// The identity of the mark.
    package let id: Identificador
    /// What it says.
    package let que: Texto
    /// Since when it waits.
    package let desde: Texto
    /// Why it waits, or was refused.
    package let porQue: Texto
    /// Whether the server refused it.
    package let rechazada: Bool
}

/// The marks of one match that have not been sent.
nonisolated package struct GrupoDeSalida: Hashable, Identifiable, Sendable {
    /// The server, the tournament and the match.
    package let id: String
    /// The match and where it is.
    package let titulo: Texto
    /// Its marks, in the order in which they were made.
    package var filas: [FilaDeSalida]
}

/// Everything that waits to be sent, whatever server it is for.
@MainActor
@Observable
package final class SalidaViewModel {
    /// The mark about which is asked whether it is to be thrown away; nil when none is.
    package private(set) var porDescartar: FilaDeSalida?

    @ObservationIgnored private let bandeja: BandejaDeSalida
    @ObservationIgnored private let mensajero: Mensajero
    @ObservationIgnored private let seguido: () -> TorneoSeguido?
    @ObservationIgnored private let reloj: any Reloj

    /// The list.
    ///
    /// - Parameters:
    ///   - bandeja: the marks.
    ///   - mensajero: brings them to their servers.
    ///   - reloj: the clock.
    ///   - seguido: the tournament that is followed, whose teams are known; nil when none is.
    package init(
        bandeja: BandejaDeSalida, mensajero: Mensajero, reloj: any Reloj,
        seguido: @escaping () -> TorneoSeguido?
    ) {
        self.bandeja = bandeja
        self.mensajero = mensajero
        self.reloj = reloj
        self.seguido = seguido
    }

    /// The marks by match, those that were made first on top.
    ///
    /// - Complexity: O(marks × matches of the followed tournament).
    package var grupos: [GrupoDeSalida] {
        var grupos: [GrupoDeSalida] = []
        for marca in bandeja.marcas {
            let id = "\(marca.servidor.absoluteString)/\(marca.torneo)/\(marca.partido)"
            if let lugar = grupos.firstIndex(where: { $0.id == id }) {
                grupos[lugar].filas.append(fila(marca))
            } else {
                grupos.append(GrupoDeSalida(id: id, titulo: titulo(marca), filas: [fila(marca)]))
            }
        }
        return grupos
    }

    /// Whether anything can be sent: what was refused waits for somebody's decision.
    package var hayQueEnviar: Bool { !bandeja.pendientes.isEmpty }

    /// What waits shall be sent now.
    package func enviarYa() { mensajero.enviarYa() }

    /// A refused mark shall be sent again.
    package func reintentar(_ id: Identificador) async {
        await bandeja.reintentar(id)
        mensajero.enviarYa()
    }

    /// Somebody wants to throw a mark away: first it is asked.
    package func preguntar(_ fila: FilaDeSalida) { porDescartar = fila }

    /// Whether it is asked; no longer asked, the mark stays.
    package var preguntando: Bool {
        get { porDescartar != nil }
        set { if !newValue { porDescartar = nil } }
    }

    /// It goes, for good.
    package func descartar(_ fila: FilaDeSalida) async {
        porDescartar = nil
        await bandeja.descartar(fila.id)
    }

    private func fila(_ marca: MarcaPendiente) -> FilaDeSalida {
        let partido = partido(marca)
        let minutos = max(0, reloj.ahora.ms - marca.hecha.ms) / 60_000
        return FilaDeSalida(
            id: marca.id,
            que: marca.que(equipo: marca.lado == .local ? partido?.local : partido?.visitante),
            desde: .marcadaHace(minutos: Int(minutos)), porQue: porQue(marca),
            rechazada: marca.rechazo != nil)
    }

    private func porQue(_ marca: MarcaPendiente) -> Texto {
        if let rechazo = marca.rechazo { return .rechazadaPor(rechazo.motivo) }
        if let motivo = mensajero.motivos[marca.servidor] { return motivo }
        return mensajero.enviando.contains(marca.servidor) ? .enviandose : .esperaConexion
    }

    private func titulo(_ marca: MarcaPendiente) -> Texto {
        let lugar = marca.servidor.absoluteString
        guard let partido = partido(marca), let torneo = seguido()?.nombre else {
            let numero = Texto.partido(marca.partido)
            return Texto("\(numero.espanol) · \(lugar)", "\(numero.ingles) · \(lugar)")
        }
        return Texto(literal: "\(partido.local) – \(partido.visitante) · \(torneo) · \(lugar)")
    }

    private func partido(_ marca: MarcaPendiente) -> PartidoDTO? {
        guard let seguido = seguido(), seguido.servidor == marca.servidor,
            seguido.torneo == marca.torneo
        else { return nil }
        return seguido.partido(marca.partido)
    }
}

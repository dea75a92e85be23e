package import Foundation
import Observation
import Torneo

/// A tournament of a server, followed: two sources behind one door.
///
/// What was seen last is there at once, from the disk; the server tells the rest, as it happens.
@Observable
package final class TorneoSeguido {
    /// How it stands with the server.
    nonisolated package enum Conexion: Hashable, Sendable {
        /// Nobody looks.
        case parada
        /// It is being called.
        case conectando
        /// What happens is told as it happens.
        case enDirecto
        /// It cannot be reached, for this reason; it is tried again by itself.
        case sinConexion(ErrorDeRed)
        /// The server says that there is no such tournament; it is not asked again by itself.
        case noEsta(Texto)
    }

    /// The server, without path.
    package let servidor: URL
    /// The id of the tournament.
    package let torneo: String
    /// Its name.
    package let nombre: String
    /// Its matches, as the server last told them.
    package internal(set) var partidos: [PartidoDTO]
    /// How it stands with the server.
    package internal(set) var conexion = Conexion.parada
    /// What happened in the matches that were opened, by number.
    package internal(set) var sucesos: [Int: [EventoDTO]] = [:]
    /// Marks that the server has written down and may not have told yet.
    package internal(set) var enviadas: [MarcaPendiente] = []

    /// The goals of this device that the server has written down, the last ones, in order.
    package internal(set) var propias: [MarcaPendiente]
    /// What this device may do there, as far as is known.
    package internal(set) var permitido: LoPermitido

    @ObservationIgnored var leidos: [Int: Instante] = [:]
    @ObservationIgnored var leido: Instante
    @ObservationIgnored var ultimoId: String?
    @ObservationIgnored var veces: [Int: Int] = [:]
    @ObservationIgnored var preguntas = Preguntas()
    @ObservationIgnored var seguimiento: Task<Void, Never>?
    @ObservationIgnored var otraPregunta: Task<Void, Never>?
    @ObservationIgnored var comprobaciones: [Identificador: Task<Void, Never>] = [:]
    @ObservationIgnored var espera: Task<Void, Never>?
    /// Until when the server asked to be left alone.
    @ObservationIgnored var pausa: Instante?
    @ObservationIgnored let servicio: any ServicioDePartidos
    @ObservationIgnored let llaves: () -> [String]
    @ObservationIgnored var copia: CopiaDelTorneo?
    @ObservationIgnored let disco = ColaDeDisco()
    @ObservationIgnored let reloj: any Reloj
    /// Called with every goal of an opened match that the server tells as it falls.
    @ObservationIgnored package var alCaerUnGol: ((GolAvisado) -> Void)?
    /// Called with the secret of a link that the server says counts no more.
    @ObservationIgnored package var alCaducar: ((String) -> Void)?
    /// Called when the server can be reached again.
    @ObservationIgnored package var alConectar: (() -> Void)?

    /// The tournament as it was last seen.
    ///
    /// - Parameters:
    ///   - visto: what was last seen of it.
    ///   - servicio: the server.
    ///   - llaves: the secrets of this device's links to it, asked anew each time.
    ///   - copia: where it is kept; nil means memory only.
    ///   - reloj: the clock.
    package init(
        _ visto: TorneoVisto, servicio: any ServicioDePartidos,
        llaves: @escaping () -> [String] = { [] }, copia: CopiaDelTorneo? = nil,
        reloj: any Reloj = RelojDelSistema()
    ) {
        servidor = visto.servidor
        torneo = visto.torneo
        nombre = visto.nombre
        partidos = visto.partidos
        leido = visto.leido
        permitido = visto.permitido ?? .sinSaber
        propias = visto.propias ?? []
        self.servicio = servicio
        self.llaves = llaves
        self.copia = copia
        self.reloj = reloj
    }

    /// The match of a number, as the server last told it; nil when there is none.
    package func partido(_ numero: Int) -> PartidoDTO? {
        partidos.first { $0.numero == numero }
    }

    /// The minute a match is in now, also while nothing is heard; nil when it is not played.
    package func minuto(de numero: Int) -> Int? {
        let cuando = leidos[numero] ?? leido
        return partido(numero)?.minuto(tras: reloj.ahora.ms - cuando.ms)
    }

    func guardarCopia() {
        guard let copia else { return }
        let visto = TorneoVisto(
            servidor: servidor, torneo: torneo, nombre: nombre, partidos: partidos,
            leido: reloj.ahora, permitido: permitido, propias: propias)
        disco.poner { try copia.guardar(visto) }
    }

    /// Returns when what was seen so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the server will tell it again.
    package func asegurar() async throws { try await disco.asegurar() }
}

import Foundation
import MarcadorApp
import Torneo

/// Makes the calendar of a tournament and remembers what it gave out, so that sequence numbers grow
/// when a match changes and only then, also over a restart.
actor EmisorDeCalendario {
    private let fichero: URL?
    private var emitido: String?

    /// Makes one.
    ///
    /// - Parameter fichero: where what was given out is kept; nil means memory only.
    init(fichero: URL?) {
        self.fichero = fichero
        emitido = fichero.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// The calendar of everybody's matches, or of some.
    ///
    /// The whole calendar is made first whatever was asked for: the numbers are the same in every part.
    ///
    /// - Parameters:
    ///   - documento: the tournament.
    ///   - opciones: whose matches.
    /// - Returns: the calendar file.
    /// - Complexity: O(matches).
    func texto(_ documento: DocumentoDelTorneo, _ opciones: CalendarioDePartidos.Opciones) -> String
    {
        var enteras = opciones
        (enteras.equipo, enteras.campo) = (nil, nil)
        let entero = CalendarioDePartidos(documento, enteras)
            .aIcs(continuando: emitido, zonas: ZonasDelSistema.definicion)
        if entero != emitido { recordar(entero) }
        guard opciones.equipo != nil || opciones.campo != nil else { return entero }
        return CalendarioDePartidos(documento, opciones)
            .aIcs(continuando: entero, zonas: ZonasDelSistema.definicion)
    }

    private func recordar(_ texto: String) {
        emitido = texto
        guard let fichero else { return }
        do {
            try EscrituraDuradera.escribir(Data(texto.utf8), en: fichero)
        } catch {
            Registro.anotar("El calendario no se pudo guardar: \(error.mensaje)")
        }
    }
}

/// A calendar that was asked for: everything that is needed to make it away from the main actor.
struct PedidoDeCalendario: Sendable {
    let emisor: EmisorDeCalendario
    let documento: DocumentoDelTorneo
    let opciones: CalendarioDePartidos.Opciones

    /// The calendar file.
    func texto() async -> String { await emisor.texto(documento, opciones) }
}

extension Casa {
    /// What a request for a calendar means.
    ///
    /// - Parameters:
    ///   - id: the tournament.
    ///   - consulta: `equipo`, the number of a team; `campo`, the name of a pitch.
    /// - Returns: what is to be made; nil when there is no such tournament, team or pitch.
    func calendario(de id: String, _ consulta: [String: String]) -> PedidoDeCalendario? {
        guard let torneo = torneo(id) else { return nil }
        let documento = torneo.partidos.documento
        var opciones = CalendarioDePartidos.Opciones(
            identidad: "\(id)|\(documento.nombre)", ahora: Int(Date().timeIntervalSince1970))
        if let escrito = consulta["equipo"] {
            guard let numero = Int(escrito), documento.equipos[numero: numero] != nil else {
                return nil
            }
            opciones.equipo = documento.equipos[numero - 1]
        }
        if let campo = consulta["campo"] {
            guard documento.partidos.contains(where: { $0.ficha.campo == campo }) else {
                return nil
            }
            opciones.campo = campo
        }
        return PedidoDeCalendario(
            emisor: torneo.calendario, documento: documento, opciones: opciones)
    }
}

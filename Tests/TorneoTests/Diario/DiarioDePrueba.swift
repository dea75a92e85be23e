import Foundation

@testable import Torneo

/// A journal of a small cup, written entry by entry: two teams of two, a match that is planned
/// and one that was played 1-0.
struct DiarioDePrueba {
    static let ana = Jugador(nombre: "Ana", dorsal: 9)
    static let luis = Jugador(nombre: "Luis")
    static let ivan = Jugador(nombre: "Iván", dorsal: 7)
    static let sofia = Jugador(nombre: "Sofía", dorsal: 10)

    private(set) var libro: LibroDelTorneo
    private(set) var siguiente: UInt64 = 1

    init(_ principio: Apunte = principio) throws {
        libro = try LibroDelTorneo([principio])
    }

    static let principio = Apunte(
        id: Identificador(alta: 7, baja: 0), instante: 1, autor: .esteOrdenador,
        suceso: .tomado(TorneoTomado(documento: documento)))

    static let documento: [UInt8] = {
        let equipos = [
            Equipo(nombre: "Rayo", plantilla: [ana, luis]),
            Equipo(nombre: "Toros", plantilla: [ivan, sofia]),
        ].compactMap(\.self)
        let jugado = Partido(
            local: equipos[1], visitante: equipos[0],
            eventos: [.gol(minuto: 3, jugador: ivan, equipo: equipos[1])])
        let pendiente = Partido(
            local: equipos[0], visitante: equipos[1], incidencias: [],
            ficha: Ficha(estado: .programado))
        let copa = DocumentoDelTorneo(
            nombre: "Copa", equipos: equipos, partidos: [pendiente, jugado])
        return (try? copa.aJson()).map(Array.init) ?? []
    }()

    /// Writes an entry down.
    ///
    /// - Returns: its identity.
    @discardableResult
    mutating func anotar(_ suceso: Suceso) throws(RechazoDeApunte) -> Identificador {
        let id = Identificador(alta: 7, baja: siguiente)
        try libro.anotar(
            Apunte(
                id: id, instante: Int64(siguiente), autor: .esteOrdenador, suceso: suceso))
        siguiente += 1
        return id
    }

    @discardableResult
    mutating func deshacer(
        _ id: Identificador, porque motivo: String? = nil
    ) throws(RechazoDeApunte) -> Identificador {
        try anotar(.anulacion(Anulacion(de: id, motivo: motivo)))
    }

    /// Why an entry cannot be undone; nil when it can.
    func rechazo(alDeshacer id: Identificador) -> RechazoDeApunte? {
        var otro = self
        do throws(RechazoDeApunte) {
            try otro.deshacer(id)
            return nil
        } catch {
            return error
        }
    }

    var marcador: String { libro.documento.partidos[0].marcador().description }
    var estado: EstadoDePartido { libro.documento.partidos[0].ficha.estado }

    /// The document as bytes.
    func bytes() throws -> [UInt8] { Array(try libro.documento.aJson()) }
}

extension Suceso {
    /// A goal of match 1.
    static func golDe(
        _ jugador: Jugador, _ bando: Bando = .local, minuto: Int? = 10,
        clase: ClaseDeGol = .jugada, partido: Int = 1
    ) -> Suceso {
        .gol(
            GolApuntado(
                partido: partido, bando: bando, jugador: jugador,
                momento: minuto.map { Momento(minuto: $0) }, clase: clase))
    }

    static let empieza = Suceso.saque(SaqueApuntado(partido: 1, duracion: 90))
    static let acaba = Suceso.final(FinalApuntado(partido: 1))
}

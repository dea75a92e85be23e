import Foundation
import Torneo

@testable import MarcadorApp

/// A Marcador server that says what the test wants.
@MainActor
final class ServidorFalso: ServicioDePartidos {
    /// The answer to each mark, by its identity; those not named are written down.
    var respuestas: [Identificador: [FalloDelServidor]] = [:]
    var sinRed = false
    var recibidas: [MarcaPendiente] = []
    var losTorneos: Result<[TorneoDTO], FalloDelServidor> = .success([])
    var losPartidos: [PartidoDTO] = []
    var falloDePartidos: FalloDelServidor?
    /// The answers to what is asked of one match, before those it has.
    var fallosDeUno: [FalloDelServidor] = []
    /// How often one match was asked for.
    var preguntasDeUno = 0
    var saques: [Identificador] = []
    var falloAlEmpezar: FalloDelServidor?
    /// What may be done, by the secret it is asked with; `nil` without any.
    var sesiones: [String?: Result<SesionDTO, FalloDelServidor>] = [:]
    var escuchando: [(desde: String?, salida: Salida.Continuation)] = []
    let puerta = Puerta()

    typealias Salida = AsyncThrowingStream<[EventoRecibido], any Error>

    func torneos() async throws -> [TorneoDTO] {
        await puerta.pasar()
        return try losTorneos.get()
    }

    func sesion(con secreto: String?) async throws -> SesionDTO {
        let dicha = sesiones[secreto] ?? .success(SesionDTO(papel: .organizador))
        return try dicha.get()
    }

    func partidos(de torneo: String) async throws -> [PartidoDTO] {
        let foto = losPartidos
        await puerta.pasar()
        if let falloDePartidos { throw falloDePartidos }
        return foto
    }

    func partido(_ numero: Int, de torneo: String) async throws -> PartidoDTO {
        preguntasDeUno += 1
        if !fallosDeUno.isEmpty { throw fallosDeUno.removeFirst() }
        guard let partido = losPartidos.first(where: { $0.numero == numero }) else {
            throw FalloDelServidor.rechazo(RechazoDeMarca(codigo: 404, motivo: "No existe"))
        }
        return partido
    }

    func empezar(
        _ partido: PartidoDTO, de torneo: String, duracion: Int?, id: Identificador
    ) async throws -> PartidoDTO {
        saques.append(id)
        if let falloAlEmpezar { throw falloAlEmpezar }
        return try await self.partido(partido.numero, de: torneo)
    }

    func enviar(_ marca: MarcaPendiente) async throws {
        await puerta.pasar()
        if sinRed { throw FalloDelServidor.red(.sinConexion) }
        if let fallo = respuestas[marca.id]?.first {
            respuestas[marca.id]?.removeFirst()
            throw fallo
        }
        recibidas.append(marca)
    }

    func eventos(de torneo: String, desde id: String?) -> Salida {
        let (flujo, salida) = Salida.makeStream()
        escuchando.append((id, salida))
        return flujo
    }
}

extension MarcaPendiente {
    static let unServidor = URL(filePath: "/").absoluteURL

    /// A mark with an identity that is easy to tell.
    static func prueba(
        _ n: UInt64, servidor: URL = unServidor, partido: Int = 1, lado: Lado = .local,
        minuto: Int? = nil, anula: UInt64? = nil
    ) -> MarcaPendiente {
        MarcaPendiente(
            id: Identificador(alta: 0x7000, baja: n), servidor: servidor, torneo: "torneo",
            partido: partido, lado: lado, minuto: minuto, hecha: Instante(ms: 5),
            anula: anula.map { Identificador(alta: 0x7000, baja: $0) })
    }
}

extension PartidoDTO {
    /// A match of Rayo against Toros.
    static func prueba(
        _ numero: Int = 1, _ local: Int = 3, _ visitante: Int = 2, directo: DirectoDTO? = nil,
        marcas: [Identificador]? = nil
    ) -> PartidoDTO {
        PartidoDTO(
            numero: numero, local: "Rayo FC", visitante: "Toros", estado: "finalizado",
            marcador: MarcadorDTO(local: local, visitante: visitante), directo: directo,
            marcas: marcas)
    }
}

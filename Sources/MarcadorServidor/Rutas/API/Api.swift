import Foundation
import MarcadorApp
import Torneo

/// The JSON API: takes a quick picture on the main actor, writes it elsewhere, keeps the bytes until
/// what it showed changes.
struct Api: Sendable {
    /// The tournaments.
    let casa: Casa
    /// Where ready answers are kept.
    let vitrina: Vitrina
    /// Watches what they were made from.
    let vigilancia = Vigilancia()
    /// The tournaments that were made of late, by the identity that was sent along.
    let recientes = TorneosRecientes()

    /// What can be written on any thread.
    typealias Foto = @Sendable () throws -> [UInt8]

    /// Answers a request that reads; nil when what it asks for does not exist.
    ///
    /// - Parameters:
    ///   - ruta: what is asked for.
    ///   - clave: the key of the request; nil when its answer is not to be kept.
    /// - Returns: the answer.
    func leer(_ ruta: Ruta, clave: String?) async -> RespuestaLista? {
        guard await existe(ruta) else { return nil }
        guard let clave else { return await Self.escribir(foto(ruta)) }
        return await vitrina.obtener(clave) { await Self.escribir(observar(ruta, clave)) }
    }

    @concurrent
    private static func escribir(_ foto: Foto) async -> RespuestaLista {
        do {
            let respuesta = Respuesta.json(bytes: try foto()).con("Cache-Control", "no-cache")
            return RespuestaLista(respuesta.conDefensas())
        } catch {
            return RespuestaLista(
                .fallo(500, Texto(literal: error.frase), enPagina: false, nil))
        }
    }

    /// The tables of a part of the competition, which are not kept; nil when there is no such tournament
    /// or group.
    ///
    /// - Parameters:
    ///   - id: the tournament.
    ///   - vista: which part.
    /// - Returns: the answer.
    func tablas(de id: String, _ vista: VistaPedida) async -> RespuestaLista? {
        guard let foto = await foto(vista, de: id) else { return nil }
        return await Self.escribir(foto)
    }

    @MainActor
    private func foto(_ vista: VistaPedida, de id: String) -> Foto? {
        guard let partidos = casa.torneo(id)?.partidos else { return nil }
        let grupo = vista.grupo.map { partidos.grupo(llamado: $0) }
        if case .some(nil) = grupo { return nil }
        let (documento, reglas) = (partidos.documento, partidos.reglasConZonas)
        return {
            let liguillas = documento.liguillas.filter { grupo == nil || $0.grupo == grupo }
            return try Self.bytes(
                liguillas.map {
                    TablaDTO(grupo: $0.grupo, filas: $0.tabla(vista.vista), reglas: reglas)
                })
        }
    }

    @MainActor
    private func observar(_ ruta: Ruta, _ clave: String) -> Foto {
        vigilancia.mirando(clave) {
            foto(ruta)
        } alCambiar: { [vitrina] in
            vitrina.retirar(clave)
        }
    }

    @MainActor
    private func existe(_ ruta: Ruta) -> Bool {
        guard let id = ruta.torneo else { return true }
        guard let torneo = casa.torneo(id) else { return false }
        switch ruta {
        case .apiPartido(_, let numero): return torneo.partidos.existe(numero)
        case .apiEquipo(_, let numero): return torneo.partidos.equipos[numero: numero] != nil
        default: return true
        }
    }

    @MainActor
    private func foto(_ ruta: Ruta) -> Foto {
        switch ruta {
        case .openapi: return { PackageResources.openapi_json }
        case .apiTorneos: return Self.json(casa.torneos.map(TorneoDTO.init))
        case .apiArbitros: return Self.json(arbitros)
        case .apiUsers: return Self.json(users)
        default:
            guard let torneo = ruta.torneo.flatMap(casa.torneo) else { return { [] } }
            return foto(ruta, de: torneo)
        }
    }

    @MainActor
    private func foto(_ ruta: Ruta, de torneo: TorneoServido) -> Foto {
        let partidos = torneo.partidos
        switch ruta {
        case .apiPartidos:
            let (lista, directo) = (partidos.partidos, torneo.contenedor.partidoEnJuego.directo)
            let enJuego = directo.map { (id: $0.partidoId, dto: DirectoDTO($0)) }
            return {
                try Self.bytes(
                    lista.map {
                        PartidoDTO($0, directo: $0.id == enJuego?.id ? enJuego?.dto : nil)
                    })
            }
        case .apiPartido(_, let numero):
            return Self.json(PartidoDTO.completo(numero, torneo))
        case .apiTabla:
            let (tablas, reglas) = (partidos.tablas(), partidos.reglasConZonas)
            return {
                try Self.bytes(
                    tablas.map { TablaDTO(grupo: $0.grupo, filas: $0.filas, reglas: reglas) })
            }
        case .apiGoleadores:
            let goleadores = partidos.goleadores()
            return { try Self.bytes(GoleadorDTO.lista(goleadores)) }
        case .apiEquipos:
            let equipos = partidos.equipos
            return {
                try Self.bytes(
                    equipos.enumerated().map { EquipoDTO(numero: $0 + 1, equipo: $1) })
            }
        case .apiEquipo(_, let numero): return Self.json(FichaDeEquipoDTO(numero, de: partidos))
        case .apiSanciones:
            let disciplina = partidos.disciplina()
            return { try Self.bytes(SancionesDTO(disciplina)) }
        case .apiEliminatoria:
            let documento = partidos.documentoObservado
            return { try Self.bytes(documento.rondasDelCuadro().map(RondaDTO.init)) }
        default:
            let documento = partidos.documentoObservado
            return { Array(try documento.aJson(paraTodos: true)) }
        }
    }

    @MainActor
    private var arbitros: ArbitrosDTO {
        var estado = casa.torneos.first?.mesa.arbitros.uiState ?? ArbitrosUiState()
        estado.arbitros = casa.arbitros.arbitros
        return ArbitrosDTO(estado)
    }

    /// Our referees in the shape of the service; before there are any, the sample ones.
    @MainActor
    private var users: [ArbitroDTO] {
        let propios = casa.arbitros.arbitros
        return (propios.isEmpty ? ServicioDeLaCasa.deEjemplo : propios).map(ArbitroDTO.init)
    }

    private static func json(_ valor: some Encodable & Sendable) -> Foto {
        { try bytes(valor) }
    }

    private static func bytes(_ valor: some Encodable) throws -> [UInt8] {
        Array(try JsonDeLaAPI.datos(valor))
    }
}

extension TorneoDTO {
    /// A tournament in the list.
    @MainActor
    init(_ torneo: TorneoServido) {
        self.init(
            id: torneo.id, nombre: torneo.partidos.nombre,
            equipos: torneo.partidos.equipos.count, partidos: torneo.partidos.cuantos)
    }
}

extension PartidoDTO {
    /// A match with its events and, if it is played, as it stands; nil when there is none.
    @MainActor
    static func completo(_ numero: Int, _ torneo: TorneoServido) -> PartidoDTO? {
        guard let partido = torneo.partidos.partido(id: numero) else { return nil }
        var dto = PartidoDTO(
            PartidoDeLista(id: numero, partido: partido),
            directo: torneo.directo(numero).map { DirectoDTO($0) })
        dto.eventos = partido.incidencias.map(EventoDTO.init)
        return dto
    }
}

import Foundation
import MarcadorApp
import Torneo

/// The secretary's office: makes tournaments, from a form in three steps or from a file.
///
/// Nothing it answers is kept by anybody: neither in the showcase nor by a browser.
@MainActor
final class Secretaria {
    let casa: Casa
    let recepcion: Recepcion
    private let reloj: any Reloj
    private let recientes = TorneosRecientes()

    /// The longest body of a form with a file, in bytes.
    nonisolated static let cuerpoMaximo = 8 * 1024 * 1024

    /// An office.
    ///
    /// - Parameters:
    ///   - casa: the tournaments.
    ///   - recepcion: makes pages.
    ///   - reloj: the clock.
    init(casa: Casa, recepcion: Recepcion, reloj: any Reloj) {
        self.casa = casa
        self.recepcion = recepcion
        self.reloj = reloj
    }

    /// Answers what is read; the guard has let it through.
    func leer(_ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante) -> Respuesta {
        let pedido = Pedido(ruta, visitante, consulta: [:])
        switch ruta {
        case .nuevo:
            var borrador = BorradorDeTorneo()
            let zona = TimeZone.current.identifier
            if TimeZone.knownTimeZoneIdentifiers.contains(zona), !zona.hasPrefix("Etc/") {
                borrador[.zona] = zona
            }
            return pagina(
                PaginaNuevo(paso: .datos, borrador: borrador, ficha: ficha()), pedido)
        case .importar: return pagina(PaginaImportar(ficha: ficha()), pedido)
        default:
            guard let torneo = ruta.torneo.flatMap(casa.torneo) else {
                return sinGuardar(
                    recepcion.error(404, ruta.torneo.map { .noExisteElTorneo($0) }, pedido))
            }
            let hecho = peticion.consulta["hecho"].flatMap { Int($0) }
            if let pagina = paginaDeMesa(ruta, torneo, hecho: hecho) {
                return sinGuardar(recepcion.escenario.suelta(pagina, pedido).respuesta)
            }
            guard case .mesa = ruta else {
                return sinGuardar(
                    recepcion.escenario.error(404, ruta.loQueNoHay, pedido).respuesta)
            }
            return pagina(
                PaginaMesa(
                    equipos: torneo.partidos.equipos.count, partidos: torneo.partidos.cuantos,
                    recien: peticion.consulta["recien"] != nil,
                    admiteNuevos: torneo.partidos.cuadro == nil), pedido)
        }
    }

    /// Does what a form asks for; the guard has let it through.
    func atender(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, por autor: Autor
    ) async -> Respuesta {
        let pedido = Pedido(ruta, visitante, consulta: [:])
        do {
            switch ruta {
            case .ejemplo:
                let torneo = try await casa.crear(
                    DocumentoDelTorneo(DatosDeEjemplo.torneo), por: autor)
                return .redireccion(a: Ruta.camino(.partidos, en: torneo.id)).conDefensas()
            case .importar: return try await importar(peticion, pedido, por: autor)
            default: return try await seguir(peticion, pedido, por: autor)
            }
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return sinGuardar(recepcion.error(estado, frase, pedido))
        }
    }

    /// Makes a tournament, once for each form.
    ///
    /// - Returns: its id.
    /// - Throws: `FalloDeOrden`; there is no new tournament then.
    func crear(
        _ documento: DocumentoDelTorneo, ficha: String, por autor: Autor
    ) async throws(FalloDeOrden) -> String {
        let suya = Identificador(ficha)
        if let hecho = suya.flatMap(recientes.torneo), casa.torneo(hecho) != nil { return hecho }
        let torneo = try await casa.crear(documento, por: autor)
        if let suya { recientes.anotar(suya, torneo.id) }
        return torneo.id
    }

    func pagina(
        _ pagina: some Pagina, _ pedido: Pedido, aviso: Texto? = nil, estado: Int = 200
    ) -> Respuesta {
        sinGuardar(
            recepcion.escenario.suelta(pagina, pedido, aviso: aviso, estado: estado).respuesta)
    }

    /// The identity of a form.
    func ficha() -> String {
        var azar = SystemRandomNumberGenerator()
        return Identificador.nuevo(ms: reloj.ahora.ms, azar: &azar).description
    }

    /// The same answer, which nobody keeps.
    func sinGuardar(_ respuesta: Respuesta) -> Respuesta {
        var otra = respuesta
        otra.cabeceras.removeAll { $0.seLlama("Cache-Control") }
        return otra.con("Cache-Control", "no-store").conDefensas()
    }
}

import MarcadorApp
import Torneo

extension Secretaria {
    /// The desk's page of a route.
    ///
    /// - Parameters:
    ///   - ruta: which page.
    ///   - torneo: the tournament.
    ///   - escrito: what was typed and could not be done.
    ///   - hecho: the number of the entry that was just made from there.
    /// - Returns: the page; nil when match or team do not exist.
    func paginaDeMesa(
        _ ruta: Ruta, _ torneo: TorneoServido, escrito: Escrito = Escrito(), hecho: Int? = nil
    ) -> (any Pagina)? {
        let mesa = MontajeDeMesa(
            casa: casa, torneo: torneo, escrito: escrito, numeroHecho: hecho)
        switch ruta {
        case .mesaCalendario: return mesa.calendario
        case .mesaPartido(_, let numero): return mesa.partido(numero)
        case .mesaEquipos: return mesa.equipos
        case .mesaEquipo(_, let numero): return mesa.equipo(numero)
        default: return nil
        }
    }

    /// What a form of the desk asks for: first what would follow, and when that was seen, done.
    func organizar(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, por autor: Autor
    ) async -> Respuesta {
        let pedido = Pedido(ruta, visitante, consulta: [:])
        guard let torneo = ruta.torneo.flatMap(casa.torneo),
            paginaDeMesa(ruta, torneo) != nil
        else {
            return sinGuardar(recepcion.escenario.error(404, ruta.loQueNoHay, pedido).respuesta)
        }
        var campos: [String: String] = [:]
        do {
            campos = try peticion.formulario()
            let cambio = try FormularioDeMesa(campos, torneo).cambio(ruta)
            let visto = campos["visto"].flatMap { Int($0) }
            guard campos["seguro"] == "si" else {
                let repercusiones = try torneo.mesa.repercusiones(de: cambio, visto: visto)
                return pagina(
                    MontajeDeMesa(casa: casa, torneo: torneo)
                        .repercusiones(repercusiones, ruta, campos, ficha: ficha()), pedido)
            }
            let hecho = try await torneo.mesa.cumplir(
                .organizar(
                    cambio, visto: visto, id: campos["ficha"].flatMap(Identificador.init)),
                por: autor)
            guard case .apuntado(let numero) = hecho else {
                return sinGuardar(.redireccion(a: Self.siguiente(ruta, cambio)))
            }
            return sinGuardar(
                .redireccion(a: "\(Self.siguiente(ruta, cambio))?hecho=\(numero)"))
        } catch is FormularioDeMesa.NoSePide {
            return deNuevo(ruta, torneo, pedido, campos, [:], .noSePideEso, 400)
        } catch let falta as FormularioDeMesa.Falta {
            return deNuevo(ruta, torneo, pedido, campos, [falta.campo: falta.frase], nil, 422)
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return deNuevo(ruta, torneo, pedido, campos, [:], frase, estado)
        }
    }

    /// The page the form came from, with what was typed and what is wrong with it.
    private func deNuevo(
        _ ruta: Ruta, _ torneo: TorneoServido, _ pedido: Pedido, _ campos: [String: String],
        _ faltas: [String: Texto], _ aviso: Texto?, _ estado: Int
    ) -> Respuesta {
        let escrito = Escrito(valores: campos, faltas: faltas)
        guard let pagina = paginaDeMesa(ruta, torneo, escrito: escrito) else {
            return sinGuardar(recepcion.escenario.error(404, ruta.loQueNoHay, pedido).respuesta)
        }
        return self.pagina(pagina, pedido, aviso: aviso, estado: estado)
    }

    /// Where one sees what was done.
    private static func siguiente(_ ruta: Ruta, _ cambio: CambioDelOrganizador) -> String {
        switch (ruta, cambio) {
        case (.mesaEquipo(let t, _), .equipo(.retirada)): Ruta.mesaEquipos(t).camino
        default: ruta.camino
        }
    }
}

extension Ruta {
    /// What does not exist when a page of the desk is not found.
    var loQueNoHay: Texto? {
        switch self {
        case .mesaPartido(_, let numero): .noExisteElPartido(numero)
        case .mesaEquipo(_, let numero): .noExisteElEquipo(numero)
        default: torneo.map { .noExisteElTorneo($0) }
        }
    }
}

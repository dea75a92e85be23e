import MarcadorApp
import Torneo

/// The porter's lodge: lets people in and out, and hands out the organiser's links.
///
/// Nothing it answers is kept by anybody: neither in the showcase nor by a browser.
@MainActor
final class Porteria {
    let casa: Casa
    let recepcion: Recepcion
    let guardia: Guardia
    let reloj: any Reloj
    private var recientes: [Identificador: (secreto: String, hasta: Instante)] = [:]

    /// How long the code of a link can be seen after it was made, in milliseconds.
    private static let aLaVista = 15 * 60 * 1000

    /// A lodge.
    ///
    /// - Parameters:
    ///   - casa: the tournaments.
    ///   - recepcion: makes pages.
    ///   - guardia: knows who is who.
    ///   - reloj: the clock.
    init(casa: Casa, recepcion: Recepcion, guardia: Guardia, reloj: any Reloj) {
        self.casa = casa
        self.recepcion = recepcion
        self.guardia = guardia
        self.reloj = reloj
    }

    /// Who is who.
    var puertas: Puertas { guardia.puertas }

    /// Answers what is read; the guard has let it through.
    func leer(_ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante) -> Respuesta {
        let pedido = Pedido(ruta, visitante, consulta: [:])
        switch ruta {
        case .apiSesion: return sesion(peticion, visitante)
        case .entrar: return pagina(paginaEntrar, pedido)
        default:
            guard let torneo = ruta.torneo.flatMap(casa.torneo) else {
                return sinGuardar(
                    recepcion.error(404, ruta.torneo.map { .noExisteElTorneo($0) }, pedido))
            }
            switch ruta {
            case .enlaces: return pagina(paginaEnlaces(torneo), pedido)
            case .hojaDeEnlaces:
                if let id = peticion.consulta["enlace"].flatMap(Identificador.init) {
                    let seVe = peticion.metodo == .get
                    return pagina(paginaDeUnaVez(id, torneo, seOlvida: seVe), pedido)
                }
                return pagina(paginaHoja(torneo, red: peticion.consulta["red"]), pedido)
            default: return pagina(paginaEntrar, pedido)
            }
        }
    }

    /// Does what a form asks for; the guard has let it through.
    func atender(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante
    ) async -> Respuesta {
        do {
            switch ruta {
            case .entrar: return sinGuardar(try await entrar(peticion))
            case .salir: return sinGuardar(try await salir(peticion))
            default:
                guard let torneo = ruta.torneo.flatMap(casa.torneo) else {
                    let pedido = Pedido(.raiz, visitante, consulta: [:])
                    return sinGuardar(
                        recepcion.error(404, ruta.torneo.map { .noExisteElTorneo($0) }, pedido))
                }
                return sinGuardar(try await repartir(ruta, peticion, torneo))
            }
        } catch let fallo as FalloDePuerta {
            return negar(
                fallo.estadoEnPagina, .puerta(fallo), fallo.cabeceras, ruta, peticion, visitante)
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return negar(estado, frase, [], ruta, peticion, visitante)
        }
    }

    /// What the guard did not let through.
    func negar(
        _ negativa: Guardia.Negativa, _ peticion: Peticion, _ visitante: Visitante
    ) -> Respuesta {
        let idioma = visitante.idioma
        guard peticion.prefiereProblema || peticion.ruta.hasPrefix("/api/") else {
            let pedido = Pedido(.raiz, visitante, consulta: [:])
            return sinGuardar(recepcion.error(negativa.estado, negativa.frase, pedido))
        }
        return problema(negativa.estado, negativa.frase, negativa.cabeceras, idioma)
    }

    /// Keeps the secret of a link in memory for a while, so that its code can be looked at.
    func recordar(_ hechos: [Puertas.EnlaceHecho]) {
        olvidar()
        let hasta = reloj.ahora.masTarde(ms: Self.aLaVista)
        for hecho in hechos { recientes[hecho.enlace.id] = (hecho.secreto, hasta) }
    }

    /// The secret of a link that was made a short while ago; nil later.
    func secreto(de id: Identificador) -> String? {
        olvidar()
        return recientes[id]?.secreto
    }

    /// Forgets the secret of a link.
    func olvidar(_ id: Identificador) { recientes[id] = nil }

    private func olvidar() {
        let ahora = reloj.ahora
        recientes = recientes.filter { ahora < $0.value.hasta }
    }

    private var paginaEntrar: PaginaEntrar {
        PaginaEntrar(hayContrasena: puertas.registro.contrasena != nil)
    }

    private func pagina(_ pagina: some Pagina, _ pedido: Pedido) -> Respuesta {
        sinGuardar(recepcion.escenario.suelta(pagina, pedido).respuesta)
    }

    /// Says what went wrong on the page the form came from.
    private func negar(
        _ estado: Int, _ frase: Texto, _ cabeceras: [Cabecera], _ ruta: Ruta,
        _ peticion: Peticion, _ visitante: Visitante
    ) -> Respuesta {
        guard !peticion.prefiereProblema else {
            return problema(estado, frase, cabeceras, visitante.idioma)
        }
        let escena: Escena
        if let torneo = ruta.torneo.flatMap(casa.torneo) {
            escena = recepcion.escenario.suelta(
                paginaEnlaces(torneo), Pedido(.enlaces(torneo.id), visitante, consulta: [:]),
                aviso: frase, estado: estado)
        } else {
            escena = recepcion.escenario.suelta(
                paginaEntrar, Pedido(.entrar, visitante, consulta: [:]), aviso: frase,
                estado: estado)
        }
        var respuesta = sinGuardar(escena.respuesta)
        respuesta.cabeceras += cabeceras.filter { $0.seLlama("Retry-After") }
        return respuesta
    }

    private func problema(
        _ estado: Int, _ frase: Texto, _ cabeceras: [Cabecera], _ idioma: Idioma
    ) -> Respuesta {
        var respuesta = Respuesta.problema(
            estado, titulo: Texto.errorDePagina(estado).en(idioma), detalle: frase.en(idioma))
        respuesta.cabeceras += cabeceras
        return sinGuardar(respuesta)
    }

    /// The same answer, which nobody keeps.
    private func sinGuardar(_ respuesta: Respuesta) -> Respuesta {
        var otra = respuesta
        otra.cabeceras.removeAll { $0.seLlama("Cache-Control") }
        return otra.con("Cache-Control", "no-store").conDefensas()
    }
}

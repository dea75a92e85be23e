import MarcadorApp

/// Receives requests for pages on the main actor: keeps the living pages and makes new ones.
@MainActor
final class Recepcion {
    /// The tournaments.
    let casa: Casa
    /// Sets the scene for pages.
    let escenario: Escenario
    private let vitrina: Vitrina
    private var paginas: PaginasVivas
    private var ultimoRefresco: [String: Instante] = [:]
    private let reloj: any Reloj

    /// A reception without pages.
    ///
    /// - Parameters:
    ///   - casa: the tournaments.
    ///   - vitrina: where ready answers are put for everybody.
    ///   - reloj: the clock.
    ///   - maximo: how many pages are kept; beyond it, only those that somebody watches.
    init(
        casa: Casa, vitrina: Vitrina, reloj: any Reloj = RelojDelSistema(), maximo: Int = 512
    ) {
        paginas = PaginasVivas(maximo: maximo)
        self.casa = casa
        self.vitrina = vitrina
        self.reloj = reloj
        escenario = Escenario(casa: casa)
        for torneo in casa.torneos { seguir(torneo) }
        casa.alAbrir = { [weak self] torneo in self?.seguir(torneo) }
    }

    /// The page that was asked for, ready; what can be kept is also put in the showcase.
    ///
    /// - Parameters:
    ///   - original: what was asked for.
    ///   - seGuarda: whether path and query of the request are the canonical ones.
    /// - Returns: the answer.
    func pagina(_ original: Pedido, seGuarda: Bool) -> RespuestaLista {
        let pedido = conSentido(original)
        if let respuesta = redireccion(pedido) { return RespuestaLista(respuesta) }
        guard let viva = viva(pedido) else {
            return RespuestaLista(escenario.escena(pedido).respuesta)
        }
        alAbrir(pedido)
        let lista = RespuestaLista(viva.respuesta())
        if seGuarda, pedido == original, !pedido.ruta.seAbreCadaVez {
            vitrina.poner(pedido.clave, lista)
        }
        return lista
    }

    /// How many living pages there are.
    var cuantas: Int { paginas.cuantas }

    /// The page with a message, answered with a status, for this visitor only.
    func pagina(_ pedido: Pedido, aviso: Texto, estado: Int) -> Respuesta {
        var escena = escenario.escena(pedido, aviso: Aviso(texto: aviso, esError: true))
        if escena.estado == 200 { escena.estado = estado }
        return escena.respuesta
    }

    /// A page that says what went wrong.
    func error(_ estado: Int, _ frase: Texto?, _ pedido: Pedido) -> Respuesta {
        escenario.error(estado, frase, pedido).respuesta
    }

    /// Begins to listen to a page, after everything that happened so far has been sent; nil when
    /// there is no page.
    ///
    /// - Parameters:
    ///   - original: the page.
    ///   - desde: the last event the visitor has seen.
    /// - Returns: the place of the new listener.
    func escuchar(_ original: Pedido, desde: String?) -> Suscripcion? {
        guard redireccion(original) == nil, let viva = viva(conSentido(original)),
            viva.actual().estado == 200
        else { return nil }
        return Suscripcion(viva.canal, desde: desde)
    }

    /// The request without what means nothing in this house, so that no address can be spelt in any
    /// number of ways that are all kept.
    private func conSentido(_ pedido: Pedido) -> Pedido {
        let torneo = pedido.ruta.torneo.flatMap(casa.torneo)
        if let partido = pedido.partido, torneo?.partidos.existe(partido) != true {
            return Pedido(pedido.ruta, pedido.visitante, consulta: ["hoja": "\(pedido.hoja)"])
        }
        if let numero = pedido.publicada, case .cronica(_, let partido) = pedido.ruta,
            torneo?.mesa.cronica(partidoId: partido).numeros.contains(numero) != true
        {
            return Pedido(pedido.ruta, pedido.visitante, consulta: [:])
        }
        return pedido
    }

    /// The living page of a request, which is kept; nil when there is no such page.
    private func viva(_ pedido: Pedido) -> PaginaViva? {
        if let viva = paginas[pedido] { return viva }
        guard escenario.escena(pedido).estado == 200 else { return nil }
        let nueva = PaginaViva(
            direccion: "/eventos?pagina=\(pedido.canonico.enConsulta)",
            retirar: { [vitrina, clave = pedido.clave] in vitrina.retirar(clave) },
            montar: { [escenario] in escenario.escena(pedido).vista })
        paginas.guardar(nueva, de: pedido)
        return nueva
    }

    /// `/` and `/torneos/{t}` lead on to the matches.
    private func redireccion(_ pedido: Pedido) -> Respuesta? {
        switch pedido.ruta {
        case .raiz where casa.estaVacia: return nil
        case .raiz:
            let unico = casa.torneos.count == 1 ? casa.torneos.first : nil
            return .redireccion(
                a: unico.map { Ruta.camino(.partidos, en: $0.id) } ?? "/torneos")
        case .torneo(let id) where casa.torneo(id) != nil:
            return .redireccion(a: Ruta.camino(.partidos, en: id))
        default: return nil
        }
    }

    /// Opening the referees asks the service for news; whoever may only look gets what is saved.
    ///
    /// Not within a few seconds after it was asked last, and not while it is being asked: a page
    /// without scripts, which loads itself again until the answer is there, must not ask again.
    private func alAbrir(_ pedido: Pedido) {
        guard case .arbitros(let id) = pedido.ruta, let torneo = casa.torneo(id),
            Permiso.puede(pedido.visitante.papel, .refrescar, en: Lugar(torneo: id))
        else { return }
        let ahora = reloj.ahora
        let reciente = ultimoRefresco[id].map { ahora < $0.masTarde(ms: 5000) } ?? false
        guard torneo.mesa.arbitros.refrescando || !reciente else { return }
        ultimoRefresco[id] = ahora
        torneo.mesa.arbitros.abrir()
    }

    private func seguir(_ torneo: TorneoServido) {
        let id = torneo.id
        torneo.suceso.alGol = { [weak self] gol in self?.pregonar(gol, de: id) }
        torneo.alDecir = { [weak self] frase in self?.decir(frase, de: id) }
        torneo.mesa.pantallas.miradas = { [weak self] in self?.partidosMirados(de: id) ?? [] }
        torneo.mesa.pantallas.alCerrar = { [weak self] numero in
            // The screen of a match was closed: its pages must look at the new one.
            self?.paginas.renovar { $0 == .partido(id, numero) }
        }
    }

    /// Tells a goal to everybody who watches a page of the tournament.
    private func pregonar(_ gol: GolAvisado, de torneo: String) {
        let pregon = Pregon(gol)
        for (pedido, pagina) in paginas.miradas where pedido.ruta.torneo == torneo {
            pagina.pregonar(pregon, pedido.visitante.idioma)
        }
    }

    /// Says a sentence to everybody who listens to a page of the tournament.
    private func decir(_ frase: Texto, de torneo: String) {
        for (pedido, pagina) in paginas.miradas where pedido.ruta.torneo == torneo {
            pagina.decir(frase.en(pedido.visitante.idioma))
        }
    }

    /// The matches whose pages somebody watches.
    private func partidosMirados(de torneo: String) -> Set<Int> {
        var mirados: Set<Int> = []
        for (pedido, _) in paginas.miradas {
            if case .partido(torneo, let numero) = pedido.ruta { mirados.insert(numero) }
        }
        return mirados
    }
}

extension Ruta {
    /// Whether opening the page does something, so that it is not answered from the showcase.
    fileprivate var seAbreCadaVez: Bool {
        if case .arbitros = self { return true }
        return false
    }
}

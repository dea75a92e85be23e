import MarcadorApp

/// Receives requests for pages on the main actor: keeps the living pages and makes new ones.
@MainActor
final class Recepcion {
    /// How many pages that nobody watches are kept at most.
    static let maximo = 512

    /// The tournaments.
    let casa: Casa
    private let escenario: Escenario
    private let vitrina: Vitrina
    private var paginas: [Pedido: PaginaViva] = [:]
    private var orden: [Pedido] = []
    private var ultimoRefresco: [String: Instante] = [:]
    private let reloj: any Reloj

    /// A reception without pages.
    ///
    /// - Parameters:
    ///   - casa: the tournaments.
    ///   - vitrina: where ready answers are put for everybody.
    ///   - reloj: the clock.
    init(casa: Casa, vitrina: Vitrina, reloj: any Reloj = RelojDelSistema()) {
        self.casa = casa
        self.vitrina = vitrina
        self.reloj = reloj
        escenario = Escenario(casa: casa)
        for torneo in casa.torneos { seguir(torneo) }
    }

    /// The page that was asked for, ready; what can be kept is also put in the showcase.
    ///
    /// - Parameters:
    ///   - pedido: what was asked for.
    ///   - seGuarda: whether path and query of the request are the canonical ones.
    /// - Returns: the answer.
    func pagina(_ pedido: Pedido, seGuarda: Bool) -> RespuestaLista {
        if let respuesta = redireccion(pedido) { return RespuestaLista(respuesta) }
        alAbrir(pedido)
        let viva = viva(pedido)
        let lista = RespuestaLista(viva.respuesta())
        if seGuarda, paginas[pedido] === viva, !pedido.ruta.seAbreCadaVez {
            vitrina.poner(pedido.clave, lista)
        }
        return lista
    }

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

    /// The channel of a page, with everything sent that happened so far; nil when there is no page.
    func canal(_ pedido: Pedido) -> Canal? {
        guard redireccion(pedido) == nil else { return nil }
        let viva = viva(pedido)
        return viva.actual().estado == 200 ? viva.canal : nil
    }

    /// The living page of a request; kept when there is such a page.
    private func viva(_ pedido: Pedido) -> PaginaViva {
        if let viva = paginas[pedido] { return viva }
        let nueva = PaginaViva(
            direccion: "/eventos?pagina=\(pedido.canonico.enConsulta)",
            retirar: { [vitrina, clave = pedido.clave] in vitrina.retirar(clave) },
            montar: { [escenario] in escenario.escena(pedido).vista })
        guard nueva.actual().estado == 200 else { return nueva }
        paginas[pedido] = nueva
        orden.append(pedido)
        hacerSitio()
        return nueva
    }

    private func hacerSitio() {
        guard orden.count > Self.maximo,
            let sobra = orden.firstIndex(where: { paginas[$0]?.canal.hayOyentes != true })
        else { return }
        let pedido = orden.remove(at: sobra)
        paginas[pedido] = nil
        vitrina.retirar(pedido.clave)
    }

    /// `/` and `/torneos/{t}` lead on to the matches.
    private func redireccion(_ pedido: Pedido) -> Respuesta? {
        switch pedido.ruta {
        case .raiz:
            let unico = casa.torneos.count == 1 ? casa.torneos.first : nil
            return .redireccion(
                a: unico.map { Ruta.camino(.partidos, en: $0.id) } ?? "/torneos")
        case .torneo(let id) where casa.torneo(id) != nil:
            return .redireccion(a: Ruta.camino(.partidos, en: id))
        default: return nil
        }
    }

    /// Opening the referees asks the service for news, at most every few seconds; whoever may only
    /// look gets what is saved.
    private func alAbrir(_ pedido: Pedido) {
        guard case .arbitros(let id) = pedido.ruta, let torneo = casa.torneo(id),
            !pedido.visitante.soloLectura
        else { return }
        let ahora = reloj.ahora
        if let antes = ultimoRefresco[id], ahora < antes.masTarde(ms: 5000) { return }
        ultimoRefresco[id] = ahora
        torneo.mesa.arbitros.abrir()
    }

    private func seguir(_ torneo: TorneoServido) {
        let id = torneo.id
        torneo.suceso.alGol = { [weak self] gol in self?.pregonar(gol, de: id) }
        torneo.alDecir = { [weak self] frase in self?.decir(frase, de: id) }
        torneo.mesa.pantallas.alCerrar = { [weak self] numero in
            // The screen of a match was closed: its pages must look at the new one.
            self?.renovar { $0 == .partido(id, numero) }
        }
    }

    /// Tells a goal to everybody who watches a page of the tournament.
    private func pregonar(_ gol: GolAvisado, de torneo: String) {
        let pregon = Pregon(gol)
        paraOyentes(de: torneo) { canal, idioma in pregon.difundir(en: canal, idioma) }
    }

    /// Says a sentence to everybody who listens to a page of the tournament.
    private func decir(_ frase: Texto, de torneo: String) {
        paraOyentes(de: torneo) { canal, idioma in
            canal.difundir(evento: "locucion", datos: frase.en(idioma))
        }
    }

    private func paraOyentes(de torneo: String, _ hacer: (Canal, Idioma) -> Void) {
        for (pedido, pagina) in paginas where pagina.canal.hayOyentes {
            if pedido.ruta.torneo == torneo { hacer(pagina.canal, pedido.visitante.idioma) }
        }
    }

    private func renovar(_ esDeAqui: (Ruta) -> Bool) {
        for (pedido, pagina) in paginas where esDeAqui(pedido.ruta) { pagina.renovar() }
    }
}

extension Ruta {
    /// Whether opening the page does something, so that it is not answered from the showcase.
    fileprivate var seAbreCadaVez: Bool {
        if case .arbitros = self { return true }
        return false
    }
}

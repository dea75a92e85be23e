import MarcadorApp
import Torneo

/// Takes what people send with forms, has it done at the scorer's table, and answers with a page.
@MainActor
final class Ventanilla {
    private let casa: Casa
    private let recepcion: Recepcion

    /// A counter for some tournaments.
    init(casa: Casa, recepcion: Recepcion) {
        self.casa = casa
        self.recepcion = recepcion
    }

    /// Does what a form asks for, and leads on to the page that shows it.
    ///
    /// - Parameters:
    ///   - ruta: where the form was sent.
    ///   - peticion: the form.
    ///   - visitante: who sent it.
    ///   - autor: whom the journal is to name.
    /// - Returns: a redirection, or the page with a message when it could not be done.
    func atender(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, por autor: Autor
    ) async -> Respuesta {
        guard let id = ruta.torneo, let torneo = casa.torneo(id) else {
            return fallo(404, ruta.torneo.map { .noExisteElTorneo($0) }, peticion, visitante)
        }
        let pagina = paginaSiguiente(ruta, peticion)
        do {
            if let previa = try previa(ruta, peticion, visitante, torneo) { return previa }
            let hecho = try await torneo.mesa.cumplir(
                orden(ruta, peticion, torneo), por: autor)
            let destino =
                vuelta(ruta, peticion) ?? volver(ruta, peticion, hecho) ?? pagina.camino
            return .redireccion(a: destino + Self.consulta(hecho)).conDefensas()
        } catch {
            let (estado, frase) = Self.palabras(error)
            guard !peticion.prefiereProblema else {
                return fallo(estado, frase, peticion, visitante)
            }
            if let pagina = conLoEscrito(ruta, peticion, torneo) {
                let pedido = Pedido(paginaSiguiente(ruta, peticion), visitante, consulta: [:])
                return recepcion.escenario.suelta(pagina, pedido, aviso: frase, estado: estado)
                    .respuesta
            }
            return recepcion.pagina(
                Pedido(pagina, visitante, consulta: [:]), aviso: frase, estado: estado)
        }
    }

    /// The page of a match with the result that was refused still in its form; nil when it was
    /// something else that was refused, or nothing that the form could show.
    private func conLoEscrito(
        _ ruta: Ruta, _ peticion: Peticion, _ torneo: TorneoServido
    ) -> PaginaPartido? {
        guard case .resultado(_, let numero) = ruta,
            let resultado = try? FormularioDeResultado(peticion).resultado,
            var pagina = Montaje(torneo: torneo).partido(numero), pagina.decision != nil
        else { return nil }
        pagina.decision?.recordar(resultado, try? peticion.formulario()["motivo"])
        return pagina
    }

    /// Chooses the language of this visitor.
    func idioma(_ peticion: Peticion, _ visitante: Visitante) -> Respuesta {
        do {
            let campos = try peticion.formulario()
            guard let idioma = campos["idioma"].flatMap(Idioma.init(rawValue:)) else {
                throw FalloDeCampo.idioma
            }
            let volver = campos["volver"].flatMap { Self.esDeCasa($0) ? $0 : nil } ?? "/"
            return .redireccion(a: volver).con(
                "Set-Cookie",
                "\(Idioma.cookie)=\(idioma.rawValue); Path=/; Max-Age=31536000; "
                    + "SameSite=Lax; HttpOnly"
            ).conDefensas()
        } catch {
            let (estado, frase) = Self.palabras(error)
            return fallo(estado, frase, peticion, visitante)
        }
    }

    /// What went wrong, as a page for people and as a problem document for programs.
    func fallo(
        _ estado: Int, _ frase: Texto?, _ peticion: Peticion, _ visitante: Visitante
    ) -> Respuesta {
        let idioma = visitante.idioma
        guard peticion.prefiereProblema || peticion.ruta.hasPrefix("/api/") else {
            let pedido = Pedido(.raiz, visitante, consulta: [:])
            return recepcion.error(estado, frase, pedido)
        }
        return Respuesta.problema(
            estado, titulo: Texto.errorDePagina(estado).en(idioma),
            detalle: (frase ?? .ayudaDeError(estado)).en(idioma)
        ).con("Cache-Control", "no-store").conDefensas()
    }

    /// Status and words of anything that can go wrong with an order.
    nonisolated static func palabras(_ error: any Error) -> (estado: Int, frase: Texto) {
        switch error {
        case let fallo as FalloDeOrden: (fallo.estado, fallo.texto)
        case let fallo as FalloDeCampo: (fallo.estado, fallo.frase)
        case let faltas as FaltasDelBorrador: (422, faltas.frase)
        case let fallo as VistaPedida.Fallo: (422, .campoMal(fallo.campo, posibles: fallo.posibles))
        case let fallo as ErrorDePeticion: (fallo.estado, fallo.texto)
        default: (500, Texto(literal: error.frase))
        }
    }

    /// The page of a match with what a result would change, where only that is asked for.
    private func previa(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, _ torneo: TorneoServido
    ) throws -> Respuesta? {
        guard case .resultado(_, let numero) = ruta,
            try peticion.formulario()["previa"] == "si"
        else { return nil }
        let resultado = try FormularioDeResultado(peticion).resultado
        let motivo = try peticion.formulario()["motivo"]
        let efectos = try torneo.mesa.previa(de: resultado, en: numero, porque: motivo).efectos
        guard var pagina = Montaje(torneo: torneo).partido(numero) else { return nil }
        pagina.decision?.mostrar(resultado, motivo, efectos)
        let pedido = Pedido(paginaSiguiente(ruta, peticion), visitante, consulta: [:])
        return recepcion.escenario.suelta(pagina, pedido).respuesta
    }

    private func orden(
        _ ruta: Ruta, _ peticion: Peticion, _ torneo: TorneoServido
    ) throws -> Orden {
        try confirmar(ruta, peticion, torneo)
        return switch ruta {
        case .empezar(_, let numero):
            .empezar(partido: numero, duracion: try duracion(peticion, obligatoria: false))
        case .goles(_, let numero):
            .gol(partido: numero, lado: try lado(peticion), de: try quien(peticion))
        case .duracion(_, let numero):
            .cambiarDuracion(
                partido: numero, minutos: try duracion(peticion, obligatoria: true) ?? 0)
        case .ajustes:
            .cambiarDuracion(
                partido: nil, minutos: try duracion(peticion, obligatoria: true) ?? 0)
        case .reglas:
            .cambiarReglas(
                try CambioDeReglas(
                    campos: peticion.formulario(), actual: torneo.partidos.reglas.reglamento,
                    equipos: torneo.partidos.equipos.map(\.nombre)))
        case .resultado(_, let numero):
            .resultado(
                partido: numero, try FormularioDeResultado(peticion).resultado,
                motivo: try peticion.formulario()["motivo"])
        case .confirmar(_, let numero): .confirmar(partido: numero)
        case .desconfirmar(_, let numero):
            .retirarConfirmacion(
                partido: numero, motivo: try peticion.formulario()["motivo"] ?? "")
        case .rondas: .emparejarRonda
        case .borrarNombre(_, let numero):
            .borrarNombre(equipo: numero, try borrada(peticion))
        case .plantilla(_, let numero):
            .cambiarPlantilla(
                equipo: numero, try FormularioDePlantilla(peticion.formulario()).cambio)
        case .cronica(_, let numero): .publicarCronica(partido: numero)
        case .deshacer(_, let numero):
            .anular(
                apunte: try apunte(numero, torneo),
                motivo: peticion.cuerpo.isEmpty ? nil : try peticion.formulario()["motivo"])
        case .refrescarArbitros: .refrescarArbitros
        default: .cerrarBarra
        }
    }

    /// What would change a match that is over has to say that it means it.
    private func confirmar(
        _ ruta: Ruta, _ peticion: Peticion, _ torneo: TorneoServido
    ) throws {
        switch ruta {
        case .empezar(_, let numero), .goles(_, let numero):
            guard torneo.partidos.existe(numero),
                torneo.mesa.pantallas.pantalla(numero).estaCerrado
            else { return }
            let campos = peticion.cuerpo.isEmpty ? [:] : try peticion.formulario()
            guard campos["confirmado"] == "si" else {
                throw FalloDeCampo.confirmado(partido: numero)
            }
        default: return
        }
    }

    /// Whose name is to be erased: only who says that he means it has it done.
    private func borrada(_ peticion: Peticion) throws -> BorradoDeNombre {
        let campos = try peticion.formulario()
        guard campos["confirmado"] == "si" else { throw FalloDeCampo.borrado }
        var quien = CambioDePlantillaDTO.Quien()
        quien.jugador = campos["jugador"].flatMap { Int($0) }
        (quien.antes, quien.ausente) = (campos["antes"], campos["ausente"])
        guard let quien = quien.quien else { throw FalloDeCampo.quien }
        return quien
    }

    /// Who scored: the place in the squad and the name seen there, `7:Lola`; 0 for somebody unknown;
    /// nil for the player whose turn it is.
    private func quien(_ peticion: Peticion) throws -> QuienMarca? {
        guard let campo = try peticion.formulario()["jugador"], !campo.isEmpty else { return nil }
        guard campo != "0" else { return .sinIdentificar }
        let partes = campo.split(separator: ":", maxSplits: 1)
        guard partes.count == 2, let plaza = Int(partes[0]), plaza > 0 else {
            throw FalloDeCampo.jugador
        }
        return .jugador(CambioDePlantilla.Plaza(numero: plaza, nombre: String(partes[1])))
    }

    private func lado(_ peticion: Peticion) throws -> Lado {
        guard let lado = try peticion.formulario()["lado"].flatMap(Lado.init(rawValue:)) else {
            throw FalloDeCampo.lado
        }
        return lado
    }

    private func duracion(_ peticion: Peticion, obligatoria: Bool) throws -> Int? {
        guard obligatoria || !peticion.cuerpo.isEmpty else { return nil }
        let campo = try peticion.formulario()["duracion"]
        guard let campo else {
            if obligatoria { throw FalloDeCampo.duracion }
            return nil
        }
        guard let minutos = Int(campo) else { throw FalloDeCampo.duracion }
        return minutos
    }

    /// The match from whose page something is undone; nil when it is from the history.
    private static func partido(en peticion: Peticion) -> Int? {
        guard !peticion.cuerpo.isEmpty else { return nil }
        return (try? peticion.formulario()["partido"]).flatMap { $0 }.flatMap { Int($0) }
    }

    /// The identity of an entry of which people know the number.
    private func apunte(
        _ numero: Int, _ torneo: TorneoServido
    ) throws(FalloDeOrden) -> Identificador {
        let apuntes = torneo.partidos.apuntado.apuntes
        guard apuntes[numero: numero] != nil else { throw .noExisteElApunte(numero) }
        return apuntes[numero - 1].id
    }

    /// The page that shows what a form did.
    private func paginaSiguiente(_ ruta: Ruta, _ peticion: Peticion) -> Ruta {
        switch ruta {
        case .empezar(let t, let n), .goles(let t, let n), .duracion(let t, let n),
            .resultado(let t, let n), .confirmar(let t, let n), .desconfirmar(let t, let n):
            .partido(t, n)
        case .deshacer(let t, _):
            Self.partido(en: peticion).map { .partido(t, $0) } ?? .historial(t)
        case .plantilla(let t, let n), .borrarNombre(let t, let n): .plantilla(t, n)
        case .refrescarArbitros(let t): .arbitros(t)
        case .cerrarBarra(let t), .rondas(let t): .partidos(t)
        default: ruta
        }
    }

    /// What only the page of who did it tells: the number of the chronicle.
    private static func consulta(_ hecho: Hecho) -> String {
        if case .cronica(let numero) = hecho { "?publicada=\(numero)" } else { "" }
    }

    /// Undoing what was done at the desk leads back there, where that can be undone.
    private func volver(_ ruta: Ruta, _ peticion: Peticion, _ hecho: Hecho) -> String? {
        guard case .deshacer(let torneo, _) = ruta, case .apuntado(let numero) = hecho,
            !peticion.cuerpo.isEmpty, let camino = try? peticion.formulario()["volver"],
            camino.hasPrefix("\(Ruta.mesa(torneo).camino)/"), Self.esDeCasa(camino)
        else { return nil }
        return "\(camino)?hecho=\(numero)"
    }

    /// Dismissing the bar leads back to where it was dismissed.
    private func vuelta(_ ruta: Ruta, _ peticion: Peticion) -> String? {
        guard case .cerrarBarra = ruta, let pagina = peticion.cabecera("Referer"),
            let anfitrion = peticion.cabecera("Host")
        else { return nil }
        let propia = "http://\(anfitrion)"
        guard pagina.hasPrefix("\(propia)/") else { return nil }
        let camino = String(pagina.dropFirst(propia.count))
        return Self.esDeCasa(camino) ? camino : nil
    }

    /// A path of this server: one slash, not two, and nothing a browser could take for another.
    static func esDeCasa(_ camino: String) -> Bool {
        camino.hasPrefix("/") && !camino.hasPrefix("//") && !camino.contains("\\")
            && camino.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }
}

extension Peticion {
    /// Whether a program, or a script of ours, asks: it would rather have a problem than a page.
    var prefiereProblema: Bool { cabecera("Accept")?.contains("json") ?? false }
}

import MarcadorApp
import Torneo

/// Marcador on the web: finds what a request means and has it done.
///
/// What is ready is answered on the library's thread without waiting for anybody; everything else is
/// done on the main actor, one thing after the other.
final class AplicacionMarcador: Aplicacion {
    private let recepcion: Recepcion
    private let ventanilla: Ventanilla
    private let api: Api
    private let porteria: Porteria
    private let secretaria: Secretaria
    private let guardia: Guardia
    private let vitrina: Vitrina
    private let recursos: [String: RespuestaLista]

    /// The application over some tournaments.
    ///
    /// - Parameters:
    ///   - casa: the tournaments.
    ///   - puertas: who is who.
    ///   - procedencia: where requests come from.
    ///   - reloj: the clock.
    @MainActor
    init(
        casa: Casa, puertas: Puertas, procedencia: Procedencia = Procedencia(),
        reloj: any Reloj = RelojDelSistema()
    ) {
        guardia = Guardia(puertas: puertas, procedencia: procedencia)
        casa.alBorrarNombre = { try await puertas.tachar($0) }
        vitrina = Vitrina(maximo: 2048)
        recepcion = Recepcion(casa: casa, vitrina: vitrina, reloj: reloj)
        ventanilla = Ventanilla(casa: casa, recepcion: recepcion)
        porteria = Porteria(
            casa: casa, recepcion: recepcion, guardia: guardia, reloj: reloj)
        secretaria = Secretaria(casa: casa, recepcion: recepcion, reloj: reloj)
        api = Api(casa: casa, vitrina: vitrina)
        recursos = Dictionary(
            Recurso.allCases.map { ($0.direccion, $0.respuesta(paraSiempre: true)) }
        ) { primero, _ in primero }
    }

    func alInstante(_ cabeza: some CabezaDePeticion) -> RespuestaLista? {
        let ruta = cabeza.ruta
        if ruta.hasPrefix("/recursos/") { return recursos[ruta] }
        let consulta = cabeza.textoDeConsulta
        let objetivo = consulta.isEmpty ? ruta : "\(ruta)?\(consulta)"
        guard !ruta.hasPrefix("/api/") else { return vitrina.obtener(objetivo) }
        return vitrina.obtener(visitante(cabeza).clave(objetivo))
    }

    func cuerpoMaximo(_ cabeza: some CabezaDePeticion) -> Int? {
        guard [Ruta.nuevo.camino, Ruta.importar.camino].contains(cabeza.ruta),
            visitante(cabeza).papel == .organizador
        else { return nil }
        return Secretaria.cuerpoMaximo
    }

    @MainActor
    func responder(_ peticion: Peticion) async -> Salida {
        if let (recurso, vigente) = Recurso.en(ruta: peticion.ruta), peticion.metodo.soloLee {
            return .lista(recurso.respuesta(paraSiempre: vigente))
        }
        let visitante = visitante(peticion)
        switch Ruta.buscar(peticion.segmentos, peticion.metodo) {
        case .nada:
            return .respuesta(fallo(404, nil, peticion, visitante))
        case .otroMetodo(let metodos):
            let admitidos = Self.admitidos(metodos)
            return .respuesta(
                fallo(405, .otroMetodo(admitidos), peticion, visitante)
                    .con("Allow", admitidos))
        case .ruta(let ruta):
            return peticion.metodo.soloLee
                ? await leer(ruta, peticion, visitante)
                : await cambiar(ruta, peticion, visitante)
        }
    }

    private func visitante(_ cabeza: some CabezaDePeticion) -> Visitante {
        Visitante(cabeza, guardia.puertas, guardia.procedencia)
    }

    @MainActor
    private func leer(_ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante) async -> Salida {
        do throws(Guardia.Negativa) {
            try guardia.dejarLeer(ruta, peticion, visitante, en: recepcion.casa)
        } catch {
            return .respuesta(negar(error, peticion, visitante))
        }
        switch ruta {
        case .entrar, .entrarAlTorneo, .enlaces, .hojaDeEnlaces, .apiSesion:
            return .respuesta(porteria.leer(ruta, peticion, visitante))
        case .nuevo, .importar, .mesa, .mesaCalendario, .mesaPartido, .mesaEquipos, .mesaEquipo:
            return .respuesta(secretaria.leer(ruta, peticion, visitante))
        case .historialEnCsv(let id):
            return .respuesta(secretaria.historialEnCsv(id, visitante))
        case .historial(let id) where peticion.consulta["hasta"] != nil:
            return .respuesta(
                await secretaria.entonces(
                    id, hasta: peticion.consulta["hasta"] ?? "", visitante))
        case .eventosDePagina: return eventosDePagina(peticion, visitante)
        case .apiEventos(let id): return eventos(id, peticion, visitante)
        case .apiApuntes(let id): return apuntes(id, peticion, visitante)
        case .calendario(let id): return await calendario(id, peticion, visitante)
        case .apiTabla(let id) where !peticion.consulta.isEmpty:
            return await tablas(id, ruta, peticion, visitante)
        case _ where ruta.esDeLaApi:
            // Kept under one spelling only, or every other one would fill the showcase with copies.
            let clave = peticion.objetivo == ruta.camino ? ruta.camino : nil
            guard let lista = await api.leer(ruta, clave: clave) else {
                return .respuesta(fallo(404, ruta.inexistente, peticion, visitante))
            }
            return .lista(lista)
        default:
            let pedido = Pedido(ruta, visitante, consulta: peticion.consulta)
            return .lista(
                recepcion.pagina(pedido, seGuarda: peticion.objetivo == pedido.canonico))
        }
    }

    @MainActor
    private func cambiar(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante
    ) async -> Salida {
        let autor: Autor
        do throws(Guardia.Negativa) {
            autor = try guardia.dejarEscribir(
                ruta, peticion, visitante, en: recepcion.casa)
        } catch {
            return .respuesta(negar(error, peticion, visitante))
        }
        switch ruta {
        case .idioma: return .respuesta(ventanilla.idioma(peticion, visitante))
        case .nuevo, .importar, .ejemplo:
            return .respuesta(await secretaria.atender(ruta, peticion, visitante, por: autor))
        case .mesaCalendario, .mesaPartido, .mesaEquipos, .mesaEquipo:
            return .respuesta(await secretaria.organizar(ruta, peticion, visitante, por: autor))
        case .entrar, .salir, .enlaces, .enlacesDePartidos, .revocarEnlace, .renovarEnlace,
            .contrasena:
            return .respuesta(await porteria.atender(ruta, peticion, visitante))
        default: return await cumplir(ruta, peticion, visitante, por: autor)
        }
    }

    @MainActor
    private func cumplir(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, por autor: Autor
    ) async -> Salida {
        guard ruta.esDeLaApi else {
            return .respuesta(await ventanilla.atender(ruta, peticion, visitante, por: autor))
        }
        do {
            if let respuesta = try await api.cumplir(ruta, peticion, por: autor) {
                return .respuesta(respuesta.con("Cache-Control", "no-store").conDefensas())
            }
            return .respuesta(fallo(404, ruta.inexistente, peticion, visitante))
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return .respuesta(fallo(estado, frase, peticion, visitante))
        }
    }

    /// The tables of the part that the query asks for.
    @MainActor
    private func tablas(
        _ id: String, _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante
    ) async -> Salida {
        do throws(VistaPedida.Fallo) {
            let vista = try VistaPedida(campos: peticion.consulta)
            guard let lista = await api.tablas(de: id, vista) else {
                let falta = recepcion.casa.torneo(id) == nil ? nil : vista.grupo
                return .respuesta(
                    fallo(
                        404, falta.map { .noExisteElGrupo($0) } ?? ruta.inexistente, peticion,
                        visitante))
            }
            return .lista(lista)
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return .respuesta(fallo(estado, frase, peticion, visitante))
        }
    }

    /// The entries of the journal that the query asks for.
    @MainActor
    private func apuntes(
        _ id: String, _ peticion: Peticion, _ visitante: Visitante
    ) -> Salida {
        guard let torneo = recepcion.casa.torneo(id) else {
            return .respuesta(fallo(404, .noExisteElTorneo(id), peticion, visitante))
        }
        do {
            let respuesta = try Api.apuntes(de: torneo, peticion.consulta)
            return .lista(
                RespuestaLista(respuesta.con("Cache-Control", "no-cache").conDefensas()))
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return .respuesta(fallo(estado, frase, peticion, visitante))
        }
    }

    @MainActor
    private func calendario(
        _ id: String, _ peticion: Peticion, _ visitante: Visitante
    ) async -> Salida {
        guard let pedido = recepcion.casa.calendario(de: id, peticion.consulta) else {
            return .respuesta(fallo(404, nil, peticion, visitante))
        }
        let respuesta = Respuesta.conTipo(
            "text/calendar; charset=utf-8", Array(await pedido.texto().utf8))
        return .lista(
            RespuestaLista(respuesta.con("Cache-Control", "no-cache").conDefensas()))
    }

    @MainActor
    private func eventosDePagina(_ peticion: Peticion, _ visitante: Visitante) -> Salida {
        guard let objetivo = peticion.consulta["pagina"],
            let pagina = try? Peticion(.get, objetivo),
            case .ruta(let ruta) = Ruta.buscar(pagina.segmentos, .get), !ruta.esDeLaApi,
            guardia.deja(leer: ruta, peticion, visitante, en: recepcion.casa),
            let suscripcion = recepcion.escuchar(
                Pedido(ruta, visitante, consulta: pagina.consulta),
                desde: peticion.cabecera("Last-Event-ID") ?? peticion.consulta["desde"])
        else { return .respuesta(fallo(404, nil, peticion, visitante)) }
        return .flujo(suscripcion)
    }

    @MainActor
    private func eventos(
        _ id: String, _ peticion: Peticion, _ visitante: Visitante
    ) -> Salida {
        guard let canal = recepcion.casa.torneo(id)?.suceso.canal else {
            return .respuesta(fallo(404, .noExisteElTorneo(id), peticion, visitante))
        }
        return .flujo(Suscripcion(canal, desde: peticion.cabecera("Last-Event-ID")))
    }

    @MainActor
    private func negar(
        _ negativa: Guardia.Negativa, _ peticion: Peticion, _ visitante: Visitante
    ) -> Respuesta {
        porteria.negar(negativa, peticion, visitante)
    }

    @MainActor
    private func fallo(
        _ estado: Int, _ frase: Texto?, _ peticion: Peticion, _ visitante: Visitante
    ) -> Respuesta {
        ventanilla.fallo(estado, frase, peticion, visitante)
    }

    private static func admitidos(_ metodos: [Metodo]) -> String {
        var nombres = metodos.map(\.rawValue)
        if metodos.contains(.get) { nombres.append("HEAD") }
        return nombres.sorted().joined(separator: ", ")
    }
}

extension Recurso {
    /// The file as it is answered.
    ///
    /// - Parameter paraSiempre: whether it may be kept for ever: its address changes with its content.
    /// - Returns: the answer.
    fileprivate func respuesta(paraSiempre: Bool) -> RespuestaLista {
        let plazo = paraSiempre ? "public, max-age=31536000, immutable" : "no-cache"
        return RespuestaLista(
            Respuesta.conTipo(tipo, bytes).con("Cache-Control", plazo).conDefensas())
    }
}

extension Ruta {
    /// Whether programs ask for it rather than people.
    var esDeLaApi: Bool {
        switch self {
        case .openapi, .apiTorneos, .apiTorneo, .apiPartidos, .apiPartido, .apiTabla,
            .apiGoleadores, .apiEquipos, .apiEquipo, .apiSanciones, .apiEliminatoria, .apiEventos,
            .apiEmpezar, .apiGoles, .apiResultado, .apiRondas, .apiCambios, .apiCronica,
            .apiApuntes, .apiAnular,
            .apiPlantilla, .apiBorrarNombre, .apiConfirmar, .apiDesconfirmar,
            .apiArbitros, .apiRefrescar, .apiUsers, .apiPosts, .apiSesion:
            true
        default: false
        }
    }

    /// What does not exist when nothing is found.
    fileprivate var inexistente: Texto? {
        switch self {
        case .apiPartido(_, let numero): .noExisteElPartido(numero)
        case .apiEquipo(_, let numero): .noExisteElEquipo(numero)
        default: torneo.map { .noExisteElTorneo($0) }
        }
    }
}

extension Peticion {
    /// Path and query as they were sent.
    fileprivate var objetivo: String {
        textoDeConsulta.isEmpty ? ruta : "\(ruta)?\(textoDeConsulta)"
    }
}

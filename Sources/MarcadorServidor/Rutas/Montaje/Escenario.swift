import MarcadorApp
import Torneo

/// Sets the scene for a page that was asked for.
@MainActor
struct Escenario {
    /// The tournaments.
    let casa: Casa

    /// The page, or the page that says it does not exist.
    ///
    /// - Parameters:
    ///   - pedido: what was asked for.
    ///   - aviso: a message above the content.
    /// - Returns: the scene.
    func escena(_ pedido: Pedido, aviso: Aviso? = nil) -> Escena {
        switch pedido.ruta {
        case .raiz where casa.estaVacia:
            Escena(pagina: PaginaInicio(puertas: puertas), marco: marco(pedido, nil))
        case .torneos: escenaDeTorneos(pedido)
        case .partidos(let t), .goleadores(let t), .tabla(let t), .eliminatoria(let t),
            .equipos(let t),
            .arbitros(let t), .cronicas(let t), .ajustes(let t), .reglas(let t), .reglamento(let t),
            .mas(let t), .movil(let t), .historial(let t),
            .partido(let t, _), .cronica(let t, _), .equipo(let t, _), .jugador(let t, _),
            .plantilla(let t, _),
            .cronicaPublicada(let t, _):
            casa.torneo(t).map { enTorneo($0, pedido, aviso) }
                ?? error(404, .noExisteElTorneo(t), pedido)
        case .torneo(let t): error(404, .noExisteElTorneo(t), pedido)
        default: error(404, nil, pedido)
        }
    }

    /// A page that says what went wrong.
    ///
    /// - Parameters:
    ///   - estado: the HTTP status.
    ///   - frase: what went wrong; nil for the usual words of the status.
    ///   - pedido: what was asked for.
    ///   - torneo: the tournament it was asked of, if there is one.
    ///   - salida: where to go on; nil for the matches.
    /// - Returns: the scene.
    func error(
        _ estado: Int, _ frase: Texto?, _ pedido: Pedido, en torneo: TorneoServido? = nil,
        salida: PaginaDeError.Salida? = nil
    ) -> Escena {
        Escena(
            estado: estado, pagina: PaginaDeError(codigo: estado, frase: frase, salida: salida),
            marco: marco(pedido, torneo))
    }

    /// A page that is made for one visitor and one time.
    ///
    /// - Parameters:
    ///   - pagina: the page.
    ///   - pedido: what was asked for.
    ///   - aviso: what went wrong; nil when nothing did.
    ///   - estado: the HTTP status.
    /// - Returns: the scene.
    func suelta(
        _ pagina: some Pagina, _ pedido: Pedido, aviso: Texto? = nil, estado: Int = 200
    ) -> Escena {
        var marco = marco(pedido, pedido.ruta.torneo.flatMap(casa.torneo))
        marco.aviso = aviso.map { Aviso(texto: $0, esError: true) }
        return Escena(estado: estado, pagina: pagina, marco: marco)
    }

    private func escenaDeTorneos(_ pedido: Pedido) -> Escena {
        let filas = casa.torneos.map {
            PaginaTorneos.Fila(
                nombre: $0.partidos.nombre, base: $0.base, equipos: $0.partidos.equipos.count,
                partidos: $0.partidos.cuantos,
                enJuego: $0.contenedor.partidoEnJuego.ocupado)
        }
        return Escena(
            pagina: PaginaTorneos(torneos: filas, puertas: puertas), marco: marco(pedido, nil))
    }

    /// The ways to begin a tournament.
    private var puertas: PuertasDeEntrada {
        PuertasDeEntrada(
            ejemplo: casa.muestraSinTocar.map { Ruta.camino(.partidos, en: $0.id) })
    }

    private func enTorneo(
        _ torneo: TorneoServido, _ pedido: Pedido, _ aviso: Aviso?
    ) -> Escena {
        let montaje = Montaje(torneo: torneo)
        var marco = marco(pedido, torneo)
        marco.aviso = aviso ?? avisoDeCarga(torneo)
        if let fallo = pedido.fallo {
            return error(
                422, .campoMal(fallo.campo, posibles: fallo.posibles), pedido, en: torneo,
                salida: PaginaDeError.Salida(ruta: pedido.ruta.camino, nombre: .verLaTabla))
        }
        guard var pagina = pagina(pedido, montaje) else {
            return inexistente(pedido, torneo)
        }
        if let aviso, var cronica = pagina as? PaginaCronica {
            // This page has a place of its own for what came of publishing.
            cronica.mensaje = .error(aviso.texto)
            (pagina, marco.aviso) = (cronica, avisoDeCarga(torneo))
        }
        switch pedido.ruta {
        case .partidos: marco.lateral = .tabla(montaje.tablas())
        case .partido(_, let numero): marco.lateral = montaje.alrededor(de: numero)
        default: break
        }
        return Escena(pagina: pagina, marco: marco)
    }

    private func avisoDeCarga(_ torneo: TorneoServido) -> Aviso? {
        if let error = torneo.partidos.ficheroInaccesible {
            return Aviso(texto: .ficheroInaccesible(error.motivo), esError: true)
        }
        if let error = torneo.partidos.diarioInaccesible {
            return Aviso(texto: .diarioInaccesible(error.texto), esError: true)
        }
        if torneo.partidos.sinGuardar { return Aviso(texto: .sinGuardar, esError: true) }
        return torneo.partidos.ficheroIlegible.map {
            Aviso(texto: .ficheroIlegible($0), esError: true)
        }
    }

    private func pagina(_ pedido: Pedido, _ montaje: Montaje) -> (any Pagina)? {
        switch pedido.ruta {
        case .partidos: return montaje.partidos(pedido.vista, hoja: pedido.hoja)
        case .partido(_, let numero): return montaje.partido(numero)
        case .cronica(_, let numero):
            return montaje.cronica(numero, publicada: pedido.publicada)
        case .goleadores:
            return montaje.goleadores(hoja: pedido.hoja, partido: pedido.partido)
        case .tabla: return montaje.tabla(pedido.tabla)
        case .reglamento: return montaje.reglamento()
        case .reglas: return montaje.reglas()
        case .eliminatoria: return montaje.eliminatoria()
        case .equipos: return montaje.equipos()
        case .equipo(_, let numero): return montaje.equipo(numero, hoja: pedido.hoja)
        case .jugador(_, let lugar): return montaje.jugador(lugar)
        case .plantilla(_, let numero): return montaje.plantilla(numero)
        case .arbitros: return montaje.arbitros()
        case .cronicas: return cronicas()
        case .cronicaPublicada(_, let numero): return cronica(numero)
        case .ajustes:
            return PaginaAjustes(
                duracion: casa.preferencias.duracion, duraciones: Ajustes.duraciones,
                reglamento: montaje.torneo.partidos.reglas.reglamento.nombre)
        case .movil: return PaginaMovil(direcciones: casa.anuncio.direcciones)
        case .historial: return montaje.historial(hoja: pedido.hoja)
        case .mas: return PaginaMas(hayOtrosTorneos: casa.torneos.count > 1)
        default: return nil
        }
    }

    private func cronicas() -> PaginaCronicas {
        PaginaCronicas(
            cronicas: casa.cronicas.todas.reversed().map {
                PaginaCronicas.Fila(numero: $0.id, titular: $0.titulo)
            })
    }

    private func cronica(_ numero: Int) -> PaginaCronicaPublicada? {
        casa.cronicas.cronica(id: numero).map {
            PaginaCronicaPublicada(
                numero: $0.id, titular: $0.titulo,
                lineas: $0.texto == Texto.sinGoles.espanol
                    ? [] : $0.texto.split(separator: "\n").map(String.init))
        }
    }

    private func inexistente(_ pedido: Pedido, _ torneo: TorneoServido) -> Escena {
        switch pedido.ruta {
        case .partido(_, let numero), .cronica(_, let numero):
            Escena(
                estado: 404, pagina: PaginaPartidoDesconocido(numero: numero),
                marco: marco(pedido, torneo))
        case .equipo(_, let numero), .plantilla(_, let numero):
            error(404, .noExisteElEquipo(numero), pedido, en: torneo)
        case .jugador(_, let lugar):
            error(
                404,
                torneo.partidos.equipos.indices.contains(lugar.equipo - 1)
                    ? .noExisteElJugador(lugar.numero) : .noExisteElEquipo(lugar.equipo), pedido,
                en: torneo)
        case .cronicaPublicada(_, let numero):
            error(404, .noExisteLaCronica(numero), pedido, en: torneo)
        case .tabla:
            error(
                404, pedido.tabla.grupo.map { .noExisteElGrupo($0) }, pedido, en: torneo,
                salida: PaginaDeError.Salida(ruta: pedido.ruta.camino, nombre: .verLaTabla))
        default: error(404, nil, pedido, en: torneo)
        }
    }

    private func marco(_ pedido: Pedido, _ torneo: TorneoServido?) -> Marco {
        var marco = Marco(
            entorno: Entorno(
                idioma: pedido.visitante.idioma, base: torneo?.base ?? "",
                acciones: Permiso.acciones(
                    de: pedido.visitante.papel, en: casa.lugar(pedido.ruta)),
                cierraLaBarra: torneo.map {
                    Permiso.puede(
                        pedido.visitante.papel, .marcar, en: casa.lugar(.cerrarBarra($0.id)))
                }, enlace: pedido.visitante.enlace),
            torneo: torneo?.partidos.nombre ?? "", seccion: pedido.ruta.seccion,
            version: Version.actual, ruta: pedido.canonico)
        marco.callado = casa.callada
        marco.dentroComo = pedido.visitante.conSesion ? pedido.visitante.papel : nil
        marco.sesionPerdida = pedido.visitante.sesionPerdida
        marco.barra = torneo.flatMap {
            Montaje(torneo: $0).barra(enPartido: pedido.numeroDePartido)
        }
        return marco
    }
}

extension Pedido {
    /// The match whose page this is.
    fileprivate var numeroDePartido: Int? {
        if case .partido(_, let numero) = ruta { return numero }
        return nil
    }
}

extension Ruta {
    /// The section of the navigation a page belongs to.
    fileprivate var seccion: Seccion? {
        switch self {
        case .partidos, .partido, .cronica: .partidos
        case .tabla, .reglamento, .eliminatoria: .tabla
        case .goleadores: .goleadores
        case .equipos, .equipo, .plantilla, .jugador, .arbitros, .cronicas, .cronicaPublicada,
            .ajustes,
            .reglas,
            .mas, .mesa, .mesaCalendario, .mesaPartido, .mesaEquipos, .mesaEquipo, .movil, .enlaces,
            .hojaDeEnlaces, .entrarAlTorneo, .historial:
            .mas
        default: nil
        }
    }
}

import MarcadorApp
import Torneo

extension Ruta {
    /// What it takes to write somewhere, or to read what is not for everybody.
    enum Exigencia: Hashable, Sendable {
        /// Nothing: everybody may.
        case nada
        /// A role with this action.
        case accion(Accion)
    }

    /// What it takes to write here.
    ///
    /// What is not named takes the organiser: so does a new route until somebody decides otherwise.
    var alEscribir: Exigencia {
        switch self {
        case .idioma, .entrar, .salir: .nada
        case .empezar, .goles, .duracion, .cerrarBarra, .apiEmpezar, .apiGoles: .accion(.marcar)
        case .deshacer, .apiAnular: .accion(.deshacerLoSuyo)
        case .resultado, .apiResultado: .accion(.ponerResultado)
        case .confirmar, .apiConfirmar: .accion(.confirmar)
        case .desconfirmar, .apiDesconfirmar: .accion(.cambiarConfirmado)
        case .plantilla, .apiPlantilla: .accion(.inscribir)
        case .borrarNombre, .apiBorrarNombre: .accion(.borrarNombres)
        case .rondas, .apiRondas: .accion(.emparejar)
        case .ajustes, .reglas: .accion(.ajustar)
        case .cronica, .apiCronica, .apiPosts: .accion(.publicar)
        case .refrescarArbitros, .apiRefrescar: .accion(.refrescar)
        case .nuevo, .importar, .ejemplo, .apiTorneos, .apiCambios, .mesaCalendario, .mesaPartido,
            .mesaEquipos,
            .mesaEquipo:
            .accion(.organizar)
        default: .accion(.repartir)
        }
    }

    /// What it takes to read here.
    var alLeer: Exigencia {
        switch self {
        case .enlaces, .hojaDeEnlaces: .accion(.repartir)
        case .nuevo, .importar, .mesa, .mesaCalendario, .mesaPartido, .mesaEquipos, .mesaEquipo:
            .accion(.organizar)
        case .historial, .historialEnCsv, .apiApuntes: .accion(.verHistorial)
        case .plantilla: .accion(.inscribir)
        default: .nada
        }
    }

    /// The match it is about; nil when it is about none or not one alone.
    var partido: Int? {
        switch self {
        case .partido(_, let n), .cronica(_, let n), .empezar(_, let n), .goles(_, let n),
            .duracion(_, let n), .resultado(_, let n), .apiPartido(_, let n),
            .apiEmpezar(_, let n), .apiGoles(_, let n), .apiResultado(_, let n),
            .apiCronica(_, let n), .confirmar(_, let n), .desconfirmar(_, let n),
            .apiConfirmar(_, let n), .apiDesconfirmar(_, let n):
            n
        default: nil
        }
    }

    /// The team it is about; nil when it is about none or not one alone.
    var equipo: Int? {
        switch self {
        case .equipo(_, let n), .plantilla(_, let n), .apiEquipo(_, let n),
            .apiPlantilla(_, let n), .borrarNombre(_, let n), .apiBorrarNombre(_, let n):
            n
        case .jugador(_, let lugar): lugar.equipo
        default: nil
        }
    }
}

extension TorneoServido {
    /// The number of the entry that a route undoes, from 1; nil when there is none.
    func apunte(de ruta: Ruta) -> Int? {
        let libro = partidos.apuntado
        return switch ruta {
        case .deshacer(_, let numero): libro.apuntes[numero: numero] != nil ? numero : nil
        case .apiAnular(_, let id): libro.lugar(de: id).map { $0 + 1 }
        default: nil
        }
    }

    /// Whether a route undoes what is part of a confirmed result.
    fileprivate func deshaceLoConfirmado(_ ruta: Ruta) -> Bool {
        guard let numero = apunte(de: ruta) else { return false }
        return !partidos.apuntado.confirmados(por: numero - 1).isEmpty
    }
}

extension Casa {
    /// What it takes to write somewhere now: a result that is confirmed takes more.
    ///
    /// - Parameter ruta: the route.
    /// - Returns: what it takes.
    func exigencia(_ ruta: Ruta) -> Ruta.Exigencia {
        switch ruta {
        case .resultado(let id, let numero), .apiResultado(let id, let numero):
            torneo(id)?.partidos.partido(id: numero)?.ficha.confianza == .confirmado
                ? .accion(.cambiarConfirmado) : ruta.alEscribir
        case .deshacer, .apiAnular:
            ruta.torneo.flatMap(torneo)?.deshaceLoConfirmado(ruta) == true
                ? .accion(.cambiarConfirmado) : ruta.alEscribir
        default: ruta.alEscribir
        }
    }

    /// What a route concerns, as far as roles depend on it.
    ///
    /// - Parameter ruta: the route.
    /// - Returns: tournament, match and pitch; for the bar those of the match that it shows, for an entry
    ///   of the journal those of the match that it tells of.
    func lugar(_ ruta: Ruta) -> Lugar {
        var lugar = Lugar(torneo: ruta.torneo, partido: ruta.partido, equipo: ruta.equipo)
        guard let torneo = ruta.torneo.flatMap(torneo) else { return lugar }
        switch ruta {
        case .cerrarBarra: lugar.partido = torneo.contenedor.partidoEnJuego.directo?.partidoId
        case .deshacer, .apiAnular:
            guard let numero = torneo.apunte(de: ruta) else { break }
            lugar.partido = torneo.partidos.partido(delApunte: numero)
            if case .plantilla(let cambiada) = torneo.partidos.apuntado.sucesoEnElFondo(numero - 1)
            {
                lugar.equipo = cambiada.equipo
            }
        default: break
        }
        lugar.campo = lugar.partido.flatMap { torneo.partidos.partido(id: $0)?.ficha.campo }
        return lugar
    }
}

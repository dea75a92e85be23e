import Foundation
import Torneo

/// Every address of the server, in one table that both matches requests and makes links.
enum Ruta: Hashable, Sendable {
    // Pages.
    case raiz
    case nuevo
    case importar
    case mesa(String)
    case mesaCalendario(String)
    case mesaPartido(String, Int)
    case mesaEquipos(String)
    case mesaEquipo(String, Int)
    case torneos
    case torneo(String)
    case partidos(String)
    case partido(String, Int)
    case cronica(String, Int)
    case goleadores(String)
    case tabla(String)
    case eliminatoria(String)
    case equipos(String)
    case equipo(String, Int)
    case jugador(String, LugarDeJugador)
    case arbitros(String)
    case cronicas(String)
    case cronicaPublicada(String, Int)
    case ajustes(String)
    case reglas(String)
    case reglamento(String)
    case mas(String)
    case movil(String)
    case historial(String)
    case historialEnCsv(String)
    case calendario(String)
    case eventosDePagina
    case entrar
    case entrarAlTorneo(String)
    case enlaces(String)
    case hojaDeEnlaces(String)
    // Actions of the pages.
    case ejemplo
    case empezar(String, Int)
    case goles(String, Int)
    case duracion(String, Int)
    case resultado(String, Int)
    case rondas(String)
    case deshacer(String, Int)
    case plantilla(String, Int)
    case borrarNombre(String, Int)
    case confirmar(String, Int)
    case desconfirmar(String, Int)
    case refrescarArbitros(String)
    case cerrarBarra(String)
    case idioma
    case salir
    case enlacesDePartidos(String)
    case revocarEnlace(String)
    case renovarEnlace(String)
    case contrasena(String)
    // API.
    case openapi
    case apiTorneos
    case apiTorneo(String)
    case apiPartidos(String)
    case apiPartido(String, Int)
    case apiTabla(String)
    case apiGoleadores(String)
    case apiEquipos(String)
    case apiEquipo(String, Int)
    case apiSanciones(String)
    case apiEliminatoria(String)
    case apiEventos(String)
    case apiEmpezar(String, Int)
    case apiGoles(String, Int)
    case apiResultado(String, Int)
    case apiRondas(String)
    case apiCambios(String)
    case apiCronica(String, Int)
    case apiPlantilla(String, Int)
    case apiBorrarNombre(String, Int)
    case apiConfirmar(String, Int)
    case apiDesconfirmar(String, Int)
    case apiApuntes(String)
    case apiAnular(String, Identificador)
    case apiArbitros
    case apiRefrescar
    case apiUsers
    case apiPosts
    case apiSesion

    /// A row of the table: the path as a pattern, the methods it answers, and what it means.
    struct Fila: Sendable {
        /// The path; `{t}` is a tournament, `{n}` a number, `{j}` a player, `{id}` a UUID.
        let patron: [Pieza]
        /// What can be done there; HEAD goes with GET.
        let metodos: [Metodo]
        /// The meaning of a path that fits.
        let ruta: @Sendable (Valores) -> Ruta
    }

    /// A piece of a pattern.
    enum Pieza: Hashable, Sendable {
        case fija(String)
        case torneo
        case numero
        case jugador
        case identificador
    }

    /// What a path had in the places of `{t}`, `{n}`, `{j}` and `{id}`.
    struct Valores: Sendable {
        var torneo = ""
        var numero = 0
        var jugador = 0
        var identificador = Identificador(alta: 0, baja: 0)
    }

    /// What a request asks for.
    enum Hallazgo: Hashable, Sendable {
        /// This, by an accepted method.
        case ruta(Ruta)
        /// Something that exists, but takes other methods.
        case otroMetodo([Metodo])
        /// Nothing.
        case nada
    }

    /// Finds what a path means.
    ///
    /// - Parameters:
    ///   - segmentos: the decoded pieces of the path.
    ///   - metodo: the method of the request.
    /// - Returns: the route, or that there is none, or that it takes other methods.
    /// - Complexity: O(routes).
    static func buscar(_ segmentos: [String], _ metodo: Metodo) -> Hallazgo {
        var metodos: [Metodo] = []
        for fila in tabla where fila.patron.count == segmentos.count {
            guard let valores = encajar(segmentos, en: fila.patron) else { continue }
            if fila.metodos.contains(metodo == .head ? .get : metodo) {
                return .ruta(fila.ruta(valores))
            }
            metodos += fila.metodos
        }
        return metodos.isEmpty ? .nada : .otroMetodo(metodos)
    }

    private static func encajar(_ segmentos: [String], en patron: [Pieza]) -> Valores? {
        var valores = Valores()
        for (segmento, pieza) in zip(segmentos, patron) {
            switch pieza {
            case .fija(let texto):
                guard texto == segmento else { return nil }
            case .torneo:
                guard !segmento.isEmpty else { return nil }
                valores.torneo = segmento
            case .numero:
                guard let numero = numero(segmento) else { return nil }
                valores.numero = numero
            case .jugador:
                guard let numero = numero(segmento) else { return nil }
                valores.jugador = numero
            case .identificador:
                guard let id = Identificador(segmento) else { return nil }
                valores.identificador = id
            }
        }
        return valores
    }

    private static func numero(_ segmento: String) -> Int? {
        guard segmento.count <= 9, segmento.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return Int(segmento)
    }
}

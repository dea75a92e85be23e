package import Torneo

extension RepositorioDePartidos {
    /// The labels by which the list can be put together: some match has them.
    package var etiquetas: Set<EtiquetaDePartido> { indice.etiquetas }

    /// The positions of a team's matches in the list, from 0.
    package func posiciones(de equipo: Equipo) -> [Int] { indice.posiciones(de: equipo) }

    /// The positions of the matches on a pitch, from 0; nil when there are none.
    package func posiciones(en campo: String) -> [Int]? { indice.posiciones(en: campo) }

    /// The positions of all matches, from 0, those of the same label together.
    package func posiciones(por etiqueta: EtiquetaDePartido) -> [Int] {
        indice.posiciones(por: etiqueta)
    }

    /// Some positions in the order in which the matches are played.
    ///
    /// - Complexity: O(k log k) in the number of positions.
    package func enCalendario(_ posiciones: [Int]) -> [Int] { indice.enCalendario(posiciones) }

    /// The match that comes next: one that is being played, else the first by the calendar that is to
    /// be played; nil when there is none.
    ///
    /// - Returns: its position in the list, from 0.
    /// - Complexity: O(1), or O(n) after the state of a match has changed.
    package func proximo() -> Int? {
        let estados = estados
        let conocido = proximoHecho ?? .some(primero(de: indice.calendario, estados))
        proximoHecho = conocido
        return conocido ?? nil
    }

    /// How many results that count may still change.
    ///
    /// - Complexity: O(n) in the number of matches.
    package var provisionales: Int {
        estados.count {
            $0.partido.ficha.estado.tieneResultado && $0.partido.confianza == .provisional
        }
    }

    /// The same among some matches.
    ///
    /// - Parameter posiciones: their positions in the list, from 0.
    /// - Returns: its position in the list, from 0.
    /// - Complexity: O(k log k) in the number of positions.
    package func proximo(entre posiciones: [Int]) -> Int? {
        primero(de: enCalendario(posiciones), estados)
    }

    private func primero(de posiciones: [Int], _ estados: [PartidoDeLista]) -> Int? {
        var pendiente: Int?
        for posicion in posiciones {
            switch estados[posicion].partido.ficha.estado {
            case .enJuego: return posicion
            case .programado: if pendiente == nil { pendiente = posicion }
            case .finalizado, .aplazado, .suspendido, .adjudicado, .anulado, .dobleIncomparecencia:
                break
            }
        }
        return pendiente
    }

    /// Made again when matches are added or moved.
    private var indice: IndiceDePartidos {
        _ = composicion
        let indice = indiceHecho ?? IndiceDePartidos(lista.map(\.partido))
        indiceHecho = indice
        return indice
    }
}

/// A page that was asked for: which one, by whom, and what of the query matters.
struct Pedido: Hashable, Sendable {
    /// The page.
    let ruta: Ruta
    /// Who asks.
    let visitante: Visitante
    /// The page of a long list, from 1.
    let hoja: Int
    /// The match the scorers were opened from.
    let partido: Int?

    /// Understands a request for a page.
    ///
    /// - Parameters:
    ///   - ruta: the page.
    ///   - visitante: who asks.
    ///   - consulta: the fields of the query; those that mean nothing are ignored.
    init(_ ruta: Ruta, _ visitante: Visitante, consulta: [String: String]) {
        self.ruta = ruta
        self.visitante = visitante
        let hoja = consulta["hoja"].map { Int($0) ?? 0 } ?? 1
        switch ruta {
        case .partidos: (self.hoja, partido) = (hoja, nil)
        case .goleadores: (self.hoja, partido) = (hoja, consulta["partido"].flatMap { Int($0) })
        default: (self.hoja, partido) = (1, nil)
        }
    }

    /// The key under which the ready answer is kept.
    var clave: String { visitante.clave(canonico) }

    /// The one path and query under which this page is known.
    var canonico: String {
        switch ruta {
        case .partidos, .goleadores: campos.isEmpty ? camino : "\(camino)?\(campos)"
        default: camino
        }
    }

    private var campos: String {
        let campos = [hoja == 1 ? nil : "hoja=\(hoja)", partido.map { "partido=\($0)" }]
        return campos.compactMap(\.self).joined(separator: "&")
    }

    private var camino: String {
        switch ruta {
        case .raiz: "/"
        case .torneos: "/torneos"
        case .torneo(let t): Ruta.base(t)
        case .partidos(let t): Ruta.camino(.partidos, en: t)
        case .partido(let t, let n): Ruta.camino(.partido(n), en: t)
        case .cronica(let t, let n): Ruta.camino(.cronica(n), en: t)
        case .goleadores(let t): Ruta.camino(.goleadores, en: t)
        case .tabla(let t): Ruta.camino(.tabla, en: t)
        case .equipos(let t): Ruta.camino(.equipos, en: t)
        case .equipo(let t, let n): Ruta.camino(.equipo(n), en: t)
        case .arbitros(let t): Ruta.camino(.arbitros, en: t)
        case .cronicas(let t): Ruta.camino(.cronicas, en: t)
        case .cronicaPublicada(let t, let n): "\(Ruta.camino(.cronicas, en: t))/\(n)"
        case .ajustes(let t): Ruta.camino(.ajustes, en: t)
        case .mas(let t): "\(Ruta.base(t))/mas"
        default: ""
        }
    }
}

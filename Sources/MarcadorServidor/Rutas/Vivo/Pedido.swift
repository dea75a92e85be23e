import MarcadorApp

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
    /// The number with which the visitor has just published the chronicle.
    let publicada: Int?
    /// How the list of matches is looked at.
    let vista: VistaDePartidos
    /// Which part of the tables is shown.
    let tabla: VistaPedida

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
        var (suHoja, suPartido, suNumero): (Int, Int?, Int?) = (1, nil, nil)
        var suVista = VistaDePartidos.entera
        var suTabla = VistaPedida.entera
        switch ruta {
        case .partidos: (suHoja, suVista) = (hoja, VistaDePartidos(consulta))
        case .equipo: suHoja = hoja
        case .tabla: suTabla = (try? VistaPedida(campos: consulta)) ?? .entera
        case .goleadores: (suHoja, suPartido) = (hoja, consulta["partido"].flatMap { Int($0) })
        case .cronica: suNumero = consulta["publicada"].flatMap { Int($0) }
        default: break
        }
        (self.hoja, partido, publicada, vista) = (suHoja, suPartido, suNumero, suVista)
        tabla = suTabla
    }

    /// The key under which the ready answer is kept.
    var clave: String { visitante.clave(canonico) }

    /// The one path and query under which this page is known.
    var canonico: String {
        switch ruta {
        case .partidos, .goleadores, .equipo, .cronica, .tabla:
            campos.isEmpty ? ruta.camino : "\(ruta.camino)?\(campos)"
        default: ruta.camino
        }
    }

    private var campos: String {
        let campos = [
            vista.consulta.isEmpty ? nil : vista.consulta, hoja == 1 ? nil : "hoja=\(hoja)",
            partido.map { "partido=\($0)" }, publicada.map { "publicada=\($0)" },
            tabla == .entera ? nil : tabla.consulta,
        ]
        return campos.compactMap(\.self).joined(separator: "&")
    }
}

extension VistaDePartidos {
    /// Understands a query; a number that is none is that of no team, a word that means nothing is ignored.
    fileprivate init(_ consulta: [String: String]) {
        self.init(
            por: consulta["por"].flatMap(Orden.init),
            equipo: consulta["equipo"].map { Int($0) ?? 0 },
            campo: consulta["campo"])
    }
}

extension String {
    /// The text as the value of a field in a query.
    var enConsulta: String {
        let letras = utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 47, 95, 126:
                String(UnicodeScalar(byte))
            default:
                "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return letras.joined()
    }
}

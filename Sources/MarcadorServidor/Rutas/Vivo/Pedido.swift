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
    /// What of the query makes no sense, so that there is no such page; nil when all is well.
    let fallo: VistaPedida.Fallo?

    /// Understands a request for a page.
    ///
    /// - Parameters:
    ///   - ruta: the page.
    ///   - visitante: who asks.
    ///   - consulta: the fields of the query; of other names nothing is known, and a
    ///     number or word that is none belongs to no page.
    init(_ ruta: Ruta, _ visitante: Visitante, consulta: [String: String]) {
        self.ruta = ruta
        self.visitante = visitante
        let hoja = consulta["hoja"].map { Int($0) ?? 0 } ?? 1
        var (suHoja, suPartido, suNumero): (Int, Int?, Int?) = (1, nil, nil)
        var suVista = VistaDePartidos.entera
        var suTabla = VistaPedida.entera
        var suFallo: VistaPedida.Fallo?
        switch ruta {
        case .partidos: (suHoja, suVista) = (hoja, VistaDePartidos(consulta))
        case .equipo, .historial: suHoja = hoja
        case .tabla:
            do throws(VistaPedida.Fallo) {
                suTabla = try VistaPedida(campos: FormularioDeVista(consulta).campos)
            } catch {
                suFallo = error
            }
        case .goleadores: (suHoja, suPartido) = (hoja, consulta["partido"].flatMap { Int($0) })
        case .cronica: suNumero = consulta["publicada"].flatMap { Int($0) }
        default: break
        }
        (self.hoja, partido, publicada, vista) = (suHoja, suPartido, suNumero, suVista)
        (tabla, fallo) = (suTabla, suFallo)
    }

    /// The key under which the ready answer is kept.
    var clave: String { visitante.clave(canonico) }

    /// The one path and query under which this page is known.
    var canonico: String {
        switch ruta {
        case .partidos, .goleadores, .equipo, .historial, .cronica, .tabla:
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

/// The form above the tables as it was sent: what was left blank was not asked for.
private struct FormularioDeVista {
    /// What was asked for.
    let campos: [String: String]

    init(_ consulta: [String: String]) {
        var campos = consulta.filter { !$0.value.isEmpty }
        // A round is chosen from a list, a day from a calendar; who chooses both means the day.
        if let dia = campos["dia"] { campos["hasta"] = dia }
        self.campos = campos
    }
}

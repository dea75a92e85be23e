import MarcadorApp

/// A link as the organiser sees it.
struct EnlaceEnPagina: Hashable, Sendable {
    /// Its identity.
    var id: String
    /// The role it gives.
    var papel: Texto
    /// Who plays, or which team; empty when the role says it all.
    var detalle: String = ""
    /// For whom it is; may be empty.
    var nota: String = ""
    /// What has become of it.
    var estado: Estado
    /// How many browsers it is open in.
    var abiertas: Int = 0
    /// Whether its code can still be seen.
    var aLaVista: Bool = false

    /// What has become of a link.
    enum Estado: Hashable, Sendable {
        /// It opens until a day.
        case vale(hasta: Texto)
        case caducado, anulado

        /// In words.
        var texto: Texto {
            switch self {
            case .vale(let hasta): .valeHasta(hasta)
            case .caducado: .enlaceCaducado
            case .anulado: .enlaceAnulado
            }
        }
    }

    /// Whether it opens anything.
    var vale: Bool {
        if case .vale = estado { return true }
        return false
    }

    /// What is said about it, in the order of weight.
    func renglones(_ idioma: Idioma) -> HTML {
        let datos: [HTML] = [
            detalle.isEmpty ? .nada : "<span><bdi>\(detalle)</bdi></span>",
            nota.isEmpty ? .nada : "<span><bdi>\(nota)</bdi></span>",
            "<span>\(estado.texto, idioma)\(si: abiertas > 0, " · \(.abiertoEn(abiertas), idioma)")</span>",
        ]
        return "<b>\(papel, idioma)</b><span class=\"callado\">\(datos)</span>"
    }
}

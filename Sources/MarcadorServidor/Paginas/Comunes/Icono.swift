/// A small drawing in the colour of the text around it, 24 units wide, hidden from assistive technology.
enum Icono: Hashable, Sendable {
    case balon, tabla, copa, puntos, equis, tarjeta, cambio, flecha, atras, aviso, campana

    /// The drawing.
    var html: HTML {
        "<svg class=\"icono\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">\(trazo)</svg>"
    }

    private var trazo: HTML {
        switch self {
        case .balon:
            """
            <circle cx="12" cy="12" r="9"/><path d="m12 7.6 4.2 3-1.6 4.9H9.4l-1.6-4.9zM12 3v4.6\
            m4.2 3 4.5-1.6m-6.1 6.5 2.8 3.9m-8-3.9-2.8 3.9m1.2-8.8-4.5-1.6"/>
            """
        case .tabla: .crudo("<path d=\"M4 6h16M4 12h16M4 18h16M9 6v12\"/>")
        case .copa:
            """
            <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5v1.5A3.5 3.5 0 0 0 7 11m10-5h3.5v1.5\
            A3.5 3.5 0 0 1 17 11m-5 4v4m-4 1h8"/>
            """
        case .puntos:
            .crudo("<path class=\"lleno\" d=\"M5 10.5h3v3H5zm5.5 0h3v3h-3zm5.5 0h3v3h-3z\"/>")
        case .equis: .crudo("<path d=\"m6 6 12 12M18 6 6 18\"/>")
        case .tarjeta:
            .crudo("<rect class=\"lleno\" x=\"6\" y=\"3\" width=\"12\" height=\"18\" rx=\"2\"/>")
        case .cambio: .crudo("<path d=\"M7 20V5m0 0L3 9m4-4 4 4m6-5v15m0 0 4-4m-4 4-4-4\"/>")
        case .flecha: .crudo("<path d=\"m9 5 7 7-7 7\"/>")
        case .atras: .crudo("<path d=\"m15 5-7 7 7 7\"/>")
        case .aviso: .crudo("<path d=\"M12 3 2.5 20h19zM12 10v4.5m0 2.3v.4\"/>")
        case .campana:
            .crudo("<path d=\"M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4\"/>")
        }
    }
}

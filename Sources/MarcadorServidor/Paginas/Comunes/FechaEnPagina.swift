import MarcadorApp

/// A day, with or without kick-off, in the local time of the pitch.
struct FechaEnPagina: Hashable, Sendable {
    /// Year, Gregorian.
    var ano: Int
    /// Month, 1…12.
    var mes: Int
    /// Day of the month, from 1.
    var dia: Int
    /// Kick-off in minutes after midnight; nil when only the day is known.
    var minutos: Int?

    /// Makes a date.
    ///
    /// - Parameters:
    ///   - ano: year, Gregorian.
    ///   - mes: month, 1…12.
    ///   - dia: day of the month, from 1.
    ///   - minutos: kick-off in minutes after midnight.
    /// - Precondition: `mes` in 1…12.
    init(ano: Int, mes: Int, dia: Int, minutos: Int? = nil) {
        precondition((1...12).contains(mes), "mes fuera de 1…12: \(mes)")
        self.ano = ano
        self.mes = mes
        self.dia = dia
        self.minutos = minutos
    }

    /// Kick-off, like `10:30`.
    var hora: String? {
        minutos.map { "\($0 / 60):\(Self.dos($0 % 60))" }
    }

    /// For machines, like `2026-09-12T10:30`.
    private var iso: String {
        let cuatro = String(repeating: "0", count: max(0, 4 - "\(ano)".count)) + "\(ano)"
        let fecha = "\(cuatro)-\(Self.dos(mes))-\(Self.dos(dia))"
        return minutos.map { "\(fecha)T\(Self.dos($0 / 60)):\(Self.dos($0 % 60))" } ?? fecha
    }

    /// «Sáb 12 sep · 10:30», in two lines where the style sheet says so.
    func corta(_ idioma: Idioma) -> HTML {
        let diaCorto = Texto.diaCorto(ano: ano, mes: mes, dia: dia)
        guard let hora else {
            return "<time datetime=\"\(iso)\"><span class=\"dia\">\(diaCorto, idioma)</span></time>"
        }
        return """
            <time datetime="\(iso)"><span class="dia">\(diaCorto, idioma)</span>\
            <span class="punto"> · </span><span class="hora">\(hora)</span></time>
            """
    }

    /// «Sábado 12 de septiembre de 2026».
    func larga(_ idioma: Idioma) -> HTML {
        "<time datetime=\"\(iso)\">\(.diaLargo(ano: ano, mes: mes, dia: dia), idioma)</time>"
    }

    private static func dos(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
}

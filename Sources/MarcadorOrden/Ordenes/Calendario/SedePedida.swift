import Foundation
import Torneo

/// Where and when is to be played, as the options say.
struct SedePedida {
    private let primerDia: Fecha
    private let inicio: Int
    private let fin: Int
    private let zona: TimeZone
    private let campos: Int
    /// How long a match takes, in minutes.
    let duracion: Int
    private let descanso: Int
    private let pausa: Int
    private let arbitros: Int?
    private let nombresDeArbitros: [String]
    private let dias: Int?
    private let cada: Int?
    private let deseos: [DeseoPedido]

    /// Nil when no beginning was given.
    init?(_ argumentos: Argumentos) throws(ErrorDeUso) {
        typealias O = OpcionesDeCalendario
        guard let texto = argumentos.valor(O.inicio) else {
            if let sobra = O.deHorario.first(where: argumentos.tiene) {
                throw .falta("cuándo empieza, para \(sobra.nombre): --inicio \"2026-09-05 10:00\"")
            }
            return nil
        }
        let partes = texto.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
        guard partes.count == 2, let dia = Fecha(partes[0]), let hora = Hora(partes[1]) else {
            throw .valorNoValido(
                opcion: O.inicio.nombre, valor: texto,
                esperado: "un día y una hora como «2026-09-05 10:00»")
        }
        primerDia = dia
        inicio = hora.hora * 60 + hora.minuto
        let nombre = argumentos.valor(O.zona) ?? "Europe/Madrid"
        guard let zona = TimeZone(identifier: nombre) else {
            throw .valorNoValido(
                opcion: O.zona.nombre, valor: nombre, esperado: "una zona como Europe/Madrid")
        }
        self.zona = zona
        campos = try argumentos.entero(O.campos, en: 1...200) ?? 1
        duracion = try argumentos.entero(O.duracion, en: 1...600) ?? 60
        descanso = try argumentos.entero(O.descanso, en: 0...10_080) ?? 0
        pausa = try argumentos.entero(O.pausa, en: 0...600) ?? 0
        nombresDeArbitros = try Self.arbitros(argumentos.valor(O.arbitros))
        arbitros =
            nombresDeArbitros.isEmpty
            ? try argumentos.entero(O.arbitros, en: 1...1000) : nombresDeArbitros.count
        dias = try argumentos.entero(O.dias, en: 1...3660)
        cada = try argumentos.entero(O.cada, en: 1...366)
        var deseos: [DeseoPedido] = []
        for texto in argumentos.todos(O.deseo) { deseos.append(try DeseoPedido(texto)) }
        self.deseos = deseos
        fin = try Self.fin(argumentos, desde: inicio, duracion)
    }

    /// The names of the referees; none when only their number is given.
    private static func arbitros(_ texto: String?) throws(ErrorDeUso) -> [String] {
        guard let texto, Int(texto) == nil else { return [] }
        let nombres = texto.split(separator: ",", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard nombres.allSatisfy({ !$0.isEmpty }), Set(nombres).count == nombres.count else {
            throw .valorNoValido(
                opcion: OpcionesDeCalendario.arbitros.nombre, valor: texto,
                esperado: "un número, o nombres distintos separados por comas")
        }
        return nombres
    }

    /// When pitches close, in minutes of the day.
    private static func fin(
        _ argumentos: Argumentos, desde inicio: Int, _ duracion: Int
    ) throws(ErrorDeUso) -> Int {
        let opcion = OpcionesDeCalendario.fin
        guard let texto = argumentos.valor(opcion) else {
            return inicio + duracion <= 22 * 60 ? 22 * 60 : max(24 * 60, inicio + duracion)
        }
        let hora = texto == "24:00" ? 24 * 60 : Hora(texto).map { $0.hora * 60 + $0.minuto }
        guard let hora, hora >= inicio + duracion else {
            throw .valorNoValido(
                opcion: opcion.nombre, valor: texto,
                esperado: "una hora como 22:00 que deje jugar un partido desde el inicio")
        }
        return hora
    }

    /// The first name in a wish that no team has; nil when all are there.
    func desconocido(_ equipos: [Equipo]) -> String? {
        deseos.map(\.equipo).first { nombre in !equipos.contains { $0.nombre == nombre } }
    }

    /// Gives every match its place.
    ///
    /// Without `--dias` the fewest days are sought.
    ///
    /// - Parameter plan: the matches.
    /// - Returns: the places.
    /// - Throws: `ErrorDeHorario`.
    func situar(_ plan: Plan<Equipo>) throws(ErrorDeHorario) -> Sede {
        var horas = HorasDeJuego(
            primerDia: primerDia, horas: inicio..<fin, zona: zona.identifier,
            campos: (1...campos).map { "Campo \($0)" }, duracion: duracion)
        (horas.pausa, horas.descanso, horas.dias, horas.cada) = (pausa, descanso, dias, cada)
        (horas.cuantosArbitros, horas.arbitros) = (arbitros, nombresDeArbitros)
        return try horas.situar(plan, deseos: deseos.flatMap { $0.deseos(plan.equipos) })
    }

    /// What is to be said about kick-offs at a change of the clocks.
    func avisos(_ plan: Plan<Equipo>, _ sede: Sede) -> [String] {
        plan.encuentros.compactMap { encuentro in
            let programacion = Programacion(
                minuto: sede.horario.hueco(encuentro.numero).inicio, desde: sede.primerDia,
                zona: sede.zona)
            return programacion?.avisoDeCambioDeHora(en: zona).map {
                "el partido n.º \(encuentro.numero) \($0)"
            }
        }
    }
}

extension OpcionesDeCalendario {
    /// Those that mean nothing without a beginning.
    fileprivate static let deHorario = [
        zona, campos, duracion, descanso, pausa, arbitros, fin, dias, cada, deseo,
    ]
}

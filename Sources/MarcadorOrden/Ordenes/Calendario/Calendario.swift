import Foundation
import MarcadorApp
import Torneo

/// `marcador calendario`: plans a competition, and when it is told where and when, a time for each
/// match.
struct Calendario: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "calendario", uso: "(--equipos N|FICHERO) --sistema SISTEMA [opciones]",
        resumen: "Hace el calendario de una competición, con horas y campos si se piden.",
        opciones: OpcionesDeCalendario.todas)

    private let equipos: ListaDeEquipos
    private let competicion: CompeticionPedida
    private let sede: SedePedida?
    private let nombre: String
    private let formato: FormatoDeCalendario

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        equipos = try ListaDeEquipos(argumentos)
        competicion = try CompeticionPedida(argumentos)
        sede = try SedePedida(argumentos)
        nombre = argumentos.valor(OpcionesDeCalendario.nombre) ?? "Calendario"
        formato = try argumentos.eleccion(OpcionesDeCalendario.formato) ?? .texto
    }

    func ejecutar(en consola: Consola) throws {
        let equipos = try equipos.leer()
        if let nombre = sede?.desconocido(equipos) { throw ErrorDeDatos.noExisteElEquipo(nombre) }
        let (plan, primeraRonda) = try planear(equipos)
        let sede = try sede.map { try situar(plan, $0, consola) }
        if formato != .texto, formato != .json, plan.tieneQuienEspera {
            consola.avisar(
                "Aviso: los cruces sin equipos conocidos y quien descansa solo caben enteros en "
                    + "--formato json")
        }
        switch formato {
        case .texto:
            consola.escribir(CalendarioEnTexto(plan, sede, primeraRonda).texto)
        case .csv:
            consola.escribir(CalendarioEnTexto(plan, sede, primeraRonda).csv)
        case .json, .txt, .ics:
            try escribir(
                DocumentoDelTorneo(
                    nombre: nombre, plan: plan, sede: sede, primeraRonda: primeraRonda), consola)
        }
    }

    private func escribir(_ documento: DocumentoDelTorneo, _ consola: Consola) throws {
        if formato == .json {
            return consola.escribir(String(decoding: try documento.aJson(), as: UTF8.self))
        }
        if formato == .txt { return consola.escribir(documento.aFootballTxt().texto) }
        let calendario = CalendarioDePartidos(
            documento,
            .init(
                identidad: documento.nombre, duracion: sede?.duracion ?? 105,
                ahora: Int(Date().timeIntervalSince1970)))
        if calendario.sinDia > 0 {
            consola.avisar(
                "Aviso: \(cuantos(calendario.sinDia, "partido")) sin día no pueden estar en un "
                    + "calendario: di dónde y cuándo con --inicio")
        }
        consola.escribir(calendario.aIcs(zonas: ZonasDelSistema.definicion))
    }

    private func planear(
        _ equipos: [Equipo]
    ) throws(ErrorDeDatos) -> (Plan<Equipo>, [Cruce<Equipo>]) {
        do throws(ErrorDeCalendario) {
            return try competicion.planear(equipos)
        } catch {
            throw .calendarioImposible(error.descripcion)
        }
    }

    private func situar(
        _ plan: Plan<Equipo>, _ pedida: SedePedida, _ consola: Consola
    ) throws(ErrorDeDatos) -> Sede {
        let sede: Sede
        do throws(ErrorDeHorario) {
            sede = try pedida.situar(plan)
        } catch {
            let frase = error.descripcion { "el partido n.º \($0)" }
            throw .calendarioImposible(
                frase.prefix(1).uppercased() + frase.dropFirst() + error.opciones)
        }
        guard sede.cabeEnElCalendario(plan) else {
            throw .calendarioImposible(
                "Los últimos partidos caen después del año 9999: elige otro --inicio")
        }
        for aviso in pedida.avisos(plan, sede) { consola.avisar("Aviso: \(aviso)") }
        return sede
    }
}

extension Plan {
    /// Whether teams or matches are part of it that no list of matches tells.
    fileprivate var tieneQuienEspera: Bool {
        !llaves.isEmpty || encuentros.contains { $0.fase == .suizo }
    }
}

extension Sede {
    /// Whether every match has a day: the calendar ends with the year 9999.
    fileprivate func cabeEnElCalendario(_ plan: Plan<Equipo>) -> Bool {
        plan.encuentros.allSatisfy { encuentro in
            Programacion(
                minuto: horario.hueco(encuentro.numero).inicio, desde: primerDia, zona: zona)
                != nil
        }
    }
}

extension ErrorDeHorario {
    /// The options that would have to be others, to stand behind the sentence.
    fileprivate var opciones: String {
        typealias O = OpcionesDeCalendario
        let cuales: [Opcion] =
            switch self {
            case .condicionSinSentido, .choca: []
            case .faltanHuecos: [O.campos, O.fin, O.dias, O.duracion]
            case .sinHuecoPosible: [O.fin, O.dias, O.cada]
            case .cadenaDemasiadoLarga, .equipoSinTiempo: [O.dias, O.cada, O.descanso]
            case .noCabe(_, let sobra) where sobra.isEmpty: [O.campos, O.dias, O.cada, O.fin]
            case .noCabe(_, let sobra): sobra.map(\.opcion)
            }
        return cuales.isEmpty ? "" : ". Mira " + cuales.map(\.nombre).joined(separator: ", ")
    }
}

extension Causa {
    fileprivate var opcion: Opcion {
        switch self {
        case .campos: OpcionesDeCalendario.campos
        case .descanso: OpcionesDeCalendario.descanso
        case .arbitros: OpcionesDeCalendario.arbitros
        case .deseos: OpcionesDeCalendario.deseo
        case .diasEntreJornadas: OpcionesDeCalendario.cada
        }
    }
}

/// In what the fixtures are written.
enum FormatoDeCalendario: String, CaseIterable {
    /// For people.
    case texto
    /// A `torneo.json` that can be served.
    case json
    /// For spreadsheets.
    case csv
    /// football.txt.
    case txt
    /// A calendar to import or to subscribe to.
    case ics
}

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
        let (plan, primeraRonda) = try planear(equipos)
        let sede = try sede.map { try situar(plan, $0, consola) }
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
        if documento.cuadro != nil {
            consola.avisar("Aviso: los cruces sin equipos conocidos solo caben en --formato json")
        }
        if formato == .txt { return consola.escribir(documento.aFootballTxt().texto) }
        let calendario = CalendarioDePartidos(
            documento,
            .init(identidad: documento.nombre, ahora: Int(Date().timeIntervalSince1970)))
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
        do throws(ErrorDeHorario) {
            let sede = try pedida.situar(plan)
            for aviso in pedida.avisos(plan, sede) { consola.avisar("Aviso: \(aviso)") }
            return sede
        } catch {
            throw .calendarioImposible(error.descripcion { "el partido n.º \($0)" })
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

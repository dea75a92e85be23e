import Foundation
import MarcadorApp
import Torneo

/// `marcador exportar`: writes a tournament in another format.
struct Exportar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "exportar",
        uso:
            "FICHERO --formato json|openfootball|txt|csv|ics -o SALIDA [--tabla equipos|partidos|eventos] "
            + "[--equipo NOMBRE] [--campo NOMBRE] [--fuerza]",
        resumen: "Escribe un torneo en otro formato: torneo.json, los de "
            + "openfootball (JSON y football.txt), CSV o calendario.",
        opciones: [formato, destino, tabla, equipo, campo, duracion, fuerza])

    private static let formato = Opcion(
        nombre: "--formato", valor: "FORMATO",
        ayuda: "json, openfootball, txt, csv o ics.")
    private static let destino = Opcion(
        nombre: "-o", valor: "SALIDA", ayuda: "Dónde se escribe; «-» para la salida estándar.")
    private static let tabla = Opcion(
        nombre: "--tabla", valor: "TABLA",
        ayuda: "Con csv: solo torneo, equipos, partidos o eventos; por defecto, todas.")
    private static let equipo = Opcion(
        nombre: "--equipo", valor: "NOMBRE", ayuda: "Con ics: solo los partidos de este equipo.")
    private static let campo = Opcion(
        nombre: "--campo", valor: "NOMBRE", ayuda: "Con ics: solo los partidos en este campo.")
    private static let duracion = Opcion(
        nombre: "--duracion", valor: "MINUTOS",
        ayuda: "Con ics: lo que dura un partido, con su descanso (105).")
    private static let fuerza = Opcion(
        nombre: "--fuerza", ayuda: "Escribe aunque el fichero ya exista.")

    /// What can be written.
    enum FormatoDeSalida: String, CaseIterable { case json, openfootball, txt, csv, ics }

    private let entrada: Entrada
    private let salida: String
    private let formato: FormatoDeSalida
    private let tabla: TablaDelTorneo?
    private let equipo: String?
    private let campo: String?
    private let duracion: Int
    private let fuerza: Bool

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        guard let formato: FormatoDeSalida = try argumentos.eleccion(Self.formato) else {
            throw .falta("el formato: --formato json, openfootball, txt, csv o ics")
        }
        guard let salida = argumentos.valor(Self.destino) else {
            throw .falta("dónde escribir: -o SALIDA")
        }
        self.formato = formato
        self.salida = salida
        tabla = try argumentos.eleccion(Self.tabla)
        equipo = argumentos.valor(Self.equipo)
        campo = argumentos.valor(Self.campo)
        duracion = try argumentos.entero(Self.duracion, en: 1...1440) ?? 105
        fuerza = argumentos.tiene(Self.fuerza)
    }

    func ejecutar(en consola: Consola) throws {
        let existe = salida != "-" && FileManager.default.fileExists(atPath: salida)
        guard fuerza || !existe else { throw ErrorDeDatos.yaExiste(salida) }
        let torneo = try entrada.torneo(en: consola)
        if torneo.cuadro != nil, formato != .json {
            consola.avisar(
                formato == .ics
                    ? "de los cruces sin equipos conocidos solo caben en un calendario los que "
                        + "tienen día; de dónde sale cada equipo solo cabe en torneo.json"
                    : "el cuadro (de dónde sale cada equipo y los cruces sin equipos conocidos) "
                        + "solo cabe en torneo.json: no se escribe")
        }
        if torneo.reglas != ReglasDelTorneo(), formato != .json {
            consola.avisar(
                "las reglas y lo decidido sobre los equipos solo caben en torneo.json: "
                    + "no se escriben")
        }
        let texto: String
        switch formato {
        case .json: texto = String(decoding: try torneo.aJson(), as: UTF8.self)
        case .openfootball:
            let escrito = torneo.aOpenfootball()
            for aviso in escrito.avisos { consola.avisar(aviso.sinOrdenesDeTerminal) }
            texto = String(decoding: escrito.datos, as: UTF8.self)
        case .csv: texto = torneo.aCsv(tabla)
        case .txt:
            let escrito = torneo.aFootballTxt()
            for aviso in escrito.avisos { consola.avisar(aviso.sinOrdenesDeTerminal) }
            texto = escrito.texto
        case .ics: texto = try calendario(de: torneo, en: consola)
        }
        guard salida != "-" else { return consola.escribir(texto) }
        do {
            // The whole document has names that only the organiser sees; the others do not.
            try EscrituraDuradera.escribir(
                Data(texto.utf8), en: URL(filePath: salida),
                para: formato == .json ? .soloElDueno : .todos)
        } catch {
            throw ErrorDeDatos.noSePuedeEscribir(salida, motivo: error.localizedDescription)
        }
        consola.linea(
            "\(salida): \(cuantos(torneo.equipos.count, "equipo")) y "
                + cuantos(torneo.partidos.count, "partido"))
    }

    private func calendario(de torneo: DocumentoDelTorneo, en consola: Consola) throws -> String {
        var opciones = CalendarioDePartidos.Opciones(
            identidad: torneo.nombre, campo: campo, duracion: duracion,
            ahora: Int(Date().timeIntervalSince1970))
        if let equipo {
            guard let suyo = torneo.equipos.first(where: { $0.nombre == equipo }) else {
                throw ErrorDeDatos.noExisteElEquipo(equipo)
            }
            opciones.equipo = suyo
        }
        if let campo, !torneo.partidos.contains(where: { $0.ficha.campo == campo }) {
            throw ErrorDeDatos.noExisteElCampo(campo)
        }
        let calendario = CalendarioDePartidos(torneo, opciones)
        if calendario.sinDia > 0 {
            consola.avisar(
                "\(cuantos(calendario.sinDia, "partido")) sin día: no pueden estar en un calendario"
            )
        }
        // What was given out before keeps its sequence numbers.
        let anterior = salida == "-" ? nil : try? String(contentsOfFile: salida, encoding: .utf8)
        return calendario.aIcs(continuando: anterior, zonas: ZonasDelSistema.definicion)
    }
}

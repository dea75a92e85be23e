import Foundation
import MarcadorApp
import Torneo

/// `marcador sanciones`: who has seen which cards, and who misses which match.
struct Sanciones: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "sanciones", uso: "FICHERO [--regla NOMBRE] [--formato texto|json|csv]",
        resumen: "Muestra las tarjetas y quién se pierde qué partido.",
        opciones: [regla, Formato.opcion])

    private static let regla = Opcion(
        nombre: "--regla", valor: "NOMBRE",
        ayuda: "Lo que cuestan las tarjetas: "
            + ReglaDeSanciones.conocidas.map(\.nombre).joined(separator: ", ")
            + ". Por defecto, la del torneo.")

    private let entrada: Entrada
    private let formato: Formato
    private let regla: ReglaDeSanciones?

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        formato = try argumentos.eleccion(Formato.opcion) ?? .texto
        regla = try argumentos.valor(Self.regla).map(Self.conocida)
    }

    private static func conocida(_ nombre: String) throws(ErrorDeUso) -> ReglaDeSanciones {
        guard let regla = ReglaDeSanciones.conocida(nombre) else {
            let nombres = ReglaDeSanciones.conocidas.map(\.nombre).joined(separator: ", ")
            throw .valorNoValido(
                opcion: Self.regla.nombre, valor: nombre, esperado: "una de estas: \(nombres)")
        }
        return regla
    }

    func ejecutar(en consola: Consola) throws {
        let torneo = try entrada.torneo(en: consola)
        let disciplina = DisciplinaDelTorneo(
            torneo.partidos, regla: regla ?? torneo.reglas.reglaDeSanciones)
        switch formato {
        case .texto: consola.escribir(texto(disciplina, torneo.partidos))
        case .csv: consola.escribir(csv(disciplina))
        case .json: consola.escribir(try json(SancionesDTO(disciplina)))
        }
    }

    private func texto(_ disciplina: DisciplinaDelTorneo, _ partidos: [Partido]) -> String {
        let regla = Texto.regla(disciplina.regla).espanol
        guard !disciplina.expedientes.isEmpty else { return "Todavía no hay tarjetas.\n" }
        let tabla = TablaDeTexto(
            [
                .init("Jugador"), .init("N.º", .derecha), .init("Equipo"), .init("Am.", .derecha),
                .init("Dob.", .derecha), .init("Ro.", .derecha), .init("Sanciones"),
            ],
            filas: disciplina.expedientes.map { suyo in
                [
                    suyo.persona.nombre, suyo.persona.dorsal.map(String.init) ?? "",
                    suyo.equipo.nombre, String(suyo.amarillas), String(suyo.doblesAmarillas),
                    String(suyo.rojas),
                    frases(suyo, partidos).joined(separator: "; "),
                ]
            })
        return (["Regla \(disciplina.regla.nombre): \(regla)", ""] + tabla.lineas)
            .map { $0 + "\n" }.joined()
    }

    private func frases(
        _ suyo: Expediente<Equipo, Jugador>, _ partidos: [Partido]
    ) -> [String] {
        let frases = suyo.sanciones.map { sancion in
            var partes = sancion.turnos.map { turno in
                let partido = partidos[turno.partido - 1]
                let rival = partido.local === suyo.equipo ? partido.visitante : partido.local
                return "\(turno.cumplido ? "cumplió" : "se pierde") el \(turno.partido) contra "
                    + rival.nombre
            }
            let faltan = sancion.partidos - sancion.turnos.count
            if faltan > 0 { partes.append("\(faltan) por cumplir") }
            if sancion.perdonados > 0 { partes.append("\(sancion.perdonados) de menos") }
            return "\(Texto.causa(sancion.causa).espanol): \(partes.joined(separator: ", "))"
        }
        let quedan = partidos.contains { partido in
            !partido.ficha.estado.tieneResultado
                && (partido.local === suyo.equipo || partido.visitante === suyo.equipo)
        }
        return frases + (quedan && suyo.estaApercibido ? ["a una amarilla de la sanción"] : [])
    }

    /// A row for each match of a suspension, and one for whoever has cards and no suspension.
    private func csv(_ disciplina: DisciplinaDelTorneo) -> String {
        Csv.documento(
            titulos: [
                "jugador", "dorsal", "equipo", "amarillas", "dobles_amarillas", "rojas", "causa",
                "partido", "cumplido",
            ],
            filas: disciplina.expedientes.flatMap { suyo -> [[Csv.Celda]] in
                let persona: [Csv.Celda] = [
                    .texto(suyo.persona.nombre),
                    suyo.persona.dorsal.map(Csv.Celda.numero) ?? .vacia,
                    .texto(suyo.equipo.nombre), .numero(suyo.amarillas),
                    .numero(suyo.doblesAmarillas), .numero(suyo.rojas),
                ]
                let turnos = suyo.sanciones.flatMap { celdas($0) }
                return (turnos.isEmpty ? [[.vacia, .vacia, .vacia]] : turnos).map { persona + $0 }
            })
    }

    private func celdas(_ sancion: Sancion) -> [[Csv.Celda]] {
        (0..<sancion.partidos).map { lugar in
            let causa = Csv.Celda.texto(sancion.causa.nombre)
            guard lugar < sancion.turnos.count else { return [causa, .vacia, .texto("no")] }
            let turno = sancion.turnos[lugar]
            return [causa, .numero(turno.partido), .texto(turno.cumplido ? "sí" : "no")]
        }
    }
}

import Torneo

/// `marcador equipos`: the teams with their squads.
struct Equipos: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "equipos", uso: "FICHERO [--formato texto|json|csv]",
        resumen: "Muestra los equipos con sus plantillas y capitanes.",
        opciones: [Formato.opcion])

    private struct EquipoEnJson: Encodable {
        struct Persona: Encodable {
            let nombre: String
            let dorsal: Int?
        }

        let numero: Int
        let nombre: String
        let capitan: String?
        let plantilla: [Persona]
    }

    private let entrada: Entrada
    private let formato: Formato

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        formato = try argumentos.eleccion(Formato.opcion) ?? .texto
    }

    func ejecutar(en consola: Consola) throws {
        let torneo = try entrada.torneo(en: consola)
        switch formato {
        case .texto:
            consola.escribir(torneo.equipos.map(texto).joined(separator: "\n"))
        case .csv:
            consola.escribir(
                Csv.documento(
                    titulos: ["equipo", "dorsal", "jugador", "capitan"],
                    filas: torneo.equipos.flatMap(celdas)))
        case .json:
            consola.escribir(try json(zip(1..., torneo.equipos).map(enJson)))
        }
    }

    private func texto(_ equipo: Equipo) -> String {
        let tabla = TablaDeTexto(
            [.init("N.º", .derecha), .init("Jugador"), .init("")],
            filas: equipo.plantilla.map { jugador in
                [
                    jugador.dorsal.map(String.init) ?? "–", jugador.nombre,
                    jugador == equipo.capitan ? "capitán" : "",
                ]
            })
        let cuerpo = equipo.plantilla.isEmpty ? ["  Sin jugadores"] : tabla.lineas.map { "  " + $0 }
        return ([equipo.nombre.sinOrdenesDeTerminal] + cuerpo).map { $0 + "\n" }.joined()
    }

    /// A row a player; a team without players has one of its own, so that it is not lost.
    private func celdas(_ equipo: Equipo) -> [[Csv.Celda]] {
        guard !equipo.plantilla.isEmpty else {
            return [[.texto(equipo.nombre), .vacia, .vacia, .vacia]]
        }
        return equipo.plantilla.map { jugador in
            [
                .texto(equipo.nombre), jugador.dorsal.map(Csv.Celda.numero) ?? .vacia,
                .texto(jugador.nombre), jugador == equipo.capitan ? .texto("sí") : .vacia,
            ]
        }
    }

    private func enJson(_ numero: Int, _ equipo: Equipo) -> EquipoEnJson {
        EquipoEnJson(
            numero: numero, nombre: equipo.nombre, capitan: equipo.capitan?.nombre,
            plantilla: equipo.plantilla.map { .init(nombre: $0.nombre, dorsal: $0.dorsal) })
    }
}

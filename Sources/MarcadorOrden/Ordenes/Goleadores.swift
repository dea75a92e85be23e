import Torneo

/// `marcador goleadores`: who scored how often.
struct Goleadores: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "goleadores", uso: "FICHERO [--formato texto|json|csv]",
        resumen: "Muestra los goleadores, de más a menos goles.",
        opciones: [Formato.opcion])

    private struct Fila: Encodable {
        let puesto: Int
        let jugador: String
        let dorsal: Int?
        let equipo: String
        let goles: Int
    }

    private let entrada: Entrada
    private let formato: Formato

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        formato = try argumentos.eleccion(Formato.opcion) ?? .texto
    }

    func ejecutar(en consola: Consola) throws {
        let torneo = try entrada.torneo(en: consola)
        let goleadores = torneo.partidos.filasDeGoleadores()
        let filas = zip(goleadores, goleadores.puestos).map { fila, puesto in
            Fila(
                puesto: puesto, jugador: fila.jugador.nombre, dorsal: fila.jugador.dorsal,
                equipo: fila.equipo.nombre, goles: fila.goles)
        }
        switch formato {
        case .texto: consola.escribir(texto(filas, hayGoles: torneo.partidos.hayGoles))
        case .csv: consola.escribir(csv(filas))
        case .json: consola.escribir(try json(filas))
        }
    }

    private func texto(_ filas: [Fila], hayGoles: Bool) -> String {
        guard !filas.isEmpty else {
            return hayGoles
                ? "Hay goles, pero no consta quién los marcó.\n" : "Todavía no hay goles.\n"
        }
        let tabla = TablaDeTexto(
            [
                .init("", .derecha), .init("Jugador"), .init("N.º", .derecha), .init("Equipo"),
                .init("Goles", .derecha),
            ],
            filas: filas.map { fila in
                [
                    String(fila.puesto), fila.jugador, fila.dorsal.map(String.init) ?? "",
                    fila.equipo, String(fila.goles),
                ]
            })
        return tabla.lineas.map { $0 + "\n" }.joined()
    }

    private func csv(_ filas: [Fila]) -> String {
        Csv.documento(
            titulos: ["puesto", "jugador", "dorsal", "equipo", "goles"],
            filas: filas.map { fila in
                [
                    .numero(fila.puesto), .texto(fila.jugador),
                    fila.dorsal.map(Csv.Celda.numero) ?? .vacia, .texto(fila.equipo),
                    .numero(fila.goles),
                ]
            })
    }
}

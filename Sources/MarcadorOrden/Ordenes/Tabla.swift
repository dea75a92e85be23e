import Torneo

/// `marcador tabla`: the league table, or one per group.
struct Tabla: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "tabla", uso: "FICHERO [--formato texto|json|csv]",
        resumen: "Muestra la tabla de posiciones, una por grupo si hay grupos.",
        opciones: [Formato.opcion])

    private let entrada: Entrada
    private let formato: Formato

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        formato = try argumentos.eleccion(Formato.opcion) ?? .texto
    }

    func ejecutar(en consola: Consola) throws {
        let torneo = try entrada.torneo()
        let tablas = TablaDeGrupo.todas(de: torneo)
        switch formato {
        case .texto:
            consola.escribir(tablas.map(\.texto).joined(separator: "\n"))
        case .csv:
            consola.escribir(
                Csv.documento(titulos: TablaDeGrupo.titulos, filas: tablas.flatMap(\.celdas)))
        case .json:
            consola.escribir(try json(tablas))
        }
    }
}

import MarcadorApp
import Torneo

/// `marcador tabla`: the league table, or one per group, by any rules, and why.
struct Tabla: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "tabla",
        uso: "FICHERO [--reglas NOMBRE|FICHERO.json] [--puntos 3,1,0] [--ajuste \"Equipo=-3\"]…"
            + " [--hasta FECHA|JORNADA] [--grupo A] [--explica] [--formato texto|json|csv]",
        resumen: "Muestra la tabla de posiciones, una por grupo si hay grupos, y por qué.",
        opciones: PeticionDeTabla.opciones + [explica, Formato.opcion])

    private static let explica = Opcion(
        nombre: "--explica", ayuda: "Dice de cada equipo por qué está donde está.")

    private let entrada: Entrada
    private let peticion: PeticionDeTabla
    private let explica: Bool
    private let formato: Formato

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        peticion = try PeticionDeTabla(argumentos)
        explica = argumentos.tiene(Self.explica)
        formato = try argumentos.eleccion(Formato.opcion) ?? .texto
    }

    func ejecutar(en consola: Consola) throws {
        let tablas = try peticion.tablas(de: try entrada.torneo(en: consola), explica: explica)
        switch formato {
        case .texto:
            consola.escribir(tablas.map { $0.texto(explica: explica) }.joined(separator: "\n"))
        case .csv:
            consola.escribir(
                Csv.documento(
                    titulos: TablaDeGrupo.titulos + (explica ? ["frase"] : []),
                    filas: tablas.flatMap { $0.celdas(explica: explica) }))
        case .json:
            let salidas = tablas.map { TablaEnJson($0) }
            if let unica = salidas.first, salidas.count == 1 {
                consola.escribir(try json(unica))
            } else {
                consola.escribir(try json(TablasEnJson(salidas)))
            }
        }
    }
}

import Foundation
import Torneo

/// The teams that are to play: so many made up, or those of a file.
enum ListaDeEquipos {
    case inventados(Int)
    case fichero(Entrada)

    /// Takes them from `--equipos`, or from the only word that is no option.
    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        let opcion = OpcionesDeCalendario.equipos
        guard let texto = argumentos.valor(opcion) else {
            guard !argumentos.posicionales.isEmpty else {
                throw .falta("cuántos equipos, o su fichero: --equipos N|FICHERO")
            }
            self = .fichero(Entrada(camino: try argumentos.unico("el fichero de los equipos")))
            return
        }
        try argumentos.nadaMas()
        guard Int(texto) != nil else {
            self = .fichero(Entrada(camino: texto))
            return
        }
        self = .inventados(
            try argumentos.entero(opcion, en: 2...Plan<Equipo>.equiposMaximos) ?? 2)
    }

    /// The teams.
    ///
    /// - Throws: `ErrorDeDatos` when the file cannot be read or has no teams.
    func leer() throws(ErrorDeDatos) -> [Equipo] {
        switch self {
        case .inventados(let cuantos):
            return (1...cuantos).compactMap { Equipo(nombre: "Equipo \($0)", plantilla: []) }
        case .fichero(let entrada):
            return try Self.equipos(try entrada.leer(), entrada)
        }
    }

    /// The teams of a tournament in any format, else a name a line.
    private static func equipos(
        _ datos: Data, _ entrada: Entrada
    ) throws(ErrorDeDatos) -> [Equipo] {
        let formato = FormatoDeTorneo.averiguar(datos)
        if formato == .txt || formato == .csv && !tieneColumnas(datos) {
            // A list of names is also what football.txt is not.
            if formato == .txt, let leido = try? importar(footballTxt: datos).documento,
                !leido.partidos.isEmpty
            {
                return leido.equipos
            }
            return try porLineas(datos, entrada.nombre)
        }
        return try entrada.importacion(de: datos).documento.equipos
    }

    private static func tieneColumnas(_ datos: Data) -> Bool {
        let texto = (try? Codificacion.leer(datos))?.texto ?? ""
        return texto.prefix { !$0.isNewline }.contains { ",;\t|".contains($0) }
    }

    private static func porLineas(
        _ datos: Data, _ nombre: String
    ) throws(ErrorDeDatos) -> [Equipo] {
        let texto: String
        do {
            texto = try Codificacion.leer(datos).texto
        } catch {
            throw .noSePuedeLeer(nombre, motivo: error.descripcion)
        }
        var nombres: [String] = []
        for linea in texto.split(whereSeparator: \.isNewline) {
            let limpio = linea.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            guard !limpio.isEmpty, !limpio.hasPrefix("#") else { continue }
            guard !nombres.contains(limpio) else {
                throw .noSePuedeLeer(nombre, motivo: "el equipo «\(limpio)» está dos veces")
            }
            nombres.append(limpio)
        }
        let titulos: Set = ["equipo", "equipos", "nombre", "team", "name"]
        if let primero = nombres.first, titulos.contains(primero.lowercased()) {
            nombres.removeFirst()
        }
        return nombres.compactMap { Equipo(nombre: $0, plantilla: []) }
    }
}

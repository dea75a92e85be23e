import Foundation
import MarcadorApp
import Torneo

/// `marcador importar`: makes a `torneo.json` of another project's file.
struct Importar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "importar", uso: "ENTRADA -o FICHERO [--une ALIAS=NOMBRE]… [--fuerza]",
        resumen: "Hace un torneo.json de un fichero de openfootball.",
        opciones: [destino, une, fuerza])

    private static let destino = Opcion(
        nombre: "-o", valor: "FICHERO", ayuda: "Dónde se escribe el torneo.json.")
    private static let une = Opcion(
        nombre: "--une", valor: "ALIAS=NOMBRE", repetible: true,
        ayuda: "Dos maneras de escribir a una persona: «Mbappé=Kylian Mbappé».")
    private static let fuerza = Opcion(
        nombre: "--fuerza", ayuda: "Escribe aunque el fichero ya exista.")

    private let entrada: Entrada
    private let salida: URL
    private let uniones: [(String, String)]
    private let fuerza: Bool

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero que se importa"))
        guard let destino = argumentos.valor(Self.destino) else {
            throw .falta("dónde escribir: -o FICHERO")
        }
        salida = URL(filePath: destino)
        fuerza = argumentos.tiene(Self.fuerza)
        var uniones: [(String, String)] = []
        for texto in argumentos.todos(Self.une) { uniones.append(try Self.union(texto)) }
        self.uniones = uniones
    }

    func ejecutar(en consola: Consola) throws {
        guard fuerza || !FileManager.default.fileExists(atPath: salida.path) else {
            throw ErrorDeDatos.yaExiste(salida.relativePath)
        }
        let importacion = try traducir()
        informar(importacion, en: consola)
        do {
            try AlmacenDelTorneo(url: salida).guardar(importacion.documento)
        } catch {
            throw ErrorDeDatos.noSePuedeEscribir(
                salida.relativePath, motivo: error.localizedDescription)
        }
        consola.linea(
            "\(salida.relativePath): \(cuantos(importacion.documento.equipos.count, "equipo")) y "
                + cuantos(importacion.documento.partidos.count, "partido"))
    }

    private func traducir() throws(ErrorDeDatos) -> Importacion {
        let datos = try entrada.leer()
        do {
            return try importar(openfootball: datos, uniones: uniones)
        } catch {
            throw .noSePuedeLeer(entrada.nombre, motivo: error.descripcion)
        }
    }

    /// Says what the source has wrong or lacks, line by line.
    private func informar(_ importacion: Importacion, en consola: Consola) {
        for aviso in importacion.avisos {
            consola.avisar(aviso.descripcion.sinOrdenesDeTerminal)
        }
    }

    private static func union(_ texto: String) throws(ErrorDeUso) -> (String, String) {
        let partes = texto.split(separator: "=", omittingEmptySubsequences: false)
            .map { String($0.trimmingPrefix(while: \.isWhitespace)) }
        guard partes.count == 2, !partes[0].isEmpty, !partes[1].isEmpty else {
            throw .valorNoValido(
                opcion: Self.une.nombre, valor: texto,
                esperado: "ALIAS=NOMBRE, como «Mbappé=Kylian Mbappé»")
        }
        return (partes[0], partes[1])
    }
}

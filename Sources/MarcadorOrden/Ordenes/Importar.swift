import Foundation
import MarcadorApp
import Torneo

/// `marcador importar`: makes a `torneo.json` of a file in any format, found out from what is in it.
struct Importar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "importar",
        uso: "ENTRADA… (-o FICHERO | --vista) [--nombre NOMBRE] [--une ALIAS=NOMBRE]… [--fuerza]",
        resumen: "Hace un torneo.json de football.txt, football.json, CSV o un calendario.",
        opciones: [destino, vista, nombre, une, fuerza])

    private static let destino = Opcion(
        nombre: "-o", valor: "FICHERO",
        ayuda: "Dónde se escribe el torneo.json; «-» para la salida estándar.")
    private static let nombre = Opcion(
        nombre: "--nombre", valor: "NOMBRE",
        ayuda: "Cómo se llama el torneo; si nada lo dice, como el fichero.")
    private static let vista = Opcion(
        nombre: "--vista", ayuda: "No escribe nada: dice cómo se entiende y qué está mal.")
    private static let une = Opcion(
        nombre: "--une", valor: "ALIAS=NOMBRE", repetible: true,
        ayuda: "Dos maneras de escribir a una persona: «Mbappé=Kylian Mbappé».")
    private static let fuerza = Opcion(
        nombre: "--fuerza", ayuda: "Escribe aunque el fichero ya exista.")

    private let entradas: [Entrada]
    /// Where to write, `-` for the standard output; nil when only to look.
    private let salida: String?
    private let nombre: String?
    private let uniones: [(String, String)]
    private let fuerza: Bool

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        guard argumentos.posicionales.contains(where: { !$0.isEmpty }) else {
            throw .falta("el fichero que se importa")
        }
        entradas = argumentos.posicionales.map { Entrada(camino: $0) }
        let destino = argumentos.valor(Self.destino)
        guard destino != nil || argumentos.tiene(Self.vista) else {
            throw .falta("dónde escribir: -o FICHERO")
        }
        salida = argumentos.tiene(Self.vista) ? nil : destino
        nombre = argumentos.valor(Self.nombre)
        fuerza = argumentos.tiene(Self.fuerza)
        var uniones: [(String, String)] = []
        for texto in argumentos.todos(Self.une) { uniones.append(try Self.union(texto)) }
        self.uniones = uniones
    }

    func ejecutar(en consola: Consola) throws {
        if let salida, salida != "-", !fuerza, FileManager.default.fileExists(atPath: salida) {
            throw ErrorDeDatos.yaExiste(salida)
        }
        var ficheros: [Data] = []
        for entrada in entradas { ficheros.append(try entrada.leer()) }
        if salida == nil { try mostrar(ficheros, en: consola) }
        let importacion = try traducir(ficheros)
        informar(importacion, en: consola)
        let documento = conNombre(importacion.documento)
        guard salida != "-" else {
            return consola.escribir(String(decoding: try documento.aJson(), as: UTF8.self))
        }
        if let salida { try guardar(documento, en: URL(filePath: salida)) }
        consola.linea(
            "\(salida ?? "Se entiende"): \(cuantos(documento.equipos.count, "equipo")) y "
                + cuantos(documento.partidos.count, "partido"))
    }

    /// The tournament with the name that was asked for, or that of its file when it has none.
    private func conNombre(_ documento: DocumentoDelTorneo) -> DocumentoDelTorneo {
        var llamado = documento
        if let nombre {
            llamado.nombre = nombre
        } else if documento.nombre.allSatisfy(\.isWhitespace), let primera = entradas.first,
            primera.camino != "-"
        {
            llamado.nombre = URL(filePath: primera.camino).deletingPathExtension().lastPathComponent
        }
        return llamado
    }

    private func guardar(_ documento: DocumentoDelTorneo, en salida: URL) throws(ErrorDeDatos) {
        do {
            try AlmacenDelTorneo(url: salida).guardar(documento)
        } catch {
            throw .noSePuedeEscribir(salida.relativePath, motivo: error.localizedDescription)
        }
    }

    /// Says how the tables of a CSV file are understood.
    private func mostrar(_ ficheros: [Data], en consola: Consola) throws {
        for (entrada, datos) in zip(entradas, ficheros)
        where FormatoDeTorneo.averiguar(datos) == .csv {
            let vista = try VistaPreviaDeCsv(datos)
            let separador = vista.separador == "\t" ? "tabulador" : "«\(vista.separador)»"
            consola.linea(
                "\(entrada.nombre): \(vista.codificacion.rawValue), separador \(separador)"
                    .sinOrdenesDeTerminal)
            for tabla in vista.tablas {
                consola.linea("Tabla de \(tabla.clase): \(cuantos(tabla.cuantas, "fila"))")
                let titulos = tabla.columnas.map { columna in
                    columna.titulo + (columna.significado.map { " → \($0)" } ?? " (no se guarda)")
                }
                let texto = TablaDeTexto(
                    titulos.map { .init($0) }, filas: tabla.primeras.map { $0.con(titulos.count) })
                for linea in texto.lineas { consola.linea("  " + linea) }
            }
        }
    }

    private func traducir(_ ficheros: [Data]) throws(ErrorDeDatos) -> Importacion {
        do {
            return try importar(ficheros, uniones: uniones)
        } catch {
            let nombres = entradas.map(\.nombre).joined(separator: ", ")
            throw .noSePuedeLeer(nombres, motivo: error.descripcion)
        }
    }

    /// Says what the source has wrong or lacks, line by line.
    private func informar(_ importacion: Importacion, en consola: Consola) {
        for aviso in importacion.avisos {
            consola.avisar(aviso.descripcion.sinOrdenesDeTerminal)
        }
        let personas = Set(
            importacion.documento.equipos.flatMap { $0.plantilla.map(\.nombre) })
        for (alias, nombre) in uniones where !personas.contains(nombre) {
            consola.avisar(
                "--une «\(alias)=\(nombre)» no une a nadie: nadie se llama así"
                    .sinOrdenesDeTerminal)
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

extension [String] {
    /// As many cells as asked for.
    fileprivate func con(_ cuantas: Int) -> [String] {
        Array(prefix(cuantas)) + Array(repeating: "", count: Swift.max(0, cuantas - count))
    }
}

import Foundation
import MarcadorApp
import MarcadorDiario

/// `marcador copia`: a copy of the journal, also while the server runs.
struct Copia: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "copia", uso: "-o FICHERO [--datos DIR]",
        resumen: "Guarda una copia de todos los torneos, aunque se estén sirviendo.",
        opciones: [salida, Datos.carpeta])

    private static let salida = Opcion(
        nombre: "-o", valor: "FICHERO",
        ayuda: "La copia; si ya hay una, se cambia cuando la nueva está entera y comprobada.")

    private let carpeta: CarpetaDeDatos
    private let destino: URL

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        try argumentos.nadaMas()
        guard let camino = argumentos.valor(Self.salida), !camino.isEmpty else {
            throw .falta("dónde guardar la copia: -o FICHERO")
        }
        destino = URL(filePath: camino)
        carpeta = .elegida(en: argumentos)
    }

    func ejecutar(en consola: Consola) throws {
        try carpeta.exigirDiario()
        let examen = try CustodiaDelDiario(carpeta).copiar(a: destino)
        consola.linea("Copia comprobada en \(destino.path): \(examen.resumen)")
    }
}

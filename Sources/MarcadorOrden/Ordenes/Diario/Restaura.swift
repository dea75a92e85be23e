import Foundation
import MarcadorApp
import MarcadorDiario

/// `marcador restaura`: brings a copy of the journal back.
struct Restaura: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "restaura", uso: "FICHERO [--datos DIR]",
        resumen: "Pone una copia en lugar de los torneos de ahora, que se conservan aparte.",
        opciones: [Datos.carpeta])

    private let copia: URL
    private let carpeta: CarpetaDeDatos

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        copia = URL(filePath: try argumentos.unico("la copia"))
        carpeta = .elegida(en: argumentos)
    }

    func ejecutar(en consola: Consola) throws {
        guard FileManager.default.fileExists(atPath: copia.path) else {
            throw ErrorDeDatos.noSePuedeLeer(copia.path, motivo: "no existe")
        }
        do throws(ErrorDeDiario) {
            _ = try ExamenDelDiario(copia)
        } catch .danado {
            throw ErrorDeDatos.noSePuedeLeer(
                copia.path,
                motivo: "no es una copia de «marcador copia», o está dañada; no se ha cambiado nada"
            )
        }
        let cerrojo = try CerrojoDeDatos(carpeta)
        let (examen, apartados) = try withExtendedLifetime(cerrojo) {
            try CustodiaDelDiario(carpeta).restaurar(copia)
        }
        consola.linea("Restaurado en \(carpeta.url.path): \(examen.resumen)")
        for nombre in apartados { consola.linea("Lo de antes queda en \(nombre)") }
    }
}

import Foundation
import Torneo

/// `marcador validar`: every fault of a document with its place, or what may be meant otherwise.
struct Validar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "validar", uso: "FICHERO",
        resumen: "Comprueba un torneo, en cualquier formato, y dice cada problema con su lugar.")

    private let entrada: Entrada

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
    }

    func ejecutar(en consola: Consola) throws {
        let datos = try entrada.leer()
        guard FormatoDeTorneo.averiguar(datos) == .json else {
            return try validarAjeno(datos, consola)
        }
        let problemas = problemas(enJson: datos)
        for problema in problemas {
            consola.linea("\(entrada.nombre):\(problema.descripcion)".sinOrdenesDeTerminal)
        }
        guard problemas.isEmpty else {
            throw ErrorDeDatos.hayProblemas(entrada.nombre, cuantos: problemas.count)
        }
        let torneo = try DocumentoDelTorneo(json: datos)
        let avisos =
            avisos(enJson: datos).map { ":\($0.descripcion)" }
            + torneo.zonasDesconocidas.map { zona in
                ": la zona horaria «\(zona)» no existe: sus horas valen, sin zona"
            }
        for aviso in avisos {
            consola.linea("\(entrada.nombre)\(aviso) (aviso)".sinOrdenesDeTerminal)
        }
        consola.linea(
            "\(entrada.nombre): correcto, \(cuantos(torneo.equipos.count, "equipo")) y "
                + cuantos(torneo.partidos.count, "partido")
                + (avisos.isEmpty ? "" : ", con \(cuantos(avisos.count, "aviso"))"))
    }

    /// Another program's file: what was not understood is said, and is no reason to refuse the rest.
    private func validarAjeno(_ datos: Data, _ consola: Consola) throws {
        let importacion: Importacion
        do {
            importacion = try importar([datos])
        } catch {
            throw ErrorDeDatos.noSePuedeLeer(entrada.nombre, motivo: error.descripcion)
        }
        for aviso in importacion.avisos {
            consola.linea("\(entrada.nombre): \(aviso.descripcion)".sinOrdenesDeTerminal)
        }
        consola.linea(
            "\(entrada.nombre): se entiende, "
                + "\(cuantos(importacion.documento.equipos.count, "equipo")), "
                + "\(cuantos(importacion.documento.partidos.count, "partido")) y "
                + cuantos(importacion.avisos.count, "aviso"))
    }
}

extension DocumentoDelTorneo {
    /// The time zones of its matches that the system does not know, each once.
    fileprivate var zonasDesconocidas: [String] {
        let zonas =
            partidos.compactMap(\.ficha.programacion?.zona)
            + (cuadro?.cruces ?? []).compactMap(\.programacion?.zona)
        return Set(zonas).filter { !$0.hasPrefix("UTC") && TimeZone(identifier: $0) == nil }
            .sorted()
    }
}

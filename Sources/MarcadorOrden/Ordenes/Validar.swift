import Torneo

/// `marcador validar`: every fault of a document with its place, or what may be meant otherwise.
struct Validar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "validar", uso: "FICHERO",
        resumen: "Comprueba un torneo.json y dice cada problema con su lugar.")

    private let entrada: Entrada

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
    }

    func ejecutar(en consola: Consola) throws {
        let datos = try entrada.leer()
        let problemas = problemas(enJson: datos)
        for problema in problemas {
            consola.linea("\(entrada.nombre):\(problema.descripcion)".sinOrdenesDeTerminal)
        }
        guard problemas.isEmpty else {
            throw ErrorDeDatos.hayProblemas(entrada.nombre, cuantos: problemas.count)
        }
        let avisos = avisos(enJson: datos)
        for aviso in avisos {
            consola.linea("\(entrada.nombre):\(aviso.descripcion) (aviso)".sinOrdenesDeTerminal)
        }
        let torneo = try DocumentoDelTorneo(json: datos)
        consola.linea(
            "\(entrada.nombre): correcto, \(cuantos(torneo.equipos.count, "equipo")) y "
                + cuantos(torneo.partidos.count, "partido")
                + (avisos.isEmpty ? "" : ", con \(cuantos(avisos.count, "aviso"))"))
    }
}

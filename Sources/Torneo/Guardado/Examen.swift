#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What came out of reading a document.
struct Examen {
    private(set) var documento = DocumentoDelTorneo(nombre: "", equipos: [], partidos: [])
    private(set) var problemas: [Problema] = []
    private(set) var avisos: [AvisoDelDocumento] = []

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - datos: the document.
    ///   - maximoDeFallos: how many faults are told.
    ///   - maximoDeAvisos: how many warnings are told.
    /// - Complexity: O(bytes).
    init(_ datos: Data, maximoDeFallos: Int, maximoDeAvisos: Int = 0) {
        let limite = DocumentoDelTorneo.tamanoMaximo
        guard datos.count <= limite else {
            problemas = [
                Problema(
                    lugar: .principio, error: .demasiadoGrande(bytes: datos.count, limite: limite))
            ]
            return
        }
        do throws(FalloDeJson) {
            try leer(LectorJson(datos), maximoDeFallos, maximoDeAvisos)
        } catch {
            problemas = [Self.problema(error, en: datos)]
        }
    }

    private mutating func leer(
        _ json: LectorJson, _ maximoDeFallos: Int, _ maximoDeAvisos: Int
    ) throws(FalloDeJson) {
        var lector = LectorDelDocumento(
            json, maximoDeFallos: maximoDeFallos, maximoDeDudas: maximoDeAvisos)
        try lector.leer()
        let fallos = lector.fallos.sorted { $0.desde < $1.desde }
        let dudas = lector.dudas.sorted { $0.desde < $1.desde }
        if !fallos.isEmpty || !dudas.isEmpty {
            let lugares = Lugares.de(fallos.map(\.desde) + dudas.map(\.desde), en: json)
            avisos = dudas.map {
                AvisoDelDocumento(lugar: lugares[$0.desde] ?? .principio, frase: $0.frase)
            }
            problemas = fallos.map { fallo in
                let lugar = lugares[fallo.desde] ?? .principio
                return Problema(lugar: lugar, error: fallo.error(en: lugar.ruta))
            }
        }
        documento = DocumentoDelTorneo(
            nombre: lector.nombre, equipos: lector.equipos.map(\.equipo), partidos: lector.partidos,
            cuadro: lector.cuadro, reglas: lector.reglas)
    }

    /// A break of the grammar, with its line and column.
    static func problema(_ fallo: FalloDeJson, en datos: Data) -> Problema {
        let antes = Array(datos.prefix(fallo.desde))
        let linea = antes.count { $0 == UInt8(ascii: "\n") } + 1
        let suya = antes.suffix(from: (antes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)
        let columna = String(decoding: suya, as: UTF8.self).count + 1
        let lugar = LugarDelDocumento(ruta: "el documento", linea: linea, columna: columna)
        switch fallo.motivo {
        case .sintaxis(let detalle):
            return Problema(
                lugar: lugar, error: .jsonRoto(linea: linea, columna: columna, detalle: detalle))
        case .anidamiento:
            return Problema(
                lugar: lugar,
                error: .demasiadoAnidado(
                    linea: linea, columna: columna, limite: LectorJson.anidamientoMaximo))
        }
    }
}

extension LugarDelDocumento {
    /// The beginning.
    static let principio = LugarDelDocumento(ruta: "el documento", linea: 1, columna: 1)
}

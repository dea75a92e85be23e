#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A tournament as it stands at one moment: a value that can be written or read on any thread.
public struct DocumentoDelTorneo: Sendable {
    /// The longest document that is read or written, in bytes.
    public static let tamanoMaximo = 64 * 1_048_576

    /// The name as it is shown.
    public var nombre: String
    /// The teams entered, in the order of entry.
    public var equipos: [Equipo]
    /// The matches, in their order: the number of a match is its position + 1.
    public var partidos: [Partido]
    /// The ties that follow them, with teams that may not be known yet; nil when there are none.
    public var cuadro: CuadroDelTorneo?
    /// What decides the tables.
    public var reglas: ReglasDelTorneo

    /// Makes one of its parts.
    ///
    /// - Parameters:
    ///   - nombre: the name as it is shown.
    ///   - equipos: the teams entered.
    ///   - partidos: the matches, between those teams.
    ///   - cuadro: the ties that follow them, between those teams.
    ///   - reglas: what decides the tables, about those teams.
    public init(
        nombre: String, equipos: [Equipo], partidos: [Partido], cuadro: CuadroDelTorneo? = nil,
        reglas: ReglasDelTorneo = ReglasDelTorneo()
    ) {
        self.nombre = nombre
        self.equipos = equipos
        self.partidos = partidos
        self.cuadro = cuadro
        self.reglas = reglas
    }

    /// The tournament as it stands now.
    ///
    /// - Parameter torneo: the tournament.
    public init(_ torneo: Torneo) {
        self.init(
            nombre: torneo.nombre, equipos: torneo.equipos, partidos: torneo.partidos,
            cuadro: torneo.cuadro, reglas: torneo.reglas)
    }

    /// Reads a JSON document, of the lessons or of any version of ours.
    ///
    /// Every match is validated.
    ///
    /// - Parameter datos: the document.
    /// - Throws: `ErrorDeCarga`, the first fault; `problemas(enJson:)` tells them all.
    /// - Complexity: O(bytes).
    public init(json datos: Data) throws(ErrorDeCarga) {
        let examen = Examen(datos, maximoDeFallos: 1)
        if let problema = examen.problemas.first { throw problema.error }
        self = examen.documento
    }

    /// Reads a JSON document that is at hand as bytes.
    ///
    /// - Parameter bytes: the document.
    /// - Throws: `ErrorDeCarga`, the first fault.
    /// - Complexity: O(bytes).
    init(bytes: [UInt8]) throws(ErrorDeCarga) { try self.init(json: Data(bytes)) }

    /// The JSON document: pretty-printed, keys sorted, UTF-8.
    ///
    /// - Parameter paraTodos: whether the names of those are left out of whom everybody sees less.
    /// - Returns: the document.
    /// - Throws: `ErrorDeCarga` when the document could not be read back: two teams of one name, or a
    ///   match that makes no sense.
    /// - Complexity: O(events).
    public func aJson(paraTodos: Bool = false) throws(ErrorDeCarga) -> Data {
        var escritor = EscritorDelDocumento(self, conReservas: !paraTodos)
        try escritor.escribir()
        return Data(escritor.bytes)
    }
}

/// Every fault of a document, in the order in which they stand.
///
/// Where the text is not JSON that is the only one. After 10,000 faults no more are told.
///
/// - Parameter datos: the document.
/// - Returns: the faults; none when it can be read.
/// - Complexity: O(bytes).
public func problemas(enJson datos: Data) -> [Problema] {
    Examen(datos, maximoDeFallos: 10_000).problemas
}

/// What in a document is accepted and may not mean what its author meant.
///
/// Names that could mean several people: each is taken for the first of them. After 10,000 no more
/// are told.
///
/// - Parameter datos: the document.
/// - Returns: the warnings, in the order in which they stand; none when nothing is left open.
/// - Complexity: O(bytes).
public func avisos(enJson datos: Data) -> [AvisoDelDocumento] {
    Examen(datos, maximoDeFallos: 1, maximoDeAvisos: 10_000).avisos
}

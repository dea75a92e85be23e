/// The entries of a tournament and the state that follows from them.
///
/// The state is a pure fold: the same entries give the same document, byte by byte, wherever and
/// whenever they are read. Nothing is overwritten; a correction or an annulment is one more entry.
public struct LibroDelTorneo: Sendable {
    /// The tournament as it stands now.
    public internal(set) var documento: DocumentoDelTorneo
    /// All entries, in the order in which they were accepted.
    public internal(set) var apuntes: [Apunte] = []

    /// The tournament on which the entries from `desde` on build.
    var principio: DocumentoDelTorneo
    var desde = 0
    var lugares: [Identificador: Int] = [:]
    /// For the number of a match, the places of the entries that change it.
    private var deCadaPartido: [Int: [Int]] = [:]
    /// For the place of an entry, the places of the corrections and annulments that speak of it.
    var referencias: [Int: [Int]] = [:]

    /// What became of an entry.
    public struct Anotado: Hashable, Sendable {
        /// Its place, from 0.
        public let lugar: Int
        /// False when it was there already and nothing has changed.
        public let esNuevo: Bool
        /// The number of the match that it is about; nil when it was the whole tournament.
        public let partido: Int?
        /// The numbers of the other matches that the bracket, or a new round, changed.
        public let otros: [Int]
    }

    /// A book that begins with a tournament which no entry tells of.
    ///
    /// - Parameter base: the tournament.
    public init(base: DocumentoDelTorneo) {
        principio = base
        documento = principio
    }

    /// A book that begins with a tournament which has been read already.
    ///
    /// - Parameters:
    ///   - base: the tournament.
    ///   - principio: the entry that brings it.
    public init(base: DocumentoDelTorneo, principio: Apunte) {
        self.init(base: base)
        poner(principio)
    }

    /// Reads a whole journal, whose entries were accepted when they were written.
    ///
    /// What was annulled since need not fit: it counts for nothing.
    ///
    /// - Parameter apuntes: the entries, of which the first brings the tournament.
    /// - Throws: `ErrorDelLibro`, the first entry that does not fit.
    /// - Complexity: O(bytes of the documents + entries); with a bracket, O(entries) more for each
    ///   annulment.
    public init(_ apuntes: [Apunte]) throws(ErrorDelLibro) {
        guard let primero = apuntes.first?.suceso, primero.documento != nil else {
            throw ErrorDelLibro(lugar: 0, motivo: .faltaElTorneo)
        }
        self.init(base: DocumentoDelTorneo(nombre: "", equipos: [], partidos: []))
        self.apuntes.reserveCapacity(apuntes.count)
        if tomarDeUnaVez(apuntes) { return }
        for (lugar, apunte) in apuntes.enumerated() {
            do throws(RechazoDeApunte) {
                try anotar(apunte, seAdmitio: true)
            } catch {
                throw ErrorDelLibro(lugar: lugar, motivo: error)
            }
        }
    }

    /// The document on which the present tournament builds, and its place; nil when no entry
    /// brought it.
    public var ultimoDocumento: (lugar: Int, bytes: [UInt8])? {
        apuntes.dropFirst(desde).first?.suceso.documento.map { (desde, $0) }
    }

    /// Where an entry is, from 0; nil when there is none of this identity.
    public func lugar(de id: Identificador) -> Int? { lugares[id] }

    /// Accepts an entry; one whose identity is there already changes nothing.
    ///
    /// - Parameter apunte: the entry.
    /// - Returns: what became of it.
    /// - Throws: `RechazoDeApunte` when it does not fit; everything is then as it was.
    /// - Complexity: O(events of the match); of a correction or an annulment O(entries).
    @discardableResult
    public mutating func anotar(_ apunte: Apunte) throws(RechazoDeApunte) -> Anotado {
        try anotar(apunte, seAdmitio: false)
    }

    /// The same; of an entry that was accepted when it was written, it is not asked again whether
    /// whoever wrote it might: that rule may be younger.
    @discardableResult
    private mutating func anotar(
        _ apunte: Apunte, seAdmitio: Bool
    ) throws(RechazoDeApunte) -> Anotado {
        if let lugar = lugares[apunte.id] {
            return Anotado(
                lugar: lugar, esNuevo: false, partido: partido(de: lugar), otros: [])
        }
        var otros: [Int] = []
        if let bytes = apunte.suceso.documento {
            try empezar(con: bytes)
            poner(apunte)
        } else if let referido = apunte.suceso.referido {
            otros = try rehacer(con: apunte, sobre: referido, seAdmitio: seAdmitio)
        } else {
            otros = try documento.aplicar(apunte.suceso, id: apunte.id)
            poner(apunte)
        }
        let lugar = apuntes.count - 1
        return Anotado(
            lugar: lugar, esNuevo: true, partido: partido(de: lugar), otros: otros)
    }

    /// The places of the entries that change a match, in order; corrections and annulments are not
    /// among them.
    ///
    /// - Parameter partido: the number of the match, from 1.
    /// - Returns: their places, from 0.
    public func lugares(dePartido partido: Int) -> [Int] { deCadaPartido[partido] ?? [] }

    /// Whether an entry speaks of the tournament as it is, not of one that was replaced since.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: whether it does.
    public func esDeEsteTorneo(_ lugar: Int) -> Bool { lugar >= desde }

    mutating func poner(_ apunte: Apunte) {
        lugares[apunte.id] = apuntes.count
        if let partido = apunte.suceso.partido {
            deCadaPartido[partido, default: []].append(apuntes.count)
        }
        apuntes.append(apunte)
    }

    mutating func empezar(con bytes: [UInt8]) throws(RechazoDeApunte) {
        do throws(ErrorDeCarga) {
            principio = try DocumentoDelTorneo(bytes: bytes)
        } catch {
            throw .documento(error)
        }
        documento = principio
        desde = apuntes.count
    }
}

/// A journal whose entries do not fit each other.
public struct ErrorDelLibro: Error, Hashable, Sendable {
    /// The place of the first that does not fit, from 0.
    public let lugar: Int
    /// Why.
    public let motivo: RechazoDeApunte
}

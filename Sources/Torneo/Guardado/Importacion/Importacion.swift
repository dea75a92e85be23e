/// Something that the source has wrong or lacks, said and not guessed.
public struct AvisoDeImportacion: Hashable, Sendable {
    /// Where, such as `partido 29 (Japan - Spain)`; nil when it is about the whole.
    public let lugar: String?
    /// What, in one Spanish sentence.
    public let frase: String

    /// Place and sentence in one line.
    public var descripcion: String { lugar.map { "\($0): \(frase)" } ?? frase }
}

/// Two spellings within one team that may be one person.
public struct ParejaSospechosa: Hashable, Sendable {
    /// The team.
    public let equipo: String
    /// The shorter spelling.
    public let corto: String
    /// The longer spelling.
    public let largo: String
}

/// What came out of another program's file.
public struct Importacion: Sendable {
    /// The tournament, which can be written as ours.
    public let documento: DocumentoDelTorneo
    /// What the source has wrong or lacks, in the order of its matches.
    public let avisos: [AvisoDeImportacion]
    /// Spellings that may be one person; they are joined only when the caller says so.
    public let parejas: [ParejaSospechosa]
}

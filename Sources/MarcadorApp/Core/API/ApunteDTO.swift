package import Torneo

/// An entry of the journal, in the API.
nonisolated package struct ApunteDTO: Codable, Hashable, Sendable {
    /// Its number, from 1.
    package var numero: Int
    /// Its identity.
    package var id: Identificador
    /// When it was written down, in milliseconds since 1970.
    package var instante: Int64
    /// Who wrote it down: the word of the journal.
    package var autor: String
    /// The same in words, in Spanish.
    package var quien: String
    /// The tag of its kind.
    package var tipo: String
    /// What it says, in Spanish, as it is corrected now.
    package var texto: String
    /// The match it is about.
    package var partido: Int?
    /// The entry that it speaks of.
    package var de: Identificador?
    /// Whether it counts.
    package var cuenta: Bool

    /// An entry as people read it.
    package init(_ linea: LineaDelHistorial) {
        numero = linea.numero
        id = linea.id
        instante = linea.instante
        autor = linea.autor.clave
        quien = linea.autor.texto.espanol
        tipo = linea.tipo
        texto = linea.texto.espanol
        partido = linea.partido
        de = linea.referido
        cuenta = linea.cuenta
    }
}

/// What undoes an entry, in the API.
nonisolated package struct AnularDTO: Codable, Hashable, Sendable {
    /// The identity of the undoing: said twice, it is done once.
    package var id: Identificador?
    /// Why, where it is part of a confirmed result.
    package var motivo: String?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - id: the identity of the undoing.
    ///   - motivo: why, where it is part of a confirmed result.
    package init(id: Identificador? = nil, motivo: String? = nil) {
        self.id = id
        self.motivo = motivo
    }
}

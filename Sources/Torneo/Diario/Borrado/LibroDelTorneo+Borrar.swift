/// Whose name is to be erased.
public enum NombrePorBorrar: Hashable, Sendable {
    /// Somebody of the squad as it is, as everybody sees him.
    case deLaPlantilla(Jugador)
    /// Whoever had this name in the team and is in its squad no more.
    case deQuienYaNoEsta(String)
}

extension LibroDelTorneo {
    /// The entries without the name of somebody, who has none in all of them from then on.
    ///
    /// Every entry keeps its place, its identity, its author and what it counts for. The book is
    /// told twice side by side, as it was and as it becomes: whoever is meant by a name at that
    /// moment is known by his place in the squad, also where names were changed, undone, handed on
    /// to others, or where he went to another team. Chronicles and backups are not the journal's.
    ///
    /// - Parameters:
    ///   - quien: whose name.
    ///   - numero: the place of the team in the order of entry, from 1.
    ///   - marca: what tells him apart from others without a name; unique.
    /// - Returns: the entries, the player as he is called in them now, and the names that are gone.
    /// - Throws: `RechazoDeApunte` when there is no such player, or the entries would not fit each
    ///   other any more; nothing has changed.
    /// - Complexity: that of reading the journal.
    public func borrando(
        _ quien: NombrePorBorrar, deEquipo numero: Int, marca: String
    ) throws(RechazoDeApunte) -> NombreBorrado {
        guard documento.equipos[numero: numero] != nil else {
            throw .noExisteElEquipo(numero)
        }
        let personas = try PersonasDelLibro(self)
        let suyas = try personas.cadenas(de: quien, equipo: numero - 1, en: documento)
        let tachadura = Tachadura(
            cadenas: suyas, nombres: personas.nombres(de: suyas), marca: marca)
        var relato = RelatoDoble(tachadura)
        for apunte in apuntes { try relato.seguir(apunte) }
        let nadie: Jugador
        switch quien {
        case .deLaPlantilla(let jugador):
            nadie = tachadura.nadie(
                jugador, relato.personas.cadena(de: jugador, equipo: numero - 1) ?? 0)
        case .deQuienYaNoEsta: nadie = tachadura.nadie(Jugador(nombre: ""), suyas.min() ?? 0)
        }
        return NombreBorrado(libro: relato.ahora, nadie: nadie, nombres: tachadura.nombres)
    }
}

/// A journal without a name.
public struct NombreBorrado: Sendable {
    /// The book that the entries make.
    public let libro: LibroDelTorneo
    /// All entries, in their places.
    public var apuntes: [Apunte] { libro.apuntes }
    /// What he is called now.
    public let nadie: Jugador
    /// What he was called, whole names only: they may be in texts that the journal does not have.
    public let nombres: Set<String>
}

/// A journal told as it was and, beside it, as it becomes without a name.
private struct RelatoDoble {
    private(set) var personas = PersonasDelLibro()
    private let tachadura: Tachadura
    private var antes = LibroDelTorneo.sinEmpezar
    private(set) var ahora = LibroDelTorneo.sinEmpezar

    init(_ tachadura: Tachadura) { self.tachadura = tachadura }

    /// Tells one more entry, and the same without the name.
    ///
    /// - Throws: `RechazoDeApunte` when it does not fit.
    mutating func seguir(_ apunte: Apunte) throws(RechazoDeApunte) {
        let momento = MomentoDelBorrado(
            antes: antes.documento, ahora: ahora.documento, tachadura: tachadura)
        try antes.anotar(apunte)
        personas.seguir(apunte.suceso, hasta: antes.documento, cuenta: true)
        let suceso = try momento.tachado(apunte.suceso, personas, luego: antes.documento)
        try ahora.anotar(
            Apunte(
                id: apunte.id, instante: apunte.instante, autor: tachadura.autor(apunte.autor),
                suceso: suceso))
    }
}

extension LibroDelTorneo {
    /// A book in which nothing has been written down.
    static var sinEmpezar: LibroDelTorneo {
        LibroDelTorneo(base: DocumentoDelTorneo(nombre: "", equipos: [], partidos: []))
    }
}

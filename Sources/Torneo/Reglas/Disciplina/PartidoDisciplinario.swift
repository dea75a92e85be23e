/// A match as disciplinary rules see it.
public struct PartidoDisciplinario<Id: Hashable & Sendable, Persona: Hashable & Sendable>:
    Hashable, Sendable
{
    /// The number by which it is known; any, but no two alike.
    public let numero: Int
    /// The home side.
    public let local: Id
    /// The visitors.
    public let visitante: Id
    /// How it stands.
    public let estado: EstadoDisciplinario
    /// The stage it belongs to; nil when it is none that rules speak of.
    public let etapa: EtapaDeCompeticion?
    /// The cards, in any order.
    public let tarjetas: [TarjetaMostrada<Persona>]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - numero: the number by which it is known.
    ///   - local: the home side.
    ///   - visitante: the visitors, somebody else.
    ///   - estado: how it stands.
    ///   - etapa: the stage it belongs to.
    ///   - tarjetas: the cards.
    public init(
        _ numero: Int, local: Id, visitante: Id, _ estado: EstadoDisciplinario,
        etapa: EtapaDeCompeticion? = nil,
        tarjetas: [TarjetaMostrada<Persona>] = []
    ) {
        self.numero = numero
        self.local = local
        self.visitante = visitante
        self.estado = estado
        self.etapa = etapa
        self.tarjetas = tarjetas
    }
}

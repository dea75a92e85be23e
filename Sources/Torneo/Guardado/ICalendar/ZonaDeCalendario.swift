/// A time zone as a calendar file defines it: from when on which time is kept.
///
/// Where the changes come from is not this module's business: they are asked for.
public struct ZonaDeCalendario: Hashable, Sendable {
    /// A stretch of time with one distance from UTC.
    public struct Tramo: Hashable, Sendable {
        /// The instant when it begins, in seconds since 1970.
        public let desde: Int
        /// Distance from UTC before it, in seconds.
        public let antes: Int
        /// Distance from UTC in it, in seconds.
        public let despues: Int
        /// What this time is called: `CEST`.
        public let nombre: String
        /// Whether it is summer time.
        public let esVerano: Bool

        /// Makes one.
        ///
        /// - Parameters:
        ///   - desde: the instant when it begins, in seconds since 1970.
        ///   - antes: distance from UTC before it, in seconds.
        ///   - despues: distance from UTC in it, in seconds.
        ///   - nombre: what this time is called.
        ///   - esVerano: whether it is summer time.
        public init(desde: Int, antes: Int, despues: Int, nombre: String, esVerano: Bool) {
            self.desde = desde
            self.antes = antes
            self.despues = despues
            self.nombre = nombre
            self.esVerano = esVerano
        }
    }

    /// Its identifier: `Europe/Madrid`.
    public let id: String
    /// Its stretches in order, the first of which began before everything it is needed for.
    public let tramos: [Tramo]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - id: its identifier.
    ///   - tramos: its stretches in order.
    public init(id: String, tramos: [Tramo]) {
        self.id = id
        self.tramos = tramos
    }
}

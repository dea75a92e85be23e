package import Torneo

/// What changes the squad of a team, in the API.
nonisolated package struct CambioDePlantillaDTO: Codable, Hashable, Sendable {
    /// `alta`, `ficha`, `baja`, `capitan` or `mostrar`.
    package var accion: String
    /// The place of the player in the squad, from 1; absent for `alta`.
    package var jugador: Int?
    /// The name that was seen in that place; absent to take whoever is there.
    package var antes: String?
    /// The name, for `alta` and `ficha`.
    package var nombre: String?
    /// The number, for `alta` and `ficha`; absent for none.
    package var dorsal: Int?
    /// How much of the name everybody sees, for `mostrar`: `entero`, `iniciales` or `oculto`.
    package var vista: String?
    /// The identity of the change: said twice, it is done once.
    package var id: Identificador?

    /// Makes one.
    ///
    /// - Parameters:
    ///   - accion: `alta`, `ficha`, `baja`, `capitan` or `mostrar`.
    ///   - jugador: the place of the player in the squad, from 1.
    ///   - antes: the name that was seen there.
    ///   - nombre: the name.
    ///   - dorsal: the number.
    ///   - vista: how much of the name everybody sees.
    ///   - id: the identity of the change.
    package init(
        accion: String, jugador: Int? = nil, antes: String? = nil, nombre: String? = nil,
        dorsal: Int? = nil, vista: String? = nil, id: Identificador? = nil
    ) {
        self.vista = vista
        self.accion = accion
        self.jugador = jugador
        self.antes = antes
        self.nombre = nombre
        self.dorsal = dorsal
        self.id = id
    }

    /// Whose name is to be erased for good, in the API.
    nonisolated package struct Quien: Codable, Hashable, Sendable {
        /// The place of the player in the squad, from 1; nil for somebody who is there no more.
        package var jugador: Int?
        /// The name that is seen in that place.
        package var antes: String?
        /// The whole name of somebody who is in the squad no more.
        package var ausente: String?

        /// Nobody yet.
        package init() {}

        /// Who it is; nil when it does not say, or says it twice.
        package var quien: BorradoDeNombre? {
            switch (jugador, antes, ausente) {
            case (let jugador?, let antes?, nil): .plaza(.init(numero: jugador, nombre: antes))
            case (nil, nil, let ausente?): .ausente(ausente)
            default: nil
            }
        }
    }

    /// What is asked for; nil when the action is none, or lacks the player or the name.
    package var cambio: CambioDePlantilla? {
        let plaza = jugador.map { CambioDePlantilla.Plaza(numero: $0, nombre: antes) }
        return switch (accion, plaza, nombre) {
        case ("alta", _, let nombre?): .alta(nombre: nombre, dorsal: dorsal)
        case ("ficha", let plaza?, let nombre?): .ficha(plaza, nombre: nombre, dorsal: dorsal)
        case ("baja", let plaza?, _): .baja(plaza)
        case ("capitan", let plaza?, _): .capitan(plaza)
        case ("mostrar", let plaza?, _):
            vista.flatMap(VistaDelNombre.init(rawValue:)).map { .mostrar(plaza, $0) }
        default: nil
        }
    }
}

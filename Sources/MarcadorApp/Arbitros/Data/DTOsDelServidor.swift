package import Torneo

/// A referee as the service writes one: the shape of JSONPlaceholder's `users`.
nonisolated package struct ArbitroDTO: Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let email: String
    let address: Direccion

    /// The address, of which only the town matters here.
    nonisolated package struct Direccion: Codable, Hashable, Sendable {
        let city: String
    }

    init(id: Int, name: String, email: String, address: Direccion) {
        self.id = id
        self.name = name
        self.email = email
        self.address = address
    }

    /// A referee of ours, for others that use this server as their service.
    package init(_ arbitro: Arbitro) {
        self.init(
            id: arbitro.id, name: arbitro.nombre, email: "",
            address: Direccion(city: arbitro.ciudad))
    }
}

extension Arbitro {
    /// From the service's words to ours; the only place that knows both.
    nonisolated init(dto: ArbitroDTO) {
        self.init(id: dto.id, nombre: dto.name, ciudad: dto.address.city)
    }
}

/// A chronicle on its way to the service: the shape of JSONPlaceholder's `posts`.
nonisolated package struct CronicaNuevaDTO: Codable, Hashable, Sendable {
    /// Who publishes; JSONPlaceholder wants a user from 1 to 10.
    package let userId: Int
    /// The title, `Rayo FC 2-1 Toros`.
    package let title: String
    /// The text, a line a goal.
    package let body: String
    /// The identity that whoever publishes gave it: said twice, it is published once.
    ///
    /// Not `id`, which a service of this shape would take for the number it is to give.
    package var uuid: Identificador?
}

/// What the service answers to a published chronicle.
nonisolated package struct CronicaPublicadaDTO: Codable, Hashable, Sendable {
    /// The number the service gave it.
    package let id: Int
    /// The title it was published under.
    package let title: String

    /// The answer to a chronicle published here.
    package init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

package import Torneo

nonisolated extension Puertas {
    /// Strikes names that were erased out of the organiser's words about links.
    ///
    /// - Throws: `FalloDePuerta.disco`; they are still there then.
    package func tachar(_ borrados: NombresBorrados) async throws(FalloDePuerta) {
        try await cambiar { $0.tachar(borrados.nombres) }
    }

    /// A link with its secret: known to whoever made it, now and never again.
    package struct EnlaceHecho: Hashable, Sendable {
        /// The link.
        package let enlace: Enlace
        /// The secret.
        package let secreto: String
    }

    /// A link that is wanted.
    package struct Encargo: Hashable, Sendable {
        /// The role it gives.
        package let papel: Papel
        /// How long it is good for, in milliseconds.
        package let plazo: Int
        /// For whom it is; may be empty.
        package let nota: String

        /// Makes one.
        package init(papel: Papel, plazo: Int, nota: String = "") {
            self.papel = papel
            self.plazo = plazo
            self.nota = nota
        }
    }

    /// Makes links, all of them or none.
    ///
    /// - Parameter encargos: what is wanted.
    /// - Returns: the links with their secrets, once they are kept.
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func hacer(_ encargos: [Encargo]) async throws(FalloDePuerta) -> [EnlaceHecho] {
        let ahora = reloj.ahora
        let hechos = encargos.map { encargo in
            let secreto = cerrajero.secreto()
            return EnlaceHecho(
                enlace: Enlace(
                    id: cerrajero.identificador(en: ahora), papel: encargo.papel,
                    huella: cerrajero.huella(de: secreto), creado: ahora,
                    caduca: ahora.masTarde(ms: encargo.plazo), nota: encargo.nota),
                secreto: secreto)
        }
        try await cambiar { (registro) throws(FalloDePuerta) in
            for hecho in hechos { try registro.anadir(hecho.enlace) }
        }
        return hechos
    }

    /// Makes a link useless, and ends the sessions that were opened with it.
    ///
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func revocar(_ id: Identificador) async throws(FalloDePuerta) {
        let ahora = reloj.ahora
        try await cambiar { (registro) throws(FalloDePuerta) in
            try registro.revocar(id, en: ahora)
        }
    }

    /// Gives a link another secret; the one before, and the sessions opened with it, are useless.
    ///
    /// - Returns: the link with its secret.
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func renovar(_ id: Identificador) async throws(FalloDePuerta) -> EnlaceHecho {
        let (secreto, ahora) = (cerrajero.secreto(), reloj.ahora)
        let huella = cerrajero.huella(de: secreto)
        let enlace = try await cambiar { (registro) throws(FalloDePuerta) in
            try registro.renovar(id, con: huella, en: ahora)
            guard let enlace = registro.enlace(id) else { throw .noExisteElEnlace }
            return enlace
        }
        return EnlaceHecho(enlace: enlace, secreto: secreto)
    }

    /// The letters a password has: at least ten, and no more than a person remembers.
    package static let largoDeContrasena = 10...200

    /// Sets the organiser's password, or takes it away; sessions opened with the one before end.
    ///
    /// - Parameter contrasena: the password; nil for none.
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func ponerContrasena(_ contrasena: String?) async throws(FalloDePuerta) {
        var nuevo: String?
        if let contrasena {
            guard Self.largoDeContrasena.contains(contrasena.count),
                contrasena.utf8.count <= 1024, let sello = await sello(contrasena)
            else { throw .contrasenaImposible }
            nuevo = sello
        }
        let puesto = nuevo
        try await cambiar { (registro) throws(FalloDePuerta) in
            registro.contrasena = puesto
            registro.cerrarLasDeContrasena()
        }
    }
}

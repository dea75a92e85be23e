nonisolated extension Puertas {
    /// What a browser gets that somebody comes in with.
    package struct Entrada: Hashable, Sendable {
        /// The secret for its cookie; nowhere else is it known.
        package let secreto: String
        /// As whom he is in.
        package let credencial: Credencial
    }

    /// Lets a browser in with the secret of a link.
    ///
    /// - Parameters:
    ///   - secreto: the secret.
    ///   - direccion: where from, as far as attempts are counted.
    /// - Returns: what the browser gets, once it is kept.
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func entrar(
        con secreto: String, desde direccion: String
    ) async throws(FalloDePuerta) -> Entrada {
        try await abrir(try portador(de: secreto, desde: direccion))
    }

    /// Lets a browser in with the organiser's password.
    ///
    /// - Parameters:
    ///   - contrasena: the password.
    ///   - direccion: where from, as far as attempts are counted.
    /// - Returns: what the browser gets, once it is kept.
    /// - Throws: `FalloDePuerta`; nothing has changed then.
    package func entrar(
        contrasena: String, desde direccion: String
    ) async throws(FalloDePuerta) -> Entrada {
        try await esLaContrasena(contrasena, desde: direccion)
        return try await abrir(
            Credencial(
                papel: .organizador, enlace: nil,
                caduca: reloj.ahora.masTarde(ms: Self.plazoDeContrasena)))
    }

    /// Ends a session; silent when there is none.
    ///
    /// - Parameter secreto: the value of the browser's cookie.
    /// - Throws: `FalloDePuerta.disco`; the session is still open then.
    package func salir(_ secreto: String) async throws(FalloDePuerta) {
        let huella = cerrajero.huella(de: secreto)
        try await cambiar { (registro) throws(FalloDePuerta) in registro.cerrar(huella) }
    }

    private func abrir(_ credencial: Credencial) async throws(FalloDePuerta) -> Entrada {
        let secreto = cerrajero.secreto()
        let sesion = Sesion(
            huella: cerrajero.huella(de: secreto), papel: credencial.papel,
            enlace: credencial.enlace, creada: reloj.ahora, caduca: credencial.caduca)
        try await cambiar { (registro) throws(FalloDePuerta) in
            if let id = sesion.enlace {
                // It may have been revoked or renewed while this waited.
                guard let enlace = registro.enlace(id) else { throw .secretoDesconocido }
                try RegistroDePuertas.comprobar(enlace, en: sesion.creada)
            }
            registro.abrir(sesion)
        }
        return Entrada(secreto: secreto, credencial: credencial)
    }
}

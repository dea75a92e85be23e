import MarcadorApp

extension Porteria {
    /// Lets a browser in, and leads it to what its role is for.
    ///
    /// - Throws: `FalloDePuerta` or `ErrorDePeticion`; nothing has changed then.
    func entrar(_ peticion: Peticion) async throws -> Respuesta {
        let campos = try peticion.formulario()
        let red = guardia.procedencia.red(de: peticion)
        let entrada: Puertas.Entrada
        if let contrasena = campos["contrasena"] {
            entrada = try await puertas.entrar(contrasena: contrasena, desde: red)
        } else {
            entrada = try await puertas.entrar(
                con: Self.secreto(en: campos["enlace"] ?? ""), desde: red)
        }
        // Whoever comes in with another role leaves the one before; if the disk refuses, it expires.
        if let anterior = peticion.cookie(Galleta.nombre) { try? await puertas.salir(anterior) }
        let credencial = entrada.credencial
        let galleta = Galleta.puesta(
            entrada.secreto, segundos: (credencial.caduca.ms - reloj.ahora.ms) / 1000,
            cifrada: guardia.procedencia.vaCifrada(peticion))
        return .redireccion(a: destino(credencial.papel)).con(galleta.nombre, galleta.valor)
    }

    /// Lets a browser out, and leads it back.
    ///
    /// - Throws: `FalloDePuerta` or `ErrorDePeticion`; it is still in then.
    func salir(_ peticion: Peticion) async throws -> Respuesta {
        let volver = try peticion.formulario()["volver"] ?? "/"
        if let galleta = peticion.cookie(Galleta.nombre) { try await puertas.salir(galleta) }
        return .redireccion(a: Ventanilla.esDeCasa(volver) ? volver : "/")
            .con(Galleta.quitada.nombre, Galleta.quitada.valor)
    }

    /// What whoever asks may do.
    func sesion(_ peticion: Peticion, _ visitante: Visitante) -> Respuesta {
        do {
            let portador = try guardia.portador(peticion)
            let dto =
                portador.map { SesionDTO(papel: $0.papel, caduca: $0.caduca) }
                ?? SesionDTO(
                    papel: visitante.papel,
                    caduca: peticion.cookie(Galleta.nombre).flatMap(puertas.sesion)?.caduca)
            return try .json(dto).con("Cache-Control", "no-store").conDefensas()
        } catch let negativa as Guardia.Negativa {
            return negar(negativa, peticion, visitante)
        } catch {
            let (estado, frase) = Ventanilla.palabras(error)
            return negar(Guardia.Negativa(estado, frase), peticion, visitante)
        }
    }

    /// The page where somebody's work begins.
    private func destino(_ papel: Papel) -> String {
        switch papel {
        case .organizador: "/"
        case .anotador(let torneo, .partido(let numero)): Ruta.partido(torneo, numero).camino
        case .anotador(let torneo, .campo(let campo)):
            "\(Ruta.partidos(torneo).camino)?campo=\(campo.enConsulta)"
        case .capitan(let torneo, let equipo): Ruta.plantilla(torneo, equipo).camino
        case .arbitro(let torneo, let partido?): Ruta.partido(torneo, partido).camino
        case .arbitro(let torneo, nil): Ruta.partidos(torneo).camino
        }
    }

    /// The secret of a whole link, or what was written when it is none.
    private static func secreto(en escrito: String) -> String {
        let limpio = escrito.split(whereSeparator: \.isWhitespace).joined()
        guard let lugar = limpio.firstRange(of: "#secreto=") else { return limpio }
        return String(limpio[lugar.upperBound...])
    }
}

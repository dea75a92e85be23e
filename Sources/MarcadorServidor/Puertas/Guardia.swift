import MarcadorApp
import Torneo

/// Stands before everything that is not for everybody: the one place where writes are let through.
struct Guardia: Sendable {
    /// Who is who.
    let puertas: Puertas
    /// Where requests come from.
    let procedencia: Procedencia

    /// Why something is not let through.
    struct Negativa: Error {
        let estado: Int
        let frase: Texto
        var cabeceras: [Cabecera] = []

        init(_ estado: Int, _ frase: Texto) {
            self.estado = estado
            self.frase = frase
        }

        init(_ fallo: FalloDePuerta) {
            self.init(fallo.estado, .puerta(fallo))
            cabeceras = fallo.cabeceras
        }
    }

    /// Lets a write through, or says why not.
    ///
    /// - Parameters:
    ///   - ruta: where it goes.
    ///   - peticion: the request.
    ///   - visitante: who sent it, by cookie or place; a bearer's secret counts instead of both.
    ///   - casa: where the match of the route is found.
    /// - Returns: whom the journal is to name.
    /// - Throws: `Negativa`.
    @MainActor
    func dejarEscribir(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, en casa: Casa
    ) throws(Negativa) -> Autor {
        guard procedencia.vieneDeCasa(peticion) else { throw Negativa(403, .peticionAjena) }
        guard case .accion(let accion) = casa.exigencia(ruta) else { return .esteOrdenador }
        let portador = ruta.esDeLaApi ? try portador(peticion) : nil
        let credencial = portador ?? (visitante.conSesion ? sesion(peticion) : nil)
        let papel = portador?.papel ?? visitante.papel
        if papel == nil, visitante.sesionPerdida { throw Negativa(403, .sesionPerdida) }
        try comprobar(papel, accion, en: casa.lugar(ruta))
        if accion == .deshacerLoSuyo {
            try comprobarQueEsSuyo(ruta, papel, credencial?.enlace, en: casa)
        }
        guard let credencial else { return .esteOrdenador }
        let mano = credencial.enlace?.description ?? peticion.cookie(Galleta.nombre) ?? ""
        guard puertas.cabeOtroApunte(de: mano) else { throw Negativa(429, .demasiadosApuntes) }
        return puertas.autor(credencial)
    }

    /// Everybody but the organiser undoes only what was written down with the same link.
    @MainActor
    private func comprobarQueEsSuyo(
        _ ruta: Ruta, _ papel: Papel?, _ enlace: Identificador?, en casa: Casa
    ) throws(Negativa) {
        guard let torneo = ruta.torneo.flatMap(casa.torneo),
            let numero = torneo.apunte(de: ruta)
        else { return }
        let libro = torneo.partidos.apuntado
        let puede = Permiso.puedeDeshacer(
            papel, enlace, libro.apuntes[numero - 1], de: libro.sucesoEnElFondo(numero - 1),
            en: casa.lugar(ruta))
        guard puede else { throw Negativa(403, .apunteDeOtro) }
    }

    /// What the session of a browser shows; nil when there is none.
    private func sesion(_ peticion: Peticion) -> Credencial? {
        peticion.cookie(Galleta.nombre).flatMap(puertas.sesion)
    }

    /// Lets a read through, or says why not.
    ///
    /// - Throws: `Negativa`.
    @MainActor
    func dejarLeer(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, en casa: Casa
    ) throws(Negativa) {
        guard case .accion(let accion) = ruta.alLeer else { return }
        let portador = ruta.esDeLaApi ? try portador(peticion) : nil
        try comprobar(portador?.papel ?? visitante.papel, accion, en: casa.lugar(ruta))
    }

    /// Whether a read would be let through.
    @MainActor
    func deja(
        leer ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, en casa: Casa
    ) -> Bool {
        (try? dejarLeer(ruta, peticion, visitante, en: casa)) != nil
    }

    /// Who has sent a secret along.
    ///
    /// - Returns: nil when nobody has.
    /// - Throws: `Negativa` when it opens nothing: nobody is then taken for somebody else.
    func portador(_ peticion: Peticion) throws(Negativa) -> Credencial? {
        guard let dicho = peticion.cabecera("Authorization") else { return nil }
        let partes = dicho.split(separator: " ", maxSplits: 1)
        guard partes.count == 2, partes[0].lowercased() == "bearer" else {
            throw Negativa(.secretoDesconocido)
        }
        do throws(FalloDePuerta) {
            return try puertas.portador(
                de: String(partes[1]), desde: procedencia.red(de: peticion))
        } catch {
            throw Negativa(error)
        }
    }

    private func comprobar(
        _ papel: Papel?, _ accion: Accion, en lugar: Lugar
    ) throws(Negativa) {
        guard !Permiso.puede(papel, accion, en: lugar) else { return }
        throw Negativa(403, papel == nil ? .soloLectura : .papelQueNoAlcanza)
    }
}

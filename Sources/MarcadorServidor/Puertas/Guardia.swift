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
    /// - Throws: `Negativa`.
    @MainActor
    func dejarEscribir(
        _ ruta: Ruta, _ peticion: Peticion, _ visitante: Visitante, en casa: Casa
    ) throws(Negativa) {
        guard procedencia.vieneDeCasa(peticion) else { throw Negativa(403, .peticionAjena) }
        guard case .accion(let accion) = ruta.alEscribir else { return }
        let portador = ruta.esDeLaApi ? try portador(peticion) : nil
        try comprobar(portador?.papel ?? visitante.papel, accion, en: casa.lugar(ruta))
        guard portador != nil || visitante.conSesion else { return }
        let mano = portador?.enlace?.description ?? peticion.cookie(Galleta.nombre) ?? ""
        guard puertas.cabeOtroApunte(de: mano) else { throw Negativa(429, .demasiadosApuntes) }
    }

    /// Lets a read through, or says why not.
    ///
    /// - Throws: `Negativa`.
    @MainActor
    func dejarLeer(_ ruta: Ruta, _ visitante: Visitante, en casa: Casa) throws(Negativa) {
        guard case .accion(let accion) = ruta.alLeer else { return }
        try comprobar(visitante.papel, accion, en: casa.lugar(ruta))
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

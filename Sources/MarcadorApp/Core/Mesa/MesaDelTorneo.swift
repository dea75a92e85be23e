package import Torneo

/// The scorer's table: the one place through which every change of a tournament passes, in order.
///
/// An order is answered after what it changed is on the disk.
package final class MesaDelTorneo {
    /// The screens of the matches, shared by all who look.
    package let pantallas: PantallasDePartido
    /// The screen of the referees.
    package let arbitros: ArbitrosViewModel

    /// Called with names that were erased, for those who keep texts in which they may be.
    package var alBorrarNombre: ((NombresBorrados) async throws -> Void)?

    let contenedor: ContenedorDeLaApp
    private var cronicas: [Int: CronicaViewModel] = [:]

    /// The table of a tournament.
    package init(contenedor: ContenedorDeLaApp) {
        self.contenedor = contenedor
        pantallas = PantallasDePartido { contenedor.partidoViewModel(id: $0) }
        arbitros = contenedor.arbitrosViewModel()
        contenedor.partidos.alCambiarDeEquipos = { [weak pantallas] in pantallas?.cerrar($0) }
    }

    /// The screen of a match's chronicle.
    package func cronica(partidoId: Int) -> CronicaViewModel {
        if let abierta = cronicas[partidoId] { return abierta }
        let nueva = contenedor.cronicaViewModel(id: partidoId)
        if contenedor.partidos.existe(partidoId) { cronicas[partidoId] = nueva }
        return nueva
    }

    /// The durations a match can have, in minutes: those on offer, and extra time if it had any.
    package func duraciones(de partidoId: Int) -> [Int] {
        contenedor.duraciones(de: partidoId)
    }

    /// Carries out an order and returns when what it changed is on the disk.
    ///
    /// - Parameters:
    ///   - orden: what is to change.
    ///   - autor: who wants it, as the journal will say.
    /// - Returns: what came of it.
    /// - Throws: `FalloDeOrden`; nothing has changed then, except with `.disco`, where the change
    ///   is shown but not kept.
    @discardableResult
    package func cumplir(
        _ orden: Orden, por autor: Autor = .esteOrdenador
    ) async throws(FalloDeOrden) -> Hecho {
        if orden.esDelTorneo, let error = contenedor.partidos.ficheroInaccesible {
            throw .ficheroInaccesible(error)
        }
        if orden.esDelTorneo, let error = contenedor.partidos.diarioInaccesible {
            throw .diarioInaccesible(error)
        }
        switch orden {
        case .empezar(let partido, let duracion, let id):
            try await empezar(partido, duracion: duracion, id: id, por: autor)
        case .gol(let partido, let lado, let minuto, let quien, let id):
            return try await gol(
                partido, lado, minuto: minuto, de: quien, id: id, por: autor)
        case .resultado(let partido, let resultado, let motivo, let id):
            try await poner(resultado, en: partido, porque: motivo, id: id, por: autor)
        case .confirmar(let partido, let id):
            try await confirmar(partido, retirandoPor: nil, id: id, por: autor)
        case .retirarConfirmacion(let partido, let motivo, let id):
            try await confirmar(partido, retirandoPor: motivo, id: id, por: autor)
        case .emparejarRonda: try await emparejarRonda(por: autor)
        case .anular(let apunte, let motivo, let id):
            return try await anular(apunte, porque: motivo, id: id, por: autor)
        case .cambiarDuracion(let partido, let minutos):
            try await cambiarDuracion(partido, minutos)
        case .cerrarBarra:
            try await cerrarBarra()
        case .refrescarArbitros:
            if let fallo = await arbitros.refrescado() {
                throw .red(fallo as? ErrorDeRed ?? .sinConexion)
            }
            return .arbitros(arbitros.uiState.arbitros.count)
        case .publicarCronica(let partido, let id):
            return try await publicar(partido, id)
        case .organizar(let cambio, let visto, let id):
            return try await organizar(cambio, visto: visto, id: id, por: autor)
        case .cambiarReglas(let cambio):
            try await cambiarReglas(cambio, por: autor)
        case .borrarNombre(let equipo, let quien):
            return try await borrarNombre(quien, equipo: equipo, por: autor)
        case .cambiarPlantilla(let equipo, let cambio, let id):
            return try await cambiarPlantilla(de: equipo, cambio, id: id, por: autor)
        }
        return .hecho
    }

    private func empezar(
        _ partido: Int, duracion: Int?, id: Identificador?, por autor: Autor
    ) async throws(FalloDeOrden) {
        let pantalla = try pantalla(partido)
        if let id, contenedor.partidos.yaEmpezo(partido, con: id) {
            return try await asegurarElJuego()
        }
        guard contenedor.partidos.seSabeQuienJuega(partido) else {
            throw contenedor.partidos.porSaber(partido)
        }
        try exigirSinConfirmar(partido)
        if let duracion, duracion != pantalla.directo?.duracion {
            try comprobar(duracion, de: partido)
            if let enJuego = contenedor.partidoEnJuego.enJuego, enJuego != partido {
                throw .otroPartidoEnJuego(enJuego)
            }
            guard contenedor.partidoEnJuego.enJuego != partido else { throw .yaEmpezado(partido) }
            pantalla.cambiarDuracion(duracion)
        }
        guard pantalla.empezar() else {
            defer { pantalla.olvidarElRechazo() }
            guard let otro = pantalla.rechazadoPor, otro != partido else {
                throw .yaEmpezado(partido)
            }
            throw .otroPartidoEnJuego(otro)
        }
        contenedor.partidos.empezar(
            partidoId: partido, duracion: pantalla.directo?.duracion, saque: id, por: autor)
        try await asegurarElJuego()
    }

    private func asegurarElJuego() async throws(FalloDeOrden) {
        try await asegurar {
            try await self.contenedor.partidoEnJuego.asegurar()
            try await self.contenedor.partidos.asegurar()
        }
    }

    private func gol(
        _ partido: Int, _ lado: Lado, minuto: Int?, de quien: QuienMarca?, id: Identificador?,
        por autor: Autor
    ) async throws(FalloDeOrden) -> Hecho {
        let pantalla = try pantalla(partido)
        var gol = id.flatMap { contenedor.partidos.gol($0, en: partido) }
        if let minuto, !Partido.minutosPosibles.contains(minuto) {
            throw .minutoImposible(minuto, posibles: Partido.minutosPosibles)
        }
        if let gol, gol.equipo != contenedor.partidos.partido(id: partido)?.equipo(lado).nombre {
            throw .marcaDeOtroGol(equipo: gol.equipo, minuto: gol.minuto)
        }
        if let apuntado = gol, let id, let minuto, minuto != apuntado.minuto {
            try exigirSinConfirmar(partido)
            contenedor.partidos.corregir(id, minuto: minuto, en: partido, por: autor)
            gol = contenedor.partidos.gol(id, en: partido)
        }
        if gol == nil, let id { gol = contenedor.partidos.golDeshecho(id) }
        if gol == nil {
            guard contenedor.partidos.seSabeQuienJuega(partido) else {
                throw contenedor.partidos.porSaber(partido)
            }
            try exigirSinConfirmar(partido)
            let jugador = try goleador(quien, lado, partido)
            let apuntado = pantalla.alGol(
                lado, minuto: minuto, de: jugador, id: id, por: autor)
            if case .failure(.cuadroEmpezado(let motivo)) = apuntado {
                throw FalloDeOrden(motivo, en: partido)
            }
            gol = contenedor.partidos.ultimoGol(de: partido)
        }
        try await asegurar { try await self.contenedor.partidos.asegurar() }
        return gol.map(Hecho.gol) ?? .hecho
    }

    /// Who scored; nil for the player whose turn it is.
    ///
    /// Whoever is at the pitch marks what he sees, squad or not.
    private func goleador(
        _ quien: QuienMarca?, _ lado: Lado, _ partido: Int
    ) throws(FalloDeOrden) -> Jugador? {
        let equipo = contenedor.partidos.partido(id: partido)?.equipo(lado)
        return switch quien {
        case .jugador(let plaza): try equipo?.jugador(en: plaza)
        case .sinIdentificar: .sinIdentificar
        case nil: equipo?.plantilla.isEmpty ?? true ? .sinIdentificar : nil
        }
    }

    private func cambiarDuracion(_ partido: Int?, _ minutos: Int) async throws(FalloDeOrden) {
        if let partido {
            let pantalla = try pantalla(partido)
            try comprobar(minutos, de: partido)
            guard contenedor.partidoEnJuego.enJuego != partido else {
                throw .duracionBloqueada(partido)
            }
            pantalla.cambiarDuracion(minutos)
        } else if !Ajustes.duraciones.contains(minutos) {
            throw .duracionImposible(minutos, posibles: Ajustes.duraciones)
        }
        guard Ajustes.duraciones.contains(minutos) else { return }
        contenedor.preferencias.guardar(minutos, en: Ajustes.claveDuracion)
        pantallas.proponer(duracion: minutos) { duraciones(de: $0) == Ajustes.duraciones }
        try await asegurar { try await self.contenedor.preferencias.asegurar() }
    }

    private func cerrarBarra() async throws(FalloDeOrden) {
        guard let directo = contenedor.partidoEnJuego.directo, directo.terminado else { return }
        contenedor.partidoEnJuego.cerrar()
        pantallas.cerrar(directo.partidoId)
        try await asegurar { try await self.contenedor.partidoEnJuego.asegurar() }
    }

    private func publicar(
        _ partido: Int, _ id: Identificador?
    ) async throws(FalloDeOrden) -> Hecho {
        switch await cronica(partidoId: partido).publicada(id: id) {
        case .publicada(let id): return .cronica(id)
        case .fallida(.noExisteElPartido(let id)): throw .noExisteElPartido(id)
        case .fallida(.red(let error)): throw .red(error)
        case .fallida(.otro(let frase)): throw .disco(frase)
        }
    }

    private func pantalla(_ id: Int) throws(FalloDeOrden) -> PartidoViewModel {
        guard contenedor.partidos.existe(id) else { throw .noExisteElPartido(id) }
        return pantallas.pantalla(id)
    }

    private func comprobar(_ minutos: Int, de partido: Int) throws(FalloDeOrden) {
        let posibles = duraciones(de: partido)
        guard posibles.contains(minutos) else {
            throw .duracionImposible(minutos, posibles: posibles)
        }
    }

    /// The number of the entry that an identity was given to already; nil when it is new.
    ///
    /// - Parameters:
    ///   - id: the identity; nil when there is none.
    ///   - esLoMismo: whether an entry says what is to be said now.
    /// - Returns: the number, from 1.
    /// - Throws: `FalloDeOrden.idDeOtroApunte` when it says something else.
    func yaApuntado(
        _ id: Identificador?, si esLoMismo: (Suceso) -> Bool
    ) throws(FalloDeOrden) -> Int? {
        let libro = contenedor.partidos.apuntado
        guard let lugar = id.flatMap({ libro.lugar(de: $0) }) else { return nil }
        guard esLoMismo(libro.apuntes[lugar].suceso) else { throw .idDeOtroApunte(lugar + 1) }
        return lugar + 1
    }

    /// Returns when something is on the disk.
    func asegurar(_ trabajo: () async throws -> Void) async throws(FalloDeOrden) {
        do {
            try await trabajo()
        } catch {
            throw .disco(error.frase)
        }
    }
}

import Foundation
package import Torneo

/// What would follow from a change, told before it is made.
nonisolated package struct Repercusiones: Hashable, Sendable {
    /// The change in one sentence.
    package let texto: Texto
    /// What to think of before it is made.
    package let avisos: [Texto]
    /// The matches that would be new or others besides those that the change is about.
    package let otros: [Int]
    /// The matches that would get in each other's way.
    package let choques: [ChoqueDePartidos]
    /// The teams that would have other points or another place.
    package let tabla: [Vuelco]
    /// How many entries the journal has: with it, what others change meanwhile is noticed.
    package let visto: Int

    /// A team that would stand elsewhere in its table.
    package struct Vuelco: Hashable, Sendable {
        /// Its name after the change.
        package let equipo: String
        /// Place and points before; nil when it was in no table.
        package let antes: Puesto?
        /// Place and points after; nil when it would be in no table.
        package let despues: Puesto?
    }

    /// A place in a table.
    package struct Puesto: Hashable, Sendable {
        /// The place, from 1.
        package let puesto: Int
        /// The points.
        package let puntos: Int
    }
}

extension MesaDelTorneo {
    /// What would follow from a change; nothing is changed.
    ///
    /// - Parameters:
    ///   - cambio: the change.
    ///   - visto: how many entries the journal had when whoever asks looked; nil when that does not
    ///     matter.
    /// - Returns: what would follow.
    /// - Throws: `FalloDeOrden` when it cannot be made.
    /// - Complexity: O(events).
    package func repercusiones(
        de cambio: CambioDelOrganizador, visto: Int? = nil
    ) throws(FalloDeOrden) -> Repercusiones {
        try comprobar(cambio, visto: visto)
        try permitir(cambio)
        let antes = contenedor.partidos.documento
        do throws(RechazoDeApunte) {
            try cambio.suceso.comprobarLoEscrito()
            let (despues, cambiados) = try antes.probando(cambio.suceso)
            let suyos = Set(cambio.partidos)
            return Repercusiones(
                texto: cambio.suceso.texto(
                    de: cambio.partidos.first.flatMap { antes.partidos[numero: $0] },
                    equipos: { antes.equipos[numero: $0]?.nombre }),
                avisos: antes.parecido(al: cambio.suceso).map { [$0] } ?? [],
                otros: cambiados.filter { !suyos.contains($0) },
                choques: despues.choques(de: cambiados, salvoLosDe: antes, moviendo: suyos),
                tabla: despues.vuelcos(desde: antes),
                visto: contenedor.partidos.apuntado.apuntes.count)
        } catch {
            throw .rechazado(error)
        }
    }

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - cambio: the change.
    ///   - visto: how many entries the journal had when whoever asks looked; nil when that does not
    ///     matter.
    ///   - id: the identity of the change: made twice, it is made once.
    ///   - autor: who wants it.
    /// - Returns: the number of the entry that says so.
    /// - Throws: `FalloDeOrden`; nothing has changed then, except with `.disco`.
    func organizar(
        _ cambio: CambioDelOrganizador, visto: Int?, id: Identificador?, por autor: Autor
    ) async throws(FalloDeOrden) -> Hecho {
        let partidos = contenedor.partidos
        if let hecho = try yaApuntado(id, si: { $0 == cambio.suceso }) { return .apuntado(hecho) }
        try comprobar(cambio, visto: visto)
        try permitir(cambio)
        let apunte: Apunte
        do throws(RechazoDeApunte) {
            apunte = try partidos.anotar(cambio.suceso, id: id, por: autor)
        } catch {
            throw .rechazado(error)
        }
        for numero in cambio.partidos {
            guard let suyo = partidos.identificador(de: numero) else { continue }
            if contenedor.partidoEnJuego.directo(id: suyo)?.terminado == true {
                contenedor.partidoEnJuego.cerrar()
            }
            if contenedor.partidoEnJuego.enJuego != suyo { pantallas.cerrar(suyo) }
        }
        try await asegurar { try await partidos.asegurar() }
        return .apuntado((partidos.apuntado.lugar(de: apunte.id) ?? 0) + 1)
    }

    /// A match in play is decided on the pitch.
    private func permitir(_ cambio: CambioDelOrganizador) throws(FalloDeOrden) {
        guard let enJuego = contenedor.partidoEnJuego.enJuego,
            let suyo = contenedor.partidos.numero(de: enJuego)
        else { return }
        switch cambio {
        case .decidir(let numero, _, _) where numero == suyo: throw .seEstaJugando(enJuego)
        case .confirmar(let numeros) where numeros.contains(suyo): throw .sinTerminar(enJuego)
        default: return
        }
    }

    /// Whether nobody has changed the same since somebody looked.
    private func comprobar(
        _ cambio: CambioDelOrganizador, visto: Int?
    ) throws(FalloDeOrden) {
        let libro = contenedor.partidos.apuntado
        guard let visto, visto < libro.apuntes.count, visto >= 0 else { return }
        let (suyos, equipos) = (
            Set(cambio.partidos), Set(cambio.suceso.equiposDeLosQueHabla)
        )
        let otros = (visto..<libro.apuntes.count).filter { lugar in
            let suceso = libro.apuntes[lugar].suceso
            let referido = suceso.referido.flatMap { libro.lugar(de: $0) }
            let dicho = referido.map { libro.apuntes[$0].suceso } ?? suceso
            return dicho.esImportacion
                || !suyos.isDisjoint(with: dicho.partidosDeLosQueHabla)
                || !equipos.isDisjoint(with: dicho.equiposDeLosQueHabla)
                || dicho.cruceDelQueHabla.map { $0 == cambio.suceso.cruceDelQueHabla } ?? false
        }
        guard otros.isEmpty else {
            throw .cambiadoMientras(otros.suffix(5).map { libro.linea($0).texto })
        }
    }
}

extension Suceso {
    /// Whether it replaced the whole tournament.
    nonisolated fileprivate var esImportacion: Bool {
        if case .importado = self { true } else { false }
    }
}

extension DocumentoDelTorneo {
    /// The teams that stand elsewhere in the tables than they did.
    nonisolated fileprivate func vuelcos(desde antes: DocumentoDelTorneo) -> [Repercusiones.Vuelco]
    {
        let (suyos, previos) = (puestos, antes.puestos)
        return equipos.indices.compactMap { lugar in
            let (ahora, entonces) = (suyos[lugar], previos[lugar])
            guard ahora != entonces else { return nil }
            return Repercusiones.Vuelco(
                equipo: equipos[lugar].nombre, antes: entonces, despues: ahora)
        }
    }

    /// Place and points by the place of the team in the order of entry, from 0.
    nonisolated private var puestos: [Int: Repercusiones.Puesto] {
        let lugares = Dictionary(zip(equipos, 0...)) { primero, _ in primero }
        var puestos: [Int: Repercusiones.Puesto] = [:]
        for liguilla in liguillas {
            for fila in liguilla.tabla() {
                guard let lugar = lugares[fila.equipo] else { continue }
                puestos[lugar] = Repercusiones.Puesto(puesto: fila.puesto, puntos: fila.puntos)
            }
        }
        return puestos
    }
}

extension DocumentoDelTorneo {
    /// The clashes of matches after a change, without those that were there before between matches
    /// that the change is not about.
    nonisolated fileprivate func choques(
        de cambiados: [Int], salvoLosDe antes: DocumentoDelTorneo, moviendo suyos: Set<Int>
    ) -> [ChoqueDePartidos] {
        let viejos = Set(
            antes.choques(de: cambiados).map { [$0.partido, $0.otro] + antes.clave($0.que) })
        return choques(de: cambiados).filter { choque in
            suyos.contains(choque.partido) || suyos.contains(choque.otro)
                || !viejos.contains([choque.partido, choque.otro] + clave(choque.que))
        }
    }

    /// What two matches share, whatever it is called.
    nonisolated private func clave(_ que: ChoqueDePartidos.Que) -> [Int] {
        switch que {
        case .campo: [0]
        case .arbitro: [1]
        case .equipo(let nombre): [2, equipos.firstIndex { $0.nombre == nombre } ?? -1]
        }
    }

    /// What to say when a team gets nearly the name of another one.
    nonisolated fileprivate func parecido(al suceso: Suceso) -> Texto? {
        guard case .equipo(let cambiado) = suceso else { return nil }
        let (nombre, suyo): (String, Int?) =
            switch cambiado.cambio {
            case .alta(let nombre, _): (nombre, nil)
            case .nombre(let numero, let nombre): (nombre, numero - 1)
            default: ("", nil)
            }
        guard !nombre.isEmpty else { return nil }
        return equipos.enumerated().first { lugar, equipo in
            lugar != suyo && equipo.nombre.sinAdornos == nombre.sinAdornos
        }.map { .nombreParecido(nombre, $0.element.nombre) }
    }
}

extension String {
    /// The same without capitals, accents and blanks: what people take for one name.
    nonisolated package var sinAdornos: String {
        folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
        ).filter { !$0.isWhitespace }
    }
}

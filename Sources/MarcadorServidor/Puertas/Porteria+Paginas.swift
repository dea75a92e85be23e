import Foundation
import MarcadorApp
import Torneo

extension Porteria {
    /// How many matches the choice of a new link has at most.
    private static let opciones = 300

    /// The organiser's links.
    func paginaEnlaces(_ torneo: TorneoServido) -> PaginaEnlaces {
        let porJugar = porJugar(torneo)
        let registro = puertas.registro
        return PaginaEnlaces(
            partidos: porJugar.prefix(Self.opciones).map {
                PaginaEnlaces.Opcion(
                    numero: $0.id, equipos: Self.equipos($0.partido),
                    arbitro: $0.partido.ficha.acta.arbitros.first)
            },
            campos: Self.campos(torneo),
            equipos: zip(1..., torneo.partidos.equipos).map {
                PaginaEnlaces.Opcion(numero: $0, equipos: $1.nombre)
            },
            porJugar: porJugar.count,
            enlaces: registro.enlaces.reversed().filter { Self.es($0, de: torneo) }.map {
                enPagina($0, registro, torneo)
            },
            hayContrasena: registro.contrasena != nil,
            alcanzable: !casa.anuncio.direcciones.isEmpty)
    }

    /// The page of codes: scorekeepers' links, which go onto one sheet that hangs for all to see.
    ///
    /// - Parameters:
    ///   - torneo: whose links.
    ///   - red: the number of the address that stands in the codes, from 0.
    /// - Returns: the page.
    func paginaHoja(_ torneo: TorneoServido, red: String?) -> PaginaHoja {
        hoja(torneo, red: red, de: puertas.registro.enlaces.filter { $0.papel.clase == .anotador })
    }

    /// The page of one link that has just been made, whose secret is forgotten with it.
    ///
    /// - Parameters:
    ///   - id: the link.
    ///   - torneo: whose links.
    ///   - seOlvida: whether somebody gets to see the page.
    /// - Returns: the page, which says so when the link was shown before.
    func paginaDeUnaVez(
        _ id: Identificador, _ torneo: TorneoServido, seOlvida: Bool
    ) -> PaginaHoja {
        var pagina = hoja(
            torneo, red: nil,
            de: puertas.registro.enlace(id).map { [$0] } ?? [])
        pagina.unaVez = true
        if seOlvida { olvidar(id) }
        return pagina
    }

    private func hoja(
        _ torneo: TorneoServido, red: String?, de enlaces: [Enlace]
    ) -> PaginaHoja {
        let direcciones =
            casa.anuncio.direcciones.isEmpty
            ? [casa.anuncio.propia] : casa.anuncio.direcciones
        let elegida =
            red.flatMap { Int($0) }.flatMap {
                direcciones.indices.contains($0) ? $0 : nil
            } ?? 0
        let registro = puertas.registro
        let codigos = enlaces.compactMap { enlace -> PaginaHoja.Codigo? in
            guard Self.es(enlace, de: torneo), enlace.estado(en: reloj.ahora) == .vale,
                let secreto = secreto(de: enlace.id)
            else { return nil }
            return PaginaHoja.Codigo(
                enlace: enPagina(enlace, registro, torneo),
                camino: Self.camino(enlace.papel, secreto))
        }
        return PaginaHoja(
            direccion: direcciones[elegida],
            otras: direcciones.enumerated().filter { $0.offset != elegida }.map {
                PaginaHoja.Otra(numero: $0.offset, direccion: $0.element)
            }, codigos: codigos, alcanzable: !casa.anuncio.direcciones.isEmpty)
    }

    /// Where a link leads, with its secret behind `#`, which no browser sends and no server logs.
    static func camino(_ papel: Papel, _ secreto: String) -> String {
        let ruta = papel.torneo.map { Ruta.entrarAlTorneo($0) } ?? .entrar
        return "\(ruta.camino)#secreto=\(secreto)"
    }

    private static func es(_ enlace: Enlace, de torneo: TorneoServido) -> Bool {
        enlace.papel.torneo == nil || enlace.papel.torneo == torneo.id
    }

    private func enPagina(
        _ enlace: Enlace, _ registro: RegistroDePuertas, _ torneo: TorneoServido
    ) -> EnlaceEnPagina {
        EnlaceEnPagina(
            id: enlace.id.description, papel: .papel(enlace.papel),
            detalle: detalle(enlace.papel, torneo), nota: enlace.nota, estado: estado(enlace),
            abiertas: registro.abiertas(con: enlace.id, en: reloj.ahora),
            aLaVista: enlace.papel.clase == .anotador && enlace.estado(en: reloj.ahora) == .vale
                && secreto(de: enlace.id) != nil)
    }

    private func estado(_ enlace: Enlace) -> EnlaceEnPagina.Estado {
        switch enlace.estado(en: reloj.ahora) {
        case .vale: .vale(hasta: Self.dia(enlace.caduca))
        case .caducado: .caducado
        case .revocado: .anulado
        }
    }

    private func detalle(_ papel: Papel, _ torneo: TorneoServido) -> String {
        switch papel {
        case .anotador(_, .partido(let numero)), .arbitro(_, let numero?):
            torneo.partidos.partido(id: numero).map(Self.equipos) ?? ""
        case .capitan(_, let equipo):
            torneo.partidos.equipos[numero: equipo] != nil
                ? torneo.partidos.equipos[equipo - 1].nombre : ""
        case .organizador, .anotador, .arbitro(_, nil): ""
        }
    }

    private static func equipos(_ partido: Partido) -> String {
        "\(partido.local.nombre) – \(partido.visitante.nombre)"
    }

    /// The day of an instant where the server stands.
    private static func dia(_ instante: Instante) -> Texto {
        let fecha = Date(timeIntervalSince1970: Double(instante.ms) / 1000)
        let partes = Calendar(identifier: .gregorian).dateComponents(
            in: .current, from: fecha)
        let ano = partes.year ?? 1970
        let dia = Texto.diaCorto(ano: ano, mes: partes.month ?? 1, dia: partes.day ?? 1)
        return Texto("\(dia.espanol) \(ano)", "\(dia.ingles) \(ano)")
    }
}

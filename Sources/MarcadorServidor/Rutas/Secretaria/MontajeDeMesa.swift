import MarcadorApp
import Torneo

/// Fills the pages of the desk from what the repositories say.
@MainActor
struct MontajeDeMesa {
    let casa: Casa
    let torneo: TorneoServido

    private var documento: DocumentoDelTorneo { torneo.partidos.documento }

    /// The fixtures.
    func calendario(_ escrito: Escrito) -> PaginaMesaCalendario {
        var rondas: [PaginaMesaCalendario.Ronda] = []
        var lugares: [String: Int] = [:]
        for item in torneo.partidos.partidos {
            let rotulo = item.partido.ficha.ronda ?? ""
            let lugar = lugares[rotulo] ?? rondas.count
            if lugares[rotulo] == nil {
                lugares[rotulo] = lugar
                rondas.append(.init(rotulo: rotulo, partidos: []))
            }
            rondas[lugar].partidos.append(
                .init(
                    numero: item.id, cuando: FechaEnPagina(item.partido.ficha.programacion),
                    campo: item.partido.ficha.campo, local: item.partido.local.nombre,
                    visitante: item.partido.visitante.nombre,
                    estado: Self.estado(item.partido)))
        }
        return PaginaMesaCalendario(
            rondas: rondas, equipos: documento.equipos.map(\.nombre),
            grupos: documento.partidos.grupos, campos: Porteria.campos(torneo),
            admiteNuevos: documento.cuadro == nil, escrito: escrito)
    }

    /// A match; nil when there is none of this number.
    func partido(_ id: Int, _ escrito: Escrito) -> PaginaMesaPartido? {
        guard let partido = torneo.partidos.partido(id: id),
            let numero = torneo.partidos.numero(de: id)
        else { return nil }
        let ficha = partido.ficha
        let delCuadro = documento.cuadro?.cruces.contains { $0.partido == numero } ?? false
        return PaginaMesaPartido(
            numero: id, local: partido.local.nombre, visitante: partido.visitante.nombre,
            fecha: ficha.programacion?.fecha.description ?? "",
            hora: ficha.programacion?.hora?.description ?? "", campo: ficha.campo ?? "",
            arbitros: ficha.acta.arbitros,
            empezado: !partido.incidencias.isEmpty || ficha.estado.tieneMarcador,
            equipos: delCuadro ? [] : documento.equipos.map(\.nombre),
            campos: Porteria.campos(torneo), conocidos: arbitros,
            anadido: numero == documento.partidos.count ? ultimoAnadido : nil, escrito: escrito)
    }

    /// The teams.
    func equipos(_ escrito: Escrito) -> PaginaMesaEquipos {
        PaginaMesaEquipos(
            equipos: documento.equipos.map { equipo in
                .init(
                    nombre: equipo.nombre, jugadores: equipo.plantilla.count,
                    retirado: documento.reglas.resoluciones.retirados[equipo] != nil)
            }, grupos: documento.partidos.grupos, admiteNuevos: documento.cuadro == nil,
            escrito: escrito)
    }

    /// A team; nil when there is none of this number.
    func equipo(_ numero: Int, _ escrito: Escrito) -> PaginaMesaEquipo? {
        guard documento.equipos.indices.contains(numero - 1) else { return nil }
        let equipo = documento.equipos[numero - 1]
        return PaginaMesaEquipo(
            numero: numero, equipos: documento.equipos.map(\.nombre),
            jugadores: equipo.plantilla.map(\.conDorsal),
            retirado: documento.reglas.resoluciones.retirados[equipo] != nil, escrito: escrito)
    }

    /// What would follow from a change.
    func repercusiones(
        _ suyas: Repercusiones, _ ruta: Ruta, _ campos: [String: String], ficha: String
    ) -> PaginaRepercusiones {
        var propios = campos.filter { !["seguro", "visto", "ficha"].contains($0.key) }
        propios["visto"] = "\(suyas.visto)"
        propios["ficha"] = ficha
        return PaginaRepercusiones(
            texto: suyas.texto,
            choques: suyas.choques.prefix(40).map { choque in
                let que =
                    switch choque.que {
                    case .campo(let nombre), .equipo(let nombre), .arbitro(let nombre): nombre
                    }
                return .choque(choque.partido, choque.otro, que)
            },
            tabla: suyas.tabla.map { .vuelco($0.equipo, $0.antes, $0.despues) },
            otros: suyas.otros.prefix(60).map { numero in
                let partido = documento.partidos.dropFirst(numero - 1).first
                return .init(
                    numero: numero,
                    equipos: partido.map { "\($0.local.nombre) – \($0.visitante.nombre)" } ?? "")
            }, accion: ruta.camino, vuelta: ruta.camino,
            campos: propios.sorted { $0.key < $1.key }.map {
                .init(nombre: $0.key, valor: $0.value)
            })
    }

    /// Those of the list and those who referee here.
    private var arbitros: [String] {
        var vistos: Set<String> = []
        let suyos = documento.partidos.flatMap(\.ficha.acta.arbitros)
        return (suyos + casa.arbitros.arbitros.map(\.nombre)).filter { vistos.insert($0).inserted }
    }

    /// The number of the entry that added the last match of the list, if it counts.
    private var ultimoAnadido: Int? {
        let libro = torneo.partidos.apuntado
        return libro.apuntes.indices.last { lugar in
            guard case .partidoNuevo(let nuevo) = libro.apuntes[lugar].suceso,
                let ultimo = documento.partidos.last,
                documento.equipos.dropFirst(nuevo.local - 1).first === ultimo.local,
                documento.equipos.dropFirst(nuevo.visitante - 1).first === ultimo.visitante
            else { return false }
            return libro.motivoParaNoAnular(lugar) == nil
        }.map { $0 + 1 }
    }

    private static func estado(_ partido: Partido) -> Texto? {
        switch partido.ficha.estado {
        case .programado: nil
        case .enJuego: .enJuego
        case .finalizado: Texto(literal: partido.marcador().description)
        case .aplazado: .aplazado
        case .suspendido: .suspendido
        case .adjudicado(let marcador): Texto(literal: marcador.description)
        case .anulado: .anulado
        case .dobleIncomparecencia: .noSePresentaron
        }
    }
}

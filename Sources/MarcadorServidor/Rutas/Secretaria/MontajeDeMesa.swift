import MarcadorApp
import Torneo

/// Fills the pages of the desk from what the repositories say.
@MainActor
struct MontajeDeMesa {
    let casa: Casa
    let torneo: TorneoServido
    /// What was typed and could not be done.
    var escrito = Escrito()
    /// The number of the entry that was just made.
    var numeroHecho: Int?

    var documento: DocumentoDelTorneo { torneo.partidos.documento }

    /// The fixtures.
    var calendario: PaginaMesaCalendario {
        PaginaMesaCalendario(
            rondas: PaginaMesaCalendario.Ronda.todas(
                torneo.partidos.partidos.map { ($0.id, $0.partido) }),
            equipos: documento.equipos.map(\.nombre), grupos: documento.partidos.grupos,
            campos: Porteria.campos(torneo), admiteNuevos: documento.cuadro == nil,
            cruces: cruces, hoja: hoja())
    }

    /// The ties of which it is not known yet who plays them.
    private var cruces: [PaginaMesaCalendario.Cruce] {
        zip(1..., documento.cuadro?.cruces ?? []).filter { $0.1.partido == nil }.map {
            numero, cruce in
            .init(numero: numero, texto: cruce.enLaMesa)
        }
    }

    /// A match; nil when there is none of this number.
    func partido(_ id: Int) -> PaginaMesaPartido? {
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
            anadido: numero == documento.partidos.count ? ultimoAnadido : nil,
            confirmado: ficha.confianza == .confirmado,
            hoja: hoja { $0.habla($1, dePartido: numero) })
    }

    /// The teams.
    var equipos: PaginaMesaEquipos {
        PaginaMesaEquipos(
            equipos: documento.equipos.map { equipo in
                .init(
                    nombre: equipo.nombre, jugadores: equipo.plantilla.count,
                    retirado: documento.reglas.resoluciones.retirados[equipo] != nil)
            }, grupos: documento.partidos.grupos, admiteNuevos: documento.cuadro == nil,
            hoja: hoja())
    }

    /// A team; nil when there is none of this number.
    func equipo(_ numero: Int) -> PaginaMesaEquipo? {
        guard documento.equipos[numero: numero] != nil else { return nil }
        let equipo = documento.equipos[numero - 1]
        return PaginaMesaEquipo(
            numero: numero, equipos: documento.equipos.map(\.nombre),
            jugadores: equipo.plantilla.map(\.conDorsal),
            retirado: documento.reglas.resoluciones.retirados[equipo] != nil,
            hoja: hoja { $0.habla($1, deEquipo: numero) })
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
                documento.equipos[numero: nuevo.local] === ultimo.local,
                documento.equipos[numero: nuevo.visitante] === ultimo.visitante
            else { return false }
            return libro.motivoParaNoAnular(lugar) == nil
        }.map { $0 + 1 }
    }
}

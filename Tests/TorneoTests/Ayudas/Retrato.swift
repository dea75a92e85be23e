@testable import Torneo

/// All that a document says, without the identity of its teams: what must be equal after saving and
/// loading.
struct Retrato: Equatable {
    struct Suceso: Equatable {
        let tipo: TipoDeEvento
        let personas: [Jugador]
        let equipo: String?
        let color: ColorDeTarjeta?
        let momento: Momento?
        let clase: ClaseDeGol
        let id: Identificador?
    }

    struct Encuentro: Equatable {
        let local: String
        let visitante: String
        let ficha: Ficha
        let sucesos: [Suceso]
    }

    struct Plantel: Equatable {
        let nombre: String
        let plantilla: [Jugador]
        let capitan: Jugador?
    }

    let nombre: String
    let equipos: [Plantel]
    let partidos: [Encuentro]
    let reglamento: ReglamentoDeCompeticion
    let resoluciones: Resoluciones<String>
    let zonas: [ZonaDeTabla]
    let sanciones: ReglaDeSanciones?

    init(_ documento: DocumentoDelTorneo) {
        nombre = documento.nombre
        reglamento = documento.reglas.reglamento
        resoluciones = documento.reglas.resoluciones.traducidas { $0.nombre }
        zonas = documento.reglas.zonas
        sanciones = documento.reglas.sanciones
        equipos = documento.equipos.map {
            Plantel(nombre: $0.nombre, plantilla: $0.plantilla, capitan: $0.capitan)
        }
        partidos = documento.partidos.map { partido in
            Encuentro(
                local: partido.local.nombre, visitante: partido.visitante.nombre,
                ficha: partido.ficha, sucesos: partido.incidencias.map(Suceso.init))
        }
    }
}

extension Retrato.Suceso {
    init(_ incidencia: Incidencia) {
        momento = incidencia.momento
        clase = incidencia.clase
        id = incidencia.id
        tipo = incidencia.evento.tipo
        switch incidencia.evento {
        case .gol(_, let jugador, let equipo):
            (personas, self.equipo, color) = ([jugador], equipo.nombre, nil)
        case .tarjeta(_, let jugador, let color):
            (personas, equipo, self.color) = ([jugador], nil, color)
        case .cambio(_, let sale, let entra):
            (personas, equipo, color) = ([sale, entra], nil, nil)
        }
    }
}

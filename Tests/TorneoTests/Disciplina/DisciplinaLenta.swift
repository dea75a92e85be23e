@testable import Torneo

/// The same rules a second time, slowly: for one person, match after match as one would at the pitch,
/// with a list of what he still owes.
struct DisciplinaLenta {
    struct Deuda: Equatable {
        var causa: CausaDeSancion
        var quedan: Int
        var servidos: [TurnoDeSancion] = []
    }

    private(set) var amarillas = 0
    private(set) var dobles = 0
    private(set) var rojas = 0
    private(set) var deudas: [Deuda] = []
    private(set) var enCiclo: [Int] = []

    init(
        de persona: String, en equipo: String, _ partidos: [PartidoDisciplinario<String, String>],
        _ regla: ReglaDeSanciones
    ) {
        let suyos = partidos.filter { $0.local == equipo || $0.visitante == equipo }
        var etapa: EtapaDeCompeticion?
        var ciclos = 0
        for partido in suyos {
            if let antes = etapa, let ahora = partido.etapa,
                EtapaDeCompeticion.allCases.contains(where: {
                    regla.seBorranTras.contains($0) && $0 >= antes && $0 < ahora
                })
            {
                enCiclo = []
            }
            etapa = partido.etapa ?? etapa
            servir(partido, equipo)
            let tarjetas = partido.tarjetas.filter {
                $0.persona == persona && $0.esLocal == (partido.local == equipo)
            }.map(\.clase)
            let (amarillasAqui, rojasAqui) = (
                tarjetas.count { $0 == .amarilla }, tarjetas.count { $0 == .roja }
            )
            switch partido.estado {
            case .porJugar, .aplazado: continue
            default: break
            }
            if amarillasAqui >= 2 {
                dobles += 1
                deber(.dobleAmarilla(partido.numero), regla.porDobleAmarilla)
            } else {
                if amarillasAqui == 1, partido.estado != .suspendido {
                    amarillas += 1
                    enCiclo.append(partido.numero)
                    if !regla.ciclos.isEmpty,
                        enCiclo.count == regla.ciclos[min(ciclos, regla.ciclos.count - 1)]
                    {
                        deber(.amarillas(enCiclo), regla.porCiclo)
                        enCiclo = []
                        ciclos += 1
                    }
                }
                if rojasAqui > 0 {
                    rojas += 1
                    deber(.roja(partido.numero), regla.porRoja)
                }
            }
        }
        // What was put off comes when all the rest has been played.
        for partido in suyos where partido.estado == .aplazado { apuntar(partido.numero, false) }
    }

    private mutating func deber(_ causa: CausaDeSancion, _ partidos: Int) {
        if partidos > 0 { deudas.append(Deuda(causa: causa, quedan: partidos)) }
    }

    private mutating func servir(
        _ partido: PartidoDisciplinario<String, String>, _ equipo: String
    ) {
        switch partido.estado {
        case .jugado: apuntar(partido.numero, true)
        case .porJugar, .enJuego: apuntar(partido.numero, false)
        case .adjudicado(let local, let visitante):
            let pierde = partido.local == equipo ? local : visitante
            if !pierde { apuntar(partido.numero, true) }
        case .aplazado, .suspendido: break
        }
    }

    private mutating func apuntar(_ numero: Int, _ cumplido: Bool) {
        guard let primera = deudas.firstIndex(where: { $0.quedan > 0 }) else { return }
        deudas[primera].quedan -= 1
        deudas[primera].servidos.append(TurnoDeSancion(partido: numero, cumplido: cumplido))
    }
}

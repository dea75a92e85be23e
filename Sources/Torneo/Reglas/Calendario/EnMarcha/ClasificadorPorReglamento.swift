/// Groups as a rule set ranks them.
///
/// Those who ended in one place of different groups are compared by points, difference and goals. Across
/// groups of unequal size the matches against those who ended lower than the smallest group has places do
/// not count, as UEFA does it for second places of its qualifying groups (Regulations of the European
/// Qualifiers 2018–20, article 15).
public struct ClasificadorPorReglamento: Clasificador {
    /// The rule set.
    public let reglamento: ReglamentoDeCompeticion

    private struct Suma: Hashable {
        var puntos = 0
        var diferencia = 0
        var goles = 0

        func vaDelante(de otra: Suma) -> Bool {
            if puntos != otra.puntos { return puntos > otra.puntos }
            if diferencia != otra.diferencia { return diferencia > otra.diferencia }
            return goles > otra.goles
        }
    }

    /// Makes one.
    ///
    /// - Parameter reglamento: the rule set.
    public init(_ reglamento: ReglamentoDeCompeticion = .liga) { self.reglamento = reglamento }

    /// The order of a group; matches against teams that have left it count and those have no place.
    public func clasificar<Participante: Hashable & Sendable>(
        _ equipos: [Participante], _ jugados: [Jugado<Participante>]
    ) -> [[Participante]] {
        var tabla = ClasificacionAcumulada(equipos: equipos, reglamento: reglamento)
        let estan = Set(equipos)
        for jugado in jugados {
            tabla.sumar(
                Apunte(
                    local: jugado.local, visitante: jugado.visitante, jugado.resultado.comoApunte))
        }
        var orden: [[Participante]] = []
        var puesto = 0
        for posicion in tabla.posiciones(vaAntes: { _, _ in false })
        where estan.contains(posicion.equipo) {
            if posicion.puesto == puesto, !orden.isEmpty {
                orden[orden.count - 1].append(posicion.equipo)
            } else {
                orden.append([posicion.equipo])
            }
            puesto = posicion.puesto
        }
        return orden
    }

    /// The order of those who ended in one place of their groups.
    public func compararPuesto<Participante: Hashable & Sendable>(
        _ puesto: Int, _ grupos: [GrupoJugado<Participante>]
    ) -> [[Int]] {
        let menor = grupos.reduce(Int.max) { min($0, $1.orden.joined().count) }
        let sumas = grupos.map { grupo in
            let cuentan = Set(grupo.orden.joined().prefix(menor))
            let jugados = grupo.jugados.filter {
                cuentan.contains($0.local) && cuentan.contains($0.visitante)
            }
            let equipo = Array(grupo.orden.joined())[puesto - 1]
            return suma(equipo, jugados)
        }
        return enOrden(sumas)
    }

    private func suma<Participante: Hashable & Sendable>(
        _ equipo: Participante, _ jugados: [Jugado<Participante>]
    ) -> Suma {
        var suma = Suma()
        for jugado in jugados {
            guard let tanteo = jugado.resultado.tanteo else { continue }
            if jugado.local == equipo { anotar(tanteo.local, tanteo.visitante, en: &suma) }
            if jugado.visitante == equipo { anotar(tanteo.visitante, tanteo.local, en: &suma) }
        }
        return suma
    }

    private func anotar(_ suyos: Int, _ ajenos: Int, en suma: inout Suma) {
        suma.puntos += reglamento.puntosPor(golesAFavor: suyos, golesEnContra: ajenos)
        suma.diferencia += suyos - ajenos
        suma.goles += suyos
    }

    private func enOrden(_ sumas: [Suma]) -> [[Int]] {
        var orden: [[Int]] = []
        for numero in sumas.indices.sorted(by: {
            sumas[$0] == sumas[$1] ? $0 < $1 : sumas[$0].vaDelante(de: sumas[$1])
        }) {
            if let ultimo = orden.last?.first, sumas[ultimo] == sumas[numero] {
                orden[orden.count - 1].append(numero)
            } else {
                orden.append([numero])
            }
        }
        return orden
    }
}

extension ResultadoDeEncuentro {
    /// The same as tables see it.
    fileprivate var comoApunte: EstadoDeApunte {
        switch self {
        case .jugado(let tanteo, _, _): .jugado(tanteo.local, tanteo.visitante)
        case .adjudicado(let tanteo): .adjudicado(tanteo.local, tanteo.visitante)
        case .dobleIncomparecencia: .dobleIncomparecencia
        }
    }
}

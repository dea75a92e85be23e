/// A round of a bracket, its ties from top to bottom: neighbours meet in the next.
public struct RondaDelCuadro: Hashable, Sendable {
    /// Its name.
    public let nombre: String
    /// Its ties.
    public internal(set) var llaves: [LlaveDelCuadro]
}

/// A tie as it is shown.
public struct LlaveDelCuadro: Hashable, Sendable {
    /// Its number, from 1.
    public let numero: Int
    /// At home when there is one match, and in the second of two legs.
    public let uno: CruceDelCuadro.Lado
    /// The other one.
    public let otro: CruceDelCuadro.Lado
    /// Its matches, in order; the numbers of those whose teams are known.
    public let cruces: [CruceDelCuadro]
    /// Who goes on; nil while that is not known.
    public let ganador: Equipo?
    /// What it still needs although all was played; nil when it needs nothing.
    public let falta: Decision?
    /// On what it hangs whether it is played at all; nil when it is played in any case, or by now.
    public let condicion: CondicionDeCruce?
    /// Those who are level for the place of `uno`: the organiser's word, or lots, must tell who of
    /// them it is; empty where that is not so.
    public let empatadosPorUno: [Equipo]
    /// The same for the place of `otro`.
    public let empatadosPorOtro: [Equipo]
    /// The ties that these two come from.
    let previas: [Int]
}

extension [RondaDelCuadro] {
    /// Who has won the knock-out, in which tie and with which matches; nil while that is open.
    ///
    /// It is the tie of the last round, or the one before when the last is for the third place or was
    /// only to be played if the visitor won.
    ///
    /// - Complexity: O(ties).
    public var campeon: (llave: Int, partidos: [Int], equipo: Equipo)? {
        guard let ultima = last?.llaves.first, last?.llaves.count == 1 else { return nil }
        var final = ultima
        if count > 1, let previa = self[count - 2].llaves.first, self[count - 2].llaves.count == 1 {
            let esTercerPuesto =
                !previa.previas.isEmpty && Set(previa.previas) == Set(ultima.previas)
            let sobra =
                ultima.cruces.contains { $0.soloSi != nil }
                && previa.uno == previa.ganador.map { .equipo($0) }
            if esTercerPuesto || sobra { final = previa }
        }
        // Where the final is not in the list yet, the match for the third place may be the last one.
        let ganadores = flatMap(\.llaves).filter { final.previas.contains($0.numero) }
            .compactMap { $0.ganador.map { CruceDelCuadro.Lado.equipo($0) } }
        guard ganadores.allSatisfy([final.uno, final.otro].contains) else { return nil }
        return final.ganador.map { (final.numero, final.cruces.compactMap(\.partido), $0) }
    }
}

extension DocumentoDelTorneo {
    /// The bracket by rounds: the one that is written, or the one that the matches show.
    ///
    /// A match for the third place comes last.
    ///
    /// - Returns: the rounds; none when there is no knock-out.
    /// - Complexity: O(events).
    public func rondasDelCuadro() -> [RondaDelCuadro] {
        guard let cuadro = cuadro ?? CuadroDelTorneo(deducidoDe: partidos) else { return [] }
        var conCuadro = self
        conCuadro.cuadro = cuadro
        let llaves = conCuadro.llavesDelCuadro(cuadro)
        var rondas: [RondaDelCuadro] = []
        for (ronda, llave) in llaves {
            if let posicion = rondas.firstIndex(where: { $0.nombre == ronda }) {
                rondas[posicion].llaves.append(llave)
            } else {
                rondas.append(RondaDelCuadro(nombre: ronda, llaves: [llave]))
            }
        }
        if rondas.count > 2, rondas[rondas.count - 2].llaves.count == 1,
            rondas[rondas.count - 1].llaves.count == 1, rondas[rondas.count - 3].llaves.count == 2,
            Set(rondas[rondas.count - 2].llaves[0].previas)
                == Set(rondas[rondas.count - 1].llaves[0].previas)
        {
            rondas.swapAt(rondas.count - 2, rondas.count - 1)
        }
        return Self.enArbol(rondas)
    }

    private func llavesDelCuadro(
        _ cuadro: CuadroDelTorneo
    ) -> [(ronda: String, llave: LlaveDelCuadro)] {
        let estados = llaves
        var despues: [Int: Set<Equipo>] = [:]
        var vistos: Set<Equipo> = []
        for (numero, estado) in estados.enumerated().reversed() {
            despues[numero] = vistos
            // Who waits for a second final has not won the first.
            let esCondicional = cuadro.cruces.contains {
                $0.llave == numero + 1 && $0.soloSi != nil
            }
            if esCondicional { continue }
            vistos.formUnion([estado.uno.equipo, estado.otro.equipo].compactMap(\.self))
        }
        var ultima: [Equipo: Int] = [:]
        return estados.enumerated().map { numero, estado in
            let cruces = cuadro.cruces.filter { $0.llave == numero + 1 }
            let ultimo = cruces.last
            let lados = [(estado.uno, ultimo?.local), (estado.otro, ultimo?.visitante)]
            let equipos = lados.compactMap(\.0.equipo)
            let previas = lados.compactMap { ocupante, lado -> Int? in
                switch lado {
                case .ganador(let llave), .perdedor(let llave): llave
                default: ocupante.equipo.flatMap { ultima[$0] }
                }
            }
            for equipo in equipos { ultima[equipo] = numero + 1 }
            var ganador: Equipo?
            if case .gana(let equipo, _) = estado.desenlace { ganador = equipo }
            var falta: Decision?
            if case .falta(let decision) = estado.desenlace { falta = decision }
            let siguen = equipos.filter { despues[numero]?.contains($0) ?? false }
            let llave = LlaveDelCuadro(
                numero: numero + 1, uno: Self.lado(estado.uno, ultimo?.local),
                otro: Self.lado(estado.otro, ultimo?.visitante), cruces: cruces,
                ganador: ganador ?? (siguen.count == 1 ? siguen[0] : nil),
                falta: siguen.count == 1 ? nil : falta,
                condicion: cruces.first?.condicion(estados),
                empatadosPorUno: estado.uno.empatados, empatadosPorOtro: estado.otro.empatados,
                previas: previas)
            return (ultimo?.ronda.sinPierna ?? "", llave)
        }
    }

    private static func lado(
        _ ocupante: Ocupante<Equipo>, _ escrito: CruceDelCuadro.Lado?
    ) -> CruceDelCuadro.Lado {
        ocupante.equipo.map { .equipo($0) } ?? escrito ?? .porEmparejar
    }

    /// Puts the ties of each round beside those that they lead to.
    private static func enArbol(_ rondas: [RondaDelCuadro]) -> [RondaDelCuadro] {
        var rondas = rondas
        var lugares: [Int: Int] = [:]
        for posicion in rondas.indices.reversed() {
            rondas[posicion].llaves.sort {
                (lugares[$0.numero] ?? .max, $0.numero) < (lugares[$1.numero] ?? .max, $1.numero)
            }
            for llave in rondas[posicion].llaves {
                for previa in llave.previas where lugares[previa] == nil {
                    lugares[previa] = lugares.count
                }
            }
        }
        return rondas
    }
}

extension Ocupante {
    /// Those among whom it must be decided; nobody where that is not so.
    fileprivate var empatados: [Participante] {
        if case .porDecidir(let empatados) = self { empatados } else { [] }
    }
}

extension DocumentoDelTorneo {
    /// Those whom nothing puts apart and of whom the bracket must know the order, each list once.
    ///
    /// - Returns: lists of two teams or more, for `Resoluciones.orden`; none when nothing waits.
    /// - Complexity: O(events).
    public var ordenesPorDecidir: [[Equipo]] {
        var vistos: Set<[Equipo]> = []
        return llaves.flatMap { [$0.uno.empatados, $0.otro.empatados] }
            .filter { !$0.isEmpty && vistos.insert($0).inserted }
    }
}

extension String {
    /// The name of a round without its leg.
    fileprivate var sinPierna: String {
        for pierna in [" (ida)", " (vuelta)"] where hasSuffix(pierna) {
            return String(dropLast(pierna.count))
        }
        return self
    }
}

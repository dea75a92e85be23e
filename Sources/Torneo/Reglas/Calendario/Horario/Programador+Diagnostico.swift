extension Programador {
    /// Which condition stands in the way, proven where that is simple, else by leaving out one at a
    /// time.
    func diagnostico(_ fijos: [Int: Hueco]) -> ErrorDeHorario {
        let caben = condiciones.compas.count
        if caben < trabajos.count {
            return .faltanHuecos(caben: caben, hacenFalta: trabajos.count)
        }
        let solo = sinEstorbos
        if let numero = solo.sinSitio {
            return solo.esSuyo
                ? .sinHuecoPosible(encuentro: numero + 1)
                : .cadenaDemasiadoLarga(encuentro: numero + 1)
        }
        if let numero = equipoSinTiempo { return .equipoSinTiempo(encuentro: numero + 1) }
        var azar = Semilla(1)
        let colocador = colocar(orden(0, &azar), fijos, aCompas: false)
        let numero = orden(0, &azar).first { colocador.huecos[$0] == nil } ?? 0
        return .noCabe(encuentro: numero + 1, sobra: Causa.allCases.filter { cabe(sin: $0, fijos) })
    }

    /// The first match that finds no place even if pitches and referees had room for any number, and
    /// whether it would find none even by itself.
    private var sinEstorbos: (sinSitio: Int?, esSuyo: Bool) {
        var azar = Semilla(1)
        let sueltas = condiciones.sinLimites
        var inicios = [Int](repeating: 0, count: trabajos.count)
        let vacio = Colocador(sueltas, trabajos.map(\.suelto))
        for numero in orden(0, &azar) {
            let minimo = trabajos[numero].previos.reduce(Int.min) {
                max($0, inicios[$1] + condiciones.duracion + condiciones.descanso)
            }
            func primero(desde minimo: Int) -> Int? {
                sueltas.minutos(vacio, desde: max(minimo, trabajos[numero].desde))
                    .first { vacio.hueco(numero, campo: $0.campo, inicio: $0.inicio) != nil }?
                    .inicio
            }
            guard let inicio = primero(desde: minimo) else {
                return (numero, primero(desde: Int.min) == nil)
            }
            inicios[numero] = inicio
        }
        return (nil, false)
    }

    /// A match of a team that has no time for all of its own, even if it were the only one there.
    private var equipoSinTiempo: Int? {
        for equipo in plan.equipos.indices {
            let suyos = trabajos.indices.filter { trabajos[$0].equipos.contains(equipo) }
            var solo = condiciones.sinLimites
            solo.pausa = 0
            guard suyos.allSatisfy({ trabajos[$0].esLibre }) else { continue }
            var colocador = Colocador(solo, trabajos.map(\.suelto))
            for numero in suyos {
                guard
                    let hueco = solo.minutos(colocador, desde: Int.min).lazy.compactMap({
                        colocador.hueco(numero, campo: $0.campo, inicio: $0.inicio)
                    }).first
                else { return numero }
                colocador.poner(numero, hueco)
            }
        }
        return nil
    }

    /// Whether all would find a place without one of the conditions.
    private func cabe(sin causa: Causa, _ fijos: [Int: Hueco]) -> Bool {
        var otras = condiciones
        switch causa {
        case .campos: otras.campos += otras.campos
        case .descanso: otras.descanso = 0
        case .arbitros:
            otras.arbitros = nil
            otras.arbitroDe = [:]
        case .deseos: otras.deseos = []
        case .diasEntreJornadas: otras.diasEntreJornadas = nil
        }
        guard otras != condiciones, let otro = try? Programador(plan, otras) else { return false }
        return otro.colocar(fijos, intentos: 4) != nil
    }
}

extension Condiciones {
    /// The same without a limit to how many matches a pitch or a referee can have at once.
    fileprivate var sinLimites: Condiciones {
        var sueltas = self
        sueltas.arbitros = nil
        sueltas.arbitroDe = [:]
        return sueltas
    }
}

extension Trabajo {
    /// The same without those that it waits for.
    fileprivate var suelto: Trabajo {
        var suelto = self
        suelto.previos = []
        suelto.siguientes = []
        return suelto
    }

    /// Whether nothing is wished for it that would make the order of a team's matches matter.
    fileprivate var esLibre: Bool {
        horaDesde == 0 && horaHasta >= Reloj24.dia * 2 && antesDe == Int.max && desde == Int.min
            && previos.isEmpty && campos.allSatisfy { $0 }
    }
}

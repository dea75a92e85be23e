extension Competicion {
    /// Follows every reference anew.
    ///
    /// - Complexity: O(matches) and what ranking the groups costs.
    mutating func resolver() {
        var nueva = Resolucion<Participante>()
        nueva.mesas = mesas
        nueva.grupos = plan.grupos.indices.map(grupoJugado)
        nueva.mejores = mejores(nueva)
        nueva.llaves.reserveCapacity(plan.llaves.count)
        for llave in plan.llaves { nueva.llaves.append(estado(de: llave, en: nueva)) }
        resolucion = nueva
    }

    private func grupoJugado(_ grupo: Int) -> GrupoJugado<Participante>? {
        var jugados: [Jugado<Participante>] = []
        for encuentro in plan.encuentros where encuentro.grupo == grupo {
            guard haAcabado(encuentro) else { return nil }
            guard let resultado = estados[encuentro.numero - 1]?.resultado,
                case .equipo(let local) = encuentro.local,
                case .equipo(let visitante) = encuentro.visitante
            else { continue }
            jugados.append(
                Jugado(
                    local: local, visitante: visitante, resultado: resultado,
                    conducta: conducta[encuentro.numero] ?? Conducta()))
        }
        let equipos = plan.grupos[grupo].filter { !fueraDeTabla.contains($0) }
        let orden = clasificador.clasificar(equipos, jugados).flatMap(separados)
        return GrupoJugado(orden: orden, jugados: jugados)
    }

    /// Those that nothing separates, as the organiser has decided if all of them are decided.
    private func separados(_ juntos: [Participante]) -> [[Participante]] {
        guard juntos.count > 1 else { return [juntos] }
        let decididos = ordenDecidido.filter { juntos.contains($0) }
        return decididos.count == juntos.count ? decididos.map { [$0] } : [juntos]
    }

    private func mejores(_ nueva: Resolucion<Participante>) -> [Ocupante<Participante>] {
        guard let reparto = plan.reparto else { return [] }
        let grupos = nueva.grupos.compactMap(\.self)
        guard grupos.count == plan.grupos.count else { return [] }
        let conPuesto = grupos.indices.filter { grupos[$0].orden.joined().count >= reparto.puesto }
        let orden = clasificador.compararPuesto(reparto.puesto, conPuesto.map { grupos[$0] })
            .map { juntos in juntos.map { conPuesto[$0] } }
        let ocupantes = conPuesto.map { nueva.ocupante(.puesto(reparto.puesto, grupo: $0)) }
        if let dudoso = ocupantes.first(where: { $0.equipo == nil }) {
            return reparto.admitidos.map { _ in dudoso }
        }
        return repartir(reparto, orden, nueva)
    }

    private func repartir(
        _ reparto: Reparto, _ orden: [[Int]], _ nueva: Resolucion<Participante>
    ) -> [Ocupante<Participante>] {
        let casillas = reparto.admitidos.count
        func equipo(_ grupo: Int) -> Participante? {
            nueva.ocupante(.puesto(reparto.puesto, grupo: grupo)).equipo
        }
        var pasan: [Int] = []
        for juntos in orden where pasan.count < casillas {
            let caben = casillas - pasan.count
            let separados = separados(juntos.compactMap(equipo)).joined()
            let enOrden = separados.compactMap { uno in juntos.first { equipo($0) == uno } }
            if juntos.count > caben, self.separados(juntos.compactMap(equipo)).count == 1 {
                let dudosos = juntos.compactMap(equipo)
                return reparto.admitidos.map { _ in .porDecidir(dudosos) }
            }
            pasan += enOrden.prefix(caben)
        }
        guard let grupos = reparto.repartir(pasan) else {
            return reparto.admitidos.map { _ in .nadie }
        }
        return grupos.map { nueva.ocupante(.puesto(reparto.puesto, grupo: $0)) }
    }

    private func estado(
        de llave: Llave<Participante>, en nueva: Resolucion<Participante>
    ) -> EstadoDeLlave<Participante> {
        let uno = nueva.ocupante(llave.uno)
        let otro = nueva.ocupante(llave.otro)
        return EstadoDeLlave(
            uno: uno, otro: otro, desenlace: desenlace(llave, uno, otro, en: nueva))
    }

    private func desenlace(
        _ llave: Llave<Participante>, _ uno: Ocupante<Participante>,
        _ otro: Ocupante<Participante>, en nueva: Resolucion<Participante>
    ) -> Desenlace<Participante> {
        if let antes = llave.soloSiGanaElOtroDe {
            let anterior = nueva.llaves[antes - 1]
            guard anterior.desenlace.estaDecidido else { return .porJugar }
            if anterior.ganador == .nadie || anterior.ganador != anterior.otro {
                return .noHaceFalta
            }
        }
        switch (uno, otro) {
        case (.nadie, .nadie): return .nadie
        case (.equipo(let equipo), .nadie), (.nadie, .equipo(let equipo)):
            return .gana(equipo, por: .sinRival)
        case (.equipo(let uno), .equipo(let otro)): return desenlace(llave, uno, otro)
        default: return .porJugar
        }
    }

    private func desenlace(
        _ llave: Llave<Participante>, _ uno: Participante, _ otro: Participante
    ) -> Desenlace<Participante> {
        let piernas = llave.encuentros.map { estados[$0 - 1]?.resultado }
        switch plan.reglas.veredicto(piernas) {
        case .gana(let elUno, let motivo): return .gana(elUno ? uno : otro, por: motivo)
        case .nadie: return .nadie
        case .porJugar, .falta:
            let estan = [uno, otro].filter { !retirados.contains($0) }
            if estan.isEmpty { return .nadie }
            if estan.count == 1 { return .gana(estan[0], por: .retirada) }
            if case .falta(let decision) = plan.reglas.veredicto(piernas) {
                return .falta(decision)
            }
            return .porJugar
        }
    }
}

extension Plan {
    /// A double elimination: who loses twice is out.
    ///
    /// Those who have not lost play a bracket with byes for the best seeds; who loses there drops into
    /// the other side, each time from the far end of the bracket, so that those who have met do not meet
    /// again soon. Where nobody drops nobody plays. The winners of both sides play the grand final; if
    /// the one who had not lost yet loses it, they play once more.
    ///
    /// - Parameters:
    ///   - equipos: the teams, the best seed first.
    ///   - conDesempate: whether a second grand final is played when the first has left both with one
    ///     defeat.
    ///   - reglas: how matches that are level are decided; every tie is one match.
    /// - Returns: the plan: 2 n - 2 matches and the second grand final.
    /// - Throws: `ErrorDeCalendario` for too few teams, too many, or a repeated one.
    /// - Complexity: O(n).
    public static func dobleEliminacion(
        _ equipos: [Participante], conDesempate: Bool = true,
        reglas: ReglasDeEliminatoria = ReglasDeEliminatoria()
    ) throws(ErrorDeCalendario) -> Plan {
        try comprobarEquipos(equipos, admitidos: 2...equiposMaximos)
        var aPartidoUnico = reglas
        aPartidoUnico.idaYVuelta = false
        var plan = Plan(equipos: equipos, reglas: aPartidoUnico)
        let plazas = Siembra.tamano(para: equipos.count)
        plan.anadirDosCuadros(
            Siembra.orden(plazas).map { $0 <= equipos.count ? .equipo(equipos[$0 - 1]) : nil },
            conDesempate: conDesempate)
        return plan
    }

    private mutating func anadirDosCuadros(
        _ posiciones: [Plaza<Participante>?], conDesempate: Bool
    ) {
        var invictos = posiciones
        var vencidos: [Plaza<Participante>?] = []
        var ronda = 1
        var rondaDeVencidos = 0
        while invictos.count > 1 {
            let caen = enfrentar(&invictos, .ganadores(ronda: ronda), jornada: ronda)
            if ronda == 1 {
                vencidos = caen
            } else {
                rondaDeVencidos += 1
                vencidos = mezclar(desde(caen, ronda), vencidos)
                _ = enfrentar(&vencidos, .perdedores(ronda: rondaDeVencidos), jornada: ronda)
            }
            if vencidos.count > 1 {
                rondaDeVencidos += 1
                _ = enfrentar(&vencidos, .perdedores(ronda: rondaDeVencidos), jornada: ronda)
            }
            ronda += 1
        }
        guard let invicto = invictos[0], let vencido = vencidos[0] else { return }
        let gran = anadirLlave(.granFinal, jornada: ronda, invicto, vencido)
        guard conDesempate else { return }
        _ = anadirLlave(
            .segundaGranFinal, jornada: ronda + 1, invicto, vencido, soloSiGanaElOtroDe: gran)
    }

    /// Lets neighbours meet.
    ///
    /// - Parameters:
    ///   - vivos: who stands where; afterwards those who go on, half as many.
    ///   - fase: the part of the competition.
    ///   - jornada: the round.
    /// - Returns: those who lose, in their order.
    private mutating func enfrentar(
        _ vivos: inout [Plaza<Participante>?], _ fase: Fase, jornada: Int
    ) -> [Plaza<Participante>?] {
        var siguen: [Plaza<Participante>?] = []
        var caen: [Plaza<Participante>?] = []
        for posicion in stride(from: 0, to: vivos.count, by: 2) {
            if let uno = vivos[posicion], let otro = vivos[posicion + 1] {
                let llave = anadirLlave(fase, jornada: jornada, uno, otro)
                siguen.append(.ganador(llave: llave))
                caen.append(.perdedor(llave: llave))
            } else {
                siguen.append(vivos[posicion] ?? vivos[posicion + 1])
                caen.append(nil)
            }
        }
        vivos = siguen
        return caen
    }

    /// Those who fall in a round, from the far end or the far half in turn.
    private func desde(
        _ caen: [Plaza<Participante>?], _ ronda: Int
    ) -> [Plaza<Participante>?] {
        guard ronda % 2 == 1 else { return caen.reversed() }
        let mitad = caen.count / 2
        return Array(caen[mitad...] + caen[..<mitad])
    }

    private func mezclar(
        _ unos: [Plaza<Participante>?], _ otros: [Plaza<Participante>?]
    ) -> [Plaza<Participante>?] {
        zip(unos, otros).flatMap { [$0, $1] }
    }
}

@testable import Torneo

/// Rules of a tournament with everything in them that the format can say; half of the time there are
/// none.
struct ReglasInventadas {
    var azar: Azar
    let motivos: [String]

    mutating func reglas(sobre equipos: [Equipo]) -> ReglasDelTorneo {
        guard azar.unaDe(2) else { return ReglasDelTorneo() }
        var resoluciones = Resoluciones<Equipo>()
        for equipo in equipos where azar.unaDe(3) {
            resoluciones.ajustes.append(
                Ajuste(
                    equipo: equipo, puntos: azar.entre(-9...9), motivo: azar.elige(motivos),
                    dia: azar.unaDe(2) ? 20_260_900 + azar.entre(1...30) : nil))
        }
        for equipo in equipos where azar.unaDe(5) {
            resoluciones.retirados[equipo] = .some(
                azar.elige([nil, .anularTodo, .adjudicarElResto(goles: azar.entre(0...5))]))
        }
        if azar.unaDe(3) { resoluciones.orden = equipos.shuffled(using: &azar) }
        return ReglasDelTorneo(
            reglamento: reglamento(), resoluciones: resoluciones, zonas: zonas(),
            sanciones: azar.unaDe(2) ? sanciones() : nil)
    }

    private mutating func reglamento() -> ReglamentoDeCompeticion {
        var reglas = azar.elige(ReglamentoDeCompeticion.conocidos)
        guard azar.unaDe(2) else { return reglas }
        if azar.unaDe(2) { reglas.nombre = "Propio \"de aquí\"" }
        if azar.unaDe(2) { reglas.criterios = (0...3).map { _ in criterio() } }
        if azar.unaDe(2) { reglas.puntosPorVictoria = azar.entre(-2...5) }
        if azar.unaDe(3) { reglas.tarjetas.roja = azar.entre(0...9) }
        if azar.unaDe(3) { reglas.vueltas = azar.entre(1...4) }
        if azar.unaDe(3) { reglas.semilla = azar.next() >> 1 }
        reglas.adjudicados = azar.elige(NormaDeAdjudicados.allCases)
        reglas.suspendidos = azar.elige(NormaDeSuspendidos.allCases)
        reglas.retirados = azar.elige([.anularTodo, .adjudicarElResto(goles: 3)])
        return reglas
    }

    private mutating func criterio() -> Criterio {
        let directo = Enfrentamientos(
            [azar.elige(Medida.allCases), .puntos],
            reinicio: azar.elige(Enfrentamientos.Reinicio.allCases),
            siFaltan: azar.elige(Enfrentamientos.SiFaltan.allCases))
        return azar.elige([
            .general(azar.elige(Medida.allCases)), .enfrentamientos(directo), .conducta, .sorteo,
            .decision,
        ])
    }

    private mutating func sanciones() -> ReglaDeSanciones {
        var regla = azar.elige(ReglaDeSanciones.conocidas)
        guard azar.unaDe(2) else { return regla }
        if azar.unaDe(2) { regla.nombre = "De aquí" }
        regla.ciclos = (0..<azar.entre(0...4)).map { _ in azar.entre(1...9) }
        regla.porRoja = azar.entre(0...9)
        regla.seBorranTras = Set(EtapaDeCompeticion.allCases.filter { _ in azar.unaDe(3) })
        return regla
    }

    private mutating func zonas() -> [ZonaDeTabla] {
        var zonas: [ZonaDeTabla] = []
        var libre = 1
        while azar.unaDe(2) {
            let desde = libre + azar.entre(0...2)
            let hasta = desde + azar.entre(0...3)
            zonas.append(
                ZonaDeTabla(
                    desde...hasta, nombre: azar.elige(["", "Liguilla", "2.ª \"B\""]),
                    azar.elige(ClaseDeZona.allCases)))
            libre = hasta + 1
        }
        return zonas
    }
}

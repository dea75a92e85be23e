#if !UNA_SOLA_PIEZA
    @testable import Torneo
#endif

/// A small competition with many ties, made up from a seed, and everything that must hold in its table.
struct TablaInventada {
    let equipos: Int
    let encuentros: [ClasificadorLento.Encuentro]
    let reglas: ReglamentoDeCompeticion
    let ajustes: [Int]
    private var azar: AzarDeTablas

    init(semilla: Int) {
        var azar = AzarDeTablas(semilla)
        equipos = [2, 3, 3, 4, 4, 4, 4, 5, 5, 6][azar.entre(0...9)]
        let vueltas = azar.entre(1...2)
        let maximo = azar.entre(1...3)
        let conHuecos = azar.entre(0...2) == 0
        var encuentros: [ClasificadorLento.Encuentro] = []
        for vuelta in 0..<vueltas {
            for uno in 0..<equipos {
                for otro in (uno + 1)..<max(uno + 1, equipos) {
                    if conHuecos, azar.entre(0...9) == 0 { continue }
                    let goles = (azar.entre(0...maximo), azar.entre(0...maximo))
                    let estado: EstadoDeApunte =
                        conHuecos && azar.entre(0...5) == 0
                        ? .pendiente
                        : azar.entre(0...9) == 0
                            ? .adjudicado(goles.0, goles.1) : .jugado(goles.0, goles.1)
                    encuentros.append(
                        ClasificadorLento.Encuentro(
                            local: vuelta == 0 ? uno : otro, visitante: vuelta == 0 ? otro : uno,
                            estado: estado))
                }
            }
        }
        self.encuentros = encuentros
        reglas = Self.reglas(&azar)
        let conAjustes = azar.entre(0...3) == 0
        ajustes = (0..<equipos).map { _ in conAjustes ? azar.entre(-3...1) : 0 }
        self.azar = azar
    }

    /// Known rules, and made-up ones.
    private static func reglas(_ azar: inout AzarDeTablas) -> ReglamentoDeCompeticion {
        let conocidos = ReglamentoDeCompeticion.conocidos
        if azar.entre(0...1) == 0 { return conocidos[azar.entre(0...conocidos.count - 1)] }
        let medidas = Medida.allCases
        var criterios: [Criterio] = [.puntos]
        for _ in 0..<azar.entre(1...4) {
            if azar.entre(0...1) == 0 {
                criterios.append(.general(medidas[azar.entre(0...medidas.count - 1)]))
            } else {
                let claves = (0...azar.entre(0...2)).map { _ in
                    medidas[azar.entre(0...medidas.count - 1)]
                }
                criterios.append(
                    .enfrentamientos(
                        Enfrentamientos(
                            claves, reinicio: Enfrentamientos.Reinicio.allCases[azar.entre(0...2)],
                            siFaltan: Enfrentamientos.SiFaltan.allCases[azar.entre(0...2)])))
            }
        }
        var reglas = ReglamentoDeCompeticion(nombre: "inventado", criterios: criterios)
        if azar.entre(0...2) == 0 { reglas.puntosPorVictoria = 2 }
        return reglas
    }

    /// What is wrong with the table; nil when everything holds.
    mutating func defecto() -> String? {
        let filas = tabla(Array(0..<equipos), encuentros)
        let lento = ClasificadorLento(
            equipos: equipos, encuentros: encuentros, reglas: reglas, ajustes: ajustes)
        let lugares = Self.lugares(filas)
        guard lugares == lento.lugares() else {
            return "\(reglas.criterios): \(lugares), y a la lenta le sale \(lento.lugares())"
        }
        let otraVez = tabla(
            azar.barajar(Array(0..<equipos)), azar.barajar(encuentros), sobrando: encuentros)
        guard otraVez == filas else { return "depende del orden de entrada" }
        return Self.descuadre(filas, reglas, ajustes)
    }

    private func tabla(
        _ orden: [Int], _ encuentros: [ClasificadorLento.Encuentro],
        sobrando sobrantes: [ClasificadorLento.Encuentro] = []
    ) -> [Posicion<Int>] {
        var tabla = ClasificacionAcumulada(
            equipos: orden, reglamento: reglas,
            resoluciones: Resoluciones(
                ajustes: ajustes.enumerated().map { Ajuste(equipo: $0.offset, puntos: $0.element) })
        )
        for encuentro in sobrantes { tabla.sumar(apunte(encuentro)) }
        for encuentro in encuentros { tabla.sumar(apunte(encuentro)) }
        for encuentro in sobrantes { tabla.restar(apunte(encuentro)) }
        return tabla.posiciones { $0 < $1 }
    }

    private func apunte(_ encuentro: ClasificadorLento.Encuentro) -> ApunteDeTabla<Int> {
        ApunteDeTabla(local: encuentro.local, visitante: encuentro.visitante, encuentro.estado)
    }

    private static func lugares(_ filas: [Posicion<Int>]) -> [Set<Int>] {
        var lugares: [Set<Int>] = []
        for (posicion, fila) in filas.enumerated() {
            if posicion > 0, fila.puesto == filas[posicion - 1].puesto {
                lugares[lugares.count - 1].insert(fila.equipo)
            } else {
                lugares.append([fila.equipo])
            }
        }
        return lugares
    }

    /// What does not add up in a table of whole matches.
    static func descuadre(
        _ filas: [Posicion<Int>], _ reglas: ReglamentoDeCompeticion, _ ajustes: [Int]
    ) -> String? {
        guard filas.reduce(0, { $0 + $1.diferencia }) == 0 else {
            return "las diferencias no suman 0"
        }
        guard filas.reduce(0, { $0 + $1.ganados }) == filas.reduce(0, { $0 + $1.perdidos }) else {
            return "no se gana tanto como se pierde"
        }
        for (posicion, fila) in filas.enumerated() {
            let puntos =
                fila.ganados * reglas.puntosPorVictoria + fila.empatados * reglas.puntosPorEmpate
                + fila.perdidos * reglas.puntosPorDerrota + ajustes[fila.equipo]
            guard fila.puntos == puntos else { return "los puntos no cuadran" }
            let suyo = posicion == 0 || fila.puesto > filas[posicion - 1].puesto
            guard fila.puesto == (suyo ? posicion + 1 : filas[posicion - 1].puesto) else {
                return "los puestos no saltan"
            }
            guard let desempate = fila.conElSiguiente, desempate.motivo != .ninguno else {
                continue
            }
            guard let delante = desempate.valor(de: desempate.delante),
                let detras = desempate.valor(de: desempate.detras), detras < delante
            else { return "la explicación no explica: \(desempate)" }
        }
        return nil
    }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct AzarDeTablas: RandomNumberGenerator {
    private var estado: UInt64

    init(_ semilla: Int) { estado = UInt64(semilla) &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> UInt64 {
        estado &+= 0x9E37_79B9_7F4A_7C15
        var z = estado
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func entre(_ rango: ClosedRange<Int>) -> Int { Int.random(in: rango, using: &self) }

    mutating func barajar<T>(_ cosas: [T]) -> [T] { cosas.shuffled(using: &self) }
}

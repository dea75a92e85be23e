/// What can still happen to the points of a league, for teams that are numbers.
struct CuentasPendientes: Sendable {
    /// Points so far.
    let puntos: [Int]
    /// The pairs that are still to meet.
    let pendientes: [(Int, Int)]
    let victoria: Int
    let empate: Int
    let derrota: Int
    /// How many matches a search may look at before it is given up.
    let trabajo: Int

    /// How many of its own matches a team may have for all its results to be tried.
    private static let propiosMaximos = 6
    /// How many of those results are looked at, which is all for five matches.
    private static let busquedasMaximas = 243

    /// Makes it.
    init(
        puntos: [Int], pendientes: [(Int, Int)], reglas: ReglamentoDeCompeticion, trabajo: Int
    ) {
        self.puntos = puntos
        self.pendientes = pendientes
        victoria = reglas.puntosPorVictoria
        empate = reglas.puntosPorEmpate
        derrota = reglas.puntosPorDerrota
        self.trabajo = trabajo
    }

    /// Whether winning is no worse than drawing, drawing no worse than losing, and losing costs nothing:
    /// the searches need it.
    private var tienenSentido: Bool { victoria >= empate && empate >= derrota && derrota >= 0 }

    /// How it stands with a team and the first places, and whether that is proven.
    func destino(de equipo: Int, plazas: Int) -> (destino: Destino, exacto: Bool) {
        guard tienenSentido else { return (.abierto, false) }
        let perdiendo = trasJugar(equipo) { _ in 0 }
        var caida = BusquedaDeResultados(
            self, equipo, meta: perdiendo.puntos[equipo], .queLleguen(plazas))
        let puedeCaer = caida.existe(desde: perdiendo)
        if puedeCaer == false { return (.asegurado, true) }
        let ganando = trasJugar(equipo) { _ in 2 }
        var entrada = BusquedaDeResultados(
            self, equipo, meta: ganando.puntos[equipo] + 1, .queNoPasenDe(plazas - 1))
        let puedeEntrar = entrada.existe(desde: ganando)
        if puedeEntrar == false { return (.imposible, true) }
        return (.abierto, puedeCaer != nil && puedeEntrar != nil)
    }

    /// The points from its remaining matches with which a team is sure of the first places.
    ///
    /// All its own results are tried; with many matches left only a number that is surely enough is given.
    func bastan(a equipo: Int, plazas: Int) -> (puntos: Int?, exacto: Bool) {
        guard tienenSentido else { return (nil, false) }
        let propios = pendientes.filter { $0.0 == equipo || $0.1 == equipo }.count
        guard propios <= Self.propiosMaximos else {
            return (deSobra(a: equipo, plazas: plazas, partidos: propios), false)
        }
        // The best results first: the first that are not enough tell how many points are.
        var finales = (0..<potencia(3, propios)).map { numero in
            trasJugar(equipo) { numero / potencia(3, $0) % 3 }
        }
        finales.sort { $0.puntos[equipo] > $1.puntos[equipo] }
        var menor: Int?
        for (intento, final) in finales.enumerated() {
            let suma = final.puntos[equipo]
            var caida = BusquedaDeResultados(self, equipo, meta: suma, .queLleguen(plazas))
            let puedeCaer = intento < Self.busquedasMaximas ? caida.existe(desde: final) : nil
            guard puedeCaer == false else {
                let anterior = finales[..<intento].last { $0.puntos[equipo] > suma }
                return (anterior.map { $0.puntos[equipo] - puntos[equipo] }, puedeCaer == true)
            }
            menor = suma - puntos[equipo]
        }
        return (menor, true)
    }

    /// A number of points that is enough even if every other team won all its matches.
    private func deSobra(a equipo: Int, plazas: Int, partidos: Int) -> Int? {
        var techos: [Int] = []
        for otro in puntos.indices where otro != equipo {
            let quedan = pendientes.filter { $0.0 == otro || $0.1 == otro }.count
            techos.append(puntos[otro] + quedan * victoria)
        }
        techos.sort(by: >)
        guard plazas <= techos.count else { return 0 }
        let faltan = max(0, techos[plazas - 1] + 1 - puntos[equipo])
        return faltan <= partidos * victoria ? faltan : nil
    }

    /// The points once a team has played its own matches, and what is still open.
    ///
    /// - Parameters:
    ///   - equipo: the team.
    ///   - resultado: for each of its matches, from 0: 0 lost, 1 drawn, 2 won.
    /// - Returns: points and open matches.
    private func trasJugar(_ equipo: Int, _ resultado: (Int) -> Int) -> PuntosPosibles {
        var posibles = PuntosPosibles(puntos: puntos)
        var jugados = 0
        for (uno, otro) in pendientes {
            guard uno == equipo || otro == equipo else {
                posibles.abrir(uno, otro)
                continue
            }
            let suyo = resultado(jugados)
            jugados += 1
            posibles.dar([derrota, empate, victoria][suyo], a: equipo)
            posibles.dar([victoria, empate, derrota][suyo], a: uno == equipo ? otro : uno)
        }
        return posibles
    }
}

private func potencia(_ base: Int, _ exponente: Int) -> Int {
    (0..<exponente).reduce(1) { valor, _ in valor * base }
}

/// Puts the teams of a table in order, criterion by criterion.
///
/// Never by comparing two teams inside a sort: with three that beat each other in a ring that gives any
/// order. Those that are level are a set; a criterion measures the whole set, and splits it into smaller
/// sets that are level; each of them goes on.
struct Ordenador {
    private let recuento: Recuento
    private let criterios: [Criterio]
    private let semilla: UInt64?
    private let vueltasDadas: Int?
    private var vueltasVistas: Int??
    private(set) var ordenacion: Ordenacion
    /// Where each team stood in the mini-table that it is being compared in.
    private var sitios: [Int]
    private var medidos: [Ordenacion.Medido] = []

    /// Puts the teams in order.
    ///
    /// - Parameters:
    ///   - recuento: what is known about them.
    ///   - reglas: what decides.
    ///   - solo: which of them are in the table; nil for all.
    /// - Complexity: O(t log t × criteria) for t teams, and O(l²) for each set of l that are level
    ///   when head-to-head decides.
    init(
        _ recuento: Recuento, _ reglas: ReglamentoDeCompeticion, solo: ((Int) -> Bool)? = nil
    ) {
        self.recuento = recuento
        criterios = reglas.criterios
        semilla = reglas.semilla
        vueltasDadas = reglas.vueltas
        let todos = recuento.balances.indices
        ordenacion = Ordenacion(solo.map { solo in todos.filter(solo) } ?? Array(todos))
        sitios = Array(repeating: 0, count: todos.count)
        let cuantos = ordenacion.orden.count
        medidos.reserveCapacity(cuantos)
        let retirados = recuento.circunstancias
        let porRetirada = partir(
            0..<cuantos, .retirada, { Valor(retirados[$0].retirado ? 0 : 1) },
            { $0.nivelar($1, desde: 0) })
        if !porRetirada { nivelar(0..<cuantos, desde: 0) }
    }

    /// Goes on with a set that is level, from a criterion.
    private mutating func nivelar(_ rango: Range<Int>, desde primero: Int) {
        var paso = primero
        while paso < criterios.count, rango.count > 1 {
            if case .enfrentamientos(let directo) = criterios[paso] {
                let tabla = miniTabla(rango)
                switch directo.siFaltan {
                case .seComparte where tabla.faltan: return
                case .seSalta where tabla.faltan: break
                default: return comparar(rango, directo, tabla, clave: 0, paso: paso)
                }
            } else if separar(rango, por: criterios[paso], paso: paso) {
                return
            }
            paso += 1
        }
    }

    /// Applies a criterion over all matches; false when it puts nobody apart.
    private mutating func separar(
        _ rango: Range<Int>, por criterio: Criterio, paso: Int
    ) -> Bool {
        let recuento = recuento
        let siguiente = pasoSiguiente(a: paso)
        let seguir: (inout Ordenador, Range<Int>) -> Void = { $0.nivelar($1, desde: siguiente) }
        switch criterio {
        case .general(let medida):
            return partir(rango, .general(medida), { recuento.valor(medida, de: $0) }, seguir)
        case .conducta:
            return partir(rango, .conducta, { Valor(-recuento.conducta[$0]) }, seguir)
        case .decision:
            let decididos = recuento.circunstancias
            guard ordenacion.orden[rango].allSatisfy({ decididos[$0].decision > 0 }) else {
                return false
            }
            return partir(rango, .decision, { Valor(-decididos[$0].decision) }, seguir)
        case .sorteo:
            guard let semilla else { return false }
            let bolas = recuento.circunstancias
            return partir(
                rango, .sorteo, { Valor(bola(bolas[$0].clave, semilla: semilla)) }, seguir)
        case .enfrentamientos:
            return false
        }
    }

    /// Where those go on that a criterion has left level: the next one, or head-to-head again.
    private func pasoSiguiente(a paso: Int) -> Int {
        for bloque in 0..<paso {
            if case .enfrentamientos(let directo) = criterios[bloque], directo.reinicio == .siempre
            {
                return bloque
            }
        }
        return paso + 1
    }
}

extension Ordenador {
    /// Compares a level part of a set by the matches within the set.
    private mutating func comparar(
        _ rango: Range<Int>, _ directo: Enfrentamientos, _ tabla: MiniTabla, clave: Int, paso: Int
    ) {
        guard rango.count > 1 else { return }
        let sitios = sitios
        for clave in clave..<max(clave, directo.claves.count) {
            let medida = directo.claves[clave]
            let hecho = partir(
                rango, .directo(medida), { tabla.valor(medida, en: sitios[$0]) },
                entre: tabla
            ) { ordenador, parte in
                if directo.reinicio == .siempre {
                    ordenador.nivelar(parte, desde: paso)
                } else {
                    ordenador.comparar(parte, directo, tabla, clave: clave + 1, paso: paso)
                }
            }
            if hecho { return }
        }
        let otraVez = directo.reinicio == .trasElBloque && rango.count < tabla.numeros.count
        nivelar(rango, desde: otraVez ? paso : paso + 1)
    }

    private mutating func miniTabla(_ rango: Range<Int>) -> MiniTabla {
        for posicion in rango {
            sitios[ordenacion.orden[posicion]] = posicion - rango.lowerBound
        }
        return MiniTabla(
            ordenacion.orden[rango], recuento.duelos ?? Duelos(equipos: 0), vueltas: vueltas())
    }

    private mutating func vueltas() -> Int? {
        if let vueltasVistas { return vueltasVistas }
        let vistas =
            vueltasDadas ?? recuento.duelos?.vueltas(equipos: recuento.siguen) ?? nil
        vueltasVistas = .some(vistas)
        return vistas
    }

    /// Splits a level set by a measure, most first, and goes on with each part.
    ///
    /// - Returns: false, and nothing changed, when all have the same.
    private mutating func partir(
        _ rango: Range<Int>, _ motivo: MotivoDeDesempate, _ valor: (Int) -> Valor,
        entre tabla: MiniTabla? = nil,
        _ seguir: (inout Ordenador, Range<Int>) -> Void
    ) -> Bool {
        guard medir(rango, valor) else { return false }
        let corte = ordenacion.cortes.count
        ordenacion.cortes.append(
            Ordenacion.Corte(
                motivo: motivo, rango: tabla?.rango ?? rango, tabla: tabla,
                medidos: motivo.midePropio ? nil : medidos))
        for (lugar, medido) in medidos.enumerated() {
            ordenacion.orden[rango.lowerBound + lugar] = medido.numero
            if lugar > 0, medido.valor < medidos[lugar - 1].valor {
                ordenacion.cortesAntes[rango.lowerBound + lugar] = corte
            }
        }
        var desde = rango.lowerBound
        while desde < rango.upperBound {
            var hasta = desde + 1
            while hasta < rango.upperBound, ordenacion.cortesAntes[hasta] != corte { hasta += 1 }
            seguir(&self, desde..<hasta)
            desde = hasta
        }
        return true
    }

    /// Measures a set and sorts the measures, most first; false when all are the same.
    private mutating func medir(_ rango: Range<Int>, _ valor: (Int) -> Valor) -> Bool {
        medidos.removeAll(keepingCapacity: true)
        var distintos = false
        for posicion in rango {
            let numero = ordenacion.orden[posicion]
            let suyo = valor(numero)
            if let primero = medidos.first, !suyo.vale(loMismoQue: primero.valor) {
                distintos = true
            }
            medidos.append(Ordenacion.Medido(valor: suyo, numero: numero))
        }
        if distintos { medidos.sort { $1.valor < $0.valor } }
        return distintos
    }
}

/// The ball that a team draws: a number from its name and the seed, the same on every machine.
private func bola(_ clave: UInt64, semilla: UInt64) -> Int {
    var z = clave ^ (semilla &* 0x9E37_79B9_7F4A_7C15)
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) >> 33)
}

/// The teams of a round as numbers in the order of the table; with an odd number one more stands for
/// resting.
struct TableroSuizo {
    let cuantos: Int
    private let puntos: [Int]
    private let saldos: [Int]
    private let encontrados: [[Bool]]
    private let descanso: Int?

    init<Participante>(_ equipos: [EnSuizo<Participante>]) {
        let reales = equipos.count
        cuantos = reales + reales % 2
        descanso = cuantos > reales ? reales : nil
        puntos = equipos.map(\.puntos)
        saldos = equipos.map(\.saldoDeCasa)
        var encontrados = [[Bool]](
            repeating: Array(repeating: false, count: cuantos), count: cuantos)
        for (uno, suyo) in equipos.enumerated() {
            for (otro, ajeno) in equipos.enumerated()
            where suyo.rivales.contains(ajeno.equipo) || ajeno.rivales.contains(suyo.equipo) {
                encontrados[uno][otro] = true
            }
            guard let descanso, suyo.haDescansado else { continue }
            encontrados[uno][descanso] = true
            encontrados[descanso][uno] = true
        }
        self.encontrados = encontrados
    }

    /// Who may meet whom.
    ///
    /// - Parameter evitandoExtremos: whether two of whom both have been at home twice more often than
    ///   away, or the other way round, may not meet.
    /// - Returns: for each one, whether it may meet each other one.
    func admite(evitandoExtremos: Bool) -> [[Bool]] {
        (0..<cuantos).map { uno in
            (0..<cuantos).map { otro in
                guard uno != otro, !encontrados[uno][otro] else { return false }
                guard evitandoExtremos, uno != descanso, otro != descanso else { return true }
                let (suyo, ajeno) = (saldos[uno], saldos[otro])
                return !(min(suyo, ajeno) >= 2 || max(suyo, ajeno) <= -2)
            }
        }
    }

    /// The best pairs, each as good as those before it leave it.
    func mejoresParejas(_ admite: [[Bool]]) -> [(Int, Int)]? {
        var parejas = Parejas(admite)
        guard parejas.emparejarTodos() else { return nil }
        var puestos = [Bool](repeating: false, count: cuantos)
        var elegidas: [(Int, Int)] = []
        for uno in turno where !puestos[uno] {
            for otro in candidatos(uno, puestos) where parejas.fijar(uno, otro) {
                puestos[uno] = true
                puestos[otro] = true
                elegidas.append((min(uno, otro), max(uno, otro)))
                break
            }
        }
        return elegidas.sorted { $0.0 < $1.0 }
    }

    /// The best pairs that leave a way to play so many rounds more.
    func parejas(_ admite: [[Bool]], despues: Int) -> [(Int, Int)]? {
        var puestos = [Bool](repeating: false, count: cuantos)
        var elegidas: [(Int, Int)] = []
        func seguir() -> Bool {
            guard let uno = turno.first(where: { !puestos[$0] }) else {
                var libres = self.admite(evitandoExtremos: false)
                Self.quitar(elegidas, de: &libres)
                return Self.caben(despues, en: libres)
            }
            for otro in candidatos(uno, puestos) where admite[uno][otro] {
                puestos[uno] = true
                puestos[otro] = true
                elegidas.append((min(uno, otro), max(uno, otro)))
                if seguir() { return true }
                elegidas.removeLast()
                puestos[uno] = false
                puestos[otro] = false
            }
            return false
        }
        return seguir() ? elegidas.sorted { $0.0 < $1.0 } : nil
    }

    /// In which order partners are sought: resting first, then from the top.
    private var turno: [Int] { (descanso.map { [$0] } ?? []) + Array(0..<puntos.count) }

    /// Who should meet this one, the best choice first.
    private func candidatos(_ uno: Int, _ puestos: [Bool]) -> [Int] {
        let libres = (0..<puntos.count).filter { $0 != uno && !puestos[$0] }
        guard uno != descanso else { return libres.reversed() }
        let iguales = (0..<puntos.count).filter { !puestos[$0] && puntos[$0] == puntos[uno] }
        let ideal = (iguales.firstIndex(of: uno) ?? 0) + iguales.count / 2
        var lejania = [Int](repeating: 0, count: puntos.count)
        for (lugar, igual) in iguales.enumerated() { lejania[igual] = abs(lugar - ideal) }
        func coste(_ otro: Int) -> (Int, Int, Int, Int) {
            (
                abs(puntos[otro] - puntos[uno]), saldos[otro] * saldos[uno] > 0 ? 1 : 0,
                lejania[otro], otro
            )
        }
        return libres.sorted { coste($0) < coste($1) }
    }

    /// Whether so many rounds without a repetition are left.
    private static func caben(_ rondas: Int, en admite: [[Bool]]) -> Bool {
        guard rondas > 0 else { return true }
        var parejas = Parejas(admite)
        guard parejas.emparejarTodos() else { return false }
        if rondas == 1 { return true }
        var elegidas: [(Int, Int)] = []
        var puestos = [Bool](repeating: false, count: admite.count)
        func seguir() -> Bool {
            guard let uno = puestos.firstIndex(of: false) else {
                var libres = admite
                quitar(elegidas, de: &libres)
                return caben(rondas - 1, en: libres)
            }
            for otro in admite.indices where admite[uno][otro] && !puestos[otro] {
                puestos[uno] = true
                puestos[otro] = true
                elegidas.append((uno, otro))
                if seguir() { return true }
                elegidas.removeLast()
                puestos[uno] = false
                puestos[otro] = false
            }
            return false
        }
        return seguir()
    }

    private static func quitar(_ parejas: [(Int, Int)], de admite: inout [[Bool]]) {
        for (uno, otro) in parejas {
            admite[uno][otro] = false
            admite[otro][uno] = false
        }
    }
}

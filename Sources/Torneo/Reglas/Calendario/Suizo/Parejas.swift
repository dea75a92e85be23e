/// Pairs among things that may or may not be paired, as many as possible: Edmonds' algorithm.
///
/// - Complexity: every method that looks for a pairing takes O(n³).
struct Parejas {
    /// For each thing, whether it may be paired with each other one; symmetric.
    private let admite: [[Bool]]
    /// The partner of each, -1 while it has none.
    private(set) var pareja: [Int]
    /// Those whose partner is settled: they are looked at no more.
    private var fijado: [Bool]

    init(_ admite: [[Bool]]) {
        self.admite = admite
        pareja = Array(repeating: -1, count: admite.count)
        fijado = Array(repeating: false, count: admite.count)
    }

    /// Whether everybody has a partner after looking for as many pairs as possible.
    mutating func emparejarTodos() -> Bool {
        for uno in admite.indices where pareja[uno] < 0 {
            guard ampliar(desde: uno) else { return false }
        }
        return true
    }

    /// Settles a pair if all others can still be paired; everybody has a partner before and after.
    ///
    /// - Returns: whether it could be done; if not, nothing has changed.
    mutating func fijar(_ uno: Int, _ otro: Int) -> Bool {
        var prueba = self
        if pareja[uno] != otro {
            guard admite[uno][otro], !fijado[otro] else { return false }
            let sueltos = (pareja[uno], pareja[otro])
            prueba.pareja[uno] = otro
            prueba.pareja[otro] = uno
            prueba.pareja[sueltos.0] = -1
            prueba.pareja[sueltos.1] = -1
            prueba.fijado[uno] = true
            prueba.fijado[otro] = true
            guard prueba.ampliar(desde: sueltos.0) else { return false }
        }
        prueba.fijado[uno] = true
        prueba.fijado[otro] = true
        self = prueba
        return true
    }

    /// Finds a partner for one who has none, changing others' partners along a path.
    private mutating func ampliar(desde raiz: Int) -> Bool {
        var busqueda = BusquedaDePareja(raiz, cuantos: admite.count)
        guard let final = busqueda.buscar(admite, pareja, fijado) else { return false }
        var uno = final
        while uno >= 0 {
            let antes = busqueda.padre[uno]
            let siguiente = pareja[antes]
            pareja[uno] = antes
            pareja[antes] = uno
            uno = siguiente
        }
        return true
    }
}

/// The search for one augmenting path, in which odd circles shrink to their base.
struct BusquedaDePareja {
    private(set) var padre: [Int]
    private var base: [Int]
    private var visto: [Bool]
    private var cola: [Int]
    private let raiz: Int

    init(_ raiz: Int, cuantos: Int) {
        self.raiz = raiz
        padre = Array(repeating: -1, count: cuantos)
        base = Array(0..<cuantos)
        visto = Array(repeating: false, count: cuantos)
        visto[raiz] = true
        cola = [raiz]
    }

    /// Looks for somebody free at the end of an alternating path.
    mutating func buscar(_ admite: [[Bool]], _ pareja: [Int], _ fijado: [Bool]) -> Int? {
        var turno = 0
        while turno < cola.count {
            let uno = cola[turno]
            turno += 1
            for otro in admite.indices where admite[uno][otro] && !fijado[otro] {
                if base[uno] == base[otro] || pareja[uno] == otro { continue }
                if otro == raiz || (pareja[otro] >= 0 && padre[pareja[otro]] >= 0) {
                    encoger(uno, otro, pareja)
                } else if padre[otro] < 0 {
                    padre[otro] = uno
                    if pareja[otro] < 0 { return otro }
                    visto[pareja[otro]] = true
                    cola.append(pareja[otro])
                }
            }
        }
        return nil
    }

    private mutating func encoger(_ uno: Int, _ otro: Int, _ pareja: [Int]) {
        let comun = baseComun(uno, otro, pareja)
        var enElCirculo = [Bool](repeating: false, count: base.count)
        marcar(uno, hasta: comun, hijo: otro, pareja, &enElCirculo)
        marcar(otro, hasta: comun, hijo: uno, pareja, &enElCirculo)
        for alguno in base.indices where enElCirculo[base[alguno]] {
            base[alguno] = comun
            guard !visto[alguno] else { continue }
            visto[alguno] = true
            cola.append(alguno)
        }
    }

    private func baseComun(_ uno: Int, _ otro: Int, _ pareja: [Int]) -> Int {
        var pasado = [Bool](repeating: false, count: base.count)
        var donde = base[uno]
        pasado[donde] = true
        while pareja[donde] >= 0 {
            donde = base[padre[pareja[donde]]]
            pasado[donde] = true
        }
        donde = base[otro]
        while !pasado[donde] { donde = base[padre[pareja[donde]]] }
        return donde
    }

    private mutating func marcar(
        _ desde: Int, hasta comun: Int, hijo: Int, _ pareja: [Int], _ enElCirculo: inout [Bool]
    ) {
        var (donde, hijo) = (desde, hijo)
        while base[donde] != comun {
            enElCirculo[base[donde]] = true
            enElCirculo[base[pareja[donde]]] = true
            padre[donde] = hijo
            hijo = pareja[donde]
            donde = padre[pareja[donde]]
        }
    }
}

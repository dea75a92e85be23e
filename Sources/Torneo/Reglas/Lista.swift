/// A list kept in order, most points first, of things that are numbers from 0; what has no points is
/// not in it.
///
/// Among equal points the first letters decide if they can, else whoever asks, else the number.
/// Things with equal points share a bucket, so that a point moves its owner between two buckets and
/// nothing else.
struct Lista: Sendable {
    private struct Entrada: Sendable {
        let prefijo: Prefijo
        let numero: Int32
    }

    private var puntos: [Int32] = []
    private var prefijos: [Prefijo] = []
    /// By points: those who have them, in order.
    private var cubos: [[Entrada]] = []
    /// How many things have points.
    private(set) var cuantos = 0

    /// Enters one more thing, whose number is the count so far, without points.
    ///
    /// - Parameter prefijo: the first letters of its name.
    mutating func inscribir(prefijo: Prefijo) {
        puntos.append(0)
        prefijos.append(prefijo)
    }

    /// Makes room for so many things.
    mutating func reservar(_ cuantas: Int) {
        puntos.reserveCapacity(cuantas)
        prefijos.reserveCapacity(cuantas)
    }

    func puntos(de numero: Int) -> Int { Int(puntos[numero]) }

    /// Adds a point without keeping the order; `ordenar` must follow.
    mutating func sumarSinOrdenar(_ numero: Int) { puntos[numero] += 1 }

    /// Puts everything in order.
    ///
    /// - Parameter desempate: whether the first number goes before the second.
    /// - Complexity: O(n log n).
    mutating func ordenar(desempate: (Int, Int) -> Bool?) {
        var tamanos = [Int](repeating: 0, count: Int(puntos.max() ?? 0) + 1)
        for suyos in puntos where suyos > 0 { tamanos[Int(suyos)] += 1 }
        cubos = tamanos.map { tamano in
            var cubo: [Entrada] = []
            cubo.reserveCapacity(tamano)
            return cubo
        }
        cuantos = 0
        for (numero, suyos) in puntos.enumerated() where suyos > 0 {
            cubos[Int(suyos)].append(Entrada(prefijo: prefijos[numero], numero: Int32(numero)))
            cuantos += 1
        }
        for cubo in cubos.indices { cubos[cubo].sort { Self.vaDelante($0, $1, desempate) } }
    }

    /// Changes the points of one and moves it to its new place.
    ///
    /// - Parameters:
    ///   - numero: which one.
    ///   - cambio: the points to add, or to take away when negative.
    ///   - desempate: whether the first number goes before the second.
    /// - Complexity: O(log n) comparisons.
    mutating func cambiar(_ numero: Int, en cambio: Int, desempate: (Int, Int) -> Bool?) {
        let entrada = Entrada(prefijo: prefijos[numero], numero: Int32(numero))
        if let cubo = cubo(de: numero) {
            cubos[cubo].remove(at: Self.sitio(de: entrada, en: cubos[cubo], desempate))
            cuantos -= 1
        }
        puntos[numero] += Int32(cambio)
        if let cubo = cubo(de: numero) {
            while cubos.count <= cubo { cubos.append([]) }
            cubos[cubo].insert(entrada, at: Self.sitio(de: entrada, en: cubos[cubo], desempate))
            cuantos += 1
        }
    }

    /// The first numbers, from first to last.
    ///
    /// - Parameter cuantas: how many at most.
    /// - Returns: the numbers.
    /// - Complexity: O(numbers + most points).
    func primeros(_ cuantas: Int) -> [Int] {
        var numeros: [Int] = []
        numeros.reserveCapacity(min(cuantas, cuantos))
        for cubo in cubos.reversed() {
            guard numeros.count < cuantas else { break }
            numeros.append(
                contentsOf: cubo.prefix(cuantas - numeros.count).lazy.map { Int($0.numero) })
        }
        return numeros
    }

    private func cubo(de numero: Int) -> Int? { puntos[numero] > 0 ? Int(puntos[numero]) : nil }
}

extension Lista {
    /// The first place of a bucket whose owner does not stand before this one.
    private static func sitio(
        de entrada: Entrada, en cubo: [Entrada], _ desempate: (Int, Int) -> Bool?
    ) -> Int {
        var desde = 0
        var hasta = cubo.count
        while desde < hasta {
            let medio = (desde + hasta) / 2
            if vaDelante(cubo[medio], entrada, desempate) {
                desde = medio + 1
            } else {
                hasta = medio
            }
        }
        return desde
    }

    private static func vaDelante(
        _ una: Entrada, _ otra: Entrada, _ desempate: (Int, Int) -> Bool?
    ) -> Bool {
        una.prefijo.vaDelante(de: otra.prefijo)
            ?? desempate(Int(una.numero), Int(otra.numero)) ?? (una.numero < otra.numero)
    }
}

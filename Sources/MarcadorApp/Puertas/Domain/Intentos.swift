/// Counts failures, so that nobody can try secrets one after the other.
///
/// A window opens with the first failure; when it holds too many, nothing more is tried until it
/// closes. What succeeds is not counted.
nonisolated struct Intentos: Sendable {
    /// Whose failures are counted.
    enum De: Hashable, Sendable {
        /// Those of an address.
        case direccion(String)
        /// Those with the same secret, from wherever.
        case secreto(HuellaDeSecreto)
        /// Those with the password, from wherever.
        case contrasena
    }

    /// How long a window is open, in milliseconds.
    static let ventana = 10 * 60 * 1000
    /// How many windows are kept at most; beyond it the oldest are forgotten.
    static let maximo = 4096

    private struct Ventana {
        var cuenta: Int
        let abierta: Instante
    }

    private var ventanas: [De: Ventana] = [:]

    /// How many windows are kept.
    var cuantas: Int { ventanas.count }

    /// How many failures a window holds.
    static func tope(_ de: De) -> Int {
        switch de {
        case .direccion, .secreto: 10
        case .contrasena: 50
        }
    }

    /// How long nothing more may be tried.
    ///
    /// - Parameters:
    ///   - de: whose failures count; several may.
    ///   - ahora: the present.
    /// - Returns: seconds, at least one; nil when it may be tried.
    func espera(_ de: [De], en ahora: Instante) -> Int? {
        de.compactMap { clave -> Int? in
            guard let ventana = ventanas[clave], ventana.cuenta >= Self.tope(clave),
                !Self.cerrada(ventana, en: ahora)
            else { return nil }
            let falta = ventana.abierta.masTarde(ms: Self.ventana).ms - ahora.ms
            return Int((falta + 999) / 1000)
        }.max()
    }

    /// Something failed.
    ///
    /// - Complexity: O(1), or O(windows) when there is no room.
    mutating func fallo(_ de: [De], en ahora: Instante) {
        for clave in de {
            if let ventana = ventanas[clave], !Self.cerrada(ventana, en: ahora) {
                ventanas[clave]?.cuenta += 1
            } else {
                hacerSitio(en: ahora)
                ventanas[clave] = Ventana(cuenta: 1, abierta: ahora)
            }
        }
    }

    /// Something succeeded: the failures before it were slips.
    mutating func olvidar(_ de: [De]) {
        for clave in de { ventanas[clave] = nil }
    }

    /// A window is closed when its time is over, or when the clock was set back before it.
    private static func cerrada(_ ventana: Ventana, en ahora: Instante) -> Bool {
        ahora < ventana.abierta || ventana.abierta.masTarde(ms: Self.ventana) <= ahora
    }

    private mutating func hacerSitio(en ahora: Instante) {
        guard ventanas.count >= Self.maximo else { return }
        ventanas = ventanas.filter { !Self.cerrada($0.value, en: ahora) }
        guard ventanas.count >= Self.maximo else { return }
        let antiguas = ventanas.sorted { $0.value.abierta < $1.value.abierta }
        for (clave, _) in antiguas.prefix(Self.maximo / 4) { ventanas[clave] = nil }
    }
}

extension FilaDeGoleador {
    /// Whether the first stands before the second when both have as many goals; nil when nothing that
    /// is shown tells them apart.
    static func vaDelante(_ uno: FilaDeGoleador, _ otro: FilaDeGoleador) -> Bool? {
        let (suyo, ajeno) = (uno.jugador, otro.jugador)
        if suyo.nombre != ajeno.nombre { return suyo.nombre < ajeno.nombre }
        if uno.equipo.nombre != otro.equipo.nombre {
            return uno.equipo.nombre < otro.equipo.nombre
        }
        let dorsales = (suyo.dorsal ?? .max, ajeno.dorsal ?? .max)
        if dorsales.0 != dorsales.1 { return dorsales.0 < dorsales.1 }
        let ids = (suyo.id ?? "", ajeno.id ?? "")
        return ids.0 == ids.1 ? nil : ids.0 < ids.1
    }
}

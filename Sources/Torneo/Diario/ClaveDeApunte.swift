/// The keys of entries; within each object they are written in this order.
enum ClaveDeApunte: String, CaseIterable {
    case accion, anadido, arbitros, autor, bando, campo, clase, color, cruce, cruces, cuantos, de,
        destino,
        documento
    case dorsal, duracion, entra, equipo, estado, fecha, fichero, gol, goles, grupo, hora, id
    case instante, jugador, local, marca, minuto, minutoDesconocido, motivo, nombre, nueva, partido
    case partidos, prorroga, ronda, sale, suceso, tanda, tipo, visitante, vista, zona

    /// Whether people write what they like under it, names of persons too.
    ///
    /// Every key is named here: a new one does not compile before somebody has decided. Under
    /// `nombre` are players and referees, whom each kind of event knows by itself, and teams.
    var esTextoLibre: Bool {
        switch self {
        case .motivo, .fichero: true
        case .accion, .anadido, .arbitros, .autor, .bando, .campo, .clase, .color, .cruce, .cruces,
            .cuantos, .de, .destino, .documento, .dorsal, .duracion, .entra, .equipo, .estado,
            .fecha, .gol,
            .goles,
            .grupo, .hora, .id, .instante, .jugador, .local, .marca, .minuto, .minutoDesconocido,
            .nombre, .nueva, .partido, .partidos, .prorroga, .ronda, .sale, .suceso, .tanda, .tipo,
            .visitante, .vista, .zona:
            false
        }
    }
}

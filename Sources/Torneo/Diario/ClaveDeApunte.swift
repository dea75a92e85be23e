/// The keys of entries; within each object they are written in this order.
enum ClaveDeApunte: String {
    case accion, anadido, autor, bando, clase, color, cruces, de, documento, dorsal, duracion, entra
    case equipo, fichero, gol, id, instante, jugador, local, marca, minuto, minutoDesconocido,
        motivo,
        nombre, nueva
    case partido, prorroga, ronda, sale, suceso, tanda, tipo, visitante, vista
}

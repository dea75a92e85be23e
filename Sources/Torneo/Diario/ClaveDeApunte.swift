/// The keys of entries; within each object they are written in this order.
enum ClaveDeApunte: String {
    case accion, anadido, arbitros, autor, bando, campo, clase, color, cruce, cruces, cuantos, de,
        destino,
        documento
    case dorsal, duracion, entra, equipo, estado, fecha, fichero, gol, goles, grupo, hora, id
    case instante, jugador, local, marca, minuto, minutoDesconocido, motivo, nombre, nueva, partido
    case partidos, prorroga, ronda, sale, suceso, tanda, tipo, visitante, vista, zona
}

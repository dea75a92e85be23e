// The keys of rules, as `docs/reglamentos.md` describes them; in the order in which they are written.

enum ClaveDeReglamento: String {
    case adjudicados, ajustes, base, criterios, equiposRetirados, nombre, orden, puntos, retirados
    case semilla, suspendidos, tarjetas, vueltas
}

enum ClaveDeEnfrentamientos: String {
    case enfrentamientos, reinicio, siFaltan
}

enum ClaveDeTarjetas: String {
    case amarilla, amarillaYRoja, dobleAmarilla, roja
}

enum ClaveDeAjuste: String {
    case equipo, fecha, motivo, puntos
}

enum ClaveDeRetirado: String {
    case equipo, norma
}

enum ClaveDeNorma: String {
    case adjudicar
}

enum ClaveDeSanciones: String {
    case base, ciclos, nombre, porCiclo, porDobleAmarilla, porRoja, seBorranTras
}

enum ClaveDeZona: String {
    case clase, desde, hasta, nombre
}

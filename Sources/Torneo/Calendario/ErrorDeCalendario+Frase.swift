extension ErrorDeCalendario {
    /// What is wrong and what to do, in one Spanish sentence without its full stop.
    public var descripcion: String {
        switch self {
        case .bombosDesiguales(let suma, let equipos):
            "En los bombos entran \(suma) equipos y la lista tiene \(equipos)"
        case .numeroDeEquipos(let cuantos, let admitidos):
            "\(cuantos == 1 ? "Con un equipo" : "Con \(cuantos) equipos") no se puede: hacen falta entre \(admitidos.lowerBound) y "
                + "\(admitidos.upperBound)"
        case .equipoRepetido(let posicion):
            "El equipo n.º \(posicion + 1) de la lista está repetido: quítalo o cámbiale el nombre"
        case .numeroDeVueltas(let vueltas, let admitidas):
            "No se pueden jugar \(vueltas) vueltas: elige entre \(admitidas.lowerBound) y "
                + "\(admitidas.upperBound)"
        case .numeroDeGrupos(let grupos, let equipos):
            "Con \(equipos) equipos no se pueden hacer \(grupos) grupos: cada uno necesita dos"
        case .clasificados(let cuantos, let menor):
            "No se pueden clasificar \(cuantos) de cada grupo: el menor tiene \(menor)"
        case .mejores(let cuantos, let admitidos):
            admitidos.upperBound == 0
                ? "No se puede repescar a nadie: de los que no se clasifican no hay uno en cada grupo; "
                    + "clasifica a menos por grupo o haz menos grupos"
                : "No se pueden repescar \(cuantos) mejores: elige entre \(admitidos.lowerBound) y "
                    + "\(admitidos.upperBound)"
        case .repartoImposible:
            "Los clasificados no caben en el cuadro como dice el reparto"
        case .numeroDeRondas(let rondas, let admitidas):
            "\(rondas) rondas no se pueden jugar sin repetir partidos: elige entre "
                + "\(admitidas.lowerBound) y \(admitidas.upperBound)"
        case .sinParejasNuevas:
            "Ya no quedan parejas sin repetir un partido"
        }
    }
}

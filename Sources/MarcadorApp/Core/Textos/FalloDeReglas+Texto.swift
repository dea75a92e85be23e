package import Torneo

extension FalloDeReglas {
    /// The failure in both languages: what is wrong and what to do; nothing has changed.
    nonisolated package var texto: Texto {
        switch self {
        case .noExisteElEquipo(let nombre):
            Texto(
                "Ningún equipo se llama «\(nombre)»: elige uno de la lista",
                "No team is called “\(nombre)”: choose one of the list")
        case .puntosImposibles(let puntos):
            Texto(
                "\(puntos) no vale: los puntos van de −1000 a 1000, y un ajuste no puede ser de 0",
                "\(puntos) is not valid: points go from −1000 to 1000, and an adjustment cannot be 0"
            )
        case .demasiadoLargo(let maximo):
            Texto(
                "El texto es demasiado largo: caben \(maximo) letras",
                "The text is too long: there is room for \(maximo) characters")
        case .demasiadosAjustes(let maximo):
            Texto(
                "Ya hay \(maximo) ajustes: quita alguno antes de apuntar otro",
                "There are \(maximo) adjustments already: remove one before entering another")
        case .noEstaElAjuste:
            Texto(
                "Ese ajuste ya no está: alguien lo ha quitado antes",
                "That adjustment is not there any more: somebody removed it before")
        case .zonaOcupada(let puestos):
            Texto(
                "Esos puestos ya están en otra zona, la de los puestos \(puestos.lowerBound) a "
                    + "\(puestos.upperBound): quítala primero o elige otros",
                "Those places are in another zone already, of places \(puestos.lowerBound) to "
                    + "\(puestos.upperBound): remove it first or choose others")
        case .puestosImposibles:
            Texto(
                "Los puestos de una zona van de 1 a 1000, y el último no va antes que el primero",
                "The places of a zone go from 1 to 1000, and the last is not before the first")
        case .puestosDeMas(let puestos):
            Texto(
                "La tabla más larga tiene \(puestos) puestos: la zona no puede pasar del \(puestos)",
                "The longest table has \(puestos) places: the zone cannot go beyond \(puestos)")
        case .ordenImposible:
            Texto(
                "En un orden está cada equipo una vez, y son dos o más: elige en cada puesto uno",
                "An order has every team once, and two or more of them: choose another one for each "
                    + "place")
        case .sancionesImposibles:
            Texto(
                "Los ciclos de amarillas van de 1 a 100, separados por comas y diez como mucho; los "
                    + "partidos de sanción, de 0 a 100",
                "Cycles of yellow cards go from 1 to 100, with commas between and ten at most; "
                    + "matches of a suspension from 0 to 100")
        case .noEstaLaZona:
            Texto(
                "Esa zona ya no está: alguien la ha quitado antes",
                "That zone is not there any more: somebody removed it before")
        case .reglamento(let motivo): motivo.texto
        }
    }
}

extension FalloDeReglas.Motivo {
    nonisolated fileprivate var texto: Texto {
        switch self {
        case .nombreConocido(let nombre):
            Texto(
                "«\(nombre)» es un reglamento conocido, y este es distinto: ponle otro nombre",
                "“\(nombre)” are known rules, and these are others: give them another name")
        case .sinNombre:
            Texto("El reglamento necesita un nombre", "The rules need a name")
        case .sinCriterios:
            Texto(
                "Elige al menos un criterio: sin ninguno no hay orden",
                "Choose at least one criterion: without any there is no order")
        case .enfrentamientosSinClaves:
            Texto(
                "Los partidos entre los empatados no deciden nada si no se mira nada en ellos: elige "
                    + "al menos una cosa o quita ese criterio",
                "The matches between those level decide nothing if nothing is looked at in them: "
                    + "choose at least one thing or remove that criterion")
        case .criterioRepetido(let criterio):
            Texto(
                "«\(Texto.criterio(criterio).espanol)» está dos veces: deja una",
                "“\(Texto.criterio(criterio).ingles)” is there twice: leave one")
        }
    }
}

public import Torneo

nonisolated extension Texto {
    // MARK: What a result would change

    /// Asks what the result in the form would change.
    public static let verQueCambiaria = Texto("Ver qué cambiaría", "See what would change")
    /// Before the list.
    public static let estoCambiaria = Texto("Esto cambiaría:", "This would change:")
    /// Instead of the list.
    public static let nadaMasCambiaria = Texto(
        "Nada más cambiaría: ni puestos ni otros partidos.",
        "Nothing else would change: no places, no other matches.")
    /// After it.
    public static let todaviaNoHaCambiadoNada = Texto(
        "Todavía no se ha guardado nada.", "Nothing has been saved so far.")

    /// A team that would have another place or other points.
    ///
    /// - Parameter puesto: as it is and would be.
    /// - Returns: e.g. «Toros: del 3.º al 1.º, con 7 puntos en vez de 4».
    public static func cambiariaElPuesto(_ puesto: EfectosDeUnCambio.Puesto) -> Texto {
        let (antes, despues) = (puesto.antes, puesto.despues)
        let seMueve = antes.puesto != despues.puesto
        let lugar =
            seMueve
            ? Texto(
                "del \(antes.puesto).º al \(despues.puesto).º",
                "from place \(antes.puesto) to \(despues.puesto)")
            : Texto("sigue \(despues.puesto).º", "still in place \(despues.puesto)")
        let puntos =
            antes.puntos == despues.puntos
            ? Texto("", "")
            : Texto(
                ", con \(despues.puntos) puntos en vez de \(antes.puntos)",
                ", with \(despues.puntos) points instead of \(antes.puntos)")
        let grupo = puesto.grupo.map { Texto.grupo($0) }
        let donde = grupo.map { Texto(" (\($0.espanol))", " (\($0.ingles))") } ?? Texto("", "")
        let nombre = puesto.equipo.nombre
        return Texto(
            "\(nombre)\(donde.espanol): \(lugar.espanol)\(puntos.espanol)",
            "\(nombre)\(donde.ingles): \(lugar.ingles)\(puntos.ingles)")
    }

    /// A match that would not be the same.
    ///
    /// - Parameter siguiente: what would become of it.
    /// - Returns: e.g. «Partido n.º 7: lo jugarían Toros y Lobos».
    public static func cambiariaElPartido(_ siguiente: EfectosDeUnCambio.Siguiente) -> Texto {
        let (local, visitante) = (siguiente.local.nombre, siguiente.visitante.nombre)
        let numero = siguiente.numero
        return switch siguiente.efecto {
        case .aparece:
            Texto(
                "Habría un partido nuevo, el n.º \(numero): \(local) – \(visitante)",
                "There would be a new match, no. \(numero): \(local) – \(visitante)")
        case .cambia:
            Texto(
                "El partido n.º \(numero) lo jugarían \(local) y \(visitante)",
                "Match no. \(numero) would be played by \(local) and \(visitante)")
        case .espera:
            Texto(
                "El partido n.º \(numero) quedaría en espera: no se sabría quién lo juega",
                "Match no. \(numero) would wait: it would not be known who plays it")
        case .desaparece:
            Texto(
                "El partido n.º \(numero), \(local) – \(visitante), ya no se jugaría",
                "Match no. \(numero), \(local) – \(visitante), would not be played any more")
        }
    }
}

/// The pages of the organiser's desk for fixtures and teams.
nonisolated extension Texto {
    package static let calendario = Texto("Calendario", "Fixtures")
    package static let calendarioAyudaDeMesa = Texto(
        "Día, hora y campo, jornadas enteras, partidos nuevos, aplazar, adjudicar, árbitros",
        "Day, time and pitch, whole rounds, new matches, postpone, award, referees")
    package static let equiposAyudaDeMesa = Texto(
        "Equipos nuevos, nombres, retiradas; jugadores que cambian de equipo o están dos veces",
        "New teams, names, withdrawals; players who change team or are there twice")
    package static let cambiarElPartido = Texto("Cambiar el partido", "Change the match")
    package static let cuandoYEnQueCampo = Texto("Día, hora y campo", "Day, time and pitch")
    package static let dia = Texto("Día", "Day")
    package static let hora = Texto("Hora", "Time")
    package static let enBlancoPorSaber = Texto(
        "En blanco, por saber.", "Blank means not known yet.")
    package static let verQuePasaria = Texto("Ver qué pasaría", "See what would happen")
    package static let quePasaConElPartido = Texto(
        "Aplazar, adjudicar, anular…", "Postpone, award, annul…")
    package static let decision = Texto("Qué se decide", "What is decided")
    package static let aplazarlo = Texto("Aplazarlo", "Postpone it")
    package static let aplazarloAyuda = Texto(
        "Se jugará otro día, desde el principio", "To be played another day, from the start")
    package static let suspenderlo = Texto("Suspenderlo", "Abandon it")
    package static let suspenderloAyuda = Texto(
        "Se cortó; lo que pasó queda escrito y todavía no hay resultado",
        "It was cut short; what happened stays written down, and there is no result so far")
    package static let adjudicarlo = Texto("Adjudicarlo", "Award it")
    package static let adjudicarloAyuda = Texto(
        "Cuenta este resultado, se jugara lo que se jugara",
        "This result counts, whatever was played")
    package static let anularlo = Texto("Anularlo", "Annul it")
    package static let anularloAyuda = Texto(
        "No cuenta para nada, como si no se hubiera programado",
        "It counts for nothing, as if it had never been planned")
    package static let noSePresentaron = Texto("No se presentó nadie", "Nobody turned up")
    package static let noSePresentaronAyuda = Texto("Lo pierden los dos", "Both have lost")
    package static let volverAJugarlo = Texto("Volver a jugarlo", "Play it again")
    package static let volverAJugarloAyuda = Texto(
        "Lo que se había apuntado se quita y queda por jugar",
        "What was written down is taken away, and it is to be played")
    package static let motivoAyuda = Texto(
        "Se ve en el historial. Se puede dejar en blanco.",
        "It is shown in the history. May be left blank.")
    package static let motivoDeLoConfirmado = Texto(
        "El resultado está confirmado: hace falta un motivo, que se verá en el partido.",
        "The result is confirmed: it takes a reason, which is shown with the match.")
    package static let loUltimoApuntado = Texto(
        "Lo último que se ha cambiado aquí", "What was changed here last")
    package static let noSePideEso = Texto(
        "Ese formulario no pide nada que se pueda hacer aquí: vuelve a la página y elige en ella.",
        "That form asks for nothing that can be done here: go back to the page and choose there.")
    package static let calendarioConCuadroAyuda = Texto(
        "Día, hora y campo, jornadas enteras, aplazar, adjudicar, árbitros",
        "Day, time and pitch, whole rounds, postpone, award, referees")
    package static let equiposConCuadroAyuda = Texto(
        "Nombres, retiradas; jugadores que cambian de equipo o están dos veces",
        "Names, withdrawals; players who change team or are there twice")
    package static let quienJuega = Texto("Quién juega", "Who plays")
    package static let equipoLocal = Texto("Local", "Home")
    package static let equipoVisitante = Texto("Visitante", "Visitors")
    package static let arbitrosDelPartido = Texto("Árbitros del partido", "Referees of the match")
    package static let arbitrosDelPartidoAyuda = Texto(
        "Nombres separados por comas; se ofrecen los de la lista y los que ya arbitran aquí.",
        "Names between commas; those of the list and those who referee here are on offer.")
    package static let quitarElPartido = Texto("Quitar el partido", "Take the match away")
    package static let quitarElPartidoAyuda = Texto(
        "Se añadió a mano y es el último de la lista: se deshace y desaparece.",
        "It was added by hand and is the last of the list: that is undone, and it is gone.")
    package static let moverUnaJornada = Texto("Mover una jornada entera", "Move a whole round")
    package static let jornadaAMover = Texto("Jornada", "Round")
    package static let nuevoPrimerDia = Texto(
        "Su nuevo primer día", "Its new first day")
    package static let nuevoPrimerDiaAyuda = Texto(
        "Los demás días de la jornada se mueven lo mismo.",
        "Its other days move by as much.")
    package static let minutosMasTarde = Texto(
        "Minutos más tarde (con −, antes)", "Minutes later (with −, earlier)")
    package static let partidoNuevo = Texto("Añadir un partido", "Add a match")
    package static let jornadaORonda = Texto("Jornada o ronda", "Round")
    package static let grupo = Texto("Grupo", "Group")
    package static let sinGrupo = Texto("Sin grupo", "No group")
    package static let sinDia = Texto("Sin día", "No day")
    package static let asiQuedaria = Texto("Así quedaría", "This is what would happen")
    package static let hacerlo = Texto("Hacerlo", "Do it")
    package static let noHacerlo = Texto("No, volver", "No, go back")
    package static let nadaMasCambia = Texto(
        "Nada más cambia en la tabla ni en otros partidos.",
        "Nothing else changes in the table or in other matches.")
    package static let antesDeHacerlo = Texto("Antes de hacerlo", "Before you do it")
    package static let choquesTitulo = Texto("Cuidado: no caben", "Careful: they do not fit")
    package static let choquesAyuda = Texto(
        "Se puede hacer de todas formas y arreglarlo después.",
        "It can be done anyway and mended later.")
    package static let otrosPartidosQueCambian = Texto(
        "Otros partidos que cambian", "Other matches that change")
    package static let tablaQueCambia = Texto("La tabla", "The table")
    package static let sePuedeDeshacer = Texto(
        "Se puede deshacer en el historial.", "It can be undone in the history.")
    package static let equipoNuevo = Texto("Equipo nuevo", "New team")
    package static let nombreDelEquipo = Texto("Nombre del equipo", "Name of the team")
    package static let cambiarElNombre = Texto("Cambiar el nombre", "Change the name")
    package static let retirarElEquipo = Texto("Retirar el equipo", "Withdraw the team")
    package static let retirarElEquipoAyuda = Texto(
        "Las reglas de la tabla dicen qué pasa con sus partidos; en las eliminatorias que le "
            + "quedan pasa el rival.",
        "The rules of the table say what happens with its matches; in the ties it still has, the "
            + "rival goes on.")
    package static let golesDeLosPerdidos = Texto(
        "Goles a cero de cada partido perdido", "Goals to nil of each awarded match")
    package static let dosSonUno = Texto("Dos fichas de una persona", "Two entries of one person")
    package static let estaFicha = Texto("Esta ficha…", "This entry…")
    package static let esLaMisma = Texto("…es la misma persona que", "…is the same person as")
    package static let cambiaDeEquipo = Texto("Cambia de equipo", "Changes team")
    package static let quien = Texto("Quién", "Who")
    package static let aQueEquipo = Texto("A qué equipo", "To which team")
    package static let dorsalNuevo = Texto("Dorsal allí", "Number there")
    package static let cambiaDeEquipoAyuda = Texto(
        "Lo que hizo aquí se queda aquí: si marcó o tuvo tarjetas, sigue en esta lista.",
        "What was done here stays here: whoever scored or was shown cards stays in this list.")
    package static let retirado = Texto("Retirado", "Withdrawn")
    package static let verLaPlantilla = Texto("Página del equipo", "Page of the team")
    package static let eligeUnaDecision = Texto("Elige qué se decide.", "Choose what is decided.")
    package static let numeroQueNoVale = Texto("Escribe un número.", "Write a number.")
    package static let golesQueNoValen = Texto(
        "Escribe los goles de los dos, de 0 a 99.", "Write the goals of both, from 0 to 99.")
    package static let diaParaLaHora = Texto(
        "Con hora hace falta el día.", "A time needs its day.")
    package static let jornadaSinDias = Texto(
        "Esa jornada no tiene partidos con día que se puedan mover.",
        "That round has no matches with a day that could be moved.")
    package static let escribeElMotivo = Texto("Escribe el motivo.", "Write the reason.")
    package static let cambiarUnaSancion = Texto(
        "Añadir o quitar partidos de sanción", "Add or lift matches of suspension")
    package static let cambiarUnaSancionAyuda = Texto(
        "Lo que cuestan las tarjetas lo dicen las reglas; esto se suma o se resta, y el motivo se ve en "
            + "la página del equipo.",
        "The rules say what cards cost; this is added or lifted, and the reason is shown on the "
            + "team's page.")
    package static let cuantosPartidos = Texto("Partidos", "Matches")
    package static let quePasaConLaSancion = Texto("Qué se hace", "What to do")
    package static let anadirPartidos = Texto("Añadir", "Add")
    package static let quitarPartidos = Texto("Quitar", "Lift")
    package static let moverUnCruce = Texto(
        "Día, hora y campo de un cruce", "Day, time and pitch of a tie")
    package static let queCruce = Texto("Cruce", "Tie")
    package static let eligeDeLaLista = Texto("Elige de la lista.", "Choose from the list.")
    package static let nadaElegido = Texto(
        "Escribe el nuevo día, los minutos, o las dos cosas.",
        "Write the new day, the minutes, or both.")
    package static let fueraDeHora = Texto(
        "Así algún partido pasaría de medianoche: mueve menos.",
        "That would take a match across midnight: move it by less.")

    /// Stands by all results of a round that wait for that.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «Confirmar sus 3 resultados provisionales».
    package static func confirmarLosDeLaJornada(_ n: Int) -> Texto {
        n == 1
            ? Texto("Confirmar su resultado provisional", "Confirm its provisional result")
            : Texto(
                "Confirmar sus \(n) resultados provisionales",
                "Confirm its \(n) provisional results")
    }

    /// Stands by all results that wait for that.
    ///
    /// - Parameter n: how many.
    /// - Returns: e.g. «Confirmar los 12 resultados provisionales».
    package static func confirmarTodosLosResultados(_ n: Int) -> Texto {
        Texto(
            "Confirmar los \(n) resultados provisionales", "Confirm all \(n) provisional results")
    }

    /// Something was done.
    ///
    /// - Parameter que: what the journal says of it.
    /// - Returns: e.g. «Hecho: Arbitra Eva».
    package static func hechoEsto(_ que: Texto) -> Texto {
        Texto("Hecho: \(que.espanol)", "Done: \(que.ingles)")
    }

    /// A team has nearly the name of another one.
    ///
    /// - Parameters:
    ///   - nombre: the new name.
    ///   - otro: the name that is there.
    /// - Returns: e.g. «Ya hay un equipo «Rayo»: «rayo» se confundiría con él».
    package static func nombreParecido(_ nombre: String, _ otro: String) -> Texto {
        Texto(
            "Ya hay un equipo «\(otro)»: «\(nombre)» se confundiría con él",
            "There is a team “\(otro)” already: “\(nombre)” would be taken for it")
    }

    /// The goals of a team.
    ///
    /// - Parameter equipo: its name.
    /// - Returns: e.g. «Goles de Toros».
    package static func golesDelEquipo(_ equipo: String) -> Texto {
        Texto("Goles de \(equipo)", "Goals of \(equipo)")
    }

    /// A change of a program that cannot be understood.
    ///
    /// - Parameter campo: the member that is missing or makes no sense.
    /// - Returns: that, and what to do.
    package static func cambioSinSentido(_ campo: String) -> Texto {
        Texto(
            "Falta «\(campo)» o no se entiende, para el cambio que dice «que».",
            "“\(campo)” is missing or makes no sense for the change that “que” names.")
    }

    /// Two matches in each other's way.
    ///
    /// - Parameters:
    ///   - uno: a match.
    ///   - otro: the other one.
    ///   - que: what they share, like «Campo Norte».
    /// - Returns: e.g. «El n.º 3 y el n.º 8: Campo Norte».
    package static func choque(_ uno: Int, _ otro: Int, _ que: String) -> Texto {
        Texto(
            "Los partidos n.º \(uno) y n.º \(otro) coinciden en \(que)",
            "Matches no. \(uno) and no. \(otro) share \(que)")
    }

    /// A team that would stand elsewhere.
    ///
    /// - Parameters:
    ///   - equipo: its name.
    ///   - antes: place and points before; nil for none.
    ///   - despues: place and points after; nil for none.
    /// - Returns: e.g. «Toros: del 2.º con 6 puntos al 4.º con 3».
    package static func vuelco(
        _ equipo: String, _ antes: Repercusiones.Puesto?, _ despues: Repercusiones.Puesto?
    ) -> Texto {
        switch (antes, despues) {
        case (let antes?, let despues?):
            Texto(
                "\(equipo): del \(antes.puesto).º con \(antes.puntos) puntos al "
                    + "\(despues.puesto).º con \(despues.puntos)",
                "\(equipo): from place \(antes.puesto) with \(antes.puntos) points to place "
                    + "\(despues.puesto) with \(despues.puntos)")
        case (nil, let despues?):
            Texto(
                "\(equipo): \(despues.puesto).º con \(despues.puntos) puntos",
                "\(equipo): place \(despues.puesto) with \(despues.puntos) points")
        default: Texto("\(equipo): fuera de la tabla", "\(equipo): out of the table")
        }
    }

    /// Others have changed the same meanwhile.
    ///
    /// - Parameter apuntes: what they have written down.
    /// - Returns: that, and what to do.
    package static func cambiadoMientras(_ apuntes: [Texto]) -> Texto {
        Texto(
            "Mientras tanto alguien ha apuntado: "
                + apuntes.map(\.espanol).joined(separator: "; ")
                + ". No se ha cambiado nada: mira cómo queda y, si hace falta, vuelve a hacerlo",
            "Meanwhile somebody has written down: " + apuntes.map(\.ingles).joined(separator: "; ")
                + ". Nothing was changed: look at what would happen now and do it again if need be")
    }
}

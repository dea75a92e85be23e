/// The pages that make a tournament.
nonisolated extension Texto {
    package static let nuevoTorneo = Texto("Nuevo torneo", "New tournament")
    package static let nuevoTorneoAyuda = Texto(
        "Nombre, equipos y sistema: tres pasos y el calendario está hecho.",
        "Name, teams and system: three steps, and the fixtures are made.")
    package static let importarUnTorneo = Texto("Importar un torneo", "Import a tournament")
    package static let importarUnTorneoAyuda = Texto(
        "Un fichero de Marcador, football.json, football.txt, CSV o un calendario.",
        "A file of Marcador, football.json, football.txt, CSV or a calendar.")
    package static let verElDeEjemplo = Texto("Ver el de ejemplo", "Look at the sample")
    package static let verElDeEjemploAyuda = Texto(
        "Copa Barrio: cuatro equipos y dieciocho partidos para probarlo todo.",
        "Copa Barrio: four teams and eighteen matches to try everything with.")
    package static let bienvenida = Texto("Tu torneo, en marcha", "Your tournament, under way")
    package static let bienvenidaAyuda = Texto(
        "Aquí todavía no hay ningún torneo. ¿Por dónde empezamos?",
        "There is no tournament here yet. Where shall we begin?")
    package static let bienvenidaSoloMirar = Texto(
        "Quien organiza todavía no ha puesto ningún torneo.",
        "Whoever organises has not put up a tournament yet.")

    package static let pasoDatos = Texto("Nombre, fechas y lugar", "Name, dates and place")
    package static let pasoEquipos = Texto("Equipos", "Teams")
    package static let pasoSistema = Texto("Sistema y calendario", "System and fixtures")
    package static let nombreDelTorneo = Texto("Nombre del torneo", "Name of the tournament")
    package static let primerDia = Texto("Primer día", "First day")
    package static let ultimoDia = Texto("Último día", "Last day")
    package static let fechasAyuda = Texto(
        "Se pueden dejar en blanco: sin primer día no se ponen horas, y sin último se usan los "
            + "días que hagan falta.",
        "They may be left blank: without a first day no times are set, and without a last one as "
            + "many days are used as it takes.")
    package static let lugar = Texto("Lugar", "Place")
    package static let lugarAyuda = Texto(
        "Da nombre a los campos; se puede dejar en blanco.",
        "It gives the pitches their name; may be left blank.")
    package static let zonaHoraria = Texto("Zona horaria", "Time zone")
    package static let zonaHorariaAyuda = Texto(
        "La del lugar donde se juega, como Europe/Madrid.",
        "That of the place where it is played, like Europe/Madrid.")
    package static let pasoSiguiente = Texto("Siguiente", "Next")
    package static let pasoAnterior = Texto("Anterior", "Back")
    package static let crearElTorneo = Texto("Crear el torneo", "Create the tournament")
    package static let otroEquipo = Texto("Otro equipo", "Another team")
    package static let anadir = Texto("Añadir", "Add")
    package static let listaDeEquipos = Texto(
        "La lista: un equipo por línea", "The list: one team a line")
    package static let listaDeEquiposAyuda = Texto(
        "Escríbelos o pégalos. También vale CSV con cabecera: equipo; jugador; dorsal; capitan.",
        "Type or paste them. CSV with headings works as well: team; player; number; captain.")
    package static let ficheroCsv = Texto("O un fichero CSV", "Or a CSV file")
    package static let leerElFichero = Texto("Leer el fichero", "Read the file")
    package static let asiQueda = Texto("Así queda", "This is how it looks")
    package static let comprobar = Texto("Comprobar", "Check")
    package static let sistema = Texto("Sistema", "System")
    package static let sistemaLiga = Texto("Liga", "League")
    package static let sistemaLigaAyuda = Texto("Todos contra todos", "Everybody plays everybody")
    package static let sistemaGrupos = Texto("Grupos", "Groups")
    package static let sistemaGruposAyuda = Texto(
        "Una liga en cada grupo", "A league in each group")
    package static let sistemaGruposYEliminatoria = Texto(
        "Grupos y eliminatoria", "Groups and knock-out")
    package static let sistemaGruposYEliminatoriaAyuda = Texto(
        "Los primeros de cada grupo siguen a eliminatoria",
        "The best of each group go on to a knock-out")
    package static let sistemaEliminatoria = Texto("Eliminatoria", "Knock-out")
    package static let sistemaEliminatoriaAyuda = Texto("Quien pierde se va", "Losers are out")
    package static let sistemaSuizo = Texto("Suizo", "Swiss")
    package static let sistemaSuizoAyuda = Texto(
        "En cada ronda, rivales que van igual; nadie se va",
        "Each round against rivals of equal standing; nobody is out")
    package static let vueltas = Texto("Vueltas", "Legs")
    package static let cuantosGrupos = Texto("Cuántos grupos", "How many groups")
    package static let cuantosClasifican = Texto(
        "Cuántos pasan de cada grupo", "How many go on from each group")
    package static let cuantasRondas = Texto(
        "Cuántas rondas (en blanco, las que hagan falta)",
        "How many rounds (blank: as many as it takes)")
    package static let idaYVuelta = Texto(
        "Eliminatorias a ida y vuelta, menos la final", "Ties over two legs, except the final")
    package static let tercerPuesto = Texto("Partido por el tercer puesto", "Third-place match")
    package static let ordenDeLosEquipos = Texto("Orden de los equipos", "Order of the teams")
    package static let ordenDeLaLista = Texto(
        "El de la lista: el mejor, primero", "That of the list: the best one first")
    package static let sortear = Texto("Sortear", "Draw lots")
    package static let sortearOtraVez = Texto("Sortear otra vez", "Draw again")
    package static let sinSorteo = Texto("Sin sorteo", "Without a draw")
    package static let cuandoYDonde = Texto("Cuándo y dónde", "When and where")
    package static let camposDeJuego = Texto("Campos", "Pitches")
    package static let camposDeJuegoAyuda = Texto(
        "Cuántos hay, o sus nombres separados por comas.",
        "How many there are, or their names between commas.")
    package static let seEmpieza = Texto("Se empieza a las", "Play begins at")
    package static let seAcaba = Texto("Se acaba a las", "Play ends at")
    package static let minutosPorPartido = Texto("Minutos por partido", "Minutes a match")
    package static let minutosDePausa = Texto(
        "Minutos entre partidos", "Minutes between matches")
    package static let minutosDeDescanso = Texto(
        "Descanso mínimo de un equipo, en minutos", "Least rest of a team, in minutes")
    package static let cadaCuantosDias = Texto(
        "Una jornada cada tantos días (en blanco, seguidas)",
        "A round every so many days (blank: at once)")
    package static let sinPrimerDia = Texto(
        "Sin primer día no se ponen horas ni campos. Se pueden poner después, partido a partido, "
            + "o volver al primer paso.",
        "Without a first day no times or pitches are set. They can be set later, match by match; "
            + "or go back to the first step.")
    package static let descansaEnLaJornada = Texto("Descansan", "Not playing")
    package static let todaviaNoCuadra = Texto("Todavía no cuadra", "It does not add up yet")
    package static let sinEquiposTodavia = Texto(
        "Aquí saldrán los equipos según los escribas.",
        "The teams will appear here as you write them.")

    package static let elFichero = Texto("El fichero", "The file")
    package static let oPegaElTexto = Texto(
        "O pega aquí lo que hay en él", "Or paste here what is in it")
    package static let importar = Texto("Importar", "Import")
    package static let faltaElFichero = Texto(
        "Elige un fichero o pega su texto.", "Choose a file or paste its text.")
    package static let importado = Texto("Importado", "Imported")
    package static let avisosAlImportar = Texto(
        "Lo que el fichero tenía mal o no decía", "What the file had wrong or did not say")
    package static let irALaMesa = Texto("Organizar el torneo", "Run the tournament")

    /// Where one is.
    ///
    /// - Parameters:
    ///   - paso: the step, from 1.
    ///   - total: how many there are.
    /// - Returns: e.g. «Paso 2 de 3».
    package static func paso(_ paso: Int, de total: Int) -> Texto {
        Texto("Paso \(paso) de \(total)", "Step \(paso) of \(total)")
    }

    /// Teams and players of a list.
    ///
    /// - Parameters:
    ///   - equipos: how many teams.
    ///   - jugadores: how many players.
    /// - Returns: e.g. «8 equipos · 88 jugadores».
    package static func tamanoDeLaLista(equipos: Int, jugadores: Int) -> Texto {
        let deEquipos = Texto(
            equipos == 1 ? "1 equipo" : "\(equipos) equipos",
            equipos == 1 ? "1 team" : "\(equipos) teams")
        guard jugadores > 0 else { return deEquipos }
        return Texto(
            "\(deEquipos.espanol) · \(Texto.jugadores(jugadores).espanol)",
            "\(deEquipos.ingles) · \(Texto.jugadores(jugadores).ingles)")
    }

    /// How much there is to play.
    ///
    /// - Parameters:
    ///   - partidos: how many matches.
    ///   - jornadas: in how many rounds.
    ///   - dias: on how many days; nil when that is not known.
    /// - Returns: e.g. «28 partidos en 7 jornadas y 2 días».
    package static func tamanoDelPlan(partidos: Int, jornadas: Int, dias: Int?) -> Texto {
        let (deDias, ofDays) =
            dias.map {
                ($0 == 1 ? ", 1 día" : ", \($0) días", $0 == 1 ? ", 1 day" : ", \($0) days")
            }
            ?? ("", "")
        return Texto(
            (partidos == 1 ? "1 partido" : "\(partidos) partidos")
                + (jornadas == 1 ? " en 1 jornada" : " en \(jornadas) jornadas") + deDias,
            (partidos == 1 ? "1 match" : "\(partidos) matches")
                + (jornadas == 1 ? " in 1 round" : " in \(jornadas) rounds") + ofDays)
    }

    /// What was left out of a list that is too long to show.
    ///
    /// - Parameter partidos: how many matches.
    /// - Returns: e.g. «Y 120 partidos más».
    package static func yPartidosMas(_ partidos: Int) -> Texto {
        Texto("Y \(partidos) partidos más", "And \(partidos) more matches")
    }
}

/// The organiser's desk.
nonisolated extension Texto {
    package static let ordenSorteado = Texto("Sorteado", "By lots")
    package static let organizarElPartido = Texto(
        "Organizar este partido", "Organise this match")
    /// The organiser's desk.
    package static let mesaDelOrganizador = Texto("Organizar", "Organise")
    package static let mesaAyuda = Texto(
        "Todo lo que se puede cambiar del torneo, y quién puede qué.",
        "Everything that can be changed in the tournament, and who may do what.")
    package static let listoParaCompartir = Texto(
        "El torneo está hecho. Lo siguiente: compartirlo.",
        "The tournament is made. Next: share it.")
    package static let compartir = Texto("Compartir", "Share")
    package static let compartirPagina = Texto(
        "La página para todos", "The page for everybody")
    package static let compartirPaginaAyuda = Texto(
        "Un código QR con la dirección; mirar puede cualquiera.",
        "A QR code with the address; anybody may look.")
    package static let compartirEnlaces = Texto(
        "Enlaces para quien anota", "Links for scorekeepers")
    package static let compartirEnlacesAyuda = Texto(
        "Uno por partido o por campo, con su QR, para imprimir en una hoja.",
        "One a match or a pitch, with its QR code, to print on one page.")
    package static let gestion = Texto("Llevar el torneo", "Run it")
    package static let reglasAyudaDeMesa = Texto(
        "Tablas, puntos quitados o dados con su motivo, orden decidido, sanciones",
        "Tables, points given or taken with a reason, decided order, suspensions")
    package static let historialAyudaDeMesa = Texto(
        "Todo lo apuntado, con «deshacer»", "Every entry, with “undo”")
    package static let verPartidosAyuda = Texto(
        "Anotar, poner resultados", "Keep score, enter results")
}

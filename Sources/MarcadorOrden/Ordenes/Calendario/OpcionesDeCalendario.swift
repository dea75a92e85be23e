/// The options of `marcador calendario`.
enum OpcionesDeCalendario {
    static let equipos = Opcion(
        nombre: "--equipos", valor: "N|FICHERO",
        ayuda: "Cuántos equipos, o un fichero con ellos: un torneo, o un nombre por línea.")
    static let sistema = Opcion(
        nombre: "--sistema", valor: "SISTEMA",
        ayuda: "liga, grupos, eliminatoria, doble-eliminacion o suizo.")
    static let vueltas = Opcion(
        nombre: "--vueltas", valor: "N", ayuda: "Cuántas veces se juega cada partido (1).")
    static let grupos = Opcion(
        nombre: "--grupos", valor: "N", ayuda: "Cuántos grupos (de cuatro equipos, si se puede).")
    static let clasifican = Opcion(
        nombre: "--clasifican", valor: "N", ayuda: "Cuántos pasan de cada grupo (2).")
    static let mejores = Opcion(
        nombre: "--mejores", valor: "N",
        ayuda: "Cuántos pasan además, de los siguientes de cada grupo (0).")
    static let rondas = Opcion(
        nombre: "--rondas", valor: "N",
        ayuda: "Cuántas rondas tiene un suizo (las que bastan para que quede uno sin perder).")
    static let idaYVuelta = Opcion(
        nombre: "--ida-y-vuelta", ayuda: "Las eliminatorias son a dos partidos, menos la final.")
    static let tercerPuesto = Opcion(
        nombre: "--tercer-puesto", ayuda: "Se juega el tercer puesto.")
    static let golesFuera = Opcion(
        nombre: "--goles-fuera",
        ayuda: "En las eliminatorias a dos partidos deciden los goles fuera, hasta la prórroga.")
    static let sinProrroga = Opcion(
        nombre: "--sin-prorroga", ayuda: "Un empate va a los penaltis sin prórroga.")
    static let bombos = Opcion(
        nombre: "--bombos", valor: "N,N,…",
        ayuda: "Cuántos equipos de la lista entran en cada bombo del sorteo de los grupos, en su "
            + "orden (tantos como grupos en cada uno).")
    static let deseo = Opcion(
        nombre: "--deseo", valor: "\"EQUIPO=HORA-HORA\"", repetible: true,
        ayuda: "A qué horas puede jugar un equipo: «Toros=11:00-», no antes de las 11.")
    static let semilla = Opcion(
        nombre: "--semilla", valor: "N",
        ayuda: "Sortea con esta semilla; sin ella vale el orden de la lista, el mejor primero.")
    static let inicio = Opcion(
        nombre: "--inicio", valor: "DÍA HORA",
        ayuda: "Cuándo empieza, como «2026-09-05 10:00»; sin esto no se ponen horas.")
    static let zona = Opcion(
        nombre: "--zona", valor: "ZONA", ayuda: "La zona horaria del lugar (Europe/Madrid).")
    static let campos = Opcion(
        nombre: "--campos", valor: "N", ayuda: "Cuántos campos hay (1).")
    static let duracion = Opcion(
        nombre: "--duracion", valor: "MIN", ayuda: "Minutos que ocupa un partido (60).")
    static let descanso = Opcion(
        nombre: "--descanso", valor: "MIN",
        ayuda: "Minutos que descansa un equipo entre dos partidos (0).")
    static let pausa = Opcion(
        nombre: "--pausa", valor: "MIN", ayuda: "Minutos entre dos partidos en un campo (0).")
    static let arbitros = Opcion(
        nombre: "--arbitros", valor: "N|NOMBRES",
        ayuda: "Cuántos árbitros hay, si importa, o cómo se llaman: «Ana, Luis, Eva».")
    static let fin = Opcion(
        nombre: "--fin", valor: "HORA", ayuda: "A qué hora cierran los campos (22:00).")
    static let dias = Opcion(
        nombre: "--dias", valor: "N", ayuda: "Cuántos días hay (los que hagan falta).")
    static let cada = Opcion(
        nombre: "--cada", valor: "DÍAS", ayuda: "Cada cuántos días hay jornada: 7, una por semana.")
    static let nombre = Opcion(
        nombre: "--nombre", valor: "TEXTO", ayuda: "El nombre del torneo, para json.")
    static let formato = Opcion(
        nombre: "--formato", valor: "FORMATO",
        ayuda: "texto (por defecto), json (un torneo.json para servir), csv, txt o ics.")

    static let todas = [
        equipos, sistema, vueltas, grupos, clasifican, mejores, rondas, idaYVuelta, tercerPuesto,
        golesFuera, sinProrroga, bombos, semilla, inicio, zona, campos, duracion, descanso, pausa,
        arbitros, fin, dias, cada, deseo, nombre,
        formato,
    ]
}

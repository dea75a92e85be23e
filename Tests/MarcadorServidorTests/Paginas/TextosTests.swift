import MarcadorApp
import Testing

@Suite("Textos de la interfaz")
struct TextosTests {
    @Test(
        "los del contrato, al pie de la letra",
        arguments: [
            (Texto.minuto(21), "Minuto 21'"),
            (.sinEmpezar, "Sin empezar"),
            (.enJuego, "En juego"),
            (.partidoTerminado, "Partido terminado"),
            (.empezarPartido, "Empezar partido"),
            (.duracionDelPartido, "Duración del partido"),
            (.minutos(90), "90 min"),
            (.verGoleadores, "Ver goleadores"),
            (.cronica, "Crónica"),
            (.volverAlPartido, "Volver al partido"),
            (.gol(de: "Rayo FC"), "Gol Rayo FC"),
            (.noExisteElPartido(99), "No existe el partido n.º 99"),
            (.partido(1), "Partido n.º 1"),
            (.buscandoArbitros, "Buscando árbitros…"),
            (.compruebaLaConexion, "Comprueba la conexión y vuelve a intentarlo."),
            (.reintentar, "Reintentar"),
            (.actualizar, "Actualizar"),
            (.cronicaDelPartido, "Crónica del partido"),
            (.publicar, "Publicar"),
            (.cronicaPublicada(101), "Crónica publicada con el n.º 101"),
            (.sinGoles, "Sin goles"),
            (.noHayConexion, "No hay conexión"),
            (.servidorRespondio(codigo: 500), "El servidor respondió con el código 500"),
            (.gol, "¡Gol!"),
            (.golDe("Ana", equipo: "Rayo FC", minuto: 12), "Ana (Rayo FC), minuto 12"),
            (
                .locucionDeGol(equipo: "Rayo FC", minuto: 12, local: 1, visitante: 0),
                "Gol de Rayo FC, minuto 12, 1 a 0"
            ),
        ])
    func losDelContrato(texto: Texto, espanol: String) {
        #expect(texto.en(.es) == espanol)
        #expect(!texto.en(.en).isEmpty)
    }

    @Test(
        "los plurales, en los dos idiomas",
        arguments: [
            (Texto.goles(0), "0 goles", "0 goals"), (.goles(1), "1 gol", "1 goal"),
            (.goles(3), "3 goles", "3 goals"), (.jugadores(1), "1 jugador", "1 player"),
            (.jugadores(11), "11 jugadores", "11 players"),
            (.tamano(equipos: 1, partidos: 2), "1 equipo · 2 partidos", "1 team · 2 matches"),
            (.tamano(equipos: 4, partidos: 1), "4 equipos · 1 partido", "4 teams · 1 match"),
        ])
    func losPlurales(texto: Texto, espanol: String, ingles: String) {
        #expect(texto.en(.es) == espanol)
        #expect(texto.en(.en) == ingles)
    }

    @Test(
        "el día de la semana de fechas conocidas",
        arguments: [
            (2026, 9, 12, "Sáb 12 sep", "Sat 12 Sep"), (2022, 12, 18, "Dom 18 dic", "Sun 18 Dec"),
            (2000, 2, 29, "Mar 29 feb", "Tue 29 Feb"), (1900, 1, 1, "Lun 1 ene", "Mon 1 Jan"),
            (1872, 11, 30, "Sáb 30 nov", "Sat 30 Nov"),
        ])
    func elDiaDeLaSemana(ano: Int, mes: Int, dia: Int, espanol: String, ingles: String) {
        let texto = Texto.diaCorto(ano: ano, mes: mes, dia: dia)
        #expect(texto.en(.es) == espanol)
        #expect(texto.en(.en) == ingles)
    }

    @Test(
        "el idioma que el navegador prefiere",
        arguments: [
            (nil, Idioma.es), ("", .es), ("en-GB,en;q=0.9,es;q=0.8", .en), ("es-ES,en;q=0.5", .es),
            ("fr,de;q=0.9", .es), ("fr, en;q=0.3, es;q=0.7", .es), ("EN", .en), ("en;q=0, es", .es),
            (";;,q=,en;q=x", .es),
        ] as [(String?, Idioma)])
    func elIdiomaPreferido(cabecera: String?, esperado: Idioma) {
        #expect(Idioma.preferido(segun: cabecera) == esperado)
    }
}

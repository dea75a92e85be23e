import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("Nombres hostiles en las páginas")
struct NombresHostilesTests {
    @Test(
        "ningún nombre llega a ser marcado ni sale de su sitio",
        arguments: [
            "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='x",
            "👩‍👩‍👧‍👦 Familia", "\u{202E}osrever", Muestras.largo, "&lt;b&gt;", "a\u{0}b",
        ])
    func ningunNombreLlegaASerMarcado(nombre: String) {
        let equipo = EquipoEnPagina(nombre, numero: 1)
        let fila = FilaDePartido(
            numero: 1, local: equipo, visitante: equipo, resultado: Resultado(1, 0))
        let grupos = [GrupoDePartidos(.rotulo(nombre), filas: [fila])]
        var partido = Muestras.partidoEnJuego
        partido.local = equipo
        partido.campo = nombre
        partido.ronda = .rotulo(nombre)
        partido.sucesos = [Suceso(minuto: 1, lado: .local, clase: .gol(nombre))]
        let tabla = SeccionDeTabla(
            titulo: nombre, filas: [Muestras.fila(1, equipo, [0, 0, 0, 0, 0, 0], 0)])
        comprueba(PaginaPartidos(grupos: grupos), nombre)
        comprueba(partido, nombre)
        comprueba(PaginaTabla(secciones: [tabla]), nombre)
        let lugar = LugarDeJugador(equipo: 1, numero: 1)
        let miembro = MiembroDePlantilla(
            nombre: nombre, dorsal: 1, esCapitan: true, lugar: lugar)
        let causa = Texto(literal: "2")
        let sancion = SancionEnPagina(
            jugador: nombre, lugar: lugar, causa: causa, esExpulsion: true, partidoDeOrigen: 1,
            rivalDeOrigen: nombre,
            turnos: [SancionEnPagina.Turno(partido: 2, rival: nombre, cumplido: false)], faltan: 0)
        comprueba(
            PaginaEquipo(
                nombre: nombre, plantilla: [miembro], partidos: grupos,
                puesto: PuestoDeEquipo(puesto: 1, grupo: nombre, puntos: 0, jugados: 0, racha: []),
                proximo: ProximoPartido(
                    fila: fila, campo: nombre,
                    bajas: [
                        ProximoPartido.Baja(
                            jugador: nombre, lugar: lugar, causa: causa, esExpulsion: false)
                    ]),
                sanciones: [sancion], apercibidos: [miembro]), nombre)
        comprueba(
            PaginaJugador(
                nombre: nombre, equipo: equipo, sanciones: [sancion],
                actuaciones: [ActuacionEnPagina(fila: fila, hechos: [])]), nombre)
        comprueba(
            PaginaPartidos(
                grupos: [
                    GrupoDePartidos(
                        .campo(nombre, ruta: VistaDePartidos(campo: nombre).ruta("/t")),
                        filas: [fila])
                ],
                barra: BarraDeVistas(
                    vista: VistaDePartidos(campo: nombre), posibles: [.campo], equipo: nombre)),
            nombre)
        comprueba(
            PaginaGoleadores(filas: [.init(puesto: 1, nombre: nombre, equipo: nombre, goles: 1)]),
            nombre)
        comprueba(
            PaginaArbitros(arbitros: [.init(nombre: nombre, ciudad: nombre)], refrescando: false),
            nombre)
        comprueba(
            PaginaCronica(
                partido: 1, titular: nombre,
                goles: [.golDeCronica(cuando: "1'", autor: nombre, equipo: nombre)],
                publicando: false),
            nombre)
    }

    /// Without what is quoted, the only markup left is ours.
    private func comprueba(_ pagina: some Pagina, _ nombre: String) {
        let marco = Marco(
            entorno: Entorno(base: "/torneos/t"), torneo: nombre, version: "1",
            ruta: "/?a=\(nombre)")
        let html = documento(pagina, marco: marco).texto
        let sinValores = html.replacing(#/"[^"]*"/#, with: "")
        #expect(!sinValores.contains("<img"))
        #expect(!sinValores.contains("alert(1)</script>"))
        #expect(sinValores.firstMatch(of: #/<[^>]* on[a-z]+=/#) == nil)
        #expect(!html.contains("\u{0}"))
    }
}

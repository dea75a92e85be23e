import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@Suite("Estructura de todas las páginas")
struct EstructuraTests {
    @Test("cada id es único en su página", arguments: Muestras.todas)
    func cadaIdEsUnico(muestra: Muestra) {
        let ids = muestra.html(.es).texto.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        let repetidos = Dictionary(grouping: ids, by: \.self).filter { $1.count > 1 }.keys
        #expect(repetidos.sorted() == [])
    }

    @Test("nada en línea: ni estilos, ni guiones, ni manejadores", arguments: Muestras.todas)
    func nadaEnLinea(muestra: Muestra) {
        let html = muestra.html(.es).texto
        #expect(html.firstMatch(of: #/<[^>]* (style|on[a-z]+)=/#) == nil)
        #expect(html.firstMatch(of: #/<script(?![^>]* src=)/#) == nil)
        #expect(html.firstMatch(of: #/<style/#) == nil)
    }

    @Test("un solo h1, y el idioma a la vista", arguments: Muestras.todas, Idioma.allCases)
    func unSoloTitular(muestra: Muestra, idioma: Idioma) {
        let html = muestra.html(idioma).texto
        #expect(html.matches(of: #/<h1/#).count == 1)
        #expect(html.contains("<html lang=\"\(idioma.rawValue)\">"))
    }

    @Test("cada etiqueta que se abre se cierra, en orden", arguments: Muestras.todas)
    func cadaEtiquetaSeCierra(muestra: Muestra) {
        let sueltas: Set<Substring> = [
            "meta", "link", "input", "!doctype", "path", "circle", "rect",
        ]
        var abiertas: [Substring] = []
        for etiqueta in muestra.html(.es).texto.matches(of: #/<(\/?)([a-z0-9!]+)[^>]*>/#)
        where !sueltas.contains(etiqueta.2) {
            if etiqueta.1.isEmpty {
                abiertas.append(etiqueta.2)
            } else {
                #expect(abiertas.popLast() == etiqueta.2)
            }
        }
        #expect(abiertas.isEmpty)
    }

    @Test("cada región viva está en su página tal cual, con su id en la raíz")
    func cadaRegionVivaEstaEnSuPagina() {
        comprueba(Muestras.partidoEnJuego)
        comprueba(Muestras.partidoLargo)
        comprueba(PaginaPartidos(grupos: Muestras.grupos))
        comprueba(PaginaTabla(secciones: [Muestras.tabla, Muestras.tabla]))
        comprueba(
            PaginaTabla(secciones: [Muestras.tablaConTodo], zonas: Muestras.zonas))
        comprueba(PaginaReglamento(reglamento: .fifa, ajustes: []))
        comprueba(PaginaGoleadores(filas: []))
        comprueba(PaginaArbitros(arbitros: [], refrescando: true))
        comprueba(
            PaginaCronica(partido: 1, titular: "x", goles: [Texto("y", "z")], publicando: true))
        comprueba(PaginaCronicas(cronicas: []))
        comprueba(PaginaAjustes(duracion: 60))
        comprueba(PaginaEquipo(nombre: "x", plantilla: [], partidos: Muestras.grupos))
        comprueba(Muestras.equipo)
        comprueba(Muestras.jugador)
        comprueba(PaginaPartidos(grupos: Muestras.grupos, barra: Muestras.vistas))
    }

    @Test("en la fila se abre por qué está ahí, con palabras; en la tabla corta no cabe")
    func porque() {
        let entorno = Entorno(base: "/torneos/t")
        let entera = Muestras.tablaConTodo.html(id: "tabla-1", entorno).texto
        #expect(entera.contains("Por qué está ahí Lobos</span></summary></details>"))
        #expect(entera.contains("<li>Empatado en todo con Águilas: comparten el puesto</li>"))
        #expect(entera.contains("title=\"Derrota 0-4 con &lt;Lobos&gt;\""))
        #expect(entera.contains("<span class=\"oculto\">Victoria</span>"))
        #expect(entera.contains("<span class=\"sello\">Campeón</span>"))
        #expect(entera.contains("<bdi>Alineación &lt;indebida&gt;</bdi>"))
        let corta = Muestras.tablaConTodo.html(id: "tabla-1", entorno, enCorto: true).texto
        #expect(!corta.contains("<details") && corta.contains("zona-asciende"))
        #expect(!Muestras.tabla.html(id: "tabla-1", entorno).texto.contains("<details"))
    }

    @Test("la gráfica es también una tabla, y dice lo mismo")
    func grafica() throws {
        let grafica = try #require(Muestras.tablaConTodo.grafica)
        let html = grafica.html(id: "grafica-1", .es).texto
        #expect(html.matches(of: #/<path d="M[0-9 ]+L[0-9 ]+L[0-9 ]+"/#).count == 5)
        #expect(html.contains("<span class=\"oculto\">Jornada 3</span>"))
        #expect(
            html.contains("<bdi>Águilas</bdi></th><td>3</td><td>3</td><td>2</td>"))
    }

    @Test(
        "los enlaces a otras vistas conservan la elegida",
        arguments: [
            (VistaDeTabla(), "/torneos/t/tabla?ambito=local"),
            (VistaDeTabla(contandoEnJuego: true), "/torneos/t/tabla?ultimos=5&amp;en-juego=si"),
            (
                VistaDeTabla(lados: .local, contandoEnJuego: true),
                "\"/torneos/t/tabla?ambito=local\""
            ),
            (VistaDeTabla(hasta: .jornada(3)), "/torneos/t/tabla?hasta=3&amp;ambito=visitante"),
        ])
    func vistas(vista: VistaDeTabla, enlace: String) {
        let html = VistasDeTabla(actual: VistaPedida(vista), hayEnJuego: true)
            .html(Entorno(base: "/torneos/t")).texto
        #expect(html.contains(enlace))
        #expect(html.matches(of: #/class="vista"[^>]* aria-current="true"/#).count == 1)
    }

    private func comprueba(_ pagina: some Pagina) {
        for acciones in [Set(Accion.allCases), []] {
            let entorno = Entorno(base: "/torneos/t", acciones: acciones)
            let contenido = pagina.contenido(entorno).texto
            let fragmentos = pagina.fragmentos(entorno)
            #expect(!fragmentos.isEmpty)
            #expect(Set(fragmentos.map(\.id)).count == fragmentos.count)
            for fragmento in fragmentos {
                #expect(contenido.contains(fragmento.html.texto))
                let raiz = fragmento.html.texto.prefix { $0 != ">" }
                #expect(raiz.contains(" id=\"\(fragmento.id)\""))
            }
        }
    }

    @Test("la primera página pesa menos de 60 kB con su estilo y sus guiones")
    func laPrimeraPaginaPesaPoco() {
        let filas = (1...18).map {
            FilaDePartido(
                numero: $0, local: Muestras.rayo, visitante: Muestras.toros,
                resultado: Resultado(3, 2))
        }
        let muestra = Muestra("partidos", PaginaPartidos(grupos: [GrupoDePartidos(filas: filas)])) {
            $0.barra = Muestras.barra
            $0.lateral = .tabla([Muestras.tabla])
        }
        let recursos: [Recurso] = [.estilo, .pagina, .directo, .formularios, .icono, .manifiesto]
        let peso = recursos.reduce(muestra.html(.es).bytes.count) { $0 + $1.bytes.count }
        #expect(peso < 60_000)
    }

    @Test("cada recurso se encuentra en su dirección", arguments: Recurso.allCases)
    func cadaRecursoSeEncuentra(recurso: Recurso) {
        #expect(Recurso.en(ruta: recurso.direccion).map { $0 == (recurso, true) } == true)
        let vieja = "/recursos/0123456789abcdef/\(recurso.rawValue)"
        #expect(Recurso.en(ruta: vieja).map { $0 == (recurso, false) } == true)
        #expect(Recurso.en(ruta: "/\(recurso.rawValue)") == nil)
        #expect(!recurso.bytes.isEmpty)
    }
}

import MarcadorApp
import Testing

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
        comprueba(PaginaTabla(secciones: [conPorque]))
        comprueba(PaginaGoleadores(filas: []))
        comprueba(PaginaArbitros(arbitros: [], refrescando: true))
        comprueba(
            PaginaCronica(partido: 1, titular: "x", goles: [Texto("y", "z")], publicando: true))
        comprueba(PaginaCronicas(cronicas: []))
        comprueba(PaginaAjustes(duracion: 60))
        comprueba(PaginaEquipo(nombre: "x", plantilla: [], partidos: Muestras.grupos))
    }

    private var conPorque: SeccionDeTabla {
        SeccionDeTabla(
            filas: Muestras.tabla.filas,
            porque: PorqueDeTabla(
                reglamento: "laliga",
                razones: [
                    .init(equipo: "<Lobos>", frase: Texto("Por delante de Toros", "Above Toros"))
                ]))
    }

    @Test("bajo la tabla se abre por qué están en ese orden; en la corta no cabe")
    func porque() {
        let entorno = Entorno(base: "/torneos/t")
        let entera = conPorque.html(id: "tabla-1", entorno).texto
        #expect(entera.contains("<summary>Por qué están en este orden</summary>"))
        #expect(entera.contains("Reglamento: laliga"))
        #expect(entera.contains("&lt;Lobos&gt;</bdi> Por delante de Toros"))
        #expect(!conPorque.html(id: "tabla-1", entorno, enCorto: true).texto.contains("<details"))
        #expect(!Muestras.tabla.html(id: "tabla-1", entorno).texto.contains("<details"))
        let otro = Entorno(idioma: .en, base: "/torneos/t")
        #expect(conPorque.html(id: "tabla-1", otro).texto.contains("Above Toros"))
    }

    private func comprueba(_ pagina: some Pagina) {
        for soloLectura in [false, true] {
            let entorno = Entorno(base: "/torneos/t", soloLectura: soloLectura)
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

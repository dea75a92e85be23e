import MarcadorApp
import Testing

@testable import MarcadorServidor

@Suite("Identificadores y estados del contrato")
struct ContratoTests {
    private let entorno = Entorno(base: "/torneos/t")

    private func texto(_ pagina: some Pagina, _ entorno: Entorno? = nil) -> String {
        pagina.contenido(entorno ?? self.entorno).texto
    }

    @Test(
        "la página del partido tiene los identificadores de las lecciones",
        arguments: [
            "id=\"minuto\" data-id=\"minuto\">Minuto 81'<",
            "id=\"estado\" data-id=\"estado\" class=\"vivo\">En juego<",
            "id=\"marcador\" data-id=\"marcador\">", ">Gol Rayo FC<", ">Gol Toros<",
            "Último aviso (cada 15'): minuto 75 con 2-1", "Duración del partido", "Ver goleadores",
            "Crónica",
        ])
    func laPaginaDelPartidoTieneIdentificadores(esperado: String) {
        #expect(texto(Muestras.partidoEnJuego).contains(esperado))
    }

    @Test("el marcador se lee «3 - 2»")
    func elMarcadorSeLee() {
        let sinEtiquetas = Muestras.partidoEnJuego.marcadorHTML(.es).texto
            .replacing(#/<[^>]*>/#, with: "")
        #expect(sinEtiquetas == "3 - 2")
    }

    @Test("sin resultado no hay ceros")
    func sinResultadoNoHayCeros() {
        var pagina = Muestras.partidoSinEmpezar
        pagina.marcador = nil
        let sinEtiquetas = pagina.marcadorHTML(.es).texto.replacing(#/<[^>]*>/#, with: "")
        #expect(sinEtiquetas == "– - –")
    }

    @Test("«Empezar partido» solo está cuando se puede; el selector se apaga mientras se juega")
    func empezarSoloCuandoSePuede() {
        #expect(texto(Muestras.partidoSinEmpezar).contains("Empezar partido"))
        #expect(!texto(Muestras.partidoSinEmpezar).contains(" disabled>"))
        #expect(!texto(Muestras.partidoEnJuego).contains("Empezar partido"))
        #expect(texto(Muestras.partidoEnJuego).contains("/duracion\" disabled><legend>"))
    }

    @Test("quien solo mira no encuentra ninguna acción")
    func quienSoloMiraNoEncuentraAcciones() {
        let mirando = Entorno(base: "/torneos/t", acciones: [])
        let arbitros = PaginaArbitros(arbitros: [], refrescando: false, error: .noHayConexion)
        let cronica = PaginaCronica(partido: 1, titular: "", goles: [], publicando: false)
        #expect(!texto(Muestras.partidoSinEmpezar, mirando).contains("<form"))
        #expect(!texto(arbitros, mirando).contains("<form"))
        #expect(!texto(cronica, mirando).contains("<form"))
    }

    @Test("una fila de la lista lleva su id y su resultado")
    func unaFilaLlevaSuId() {
        let pagina = texto(PaginaPartidos(grupos: Muestras.grupos))
        #expect(pagina.contains("id=\"partido-1\" data-id=\"partido-1\""))
        #expect(pagina.contains("data-id=\"resultado\">3-2<"))
        #expect(pagina.contains("4-2 en penaltis"))
        #expect(pagina.contains("En vivo 21'"))
    }

    @Test("el árbitro se lee con su ciudad; el botón se apaga mientras se refresca")
    func elArbitroSeLeeConSuCiudad() {
        let lista = [PaginaArbitros.Fila(nombre: "Leanne Graham", ciudad: "Gwenborough")]
        let pagina = texto(PaginaArbitros(arbitros: lista, refrescando: true))
        #expect(pagina.replacing(#/<[^>]*>/#, with: "").contains("Leanne Graham · Gwenborough"))
        #expect(pagina.contains("data-id=\"actualizar\" disabled>Actualizar"))
    }

    @Test("sin guiones, la página que espera algo se vuelve a pedir sola; las demás, nunca")
    func sinGuionesSePideOtraVez() {
        let otraVez = "<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>"
        let enEspera = ["arbitros-refrescando", "arbitros-buscando", "cronica-publicando"]
        for muestra in Muestras.todas {
            let cabeza = muestra.html(.es).texto.split(separator: "</head>")[0]
            #expect(cabeza.contains(otraVez) == enEspera.contains(muestra.nombre), "\(muestra)")
        }
    }

    @Test("la crónica dice con qué número se publicó")
    func laCronicaDiceSuNumero() {
        let pagina = texto(
            PaginaCronica(
                partido: 1, titular: "Rayo FC 2-1 Toros", goles: [], publicando: true,
                mensaje: .publicada(101)))
        #expect(pagina.contains("data-id=\"mensaje-cronica\""))
        #expect(pagina.contains(">Crónica publicada con el n.º 101<"))
        #expect(pagina.contains("data-id=\"publicar\" disabled>Publicar<"))
        #expect(pagina.contains("Sin goles"))
    }

    @Test("la barra lleva al partido y solo se quita cuando ha terminado")
    func laBarraLlevaAlPartido() {
        var barra = Muestras.barra
        #expect(BarraDelPartido.html(barra, entorno).texto.contains("/torneos/t/partidos/2"))
        #expect(!BarraDelPartido.html(barra, entorno).texto.contains("/barra/cerrar"))
        barra.terminado = true
        #expect(BarraDelPartido.html(barra, entorno).texto.contains("/torneos/t/barra/cerrar"))
        #expect(BarraDelPartido.html(nil, entorno).texto.contains("id=\"barra\""))
    }
}

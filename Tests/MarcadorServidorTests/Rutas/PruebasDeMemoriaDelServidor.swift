import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Lo que el servidor guarda en la memoria")
struct PruebasDeMemoriaDelServidor {
    /// A tournament of many matches between two teams.
    private func muchos(_ cuantos: Int) throws -> MarcadorDePrueba {
        let ejemplo = Ejemplo.rayoContraToros
        let documento = DocumentoDelTorneo(
            nombre: "Larga", equipos: [ejemplo.local, ejemplo.visitante],
            partidos: Array(repeating: ejemplo, count: cuantos))
        return try MarcadorDePrueba([
            "torneo.json": String(decoding: try documento.aJson(), as: UTF8.self)
        ])
    }

    private func visitante(_ idioma: Idioma = .es) -> Visitante {
        Visitante(idioma: idioma, papel: .organizador)
    }

    private func pedido(_ numero: Int, _ idioma: Idioma = .es) throws -> MarcadorServidor.Pedido {
        MarcadorServidor.Pedido(
            .partido("torneo", numero), visitante(idioma), consulta: [:])
    }

    @Test("mil partidos abiertos y cerrados dejan un número acotado de páginas y pantallas")
    func milPartidos() async throws {
        let marcador = try muchos(1000)
        let vitrina = Vitrina(maximo: 64)
        let recepcion = Recepcion(casa: marcador.casa, vitrina: vitrina, maximo: 40)
        for numero in 1...1000 {
            let lista = recepcion.pagina(try pedido(numero), seGuarda: true)
            #expect(lista.estado == 200)
            // The other tests wait for the main actor too.
            await Task.yield()
        }
        #expect(recepcion.cuantas == 40)
        #expect(vitrina.cuenta <= 40)
        #expect(
            marcador.casa.torneos[0].mesa.pantallas.cuantas <= PantallasDePartido.maximo)
        #expect(recepcion.pagina(try pedido(1), seGuarda: true).estado == 200)
    }

    @Test("una página que se olvida no deja a nadie observando por ella")
    func nadieObserva() async throws {
        let marcador = try muchos(10)
        let retiradas = Cuenta()
        weak var olvidada: PaginaViva?
        do {
            let pagina = PaginaViva(direccion: "/eventos?pagina=x", retirar: { retiradas.sumar() })
            {
                _ = marcador.casa.torneos[0].partidos.partidos
                return PaginaViva.Vista(estado: 200, fragmentos: []) { _ in Respuesta(200) }
            }
            _ = pagina.respuesta()
            pagina.renovar()
            olvidada = pagina
        }
        #expect(retiradas.valor == 1)
        #expect(olvidada == nil)
        _ = try await marcador.visita.post(
            "/torneos/torneo/partidos/1/goles", formulario: "lado=local")
        #expect(retiradas.valor == 1, "el cambio ya no le llega")
    }

    @Test("las páginas que alguien mira no se olvidan, aunque no quepan, y siguen contando")
    func lasMiradas() async throws {
        let marcador = try muchos(30)
        let recepcion = Recepcion(casa: marcador.casa, vitrina: Vitrina(), maximo: 5)
        var oyentes: [OyenteDePrueba] = []
        for numero in 1...20 {
            let suscripcion = try #require(
                recepcion.escuchar(try pedido(numero), desde: nil))
            oyentes.append(OyenteDePrueba(enMemoria: suscripcion))
        }
        #expect(recepcion.cuantas == 20)
        try await marcador.casa.torneos[0].mesa.cumplir(.gol(partido: 20, lado: .local))
        _ = try await oyentes[19].leer(hasta: "event: fragmentos")
        for oyente in oyentes { await oyente.irse() }
        _ = recepcion.pagina(try pedido(25), seGuarda: false)
        #expect(recepcion.cuantas == 5)
    }

    @Test("leer la API sin que nada cambie no acumula observadores")
    func laApi() async throws {
        let marcador = try muchos(50)
        let api = Api(casa: marcador.casa, vitrina: Vitrina(maximo: 4))
        for _ in 1...10 {
            for numero in 1...50 {
                let clave = "/api/v1/torneos/torneo/partidos/\(numero)"
                #expect(await api.leer(.apiPartido("torneo", numero), clave: clave)?.estado == 200)
                #expect(await api.leer(.apiPartido("torneo", numero), clave: nil)?.estado == 200)
            }
        }
        #expect(api.vigilancia.cuantas == 50)
        try await marcador.casa.torneos[0].mesa.cumplir(.gol(partido: 7, lado: .local))
        #expect(api.vigilancia.cuantas == 49)
        let despues = await api.leer(
            .apiPartido("torneo", 7), clave: "/api/v1/torneos/torneo/partidos/7")
        #expect(despues?.respuesta.texto.contains(#""local":3"#) == true)
    }

    @Test("lo que se escribe de mil maneras se guarda de una")
    func milManeras() async throws {
        let marcador = try MarcadorDePrueba()
        for camino in [
            "/api/v1/torneos?x=1", "/api/v1/%74orneos", "/api/v1/torneos/torneo/partidos/01",
        ] {
            #expect(try await marcador.visita.get(camino).estado == 200)
            #expect(try !marcador.visita.estaLista(camino), "\(camino)")
        }
    }
}

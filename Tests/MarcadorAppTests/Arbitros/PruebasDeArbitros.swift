import Foundation
import Testing

@testable import MarcadorApp

@MainActor
@Suite("Los árbitros: lo guardado y lo nuevo")
struct PruebasDeArbitros {
    private let carpeta: CarpetaTemporal
    private let viejo = Arbitro(id: 1, nombre: "Vieja Guardia", ciudad: "Getafe")
    private let leanne = ArbitroDTO(
        id: 1, name: "Leanne Graham", email: "l@ejemplo.es",
        address: ArbitroDTO.Direccion(city: "Gwenborough"))

    init() throws { carpeta = try CarpetaTemporal() }

    private var almacen: AlmacenDeArbitros {
        AlmacenDeArbitros(url: carpeta.fichero("arbitros.json"))
    }

    @Test("el DTO se traduce en un solo sitio")
    func traduccion() {
        #expect(
            Arbitro(dto: leanne)
                == Arbitro(id: 1, nombre: "Leanne Graham", ciudad: "Gwenborough"))
    }

    @Test("primero lo guardado, luego lo nuevo, que queda guardado para sin red")
    func primeroLoGuardado() async throws {
        try almacen.guardar([viejo])
        let servicio = ServicioFalso(.success([leanne]))
        let repositorio = RepositorioDeArbitros(servicio: servicio, almacen: almacen)
        #expect(repositorio.arbitros == [viejo])
        #expect(servicio.preguntas == 0, "lo guardado no pregunta a nadie")
        servicio.puerta.cerrar()
        let tarea = Task { try await repositorio.refrescar() }
        await hasta("preguntar") { servicio.puerta.esperando == 1 }
        #expect(repositorio.arbitros == [viejo], "mientras se pregunta, lo guardado")
        servicio.puerta.abrir()
        try await tarea.value
        #expect(repositorio.arbitros == [Arbitro(dto: leanne)])
        let sinRed = ServicioFalso(.failure(ErrorDeRed.sinConexion))
        #expect(
            RepositorioDeArbitros(servicio: sinRed, almacen: almacen).arbitros
                == [Arbitro(dto: leanne)])
        #expect(sinRed.preguntas == 0)
    }

    @Test("lo dice en el registro")
    func elRegistro() async throws {
        let diez = Array(repeating: leanne, count: 10)
        let repositorio = RepositorioDeArbitros(servicio: ServicioFalso(.success(diez)))
        let lineas = try await registro { try await repositorio.refrescar() }
        #expect(lineas == ["árbitros REFRESCADOS: 10"])
    }

    @Test(
        "si falla, se dice cuál es el fallo y no se vacía nada",
        arguments: [
            ErrorDeRed.sinConexion, .servidor(codigo: 500), .servidor(codigo: 404),
            .respuestaIncomprensible, .sinArbitros,
        ])
    func falla(error: ErrorDeRed) async throws {
        try almacen.guardar([viejo])
        let repositorio = RepositorioDeArbitros(
            servicio: ServicioFalso(.failure(error)), almacen: almacen)
        await #expect(throws: error) { try await repositorio.refrescar() }
        #expect(repositorio.arbitros == [viejo])
        #expect(almacen.cargar() == [viejo])
    }

    @Test("una lista vacía no vacía la guardada", arguments: [true, false])
    func listaVacia(habia: Bool) async throws {
        if habia { try almacen.guardar([viejo]) }
        let repositorio = RepositorioDeArbitros(
            servicio: ServicioFalso(.success([])), almacen: almacen)
        let modelo = ArbitrosViewModel(repositorio: repositorio)
        await modelo.refrescar()
        #expect(modelo.uiState.arbitros == (habia ? [viejo] : []))
        #expect(modelo.uiState.error == "El servidor no tiene ningún árbitro")
        #expect(modelo.uiState.refrescando == false)
        #expect(almacen.cargar() == (habia ? [viejo] : []))
    }

    @Test("un fichero que falta o está roto es una lista vacía", arguments: [nil, "", "{}", "[1]"])
    func roto(texto: String?) throws {
        if let texto { try Data(texto.utf8).write(to: almacen.url) }
        #expect(almacen.cargar().isEmpty)
        almacen.borrar()
        almacen.borrar()
    }

    @Test("si el disco no quiere, los nuevos se ven igual y se dice")
    func sinDisco() async throws {
        let imposible = AlmacenDeArbitros(url: try carpeta.imposible("arbitros.json"))
        let repositorio = RepositorioDeArbitros(
            servicio: ServicioFalso(.success([leanne])), almacen: imposible)
        let lineas = try await registro { try await repositorio.refrescar() }
        #expect(repositorio.arbitros == [Arbitro(dto: leanne)])
        #expect(lineas.first?.hasPrefix("no se pudo guardar arbitros.json: ") == true)
    }

    @Test(
        "los errores de red son frases",
        arguments: [
            (ErrorDeRed.sinConexion, "No hay conexión"),
            (.servidor(codigo: 500), "El servidor respondió con el código 500"),
            (.servidor(codigo: 404), "El servidor respondió con el código 404"),
            (.respuestaIncomprensible, "El servidor respondió algo que no se entiende"),
            (.sinArbitros, "El servidor no tiene ningún árbitro"),
        ])
    func frases(error: ErrorDeRed, frase: String) { #expect(error.frase == frase) }
}

@MainActor
@Suite("La pantalla de los árbitros")
struct PruebasDeLaPantallaDeArbitros {
    private let viejo = Arbitro(id: 1, nombre: "Vieja Guardia", ciudad: "Getafe")
    private let nuevo = Arbitro(id: 2, nombre: "Nueva Ola", ciudad: "Eibar")

    @Test("recién abierta enseña lo guardado")
    func recienAbierta() {
        let pantalla = ArbitrosViewModel(
            repositorio: ArbitrosRepositorioFalso([viejo], nuevos: .success([])))
        #expect(pantalla.uiState == ArbitrosUiState(arbitros: [viejo]))
    }

    @Test("refrescada enseña lo nuevo, sin error")
    func refrescada() async {
        let pantalla = ArbitrosViewModel(
            repositorio: ArbitrosRepositorioFalso([viejo], nuevos: .success([nuevo])))
        await pantalla.refrescar()
        #expect(pantalla.uiState == ArbitrosUiState(arbitros: [nuevo]))
    }

    @Test("sin red, la lista sigue y el aviso está; con red otra vez, el aviso se va")
    func sinRed() async {
        let repositorio = ArbitrosRepositorioFalso(
            [viejo], nuevos: .failure(ErrorDeRed.sinConexion))
        let pantalla = ArbitrosViewModel(repositorio: repositorio)
        await pantalla.refrescar()
        let conAviso = ArbitrosUiState(arbitros: [viejo], error: "No hay conexión")
        #expect(pantalla.uiState == conAviso)
        pantalla.abrir()
        #expect(
            pantalla.uiState
                == ArbitrosUiState(
                    arbitros: [viejo], refrescando: true, error: "No hay conexión"),
            "las tres cosas a la vez: lo guardado, que se pregunta, y que antes no se pudo")
        await pantalla.refrescar()
        #expect(pantalla.uiState == conAviso)
        repositorio.nuevos = .success([nuevo])
        await pantalla.refrescar()
        #expect(pantalla.uiState == ArbitrosUiState(arbitros: [nuevo]))
    }

    @Test("sin red y sin nada guardado: vacía y con el error")
    func vacia() async {
        let pantalla = ArbitrosViewModel(
            repositorio: ArbitrosRepositorioFalso(
                [], nuevos: .failure(ErrorDeRed.servidor(codigo: 500))))
        await pantalla.refrescar()
        #expect(
            pantalla.uiState
                == ArbitrosUiState(error: "El servidor respondió con el código 500"))
    }

    @Test("mientras pregunta lo dice, y otra petición espera a la misma")
    func mientras() async throws {
        let servicio = ServicioFalso(.failure(ErrorDeRed.sinConexion))
        servicio.puerta.cerrar()
        let repositorio = RepositorioDeArbitros(servicio: servicio)
        let pantalla = ArbitrosViewModel(repositorio: repositorio)
        let primera = Task { await pantalla.refrescar() }
        await hasta("preguntar") { servicio.puerta.esperando == 1 }
        #expect(pantalla.uiState.refrescando)
        let segunda = Task {
            await pantalla.refrescar()
            return pantalla.uiState
        }
        for _ in 0..<100 { await Task.yield() }
        servicio.puerta.abrir()
        await primera.value
        #expect(await segunda.value.error == "No hay conexión", "espera al desenlace de verdad")
        #expect(servicio.preguntas == 1)
        #expect(!pantalla.uiState.refrescando)
    }
}

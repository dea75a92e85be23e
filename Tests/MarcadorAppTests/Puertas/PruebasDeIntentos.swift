import Testing
import Torneo

@testable import MarcadorApp

@Suite("Probar secretos uno tras otro")
struct PruebasDeIntentos {
    private let reloj = RelojDeMano()

    private func abrir() -> Puertas {
        Puertas(almacen: PuertasEnMemoria(), cerrajero: CerrajeroFalso(), reloj: reloj)
    }

    private func probar(_ puertas: Puertas, _ secreto: String, _ red: String) -> FalloDePuerta? {
        do throws(FalloDePuerta) {
            _ = try puertas.portador(de: secreto, desde: red)
            return nil
        } catch {
            return error
        }
    }

    @Test("tras diez fallos de una dirección se espera; las demás y el secreto bueno, no")
    func porDireccion() async throws {
        let puertas = abrir()
        let bueno = try #require(
            try await puertas.hacer([Puertas.Encargo(papel: .organizador, plazo: 1_000_000)]).first)
        for n in 1...10 { #expect(probar(puertas, "malo \(n)", "a") == .secretoDesconocido) }
        #expect(probar(puertas, "malo 11", "a") == .demasiadosIntentos(segundos: 600))
        #expect(probar(puertas, "malo 12", "b") == .secretoDesconocido)
        #expect(probar(puertas, bueno.secreto, "a") == nil)
        reloj.avanzar(ms: Intentos.ventana - 1)
        #expect(probar(puertas, "malo 13", "a") == .demasiadosIntentos(segundos: 1))
        reloj.avanzar(ms: 1)
        #expect(probar(puertas, "malo 14", "a") == .secretoDesconocido)
    }

    @Test("el mismo secreto desde muchas direcciones también se espera")
    func porSecreto() {
        let puertas = abrir()
        for n in 1...10 { #expect(probar(puertas, "malo", "\(n)") == .secretoDesconocido) }
        #expect(probar(puertas, "malo", "11") == .demasiadosIntentos(segundos: 600))
        #expect(probar(puertas, "otro", "11") == .secretoDesconocido)
    }

    @Test("la contraseña buena tampoco pasa mientras se espera; acertar a tiempo olvida los fallos")
    func contrasena() async throws {
        let puertas = abrir()
        try await puertas.ponerContrasena("una bien larga")
        for vuelta in 1...2 {
            for _ in 1...9 {
                await #expect(throws: FalloDePuerta.contrasenaMala, "vuelta \(vuelta)") {
                    try await puertas.entrar(contrasena: "no", desde: "a")
                }
            }
            _ = try await puertas.entrar(contrasena: "una bien larga", desde: "a")
        }
        for _ in 1...10 { _ = try? await puertas.entrar(contrasena: "no", desde: "a") }
        await #expect(throws: FalloDePuerta.demasiadosIntentos(segundos: 600)) {
            try await puertas.entrar(contrasena: "una bien larga", desde: "a")
        }
    }

    @Test("desde muchas direcciones, la contraseña se cierra para todas")
    func contrasenaDesdeMuchas() async throws {
        let puertas = abrir()
        try await puertas.ponerContrasena("una bien larga")
        for n in 1...50 { _ = try? await puertas.entrar(contrasena: "no", desde: "\(n)") }
        await #expect(throws: FalloDePuerta.demasiadosIntentos(segundos: 600)) {
            try await puertas.entrar(contrasena: "una bien larga", desde: "51")
        }
    }

    @Test("lo que se recuerda de los fallos está acotado")
    func acotado() {
        var intentos = Intentos()
        for n in 0..<(3 * Intentos.maximo) {
            intentos.fallo([.direccion("\(n)")], en: Instante(ms: Int64(n)))
        }
        #expect(intentos.cuantas <= Intentos.maximo)
        for _ in 0..<10 { intentos.fallo([.direccion("x")], en: Instante(ms: 100_000)) }
        #expect(intentos.espera([.direccion("x")], en: Instante(ms: 100_000)) == 600)
    }

    @Test("con el reloj puesto atrás, una ventana no dura para siempre")
    func relojAtras() {
        var intentos = Intentos()
        for _ in 0..<10 { intentos.fallo([.contrasena], en: Instante(ms: 10_000_000_000)) }
        #expect(intentos.espera([.contrasena], en: Instante(ms: 5)) == nil)
    }

    @Test("nadie apunta más de lo que cabe en un minuto, y cada mano tiene el suyo")
    func ritmo() {
        let puertas = abrir()
        for _ in 0..<Ritmo.tope { #expect(puertas.cabeOtroApunte(de: "a")) }
        #expect(!puertas.cabeOtroApunte(de: "a"))
        #expect(puertas.cabeOtroApunte(de: "b"))
        reloj.avanzar(ms: Ritmo.ventana)
        #expect(puertas.cabeOtroApunte(de: "a"))
    }
}

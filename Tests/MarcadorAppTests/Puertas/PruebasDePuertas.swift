import Foundation
import Synchronization
import Testing
import Torneo

@testable import MarcadorApp

@Suite("Enlaces, sesiones y contraseña")
struct PruebasDePuertas {
    private let reloj = RelojDeMano()
    private let cerrajero = CerrajeroFalso()
    private let almacen = AlmacenTerco()
    private let dia = 24 * 3600 * 1000
    private let anotador = Papel.anotador(torneo: "torneo", .partido(3))

    private func abrir() -> Puertas {
        Puertas(almacen: almacen, cerrajero: cerrajero, reloj: reloj)
    }

    private func hacer(
        _ puertas: Puertas, _ papel: Papel? = nil, dias: Int = 7
    ) async throws -> Puertas.EnlaceHecho {
        let encargo = Puertas.Encargo(papel: papel ?? anotador, plazo: dias * dia)
        return try #require(try await puertas.hacer([encargo]).first)
    }

    @Test("con el secreto se entra con su papel, y el navegador sigue dentro tras reiniciar")
    func entrar() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        let entrada = try await puertas.entrar(con: hecho.secreto, desde: "red")
        #expect(entrada.credencial.papel == anotador)
        #expect(entrada.credencial.enlace == hecho.enlace.id)
        #expect(puertas.sesion(entrada.secreto) == entrada.credencial)
        #expect(abrir().sesion(entrada.secreto) == entrada.credencial)
        #expect(puertas.registro.abiertas(con: hecho.enlace.id, en: reloj.ahora) == 1)
    }

    @Test("el secreto del enlace y el de la sesión no valen uno por otro, ni se guardan")
    func distintos() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        let entrada = try await puertas.entrar(con: hecho.secreto, desde: "red")
        #expect(puertas.sesion(hecho.secreto) == nil)
        #expect(throws: FalloDePuerta.secretoDesconocido) {
            try puertas.portador(de: entrada.secreto, desde: "red")
        }
        let guardado = String(
            decoding: try JSONEncoder().encode(puertas.registro), as: UTF8.self)
        #expect(!guardado.contains(hecho.secreto) && !guardado.contains(entrada.secreto))
    }

    @Test("lo desconocido, lo caducado y lo anulado no abren, y dicen por qué")
    func noAbren() async throws {
        let puertas = abrir()
        let corto = try await hacer(puertas, dias: 1)
        let largo = try await hacer(puertas)
        let sesion = try await puertas.entrar(con: corto.secreto, desde: "red")
        reloj.avanzar(ms: dia)
        #expect(throws: FalloDePuerta.caducado) {
            try puertas.portador(de: corto.secreto, desde: "red")
        }
        #expect(puertas.sesion(sesion.secreto) == nil, "la sesión no dura más que su enlace")
        try await puertas.revocar(largo.enlace.id)
        #expect(throws: FalloDePuerta.revocado) {
            try puertas.portador(de: largo.secreto, desde: "red")
        }
        #expect(throws: FalloDePuerta.secretoDesconocido) {
            try puertas.portador(de: "otra cosa", desde: "red")
        }
        await #expect(throws: FalloDePuerta.noExisteElEnlace) {
            try await puertas.revocar(Identificador(alta: 0, baja: 0))
        }
    }

    @Test("anular un enlace echa a quien entró con él; renovarlo, también, y da otro secreto")
    func echar() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        let otro = try await hacer(puertas, .organizador)
        let dentro = try await puertas.entrar(con: hecho.secreto, desde: "red")
        let ajeno = try await puertas.entrar(con: otro.secreto, desde: "red")
        let nuevo = try await puertas.renovar(hecho.enlace.id)
        #expect(puertas.sesion(dentro.secreto) == nil)
        #expect(nuevo.enlace.id == hecho.enlace.id && nuevo.secreto != hecho.secreto)
        #expect(throws: FalloDePuerta.secretoDesconocido) {
            try puertas.portador(de: hecho.secreto, desde: "red")
        }
        let otraVez = try await puertas.entrar(con: nuevo.secreto, desde: "red")
        try await puertas.revocar(hecho.enlace.id)
        #expect(puertas.sesion(otraVez.secreto) == nil)
        #expect(puertas.sesion(ajeno.secreto) != nil, "los demás siguen dentro")
        await #expect(throws: FalloDePuerta.revocado) {
            try await puertas.renovar(hecho.enlace.id)
        }
    }

    @Test("salir cierra esa sesión y ninguna otra")
    func salir() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        let una = try await puertas.entrar(con: hecho.secreto, desde: "red")
        let otra = try await puertas.entrar(con: hecho.secreto, desde: "red")
        try await puertas.salir(una.secreto)
        try await puertas.salir("que no es ninguna")
        #expect(puertas.sesion(una.secreto) == nil)
        #expect(puertas.sesion(otra.secreto) != nil)
    }

    @Test("un enlace no llena el disco de sesiones: la más vieja deja sitio")
    func muchas() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        var entradas: [Puertas.Entrada] = []
        for _ in 0...RegistroDePuertas.maximoPorEnlace {
            entradas.append(try await puertas.entrar(con: hecho.secreto, desde: "red"))
        }
        #expect(puertas.registro.sesiones.count == RegistroDePuertas.maximoPorEnlace)
        #expect(puertas.sesion(entradas[0].secreto) == nil)
        #expect(puertas.sesion(entradas[1].secreto) != nil)
    }

    @Test("si el disco se niega, no ha cambiado nada")
    func disco() async throws {
        let puertas = abrir()
        let hecho = try await hacer(puertas)
        let antes = puertas.registro
        almacen.seNiega.withLock { $0 = true }
        await #expect(throws: FalloDePuerta.self) { try await hacer(puertas) }
        await #expect(throws: FalloDePuerta.self) { try await puertas.revocar(hecho.enlace.id) }
        await #expect(throws: FalloDePuerta.self) {
            try await puertas.entrar(con: hecho.secreto, desde: "red")
        }
        #expect(puertas.registro == antes)
        #expect(try puertas.portador(de: hecho.secreto, desde: "red").papel == anotador)
    }

    @Test("la contraseña abre como organizador; cambiarla echa a quien entró con la de antes")
    func contrasena() async throws {
        let puertas = abrir()
        await #expect(throws: FalloDePuerta.contrasenaMala) {
            try await puertas.entrar(contrasena: "cualquiera", desde: "red")
        }
        try await puertas.ponerContrasena("una bien larga")
        await #expect(throws: FalloDePuerta.contrasenaMala) {
            try await puertas.entrar(contrasena: "una mal larga", desde: "red")
        }
        let dentro = try await puertas.entrar(contrasena: "una bien larga", desde: "red")
        #expect(puertas.sesion(dentro.secreto)?.papel == .organizador)
        try await puertas.ponerContrasena("otra bien larga")
        #expect(puertas.sesion(dentro.secreto) == nil)
        try await puertas.ponerContrasena(nil)
        #expect(puertas.registro.contrasena == nil)
    }

    @Test("una contraseña corta o desmedida no se pone", arguments: [0, 9, 201])
    func largos(letras: Int) async {
        let puertas = abrir()
        await #expect(throws: FalloDePuerta.contrasenaImposible) {
            try await puertas.ponerContrasena(String(repeating: "a", count: letras))
        }
        #expect(puertas.registro.contrasena == nil)
    }

    @Test("lo que ya no abre se olvida a los 30 días")
    func olvido() async throws {
        let puertas = abrir()
        let viejo = try await hacer(puertas, dias: 1)
        reloj.avanzar(ms: 30 * dia)
        _ = try await hacer(puertas)
        #expect(puertas.registro.enlace(viejo.enlace.id) != nil)
        reloj.avanzar(ms: dia + 1)
        _ = try await hacer(puertas)
        #expect(puertas.registro.enlace(viejo.enlace.id) == nil)
    }
}

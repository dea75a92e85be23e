import MarcadorApp
import Testing
import Torneo

@testable import MarcadorDiario

@Suite("Lo que todo diario cumple")
struct PruebasDelContrato {
    private let carpeta: CarpetaDePrueba

    init() throws { carpeta = try CarpetaDePrueba() }

    @Test("lo apuntado se lee, por orden y por trozos", arguments: Clase.allCases)
    func leer(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        #expect(try diario.torneos().isEmpty)
        #expect(try diario.leer("copa", desde: 0, cuantos: .max).isEmpty)
        let todos = try [Apuntes.principio()] + (1...9).map { Apuntes.gol($0) }
        #expect(try await diario.anotar(Array(todos[..<4]), en: "copa", tras: 0) == 4)
        #expect(try await diario.anotar(Array(todos[4...]), en: "copa", tras: 4) == 10)
        #expect(try await diario.anotar([todos[0]], en: "liga", tras: 0) == 1)
        #expect(try diario.leer("copa", desde: 0, cuantos: .max) == todos)
        #expect(try diario.leer("copa", desde: 3, cuantos: 2) == Array(todos[3...4]))
        #expect(try diario.leer("copa", desde: 10, cuantos: 2).isEmpty)
        #expect(try diario.version(de: "copa") == 10)
        #expect(try diario.torneos() == ["copa", "liga"])
    }

    @Test("quien no ha visto lo último no apunta nada", arguments: Clase.allCases)
    func otraVersion(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        _ = try await diario.anotar([Apuntes.gol(1), Apuntes.gol(2)], en: "copa", tras: 0)
        for version in [0, 1, 3] {
            await #expect(throws: ErrorDeDiario.otraVersion(esperada: version, hay: 2)) {
                _ = try await diario.anotar([Apuntes.gol(9)], en: "copa", tras: version)
            }
        }
        #expect(try diario.version(de: "copa") == 2)
    }

    @Test("lo que ya se apuntó y no se supo no se apunta dos veces", arguments: Clase.allCases)
    func repetido(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        _ = try await diario.anotar([Apuntes.gol(1), Apuntes.gol(2)], en: "copa", tras: 0)
        let otraVez = [Apuntes.gol(2), Apuntes.gol(3)]
        #expect(try await diario.anotar(otraVez, en: "copa", tras: 1) == 3)
        #expect(try await diario.anotar(otraVez, en: "copa", tras: 1) == 3)
        let ids = try diario.leer("copa", desde: 0, cuantos: .max).map(\.id)
        #expect(ids == (1...3).map { Apuntes.gol($0).id })
    }

    @Test("cincuenta a la vez, cada uno insistiendo: todos una vez", arguments: Clase.allCases)
    func aLaVez(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        await withTaskGroup(of: Void.self) { grupo in
            for numero in 1...50 {
                grupo.addTask {
                    while true {
                        let version = (try? diario.version(de: "copa")) ?? 0
                        let hecho = try? await diario.anotar(
                            [Apuntes.gol(UInt64(numero))], en: "copa", tras: version)
                        if hecho != nil { return }
                    }
                }
            }
        }
        let ids = try diario.leer("copa", desde: 0, cuantos: .max).map(\.id)
        #expect(ids.count == 50)
        #expect(Set(ids) == Set((1...50).map { Apuntes.gol($0).id }))
    }

    @Test("de dos con la misma versión, uno", arguments: Clase.allCases)
    func dos(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        for ronda in 0..<20 {
            let hechos = await withTaskGroup(of: Bool.self) { grupo in
                for numero in 1...2 {
                    grupo.addTask {
                        let apunte = Apuntes.gol(UInt64(2 * ronda + numero))
                        return (try? await diario.anotar([apunte], en: "copa", tras: ronda)) != nil
                    }
                }
                return await grupo.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(hechos == 1)
        }
        #expect(try diario.version(de: "copa") == 20)
    }

    @Test("recuerda qué documentos puede haber en el fichero", arguments: Clase.allCases)
    func documentos(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        let huellas = (0..<4).map {
            DocumentoEscrito(huella: Huella([UInt8($0)]), version: $0)
        }
        _ = try await diario.anotar([Apuntes.gol(1)], en: "copa", tras: 0)
        #expect(try diario.documentos(de: "copa").isEmpty)
        for (huella, escrito) in zip(huellas, [nil, nil, huellas[1], huellas[2]]) {
            try await diario.recordar(huella, escrito: escrito, de: "copa")
        }
        #expect(Set(try diario.documentos(de: "copa")) == [huellas[2], huellas[3]])
    }

    @Test("olvidar un torneo deja los demás como estaban", arguments: Clase.allCases)
    func olvidar(clase: Clase) async throws {
        let diario = clase.diario(en: carpeta)
        try diario.olvidar("copa")
        for torneo in ["copa", "liga"] {
            _ = try await diario.anotar([Apuntes.gol(1)], en: torneo, tras: 0)
            try await diario.recordar(
                DocumentoEscrito(huella: Huella(), version: 1), escrito: nil, de: torneo)
        }
        try diario.olvidar("copa")
        #expect(try diario.torneos() == ["liga"])
        #expect(try diario.documentos(de: "copa").isEmpty)
        #expect(try await diario.anotar([Apuntes.gol(1)], en: "copa", tras: 0) == 1)
    }
}

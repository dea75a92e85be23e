import Foundation
import Testing

@testable import Torneo

@Suite("Guardar y cargar")
struct IdaYVueltaTests {
    @Test("Un torneo guardado y vuelto a cargar es igual")
    func elTorneoCargadoEsIgual() throws {
        let torneo = Torneo(
            nombre: "Copa Barrio",
            equipos: [Ejemplo.rayo, Ejemplo.toros, Ejemplo.lobos, Ejemplo.aguilas])
        try torneo.registrar(Ejemplo.rayoContraToros)
        try torneo.registrar(Ejemplo.lobosContraAguilas)

        let cargado = try torneoDesdeJson(torneo.aJson())

        #expect(Retrato(DocumentoDelTorneo(cargado)) == Retrato(DocumentoDelTorneo(torneo)))
        #expect(cargado.equipos[0] !== Ejemplo.rayo)
        #expect(cargado.partidos[0].local === cargado.equipos[0])
    }

    @Test("Cualquier torneo inventado vuelve igual", arguments: 0..<300)
    func cualquierTorneoVuelveIgual(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        let documento = inventado.documento()
        let json = try documento.aJson()

        let vuelto = try DocumentoDelTorneo(json: json)

        #expect(Retrato(vuelto) == Retrato(documento))
        // Byte for byte from the second time on: one name may be spelt in two ways that are equal.
        let otraVez = try vuelto.aJson()
        #expect(try DocumentoDelTorneo(json: otraVez).aJson() == otraVez)
        #expect(problemas(enJson: json).isEmpty)
    }

    @Test("Foundation lee lo que escribimos", arguments: 0..<60)
    func foundationLoLee(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        let json = try inventado.documento().aJson()
        let objeto = try #require(
            try JSONSerialization.jsonObject(with: json) as? [String: Any])

        // Written by another library, in another order and on one line, it says the same.
        let ajeno = try JSONSerialization.data(withJSONObject: objeto)
        #expect(
            Retrato(try DocumentoDelTorneo(json: ajeno))
                == Retrato(try DocumentoDelTorneo(json: json)))
    }

    @Test("Las claves están ordenadas y la sangría es de dos espacios")
    func elTextoEsElEsperado() throws {
        let documento = DocumentoDelTorneo(
            nombre: "Uno", equipos: [Ejemplo.lobos, Ejemplo.aguilas],
            partidos: [
                Partido(
                    local: Ejemplo.lobos, visitante: Ejemplo.aguilas,
                    eventos: [.gol(minuto: 20, jugador: Ejemplo.pedro, equipo: Ejemplo.lobos)])
            ])
        let texto = String(decoding: try documento.aJson(), as: UTF8.self)
        #expect(texto == Self.esperado)
    }

    @Test("En todo documento las claves están ordenadas", arguments: 0..<60)
    func clavesOrdenadas(semilla: Int) throws {
        var inventado = TorneoInventado(semilla: semilla)
        var lector = try LectorJson(try inventado.documento().aJson())
        try esperarClavesOrdenadas(NodoJson(&lector))
    }

    private func esperarClavesOrdenadas(_ nodo: NodoJson) throws {
        switch nodo.valor {
        case .objeto(let miembros):
            let claves = miembros.map(\.clave)
            #expect(claves == claves.sorted() && Set(claves).count == claves.count)
            for miembro in miembros { try esperarClavesOrdenadas(miembro.valor) }
        case .lista(let elementos):
            for elemento in elementos { try esperarClavesOrdenadas(elemento) }
        default: break
        }
    }

    private static let esperado = """
        {
          "equipos": [
            {
              "nombre": "Lobos",
              "plantilla": [
                {
                  "dorsal": 4,
                  "nombre": "Pedro"
                },
                {
                  "dorsal": 5,
                  "nombre": "Carla"
                }
              ]
            },
            {
              "nombre": "Águilas",
              "plantilla": [
                {
                  "dorsal": 11,
                  "nombre": "Nico"
                }
              ]
            }
          ],
          "nombre": "Uno",
          "partidos": [
            {
              "eventos": [
                {
                  "equipo": "Lobos",
                  "jugador": "Pedro",
                  "minuto": 20,
                  "tipo": "gol"
                }
              ],
              "local": "Lobos",
              "visitante": "Águilas"
            }
          ]
        }

        """
}

import Foundation
import Testing

@testable import MarcadorApp

@Suite("Quién puede hacer qué")
struct PruebasDePermiso {
    /// The table once more, in other words: whoever changes one must change both.
    private static let esperada: [Papel.Clase: [Accion]] = [
        .organizador: [
            .marcar, .deshacer, .deshacerLoSuyo, .verHistorial, .ponerResultado, .confirmar,
            .cambiarConfirmado,
            .emparejar,
            .ajustar,
            .publicar, .refrescar, .inscribir, .borrarNombres, .repartir, .organizar,
        ],
        .anotador: [.marcar, .deshacerLoSuyo],
        .capitan: [.inscribir, .deshacerLoSuyo],
        .arbitro: [.ponerResultado, .confirmar, .deshacerLoSuyo],
    ]

    private static let papeles: [(Papel, suyo: Lugar)] = [
        (.organizador, Lugar(torneo: "a", partido: 3)),
        (.anotador(torneo: "a", .partido(3)), Lugar(torneo: "a", partido: 3)),
        (.anotador(torneo: "a", .campo("Norte")), Lugar(torneo: "a", partido: 9, campo: "Norte")),
        (.capitan(torneo: "a", equipo: 2), Lugar(torneo: "a", equipo: 2)),
        (.arbitro(torneo: "a"), Lugar(torneo: "a", partido: 7)),
        (.arbitro(torneo: "a", partido: 8), Lugar(torneo: "a", partido: 8)),
    ]

    @Test("la tabla, papel por papel y acción por acción", arguments: Papel.Clase.allCases)
    func tabla(clase: Papel.Clase) throws {
        let esperadas = try #require(Self.esperada[clase])
        for accion in Accion.allCases {
            #expect(
                Permiso.acciones(de: clase).contains(accion) == esperadas.contains(accion),
                "\(clase) \(accion)")
        }
    }

    @Test("cada papel puede lo suyo en lo suyo, y nada más", arguments: Self.papeles)
    func enLoSuyo(papel: Papel, suyo: Lugar) throws {
        let esperadas = try #require(Self.esperada[papel.clase])
        for accion in Accion.allCases {
            #expect(Permiso.puede(papel, accion, en: suyo) == esperadas.contains(accion))
            #expect(!Permiso.puede(nil, accion, en: suyo), "nadie puede \(accion)")
        }
        #expect(Permiso.acciones(de: papel, en: suyo) == Set(esperadas))
        #expect(Permiso.acciones(de: nil, en: suyo).isEmpty)
    }

    @Test(
        "fuera de lo suyo solo puede el organizador",
        arguments: Self.papeles.map(\.0),
        [
            Lugar(), Lugar(torneo: "a"), Lugar(torneo: "b", partido: 3, campo: "Norte", equipo: 2),
            Lugar(torneo: "b"), Lugar(partido: 3), Lugar(torneo: "a", campo: "Norte"),
        ])
    func fuera(papel: Papel, lugar: Lugar) {
        for accion in Accion.allCases {
            #expect(Permiso.puede(papel, accion, en: lugar) == (papel == .organizador))
        }
    }

    @Test(
        "un anotador no llega al partido ni al campo de al lado",
        arguments: [
            (Papel.anotador(torneo: "a", .partido(3)), Lugar(torneo: "a", partido: 4)),
            (.anotador(torneo: "a", .partido(3)), Lugar(torneo: "a", partido: 33)),
            (.anotador(torneo: "a", .campo("Norte")), Lugar(torneo: "a", partido: 3)),
            (
                .anotador(torneo: "a", .campo("Norte")),
                Lugar(torneo: "a", partido: 3, campo: "Norte 2")
            ),
            (.capitan(torneo: "a", equipo: 2), Lugar(torneo: "a", partido: 2, equipo: 3)),
        ])
    func alLado(papel: Papel, lugar: Lugar) {
        #expect(Permiso.acciones(de: papel, en: lugar).isEmpty)
    }

    @Test("un papel se escribe y se lee igual", arguments: Self.papeles.map(\.0))
    func idaYVuelta(papel: Papel) throws {
        let datos = try JSONEncoder().encode(papel)
        #expect(try JSONDecoder().decode(Papel.self, from: datos) == papel)
        let sesion = SesionDTO(papel: papel, caduca: Instante(ms: 5))
        let leida = try JSONDecoder().decode(
            SesionDTO.self, from: try JSONEncoder().encode(sesion))
        #expect(leida == sesion)
    }

    @Test(
        "un papel a medias no es ninguno",
        arguments: [
            "{}", #"{"papel":"jefe"}"#, #"{"papel":"anotador"}"#,
            #"{"papel":"anotador","torneo":"a"}"#, #"{"papel":"arbitro"}"#,
            #"{"papel":"capitan","torneo":"a"}"#,
        ])
    func aMedias(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Papel.self, from: Data(json.utf8))
        }
    }

    @Test("sin papel, la sesión lo dice")
    func sinPapel() throws {
        let datos = try JSONEncoder().encode(SesionDTO(papel: nil))
        #expect(String(decoding: datos, as: UTF8.self) == #"{"acciones":[]}"#)
        #expect(try JSONDecoder().decode(SesionDTO.self, from: datos) == SesionDTO(papel: nil))
    }
}

import Testing

@testable import Torneo

@Suite("Los apuntes, escritos")
struct ApunteEnJsonTests {
    /// Each way in which rules change.
    static let deReglas: [Suceso] = [
        .reglamento(.fifa2026), .ajustar(ajuste), .quitarAjuste(ajuste), .zona(zona),
        .quitarZona(zona), .sanciones(.rfef), .sanciones(nil),
        .decidirOrden(["Ñu «B»", "Toros"]), .olvidarOrden(["Ñu «B»", "Toros"]),
    ].compactMap { (cambio: CambioDeReglas) in
        (try? ReglasCambiadas(cambio)).map(Suceso.reglas)
    }
    private static let ajuste = Ajuste(
        equipo: "Ñu «B»", puntos: -3, motivo: "alineación indebida", dia: nil)
    private static let zona = ZonaDeTabla(1...2, nombre: "Sube", .asciende)

    /// One event of each kind.
    static let deCadaClase: [Suceso] =
        [
            DiarioDePrueba.principio.suceso,
            .importado(
                TorneoImportado(documento: Array(#"{"nombre":"ñ \"x\""}"#.utf8), fichero: "a")),
            .empieza, .acaba,
            .saque(SaqueApuntado(partido: 2, marca: Identificador(alta: 1, baja: 2))),
            .golDe(DiarioDePrueba.ana), .golDe(.sinIdentificar, minuto: nil, clase: .penalti),
            .gol(
                GolApuntado(
                    partido: 1, bando: .visitante,
                    jugador: Jugador(nombre: "\u{1}\n«»\"\\", id: "2"),
                    momento: Momento(minuto: 90, anadido: 4), clase: .enPropia)),
            .tarjeta(
                TarjetaApuntada(
                    partido: 1, bando: .local, jugador: DiarioDePrueba.luis, color: .amarilla,
                    momento: nil)),
            .cambio(
                CambioApuntado(
                    partido: 1, bando: .local, sale: DiarioDePrueba.ana, entra: DiarioDePrueba.luis,
                    momento: Momento(minuto: 60))),
            .resultado(
                ResultadoApuntado(
                    partido: 9, resultado: ResultadoAMano(Marcador(local: 3, visitante: 0)))),
            .resultado(
                ResultadoApuntado(
                    partido: 9,
                    resultado: ResultadoAMano(
                        Marcador(local: 1, visitante: 1),
                        prorroga: Marcador(local: 0, visitante: 0),
                        tanda: Marcador(local: 5, visitante: 4)))),
            .resultado(
                ResultadoApuntado(
                    partido: 9, resultado: ResultadoAMano(Marcador(local: 1, visitante: 0)),
                    motivo: "el acta")),
            .confirmacion(ConfirmacionApuntada(partido: 3)),
            .confirmacion(ConfirmacionApuntada(partido: 3, retiradaPor: "«el acta»")),
            .minuto(MinutoCorregido(partido: 2, gol: Identificador(alta: 1, baja: 1), minuto: 7)),
            .ronda(
                RondaEmparejada(
                    ronda: "Ronda 2",
                    cruces: [.init(local: 1, visitante: 3), .init(local: 4, visitante: 2)])),
            .ronda(RondaEmparejada(ronda: "Ronda 3", cruces: [])),
            .plantilla(PlantillaCambiada(equipo: 1, .alta(Jugador(nombre: "Ñu", id: "2")))),
            .plantilla(
                PlantillaCambiada(
                    equipo: 2,
                    .ficha(DiarioDePrueba.ivan, nueva: Jugador(nombre: "Iván II", dorsal: 0)))),
            .plantilla(PlantillaCambiada(equipo: 1, .baja(DiarioDePrueba.luis))),
            .plantilla(PlantillaCambiada(equipo: 1, .capitan(DiarioDePrueba.ana))),
            .plantilla(PlantillaCambiada(equipo: 1, .mostrar(DiarioDePrueba.ana, .iniciales))),
            .plantilla(PlantillaCambiada(equipo: 1, .borrado(DiarioDePrueba.ana))),
        ] + deReglas + [
            .aplazado(AplazamientoApuntado(partido: 1)),
            .correccion(Correccion(de: Identificador(alta: 0, baja: 1), suceso: .acaba)),
            .cruceMovido(
                CruceMovido(
                    cruce: 3,
                    programacion: Fecha("2027-05-30").map {
                        Programacion(
                            fecha: $0, hora: Hora(hora: 10, minuto: 5), zona: "Europe/Madrid")
                    }, campo: "Pista «1»")),
            .cruceMovido(CruceMovido(cruce: 1, programacion: nil, campo: nil)),
            .sancion(
                SancionDecidida(
                    equipo: 2, jugador: DiarioDePrueba.sofia, partidos: -2, motivo: "recurso")),
            .confirmados(ResultadosConfirmados([1, 4])), .confirmados(ResultadosConfirmados([])),
            .anulacion(Anulacion(de: Identificador(alta: .max, baja: .max))),
            .anulacion(Anulacion(de: Identificador(alta: 1, baja: 1), motivo: "el acta")),
        ]

    @Test(
        "se leen como se escribieron, en una línea de bytes que no cambian", arguments: deCadaClase)
    func vuelta(suceso: Suceso) throws {
        let apunte = Apunte(
            id: Identificador(alta: 1, baja: 2), instante: 1_760_000_000_123,
            autor: .esteOrdenador, suceso: suceso)
        let leido = try Apunte(json: apunte.aJson())
        #expect(leido == apunte)
        #expect(leido.aJson() == apunte.aJson())
    }

    @Test("todos los cambios de reglas se escriben")
    func todosLosCambios() { #expect(Self.deReglas.count == 9) }

    @Test("el texto de un gol, para quien lo lea dentro de diez años")
    func elTexto() {
        let apunte = Apunte(
            id: Identificador(alta: 0x0199_F3C2_7D1A_7C4E, baja: 0x9B1F_3A5D_8E7C_2B10),
            instante: 5, autor: .esteOrdenador, suceso: .golDe(DiarioDePrueba.ana))
        let escrito = String(decoding: apunte.aJson(), as: UTF8.self)
        let esperado = """
            {"autor":"este-ordenador","id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10",\
            "instante":5,"suceso":{"tipo":"gol","bando":"local",\
            "jugador":{"dorsal":9,"nombre":"Ana"},"minuto":10,"partido":1}}
            """
        #expect(escrito == esperado)
    }

    /// What is no entry: the event, and what is wrong where.
    static let rotos: [(String, ErrorDeApunte.Motivo, String)] = [
        (#"{"tipo":"eclipse"}"#, .tipoDesconocido("eclipse"), "suceso.tipo"),
        (#"{}"#, .falta, "suceso.tipo"),
        (#"{"tipo":"final"}"#, .falta, "suceso.partido"),
        (
            #"{"tipo":"final","partido":"1"}"#, .noVale(esperado: "un número entero"),
            "suceso.partido"
        ),
        (
            #"{"tipo":"final","partido":1.5}"#, .noVale(esperado: "un número entero"),
            "suceso.partido"
        ),
        (#"{"tipo":"anulacion","de":"x"}"#, .noVale(esperado: "un UUID"), "suceso.de"),
        (
            #"{"tipo":"gol","partido":1,"bando":"arriba"}"#,
            .noVale(esperado: "local, visitante"), "suceso.bando"
        ),
        (
            #"{"tipo":"gol","partido":1,"bando":"local","jugador":{}}"#, .falta,
            "suceso.jugador.nombre"
        ),
        (
            #"{"tipo":"correccion","de":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10","suceso":{"tipo":"x"}}"#,
            .tipoDesconocido("x"), "suceso.suceso.tipo"
        ),
    ]

    @Test("lo que no se entiende es un error con su sitio, nunca se salta", arguments: rotos)
    func roto(suceso: String, motivo: ErrorDeApunte.Motivo, lugar: String) {
        let texto = """
            {"autor":"a","id":"0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10","instante":1,\
            "suceso":\(suceso)}
            """
        #expect(throws: ErrorDeApunte(motivo: motivo, lugar: lugar)) {
            try Apunte(json: Array(texto.utf8))
        }
    }

    @Test("lo que no es JSON, ni un objeto, tampoco", arguments: ["", "{", "[]", "7", "{} {}"])
    func noEsJson(texto: String) {
        #expect(throws: ErrorDeApunte(motivo: .noEsJson, lugar: "")) {
            try Apunte(json: Array(texto.utf8))
        }
    }

    @Test("la marca de orden de bytes de un fichero no estorba dentro de un apunte")
    func marcaDeOrden() throws {
        let suceso = Suceso.tomado(
            TorneoTomado(documento: [0xEF, 0xBB, 0xBF] + DiarioDePrueba.documento))
        #expect(suceso == DiarioDePrueba.principio.suceso)
    }

    @Test("un byte cambiado, donde sea, cambia la suma")
    func laSuma() {
        let bytes = DiarioDePrueba.documento
        let suma = Huella(bytes)
        for lugar in bytes.indices {
            var otros = bytes
            otros[lugar] ^= UInt8(1 + lugar % 255)
            #expect(Huella(otros) != suma)
        }
        #expect(Huella([]).valor == 0xCBF2_9CE4_8422_2325)
        #expect(Huella("foobar".utf8).valor == 0x8594_4171_F739_67E8, "de la lista de sus autores")
    }
}

import Testing

@testable import Torneo

@Suite("Los textos que alguien escribe")
struct TextosEscritosTests {
    private static let largo = String(repeating: "a", count: 5000)
    private static let rechazados: [(String, FalloDeTexto)] = [
        (largo, .largo(maximo: 80)),
        ("e" + String(repeating: "\u{301}", count: 5000), .largo(maximo: 80)),
        ("Ana\u{202E}Luis", .invisible), ("Ana\u{2066}", .invisible), ("\u{200F}Ana", .invisible),
        ("A\u{7}", .invisible), ("A\nB", .invisible), ("A\u{2028}B", .invisible),
        ("\u{FEFF}A", .invisible), ("A\u{200B}B", .invisible), ("A\u{85}", .invisible),
    ]

    @Test("lo que no cabe o no se ve no se toma", arguments: rechazados)
    func malos(texto: String, fallo: FalloDeTexto) {
        #expect(texto.fallo(maximo: 80) == fallo)
    }

    @Test(
        "lo que se ve, en cualquier escritura, sí",
        arguments: [
            "Ñandú Peñíscola", "محمد علي", "שרה", "नरेंद्र", "می\u{200C}خواهم", "👨‍👩‍👧 FC", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "",
            String(repeating: "ñ", count: 80), "O’Neill «B»",
        ])
    func buenos(texto: String) {
        #expect(texto.fallo(maximo: 80) == nil)
        #expect(texto.sinInvisibles == texto)
    }

    @Test("sin lo invisible queda lo demás")
    func limpios() {
        #expect("A\u{202E}na\u{0}\n".sinInvisibles == "Ana")
        #expect("a\nb\t".fallo(maximo: 9, renglones: true) == nil)
    }

    /// Every event in which somebody says something new, with a text in each place where it is said.
    private static func sucesos(_ texto: String) throws -> [Suceso] {
        let uno = Jugador(nombre: texto)
        let ida = Programacion(fecha: try #require(Fecha("2027-05-30")), hora: nil, zona: texto)
        return [
            .plantilla(PlantillaCambiada(equipo: 1, .alta(uno))),
            .plantilla(PlantillaCambiada(equipo: 1, .ficha(DiarioDePrueba.ana, nueva: uno))),
            .equipo(EquipoCambiado(.alta(nombre: texto, grupo: nil))),
            .equipo(EquipoCambiado(.alta(nombre: "a", grupo: texto))),
            .equipo(EquipoCambiado(.nombre(equipo: 1, texto))),
            .arbitros(ArbitrosAsignados(partido: 1, arbitros: ["a", texto])),
            .movidos(PartidosMovidos([.init(partido: 1, programacion: nil, campo: texto)])),
            .movidos(PartidosMovidos([.init(partido: 1, programacion: ida, campo: nil)])),
            .partidoNuevo(PartidoAnadido(local: 1, visitante: 2, ronda: texto)),
            .partidoNuevo(PartidoAnadido(local: 1, visitante: 2, grupo: texto)),
            .partidoNuevo(PartidoAnadido(local: 1, visitante: 2, campo: texto)),
            .ronda(RondaEmparejada(ronda: texto, cruces: [])),
            .estado(EstadoDecidido(partido: 1, .anulado, motivo: texto)),
            .confirmacion(ConfirmacionApuntada(partido: 1, retiradaPor: texto)),
            .resultado(
                ResultadoApuntado(
                    partido: 1, resultado: ResultadoAMano(Marcador(local: 1, visitante: 0)),
                    motivo: texto)),
            .reglas(
                try ReglasCambiadas(
                    .ajustar(Ajuste(equipo: "Rayo", puntos: 1, motivo: texto, dia: nil)))),
            .reglas(try ReglasCambiadas(.zona(ZonaDeTabla(1...2, nombre: texto, .asciende)))),
        ]
    }

    @Test("ninguno de los que se apuntan se libra", arguments: [largo, "x\u{202E}y"])
    func todos(texto: String) throws {
        for suceso in try Self.sucesos(texto) {
            let json = String(decoding: EscritorDeApunte.json(suceso), as: UTF8.self)
            #expect(throws: RechazoDeApunte.self, "\(json.prefix(200))") {
                try suceso.comprobarTextos()
            }
        }
        for suceso in try Self.sucesos("Bueno") { try suceso.comprobarTextos() }
        var documento = try DiarioDePrueba().libro.documento
        try documento.comprobarTextos()
        documento.nombre = texto
        #expect(throws: RechazoDeApunte.self) { try documento.comprobarTextos() }
    }

    @Test("quien vino con un nombre así sigue marcando, y se le puede cambiar")
    func deAntes() throws {
        let raro = Jugador(nombre: Self.largo)
        let sucesos: [Suceso] = [
            .golDe(raro), .plantilla(PlantillaCambiada(equipo: 1, .baja(raro))),
            .plantilla(PlantillaCambiada(equipo: 1, .ficha(raro, nueva: DiarioDePrueba.ana))),
            .equipo(EquipoCambiado(.union(equipo: 1, raro, con: DiarioDePrueba.ana))),
            .equipo(EquipoCambiado(.traspaso(equipo: 1, raro, a: 2, nuevo: raro))),
        ]
        for suceso in sucesos { try suceso.comprobarTextos() }
    }
}

extension EscritorDeApunte {
    fileprivate static func json(_ suceso: Suceso) -> [UInt8] {
        var json = EscritorDeApunte()
        json.abrir()
        suceso.escribir(en: &json)
        json.cerrar()
        return json.bytes
    }
}

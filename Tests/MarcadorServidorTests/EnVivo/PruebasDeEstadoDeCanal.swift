import Testing

@testable import MarcadorServidor

@Suite("Canal, como valor")
struct PruebasDeEstadoDeCanal {
    private var estado = EstadoDeCanal(capacidad: 3, sello: "s")

    private mutating func anadir(_ numeros: ClosedRange<UInt64>) {
        for numero in numeros {
            #expect(estado.anadir(evento: "e", datos: "\(numero)").id == "s-\(numero)")
        }
    }

    /// Reads all there is, in pieces of the given size; says whether the listener slept.
    private mutating func leer(_ ficha: Int, de tanda: Int = 4096) -> (texto: String, dormida: Bool)
    {
        var leido: [UInt8] = []
        var trozo = [UInt8](repeating: 0, count: tanda)
        while true {
            var duerme = false
            let lectura = trozo.withUnsafeMutableBytes { destino in
                estado.leer(ficha, en: destino) { duerme = true }
            }
            guard case .bytes(let cuantos) = lectura else {
                #expect(duerme == (lectura == .espera))
                return (String(decoding: leido, as: UTF8.self), duerme)
            }
            leido += trozo[..<cuantos]
        }
    }

    /// The ids and event names in a stream, in order.
    private func resumen(_ texto: String) -> [String] {
        texto.split(separator: "\n").compactMap { linea in
            if linea.hasPrefix("id: ") { return String(linea.dropFirst(4)) }
            return linea == "event: recarga" ? "recarga" : nil
        }
    }

    @Test(
        "los mensajes llegan enteros y en orden, sea cual sea la tanda",
        arguments: [1, 2, 7, 64, 4096])
    mutating func tandas(tanda: Int) {
        let ficha = estado.alta(desde: nil, inicial: Mensaje(evento: "estado", datos: "0-0"))
        anadir(1...3)
        let esperado =
            "retry: 2000\n\nevent: estado\ndata: 0-0\n\n"
            + (1...3).map { "id: s-\($0)\nevent: e\ndata: \($0)\n\n" }.joined()
        #expect(leer(ficha, de: tanda).texto == esperado)
    }

    @Test(
        "quien vuelve se pone al día o recarga",
        arguments: [
            (nil, []), ("s-5", []), ("s-4", ["s-5"]), ("s-2", ["s-3", "s-4", "s-5"]),
            ("s-1", ["s-5", "recarga"]), ("s-0", ["s-5", "recarga"]), ("s-6", ["s-5", "recarga"]),
            ("t-4", ["s-5", "recarga"]), ("s-", ["s-5", "recarga"]), ("", ["s-5", "recarga"]),
            ("s--1", ["s-5", "recarga"]), ("s-18446744073709551615", ["s-5", "recarga"]),
            ("s-99999999999999999999", ["s-5", "recarga"]),
        ] as [(String?, [String])])
    mutating func alDia(id: String?, ids: [String]) {
        anadir(1...5)
        let ficha = estado.alta(desde: id, inicial: nil)
        #expect(resumen(leer(ficha).texto) == ids)
        anadir(6...6)
        #expect(resumen(leer(ficha).texto) == ["s-6"])
    }

    @Test("quien se retrasa más que el anillo recarga y sigue por lo último", arguments: 0...7)
    mutating func retraso(mensajes: UInt64) {
        let ficha = estado.alta(desde: nil, inicial: nil)
        _ = leer(ficha)
        if mensajes > 0 { anadir(1...mensajes) }
        let ids = resumen(leer(ficha).texto)
        if mensajes <= 3 {
            #expect(ids == (0..<mensajes).map { "s-\($0 + 1)" })
        } else {
            #expect(ids == ["s-\(mensajes)", "recarga"])
        }
        anadir(mensajes + 1...mensajes + 1)
        #expect(resumen(leer(ficha).texto) == ["s-\(mensajes + 1)"])
    }

    @Test("un mensaje a medias se acaba aunque el anillo lo haya perdido")
    mutating func aMedias() {
        let ficha = estado.alta(desde: nil, inicial: nil)
        _ = leer(ficha)
        anadir(1...1)
        var trozo = [UInt8](repeating: 0, count: 5)
        _ = trozo.withUnsafeMutableBytes { estado.leer(ficha, en: $0) {} }
        anadir(2...6)
        let texto = leer(ficha).texto
        #expect(texto.hasPrefix("-1\nevent: e\ndata: 1\n\n"))
        #expect(resumen(texto).last == "recarga")
    }

    @Test("cada dormido se despierta una sola vez")
    mutating func despertar() {
        let fichas = (0..<3).map { _ in estado.alta(desde: nil, inicial: nil) }
        for ficha in fichas { estado.conectar(ficha, .aviso {}) }
        #expect(estado.sacarDormidas().avisos.isEmpty)
        #expect(leer(fichas[0]).dormida)
        #expect(leer(fichas[1]).dormida)
        #expect(estado.terminar(fichas[1]).avisos.count == 1)
        #expect(estado.sacarDormidas().avisos.count == 1)
        #expect(estado.sacarDormidas().avisos.isEmpty)
        #expect(!leer(fichas[1]).dormida)
        #expect(leer(fichas[0]).dormida)
    }

    @Test("un latido llega una vez, y solo si no hay otra cosa antes")
    mutating func latido() {
        let ficha = estado.alta(desde: nil, inicial: nil)
        _ = leer(ficha)
        estado.latir()
        #expect(leer(ficha).texto == ": latido\n\n")
        #expect(leer(ficha).texto.isEmpty)
    }

    @Test("un canal cerrado entrega lo que tenía y acaba")
    mutating func cerrado() {
        let ficha = estado.alta(desde: nil, inicial: nil)
        anadir(1...2)
        estado.cerrado = true
        let (texto, dormida) = leer(ficha)
        #expect(resumen(texto) == ["s-1", "s-2"])
        #expect(!dormida)
    }

    @Test("el lugar de quien se va lo ocupa otro, sin heredar nada")
    mutating func relevo() {
        let primera = estado.alta(desde: nil, inicial: Mensaje(evento: "viejo", datos: ""))
        estado.baja(primera)
        #expect(estado.oyentes == 0)
        let segunda = estado.alta(desde: nil, inicial: nil)
        #expect(segunda == primera)
        #expect(estado.oyentes == 1)
        #expect(leer(segunda).texto == "retry: 2000\n\n")
    }

    // MARK: Streams that were taken out and are written to directly

    /// A listener over a socket that is none and that nothing here touches, asleep.
    private mutating func dormida() throws -> Int {
        let ficha = estado.alta(desde: nil, inicial: nil)
        let flujo = Retransmision(Suscripcion(Canal()), en: -1) { _ in }
        estado.conectar(ficha, .retransmision(flujo))
        #expect(leer(ficha).dormida)
        return ficha
    }

    @Test("a quien lo toma todo se le escribe todo, y vuelve a dormir")
    mutating func escritoEntero() throws {
        let ficha = try dormida()
        anadir(1...2)
        #expect(estado.sacarDormidas().fichas == [ficha])
        #expect(estado.sacarDormidas().fichas.isEmpty)
        var reparto = estado.repartir([ficha])
        var escritos: [String] = []
        while var envio = reparto.envios.first {
            #expect(reparto.devueltas.isEmpty)
            envio.enviados = envio.bytes.count - envio.desde
            escritos.append(String(decoding: envio.bytes, as: UTF8.self))
            reparto = estado.anotar([envio])
        }
        #expect(escritos.flatMap(resumen) == ["s-1", "s-2"])
        #expect(estado.sacarDormidas().fichas == [ficha])
    }

    @Test("lo dicho de una vez va en una pieza, salvo lo que la haría enorme")
    mutating func unaPieza() throws {
        let ficha = try dormida()
        anadir(1...2)
        #expect(
            estado.anadir(evento: "e", datos: String(repeating: "x", count: 40_000)).id == "s-3")
        _ = estado.sacarDormidas()
        let envio = try #require(estado.repartir([ficha]).envios.first)
        #expect(resumen(String(decoding: envio.bytes, as: UTF8.self)) == ["s-1", "s-2"])
        #expect(resumen(leer(ficha).texto) == ["s-1", "s-2", "s-3"])
    }

    @Test(
        "quien no lo toma todo sigue por su cuenta, desde donde quedó",
        arguments: [0, 1, 20])
    mutating func escritoAMedias(enviados: Int) throws {
        let ficha = try dormida()
        anadir(1...2)
        _ = estado.sacarDormidas()
        var envio = try #require(estado.repartir([ficha]).envios.first)
        envio.enviados = enviados
        let reparto = estado.anotar([envio])
        #expect(reparto.envios.isEmpty)
        #expect(reparto.devueltas.count == 1)
        #expect(estado.sacarDormidas().fichas.isEmpty)
        let entero = (1...2).map { "id: s-\($0)\nevent: e\ndata: \($0)\n\n" }.joined()
        #expect(leer(ficha).texto == String(entero.dropFirst(enviados)))
    }

    @Test(
        "quien ha de acabar mientras se le escribe acaba por su cuenta",
        arguments: [true, false])
    mutating func acabaMientras(todo: Bool) throws {
        let ficha = try dormida()
        anadir(1...1)
        _ = estado.sacarDormidas()
        var envio = try #require(estado.repartir([ficha]).envios.first)
        if todo { estado.cerrado = true } else { #expect(estado.terminar(ficha).fichas.isEmpty) }
        envio.enviados = envio.bytes.count
        #expect(estado.anotar([envio]).devueltas.count == 1)
        let (texto, dormida) = leer(ficha)
        #expect(texto.isEmpty && !dormida)
    }
}

import Testing

@testable import Torneo

@Suite("Reglas puras")
struct ReglasTests {
    @Test(
        "Los puestos se comparten y saltan",
        arguments: [
            ([], []), ([5], [1]), ([5, 5, 3], [1, 1, 3]), ([5, 4, 4, 4, 1], [1, 2, 2, 2, 5]),
        ] as [([Int], [Int])])
    func puestos(puntos: [Int], esperados: [Int]) {
        #expect(puntos.puestos(empatan: ==) == esperados)
    }

    @Test("El índice encuentra lo que se apuntó y nada más, también con claves iguales")
    func indice() {
        var indice = IndiceDisperso()
        let claves = (0..<1000).map { UInt64($0 % 7) << 60 | UInt64($0 % 5) }
        for (numero, clave) in claves.enumerated() {
            #expect(indice.buscar(clave) { $0 == numero } == nil)
            indice.apuntar(numero, clave: clave)
        }
        for (numero, clave) in claves.enumerated() {
            #expect(indice.buscar(clave) { $0 == numero } == numero)
        }
        #expect(indice.buscar(99) { _ in true } == nil)
    }

    @Test("Las primeras letras ordenan como los nombres")
    func prefijos() {
        let nombres = [
            "", "A", "Ana", "Anabelén", "Anabeléx", "Ane", "José", "Jose\u{301}", "Josep", "Joseph",
            "Ñu", "Nu", "Nz", "Zoe", "Álvaro", "Ángel", "a\u{301}", "á", "ab", "Мария", "Ирина",
            "李",
            "Müller-X", "Mu\u{308}ller", "abcdefgh\u{301}", "abcdefgh", "abcdefgi", "K", "\u{212A}",
            "ʼn", "ǅ", "Anabel\u{1E17}", "abcdefghijklmnop", "abcdefghijklmnoq", "abcdefghijklmnoé",
            "abcdefghijklmnoe\u{301}", "abcdefghijklmnop\u{301}", "abcdefghijklmnéz",
        ]
        for uno in nombres {
            for otro in nombres {
                guard let delante = Prefijo(uno).vaDelante(de: Prefijo(otro)) else { continue }
                #expect(delante == (uno < otro), "\(uno) \(otro)")
            }
        }
    }

    @Test(
        "Donde se cortan las primeras letras, una tilde suelta no cambia el orden",
        arguments: 12...18)
    func prefijosCortados(antes: Int) {
        let letras = ["e", "é", "ễ", "ẛ", "Ỹ", "x"]
        let marcas = ["", "\u{301}", "\u{323}", "\u{20D7}"]
        let nombres = letras.flatMap { letra in
            marcas.flatMap { marca in
                ["", "z"].map { String(repeating: "a", count: antes) + letra + marca + $0 }
            }
        }
        for uno in nombres {
            for otro in nombres {
                guard let delante = Prefijo(uno).vaDelante(de: Prefijo(otro)) else { continue }
                #expect(delante == (uno < otro), "\(uno) \(otro)")
            }
        }
    }

    @Test("Las letras latinas con varias tildes también deciden")
    func prefijosConTildes() {
        let nombres = ["Nguyen", "Nguyễn", "Nguyên", "Ngọc", "Zé"]
        for uno in nombres {
            for otro in nombres where uno != otro {
                #expect(Prefijo(uno).vaDelante(de: Prefijo(otro)) == (uno < otro))
            }
        }
    }

    @Test("Lo que se suma se resta sin dejar rastro")
    func balance() {
        var balance = Balance()
        let victoria = Balance(
            aFavor: 3, enContra: 1, puntos: 3, fuera: true, desenlace: .victoria)
        let empate = Balance(
            aFavor: 0, enContra: 0, puntos: 1, fuera: false, desenlace: .empate)
        for veces in [1, -1] {
            balance.anotar(victoria, veces: veces)
            balance.anotar(empate, veces: veces)
        }
        #expect(balance == Balance())
    }
}

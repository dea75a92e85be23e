import Testing

@testable import MarcadorServidor

@Suite("La hoja de estilo, sin lo que no se lee")
struct EstiloCompactoTests {
    @Test(
        "quita comentarios y espacios que no dicen nada, y ningún otro",
        arguments: [
            ("/* a */\na { color : red;\n  margin: 0 auto; }\n", "a{color :red;margin:0 auto}"),
            (".a :is(.b, .c) > d{x:calc(1px + 2px)}", ".a :is(.b,.c) > d{x:calc(1px + 2px)}"),
            ("a::before { content: \"; { /* \" / \"\" }", "a::before{content:\"; { /* \" / \"\"}"),
            (
                "@media (min-width: 9px) and (a: b) { c { } }",
                "@media (min-width:9px) and (a:b){c{}}"
            ),
            ("a/* x */b { --y: ,  z }", "a b{--y:,z}"), ("a{} /* sin cerrar", "a{}"), ("", ""),
        ])
    func compacta(hoja: String, breve: String) {
        #expect(String(decoding: EstiloCompacto.de(Array(hoja.utf8)), as: UTF8.self) == breve)
    }

    @Test("la nuestra dice lo mismo en menos, y compactarla otra vez no la cambia")
    func laNuestra() {
        let entera = PackageResources.estilo_css
        let breve = Recurso.estilo.bytes
        #expect(breve == EstiloCompacto.de(entera))
        #expect(EstiloCompacto.de(breve) == breve)
        #expect(breve.count < entera.count * 9 / 10)
        for signo in "{}()" {
            let cuenta = { (hoja: [UInt8]) in hoja.count { $0 == signo.asciiValue } }
            #expect(cuenta(breve) == cuenta(entera))
        }
    }
}

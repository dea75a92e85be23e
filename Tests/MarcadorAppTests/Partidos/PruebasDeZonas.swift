import Testing
import Torneo

@testable import MarcadorApp

@Suite("Las zonas horarias del calendario")
struct PruebasDeZonas {
    @Test("Madrid cambia de hora dos veces al año, a la una de la madrugada UTC")
    func madrid() throws {
        let zona = try #require(ZonasDelSistema.definicion("Europe/Madrid", 2026...2026))
        let verano = try #require(zona.tramos.first { $0.desde == 1_774_746_000 })
        #expect(verano.esVerano && verano.antes == 3600 && verano.despues == 7200)
        let invierno = try #require(zona.tramos.first { $0.desde == 1_792_890_000 })
        #expect(!invierno.esVerano && invierno.antes == 7200 && invierno.despues == 3600)
        #expect(zona.tramos == zona.tramos.sorted { $0.desde < $1.desde })
        #expect(zona.tramos.first?.antes == zona.tramos.first?.despues)
    }

    @Test(
        "donde no se cambia la hora hay un solo tramo", arguments: ["Africa/Lagos", "Asia/Tokyo"])
    func sinCambio(id: String) throws {
        #expect(ZonasDelSistema.definicion(id, 2026...2027)?.tramos.count == 1)
    }

    @Test("lo que no es una zona no se define", arguments: ["Marte/Olimpo", "", "hora local"])
    func desconocidas(id: String) {
        #expect(ZonasDelSistema.definicion(id, 2026...2026) == nil)
    }
}

import Testing

@testable import MarcadorApp

@MainActor
@Suite("Por dónde se anda en la aplicación")
struct PruebasDeNavegacion {
    @Test("Cada sección tiene su camino, y volver a ella lo encuentra donde estaba")
    func caminos() {
        let navegacion = Navegacion()
        navegacion[camino: .mas] = [.equipos, .equipo(2)]
        #expect(navegacion.delante == nil)
        navegacion.seccion = .mas
        #expect(navegacion.delante == .equipo(2))
        navegacion.seccion = .partidos
        navegacion.seccion = .mas
        #expect(navegacion[camino: .mas] == [.equipos, .equipo(2)])
    }

    @Test("Abrir un partido desde cualquier sitio lleva a la lista y a él")
    func abrir() {
        let navegacion = Navegacion()
        navegacion.empezar(en: .ajustes, de: .mas)
        navegacion.abrirElPartido(4)
        #expect(navegacion.seccion == .partidos)
        #expect(navegacion[camino: .partidos] == [.partido(4)])
    }

    @Test(
        "En el lateral se marca lo que se ve al lado, y marcarlo lo enseña",
        arguments: [
            (LugarDelLado.seccion(.tabla), SeccionDeLaApp.tabla),
            (.seccion(.goleadores), .goleadores), (.pantalla(.equipos), .mas),
            (.pantalla(.ajustes), .mas), (.pantalla(.partido(4)), .partidos),
        ])
    func lugar(marcado: LugarDelLado, seccion: SeccionDeLaApp) {
        let navegacion = Navegacion()
        #expect(navegacion.lugar == nil)
        navegacion.lugar = marcado
        #expect(navegacion.lugar == marcado)
        #expect(navegacion.seccion == seccion)
        navegacion.lugar = nil
        #expect(navegacion.lugar == marcado, "no marcar nada no cambia nada")
    }

    @Test("Desde un partido se va más allá, y sigue marcado él")
    func masAlla() {
        let navegacion = Navegacion()
        navegacion[camino: .partidos] = [.partido(4), .goleadores]
        #expect(navegacion.lugar == .pantalla(.partido(4)))
    }

    @Test("Abrir el que ya está delante no hace nada")
    func yaDelante() {
        let navegacion = Navegacion()
        navegacion[camino: .partidos] = [.partido(1), .goleadores, .partido(4)]
        navegacion.abrirElPartido(4)
        #expect(navegacion[camino: .partidos] == [.partido(1), .goleadores, .partido(4)])
    }
}

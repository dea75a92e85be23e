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

    @Test("Abrir el que ya está delante no hace nada")
    func yaDelante() {
        let navegacion = Navegacion()
        navegacion[camino: .partidos] = [.partido(1), .goleadores, .partido(4)]
        navegacion.abrirElPartido(4)
        #expect(navegacion[camino: .partidos] == [.partido(1), .goleadores, .partido(4)])
    }
}

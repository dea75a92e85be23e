import Foundation

@testable import MarcadorApp

/// Puts the pieces of the application together for a test.
@MainActor
enum Escenario {
    static func comunes(
        servicio: any ServicioDelTorneo = ServicioFalso(),
        preferencias: any Preferencias = PreferenciasFalsas(), arbitros: URL? = nil
    ) -> ContenedorDeLaApp.Comunes {
        ContenedorDeLaApp.Comunes(
            servicio: servicio, almacenDeArbitros: arbitros.map { AlmacenDeArbitros(url: $0) },
            preferencias: preferencias)
    }

    static func contenedor(
        _ partidos: RepositorioDePartidos = RepositorioDePartidos(),
        comunes: ContenedorDeLaApp.Comunes? = nil, directo: URL? = nil,
        notificador: (any Notificador)? = nil, reloj: any Reloj = RelojDeMano()
    ) -> ContenedorDeLaApp {
        ContenedorDeLaApp(
            partidos: partidos, comunes: comunes ?? self.comunes(),
            almacenDelDirecto: directo.map { AlmacenDelDirecto(url: $0) },
            notificador: notificador,
            configuracion: Configuracion(argumentos: ["-msPorMinuto", "250"]), reloj: reloj)
    }
}

#if canImport(SwiftUI)
    import MarcadorApp
    import SwiftUI

    /// The sample tournament in memory, for previews: nothing is kept, nobody is asked for anything.
    struct Muestra {
        let modelo = ModeloDeLaApp(
            contenedor: ContenedorDeLaApp(
                servicio: ServicioDeLaCasa(cronicas: CronicasPublicadas()), almacenDelTorneo: nil,
                almacenDeArbitros: nil))
        let avisos = NotificadorDeSistema(centro: CentroMudo())

        /// The whole application, at a screen.
        func raiz(_ camino: [Destino] = [], en seccion: SeccionDeLaApp = .partidos) -> some View {
            modelo.navegacion.seccion = seccion
            modelo.navegacion[camino: seccion] = camino
            return RaizDeMarcador(modelo: modelo)
                .environment(avisos)
                .environment(SeguidorEnVivo(escaparate: SinEscaparate()))
                .environment(ContenedorDelServidor(carpeta: nil))
        }
    }

    /// Notices that nobody sees.
    private struct CentroMudo: CentroDeAvisos {
        func permiso() async -> PermisoDeAvisos { .sinPedir }
        func pedirPermiso() async throws -> PermisoDeAvisos { .concedido }
        func publicar(id: String, titulo: String, cuerpo: String) async throws {}
    }
#endif

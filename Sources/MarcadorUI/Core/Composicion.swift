#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp

    /// Everything the windows of one device share.
    struct Composicion {
        let modelo: ModeloDeLaApp
        let avisos: NotificadorDeSistema

        /// Built once, when the first window asks.
        static let deEsteAparato = Composicion(
            carpeta: .predeterminada, ajustes: .standard, configuracion: .delProceso)

        /// Where referees come from and chronicles go to when nothing else was said: the lessons' service.
        static let servicioDeLasLecciones = URL(string: "https://jsonplaceholder.typicode.com")

        /// Builds everything.
        ///
        /// - Parameters:
        ///   - carpeta: the data folder.
        ///   - ajustes: the settings of the system.
        ///   - configuracion: the launch arguments.
        ///   - servicio: referees come from it, chronicles go to it; nil means over the network.
        ///   - centro: where notices are shown.
        ///   - reloj: the clock by which matches are played.
        init(
            carpeta: CarpetaDeDatos, ajustes: UserDefaults, configuracion: Configuracion,
            servicio: (any ServicioDelTorneo)? = nil,
            centro: any CentroDeAvisos = CentroDelSistema(),
            reloj: any Reloj = RelojDelSistema()
        ) {
            avisos = NotificadorDeSistema(centro: centro) {
                Idioma.preferido(segun: Locale.preferredLanguages.joined(separator: ","))
            }
            let red = (configuracion.servicio ?? Self.servicioDeLasLecciones).map {
                ServicioJSONPlaceholder(base: $0)
            }
            modelo = ModeloDeLaApp(
                contenedor: .enDisco(
                    carpeta, servicio: servicio ?? red ?? SinServicio(),
                    preferencias: PreferenciasDelSistema(ajustes), notificador: avisos,
                    configuracion: configuracion, reloj: reloj))
        }
    }
#endif

#if canImport(SwiftUI)
    import Foundation
    import MarcadorApp
    import SwiftUI

    /// Everything the windows of one device share.
    struct Composicion {
        let modelo: ModeloDeLaApp
        let avisos: NotificadorDeSistema
        let servidor: ContenedorDelServidor
        let enVivo: SeguidorEnVivo

        /// Built once, when the first window asks.
        static let deEsteAparato = Composicion(
            carpeta: .deLaAplicacion, ajustes: .standard, configuracion: .delProceso)

        /// Where referees come from and chronicles go to when nothing else was said: the lessons' service.
        static let servicioDeLasLecciones = URL(string: "https://jsonplaceholder.typicode.com")

        /// The first language of the system that the application speaks.
        nonisolated static func idiomaDelSistema() -> Idioma {
            Idioma.preferido(segun: Locale.preferredLanguages.joined(separator: ","))
        }

        /// Where this system shows the match in play outside the application.
        nonisolated static var escaparateDelSistema: any EscaparateEnVivo {
            #if canImport(ActivityKit) && !os(macOS)
                EscaparateDelSistema()
            #else
                SinEscaparate()
            #endif
        }

        /// The camera of this system, as far as it reads QR codes.
        static var camaraDelSistema: any Camara {
            #if canImport(VisionKit) && canImport(UIKit)
                CamaraDelSistema()
            #else
                SinCamara()
            #endif
        }

        /// The application in a window.
        var raiz: some View {
            RaizDeMarcador(modelo: modelo)
                .environment(avisos)
                .ensenandoEnVivo(enVivo, modelo)
                .siguiendo(servidor, en: modelo)
        }

        /// Builds everything.
        ///
        /// - Parameters:
        ///   - carpeta: the data folder.
        ///   - ajustes: the settings of the system.
        ///   - configuracion: the launch arguments.
        ///   - servicio: referees come from it, chronicles go to it; nil means over the network.
        ///   - marcadores: makes the services of other Marcadores; nil means over the network.
        ///   - centro: where notices are shown.
        ///   - camara: reads QR codes.
        ///   - escaparate: where the match in play is shown outside the application.
        ///   - idioma: the language of notices.
        ///   - reloj: the clock by which matches are played.
        init(
            carpeta: CarpetaDeDatos, ajustes: UserDefaults, configuracion: Configuracion,
            servicio: (any ServicioDelTorneo)? = nil,
            marcadores: ((URL) -> any ServicioDePartidos)? = nil,
            centro: any CentroDeAvisos = CentroDelSistema(),
            camara: any Camara = Composicion.camaraDelSistema,
            escaparate: any EscaparateEnVivo = Composicion.escaparateDelSistema,
            idioma: @escaping () -> Idioma = Composicion.idiomaDelSistema,
            reloj: any Reloj = RelojDelSistema()
        ) {
            carpeta.preparar()
            avisos = NotificadorDeSistema(centro: centro, idioma: idioma)
            enVivo = SeguidorEnVivo(escaparate: escaparate)
            servidor = .enDisco(
                carpeta, configuracion: configuracion, camara: camara, notificador: avisos,
                idioma: idioma,
                reloj: reloj,
                servicio: marcadores)
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

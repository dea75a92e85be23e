package import Foundation

extension ContenedorDelServidor {
    /// Following a server from one device, in a folder.
    ///
    /// - Parameters:
    ///   - carpeta: the data folder.
    ///   - configuracion: the launch arguments; with `reiniciarDatos` what was followed, what waits
    ///     to be sent and the secrets of links are forgotten first.
    ///   - camara: reads QR codes.
    ///   - notificador: is told the goals of opened matches that others marked.
    ///   - idioma: the language in which servers say no, asked anew each time.
    ///   - reloj: the clock.
    ///   - servicio: makes the service of a server; nil means over the network.
    /// - Returns: the pieces; nothing is asked of the network yet.
    package static func enDisco(
        _ carpeta: CarpetaDeDatos, configuracion: Configuracion,
        camara: any Camara = SinCamara(), notificador: (any Notificador)? = nil,
        idioma: @escaping () -> Idioma = { .es }, reloj: any Reloj = RelojDelSistema(),
        servicio: ((URL) -> any ServicioDePartidos)? = nil
    ) -> ContenedorDelServidor {
        if configuracion.reiniciarDatos {
            CopiaDelTorneo(url: carpeta.seguido).borrar()
            try? FileManager.default.removeItem(at: carpeta.salida)
            try? FileManager.default.removeItem(at: carpeta.llaves)
        }
        return ContenedorDelServidor(
            carpeta: carpeta, camara: camara, notificador: notificador, reloj: reloj,
            idioma: idioma, servicio: servicio)
    }
}

extension ContenedorDeLaApp {
    /// The application of one device: one tournament in a folder, gone on with where it was left.
    ///
    /// - Parameters:
    ///   - carpeta: the data folder.
    ///   - servicio: referees come from it, chronicles go to it.
    ///   - preferencias: the settings.
    ///   - notificador: is told every goal.
    ///   - configuracion: the launch arguments; with `reiniciarDatos` tournament, match in play,
    ///     referees, duration and pace are forgotten first.
    ///   - reloj: the clock by which matches are played.
    /// - Returns: the pieces.
    package static func enDisco(
        _ carpeta: CarpetaDeDatos, servicio: any ServicioDelTorneo,
        preferencias: any Preferencias, notificador: (any Notificador)? = nil,
        configuracion: Configuracion = .delProceso, reloj: any Reloj = RelojDelSistema()
    ) -> ContenedorDeLaApp {
        let almacen = AlmacenDelTorneo(url: carpeta.torneo)
        let directo = AlmacenDelDirecto(url: carpeta.directo)
        let arbitros = AlmacenDeArbitros(url: carpeta.arbitros)
        if configuracion.reiniciarDatos {
            almacen.borrar()
            directo.borrar()
            arbitros.borrar()
            preferencias.olvidar(Ajustes.claveDuracion)
            preferencias.olvidar(Ajustes.claveRitmo)
        }
        let contenedor = ContenedorDeLaApp(
            partidos: RepositorioDePartidos(
                almacen: almacen, escritor: EscritorDelTorneo(almacen: almacen)),
            comunes: Comunes(
                servicio: servicio, almacenDeArbitros: arbitros, preferencias: preferencias),
            almacenDelDirecto: directo, notificador: notificador, configuracion: configuracion,
            reloj: reloj)
        contenedor.retomar()
        return contenedor
    }
}

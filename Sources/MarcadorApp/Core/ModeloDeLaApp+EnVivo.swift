extension ModeloDeLaApp {
    /// The match in play or just finished, as it is shown outside the application; nil when there is
    /// none.
    package var enVivo: EstadoEnVivo? {
        guard let directo = contenedor.partidoEnJuego.directo,
            let partido = partidos.partido(id: directo.partidoId)
        else { return nil }
        return EstadoEnVivo(partido, directo)
    }
}

import Torneo

/// The composition root: the only place that builds the pieces and hands each what it needs.
///
/// One for the application on a phone, one for each tournament on a server.
package final class ContenedorDeLaApp {
    /// What tournaments on one server share, and an application has once.
    package struct Comunes {
        /// The referees.
        package let arbitros: RepositorioDeArbitros
        /// Where chronicles are published.
        package let cronicas: any CronicasRepositorio
        /// The settings.
        package let preferencias: any Preferencias

        /// Builds the shared pieces.
        ///
        /// - Parameters:
        ///   - servicio: referees come from it, chronicles go to it.
        ///   - almacenDeArbitros: where referees are kept; nil means memory only.
        ///   - preferencias: the settings.
        package init(
            servicio: any ServicioDelTorneo, almacenDeArbitros: AlmacenDeArbitros?,
            preferencias: any Preferencias
        ) {
            arbitros = RepositorioDeArbitros(servicio: servicio, almacen: almacenDeArbitros)
            cronicas = RepositorioDeCronicasEnRed(servicio: servicio)
            self.preferencias = preferencias
        }
    }

    /// Teams and matches.
    package let partidos: RepositorioDePartidos
    /// The match in play.
    package let partidoEnJuego: PartidoEnJuego
    /// The referees.
    package let arbitros: RepositorioDeArbitros
    /// The settings.
    package let preferencias: any Preferencias
    /// The use case that publishes chronicles.
    package let publicarCronica: PublicarCronica

    private let notificador: (any Notificador)?
    private let configuracion: Configuracion
    private let reloj: any Reloj

    /// Builds everything of one tournament.
    ///
    /// - Parameters:
    ///   - partidos: its teams and matches.
    ///   - comunes: what it shares with other tournaments.
    ///   - almacenDelDirecto: where the match in play is written down; nil means memory only.
    ///   - notificador: is told every goal.
    ///   - configuracion: the launch arguments.
    ///   - reloj: the clock by which matches are played.
    package init(
        partidos: RepositorioDePartidos, comunes: Comunes,
        almacenDelDirecto: AlmacenDelDirecto? = nil, notificador: (any Notificador)? = nil,
        configuracion: Configuracion = .delProceso, reloj: any Reloj = RelojDelSistema()
    ) {
        self.partidos = partidos
        self.notificador = notificador
        self.configuracion = configuracion
        self.reloj = reloj
        arbitros = comunes.arbitros
        preferencias = comunes.preferencias
        publicarCronica = PublicarCronica(partidos: partidos, cronicas: comunes.cronicas)
        partidoEnJuego = PartidoEnJuego(almacen: almacenDelDirecto)
        partidoEnJuego.alTerminar = { [partidos] id in
            partidos.terminar(partidoId: id)
            Task { try? await partidos.asegurar() }
        }
    }

    /// Builds an application of its own: one tournament, nothing shared.
    ///
    /// - Parameters:
    ///   - servicio: referees come from it, chronicles go to it.
    ///   - almacenDelTorneo: where the tournament is kept; nil means memory only.
    ///   - almacenDeArbitros: where referees are kept; nil means memory only.
    ///   - preferencias: the settings; by default in memory only.
    ///   - notificador: is told every goal.
    package convenience init(
        servicio: any ServicioDelTorneo, almacenDelTorneo: AlmacenDelTorneo?,
        almacenDeArbitros: AlmacenDeArbitros?,
        preferencias: any Preferencias = FicheroDePreferencias(url: nil),
        notificador: (any Notificador)? = nil
    ) {
        self.init(
            partidos: RepositorioDePartidos(almacen: almacenDelTorneo),
            comunes: Comunes(
                servicio: servicio, almacenDeArbitros: almacenDeArbitros,
                preferencias: preferencias),
            notificador: notificador)
    }

    /// Goes on with the match that was in play when the application last stopped, unless the
    /// tournament it belongs to cannot be read.
    package func retomar() {
        guard partidos.ficheroInaccesible == nil else { return }
        partidoEnJuego.retomar(repositorio: partidos, notificador: notificador, reloj: reloj)
    }

    /// The durations a match can have, in minutes: those on offer, and 120 if it had extra time.
    package func duraciones(de partidoId: Int) -> [Int] {
        (conProrroga(partidoId) ? [120] : []) + Ajustes.duraciones
    }

    /// Whether extra time is known of a match, or something that happened in it.
    private func conProrroga(_ partidoId: Int) -> Bool {
        guard let partido = partidos.partido(id: partidoId) else { return false }
        return partido.ficha.prorroga || partido.incidencias.contains { $0.evento.minuto > 90 }
    }

    /// How long a minute takes, in milliseconds: as was said or chosen; else at the pace of the lessons in
    /// the sample, and a minute in all that is really played.
    private var ritmo: Int {
        configuracion.ritmo ?? preferencias.ritmoElegido
            ?? (DatosDeEjemplo.son(partidos) ? Ajustes.ritmoPorDefecto : Ajustes.ritmoReal)
    }

    /// The screen of a match.
    package func partidoViewModel(id: Int) -> PartidoViewModel {
        PartidoViewModel(
            partidoId: id, repositorio: partidos, partidoEnJuego: partidoEnJuego,
            duracion: conProrroga(id) ? 120 : preferencias.duracion, notificador: notificador,
            msPorMinuto: ritmo,
            reintroducirElCiclo: configuracion.cicloDelCronometro, reloj: reloj)
    }

    /// The screen of the referees.
    package func arbitrosViewModel() -> ArbitrosViewModel {
        ArbitrosViewModel(repositorio: arbitros)
    }

    /// The screen of a match's chronicle.
    package func cronicaViewModel(id: Int) -> CronicaViewModel {
        CronicaViewModel(partidoId: id, publicarCronica: publicarCronica) { [reloj] in
            var azar = SystemRandomNumberGenerator()
            return .nuevo(ms: reloj.ahora.ms, azar: &azar)
        }
    }
}

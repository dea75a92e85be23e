import MarcadorApp
import Torneo

extension FormularioDeMesa {
    /// All matches of a round that have a day and are still to be played, by so many days and minutes.
    func jornada() throws(Falta) -> [PartidosMovidos.Colocacion] {
        let ronda = campos["ronda"] ?? ""
        let suyos = torneo.partidos.documento.partidos.enumerated().filter { _, partido in
            partido.ficha.ronda == ronda && partido.ficha.programacion != nil
                && !partido.ficha.estado.estaDecidido
        }
        guard let primero = suyos.compactMap({ $1.ficha.programacion?.fecha }).min() else {
            throw Falta("ronda", .jornadaSinDias)
        }
        var dias = 0
        if let escrito = vacioEsNada("fecha") {
            guard let fecha = Fecha(escrito) else { throw Falta("fecha", .fechaQueNoVale) }
            dias = fecha.dias(desde: primero)
        }
        let minutos = vacioEsNada("minutos") == nil ? 0 : try numero("minutos")
        guard dias != 0 || minutos != 0 else { throw Falta("fecha", .nadaElegido) }
        var movidos: [PartidosMovidos.Colocacion] = []
        for (posicion, partido) in suyos {
            guard let antes = partido.ficha.programacion,
                let despues = antes.movida(dias: dias, minutos: minutos)
            else { throw Falta("minutos", .fueraDeHora) }
            movidos.append(
                .init(
                    partido: posicion + 1, programacion: despues, campo: partido.ficha.campo))
        }
        return movidos
    }
}

extension Programacion {
    /// The same so many days and minutes later; nil when that crosses midnight or leaves the calendar.
    fileprivate func movida(dias: Int, minutos: Int) -> Programacion? {
        guard let fecha = fecha.sumando(dias: dias) else { return nil }
        guard let hora, minutos != 0 else {
            return Programacion(fecha: fecha, hora: hora, zona: zona)
        }
        let total = hora.hora * 60 + hora.minuto + minutos
        guard total >= 0, let nueva = Hora(hora: total / 60, minuto: total % 60) else { return nil }
        return Programacion(fecha: fecha, hora: nueva, zona: zona)
    }
}

import MarcadorApp
import Torneo

extension Montaje {
    /// Some matches around one, for the side of its page.
    func alrededor(de numero: Int) -> Lateral {
        let vecinos = 10
        let total = torneo.partidos.cuantos
        let centro = max(0, min(numero - 1, total - 1))
        let desde = max(0, min(centro - vecinos, total - 2 * vecinos))
        return .partidos(grupos(desde..<min(total, desde + 2 * vecinos)), este: numero)
    }

    /// Matches at some positions of the list, under their headings.
    func grupos(_ posiciones: some Sequence<Int>) -> [GrupoDePartidos] {
        agrupar(
            posiciones.map { torneo.partidos.partido(en: $0) }, fila: fila, encabezado: encabezado)
    }

    /// Matches in their order, under headings; those that follow each other share one.
    func agrupar(
        _ items: [PartidoDeLista], fila: (PartidoDeLista) -> FilaDePartido,
        encabezado: (Ficha) -> GrupoDePartidos.Encabezado
    ) -> [GrupoDePartidos] {
        var grupos: [GrupoDePartidos] = []
        for item in items {
            let encabezado = encabezado(item.partido.ficha)
            if grupos.last?.encabezado == encabezado {
                grupos[grupos.count - 1].filas.append(fila(item))
            } else {
                grupos.append(GrupoDePartidos(encabezado, filas: [fila(item)]))
            }
        }
        return grupos
    }

    /// In a group stage the group, or the day where the list does not go group by group; elsewhere the
    /// round, else the day, else nothing.
    func encabezado(_ ficha: Ficha) -> GrupoDePartidos.Encabezado {
        if let grupo = ficha.grupo, torneo.vaPorGrupos { return .grupo(grupo) }
        let dia = dia(ficha)
        if let dia, ficha.grupo != nil { return .fecha(dia) }
        if let ronda = ficha.ronda { return Int(ronda).map { .jornada($0) } ?? .rotulo(ronda) }
        return dia.map { .fecha($0) } ?? .ninguno
    }

    /// The day of a match, without the time.
    func dia(_ ficha: Ficha) -> FechaEnPagina? {
        ficha.programacion.map {
            FechaEnPagina(ano: $0.fecha.anio, mes: $0.fecha.mes, dia: $0.fecha.dia)
        }
    }
}

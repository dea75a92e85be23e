/// Writes a tournament as football.txt.
///
/// What the format has no sign for stands in comments that we understand and others read over: the
/// squads, and the time zone. A name that it cannot hold is written in another way, and that is told.
struct EscritorDeTxt {
    private let documento: DocumentoDelTorneo
    private(set) var texto = ""
    var nombres = NombresDeTxt()
    private let zonaComun: String?

    init(_ documento: DocumentoDelTorneo) {
        self.documento = documento
        let zonas = Set(
            documento.partidos.compactMap(\.ficha.programacion).filter { $0.hora != nil }
                .map(\.zona))
        zonaComun = zonas.count == 1 ? zonas.first ?? nil : nil
    }

    mutating func escribir() {
        linea("= " + nombres.titular(documento.nombre))
        linea("")
        for equipo in documento.equipos { escribirPlantilla(equipo) }
        if let zonaComun { linea("# Zona | \(zonaComun)") }
        escribirGrupos()
        var anterior = Lugar()
        for partido in documento.partidos {
            let suyo = Lugar(partido.ficha)
            escribirCabeceras(suyo, tras: anterior)
            escribir(partido)
            anterior = suyo
        }
    }

    mutating func linea(_ texto: String) { self.texto += texto + "\n" }

    /// Where a match stands: under which headings and which day.
    private struct Lugar: Hashable {
        var ronda: String?
        var grupo: String?
        var fecha: Fecha?
        var hora: Hora?

        init() {}

        init(_ ficha: Ficha) {
            ronda = ficha.ronda
            grupo = ficha.grupo
            fecha = ficha.programacion?.fecha
            hora = ficha.programacion?.hora
        }
    }

    private mutating func escribirPlantilla(_ equipo: Equipo) {
        let jugadores = equipo.plantilla.map { jugador in
            nombres.persona(jugador, conDorsal: true) + (jugador == equipo.capitan ? " [c]" : "")
        }
        let partes = ["# Plantilla", nombres.equipo(equipo), jugadores.joined(separator: ", ")]
        linea(partes.joined(separator: " | ").recortado)
    }

    private mutating func escribirGrupos() {
        linea("")
        let porGrupo = Dictionary(grouping: documento.partidos) { $0.ficha.grupo }
        for grupo in documento.partidos.grupos {
            var vistos: Set<Equipo> = []
            let suyos = (porGrupo[grupo] ?? []).flatMap { [$0.local, $0.visitante] }
                .filter { vistos.insert($0).inserted }
            let equipos = suyos.map { nombres.equipo($0) }.joined(separator: "  ")
            linea("\(nombres.titular(grupo)) | \(equipos)")
        }
    }

    /// Headings and day, as far as the ones before no longer hold.
    private mutating func escribirCabeceras(_ suyo: Lugar, tras anterior: Lugar) {
        // A heading ends the day before it: it is the only thing that does.
        let sobraElDia = anterior.fecha != nil && suyo.fecha == nil
        let cambia = suyo.ronda != anterior.ronda || suyo.grupo != anterior.grupo || sobraElDia
        if cambia {
            linea("")
            linea("▪ " + (suyo.ronda.map { nombres.titular($0) } ?? "-"))
            if let grupo = suyo.grupo { linea("▪▪ " + nombres.titular(grupo)) }
        }
        guard let fecha = suyo.fecha else { return }
        let sobraLaHora = anterior.hora != nil && suyo.hora == nil
        guard cambia || fecha != anterior.fecha || sobraLaHora else { return }
        let dia = NombresDeFecha.semanaEscrita[fecha.diaDeLaSemana]
        let anio = fecha.description.prefix(4)
        linea("\(dia) \(NombresDeFecha.mesesEscritos[fecha.mes - 1]) \(fecha.dia) \(anio)")
    }

    private mutating func escribir(_ partido: Partido) {
        var piezas: [String] = []
        if let programacion = partido.ficha.programacion, let hora = programacion.hora {
            piezas.append(hora.description)
            if zonaComun == nil, let zona = programacion.zona { piezas[0] += " \(zona)" }
        }
        let local = nombres.equipo(partido.local)
        let visitante = nombres.equipo(partido.visitante)
        piezas.append("\(local) v \(visitante)")
        if let resultado = partido.resultadoEnTxt { piezas.append(resultado) }
        if let estado = partido.estadoEnTxt { piezas.append("[\(estado)]") }
        if let campo = partido.ficha.campo { piezas.append("@ \(nombres.campo(campo))") }
        linea("  " + piezas.joined(separator: "  "))
        escribirGoles(partido)
        escribirActa(partido)
    }
}

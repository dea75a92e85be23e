/// Reads the events of a calendar file.
struct LectorIcs {
    private(set) var nombre = ""
    private(set) var partidos: [PartidoAjeno] = []
    private(set) var avisos: [AvisoDeImportacion] = []
    /// The line in which an event begins that does not end.
    private(set) var cortado: Int?

    init(_ lineas: [LineaIcs]) {
        var evento: [String: LineaIcs]?
        var desde = 0
        var hondo = 0
        var cerrado = false
        for linea in lineas {
            switch (linea.nombre, linea.valor.uppercased()) {
            case ("BEGIN", "VEVENT"): (evento, desde, hondo) = ([:], linea.numero, 0)
            case ("END", "VEVENT"):
                if let leido = evento { leer(leido, desde) }
                evento = nil
            case ("END", "VCALENDAR"): cerrado = true
            case ("BEGIN", _): hondo += 1
            case ("END", _): hondo -= 1
            case ("X-WR-CALNAME", _), ("NAME", _):
                if evento == nil, nombre.isEmpty { nombre = linea.texto }
            default:
                // What stands in an alarm inside an event is not the event's.
                if hondo <= 0, evento?[linea.nombre] == nil { evento?[linea.nombre] = linea }
            }
        }
        if evento != nil {
            cortado = desde
            avisar(desde, "el evento que empieza aquí no acaba: el fichero está cortado")
        } else if !cerrado {
            avisar(lineas.last?.numero ?? 1, "falta END:VCALENDAR: el fichero está cortado")
        }
    }

    private mutating func avisar(_ linea: Int, _ frase: String) {
        avisos.append(AvisoDeImportacion(lugar: "línea \(linea)", frase: frase))
    }

    private mutating func leer(_ evento: [String: LineaIcs], _ linea: Int) {
        func texto(_ nombre: String) -> String? { evento[nombre]?.texto }
        guard evento["X-MARCADOR-PLAZA"] == nil else {
            return avisar(
                linea, "«\(texto("SUMMARY") ?? "")» es un cruce sin equipos: no se importa")
        }
        var encuentro: (local: String, visitante: String, marcador: Marcador?)?
        if let local = texto("X-MARCADOR-LOCAL"), let visitante = texto("X-MARCADOR-VISITANTE") {
            encuentro = (
                local, visitante, texto("X-MARCADOR-MARCADOR").flatMap(Marcador.init(escrito:))
            )
        } else if let titulo = texto("SUMMARY"), titulo.count < 500,
            let leido = EncuentroDeTxt(titulo, conGuion: true)
        {
            encuentro = (leido.local, leido.visitante, leido.resultado?.marcador)
        }
        guard let encuentro, encuentro.local.contains(where: { !$0.isWhitespace }),
            encuentro.visitante.contains(where: { !$0.isWhitespace })
        else {
            return avisar(
                linea, "«\(texto("SUMMARY") ?? "")» no es un partido entre dos equipos")
        }
        var partido = PartidoAjeno(
            numero: partidos.count + 1, linea: linea, local: encuentro.local,
            visitante: encuentro.visitante)
        partido.marcador = encuentro.marcador.flatMap { $0.esPosible ? $0 : nil }
        partido.ficha.campo = texto("LOCATION")
        partido.ficha.ronda = texto("X-MARCADOR-RONDA")
        partido.ficha.grupo = texto("X-MARCADOR-GRUPO")
        partido.ficha.tanda = texto("X-MARCADOR-TANDA").flatMap(Marcador.init(escrito:))
        partido.ficha.prorroga = texto("X-MARCADOR-PRORROGA") == "TRUE"
        partido.ficha.programacion = programacion(evento, linea)
        let estado =
            texto("X-MARCADOR-ESTADO") ?? (texto("STATUS") == "CANCELLED" ? "aplazado" : nil)
        partido.poner(estado: estado)
        partidos.append(partido)
    }

    private mutating func programacion(_ evento: [String: LineaIcs], _ linea: Int) -> Programacion?
    {
        guard let inicio = evento["DTSTART"] else { return nil }
        let zona = evento["X-MARCADOR-ZONA"]?.texto ?? inicio.parametros["TZID"]
        guard let leido = InicioIcs(inicio.valor) else {
            avisar(inicio.numero, "«\(inicio.valor)» no es un día")
            return nil
        }
        guard leido.tieneHora else {
            return leido.instante.fecha.map { Programacion(fecha: $0, zona: zona) }
        }
        let fijo = leido.esUTC ? zona.flatMap(desplazamientoFijo) : nil
        let pared = Instante(segundos: leido.instante.segundos + (fijo ?? 0))
        guard let fecha = pared.fecha else { return nil }
        return Programacion(
            fecha: fecha, hora: pared.hora,
            zona: leido.esUTC && fijo == nil ? "UTC" : zona)
    }
}

extension PartidoAjeno {
    fileprivate mutating func poner(estado: String?) {
        ficha.estado = marcador == nil ? .programado : .finalizado
        switch estado.flatMap(NombreDeEstado.init) {
        case .aplazado: ficha.estado = .aplazado
        case .suspendido: ficha.estado = .suspendido
        case .anulado: ficha.estado = .anulado
        case .dobleIncomparecencia: ficha.estado = .dobleIncomparecencia
        case .enJuego: ficha.estado = .enJuego
        case .adjudicado: if let marcador { ficha.estado = .adjudicado(marcador) }
        case .programado: ficha.estado = .programado
        case .finalizado, nil: break
        }
    }
}

extension Marcador {
    /// Reads `2-1`; nil for anything else.
    fileprivate init?(escrito: String) {
        let partes = escrito.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard partes.count == 2, let local = partes[0], let visitante = partes[1] else {
            return nil
        }
        self.init(local: local, visitante: visitante)
    }
}

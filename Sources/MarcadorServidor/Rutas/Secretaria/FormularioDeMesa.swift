import MarcadorApp
import Torneo

/// What a form of the desk asks for.
@MainActor
struct FormularioDeMesa {
    /// Why a form makes no sense: which field, and what is wrong with it.
    struct Falta: Error {
        let campo: String
        let frase: Texto

        init(_ campo: String, _ frase: Texto) {
            self.campo = campo
            self.frase = frase
        }
    }

    private let campos: [String: String]
    private let torneo: TorneoServido

    /// A form that was sent.
    init(_ campos: [String: String], _ torneo: TorneoServido) {
        self.campos = campos
        self.torneo = torneo
    }

    /// What it asks for.
    ///
    /// - Parameter ruta: where it was sent.
    /// - Returns: the change.
    /// - Throws: `Falta`, `FalloDeOrden` when match or team do not exist.
    func cambio(_ ruta: Ruta) throws -> CambioDelOrganizador {
        switch ruta {
        case .mesaPartido(_, let id):
            guard let numero = torneo.partidos.numero(de: id) else {
                throw FalloDeOrden.noExisteElPartido(id)
            }
            return try dePartido(numero)
        case .mesaEquipo(_, let numero):
            guard torneo.partidos.equipos.indices.contains(numero - 1) else {
                throw FalloDeOrden.rechazado(.noExisteElEquipo(numero))
            }
            return .equipo(try deEquipo(numero))
        case .mesaEquipos:
            return .equipo(.alta(nombre: limpio("nombre"), grupo: vacioEsNada("grupo")))
        default:
            return limpio("que") == "jornada" ? .mover(try jornada()) : try partidoNuevo()
        }
    }

    private func limpio(_ campo: String) -> String {
        (campos[campo] ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func vacioEsNada(_ campo: String) -> String? {
        let texto = limpio(campo)
        return texto.isEmpty ? nil : texto
    }

    private func numero(_ campo: String) throws(Falta) -> Int {
        guard let numero = Int(limpio(campo)) else { throw Falta(campo, .numeroQueNoVale) }
        return numero
    }

    private func dePartido(_ numero: Int) throws(Falta) -> CambioDelOrganizador {
        switch limpio("que") {
        case "estado":
            return .decidir(partido: numero, try decision(), motivo: vacioEsNada("motivo"))
        case "rivales":
            return .rivales(
                partido: numero, local: try self.numero("local"),
                visitante: try self.numero("visitante"))
        case "arbitros":
            let nombres = limpio("arbitros").split(whereSeparator: { ",;".contains($0) })
                .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
            return .arbitros(partido: numero, nombres)
        default:
            let ficha = torneo.partidos.documento.partidos[numero - 1].ficha
            return .mover([
                .init(
                    partido: numero, programacion: try programacion(ficha.programacion?.zona),
                    campo: vacioEsNada("campo"))
            ])
        }
    }

    private func decision() throws(Falta) -> EstadoDecidido.Decision {
        switch limpio("decision") {
        case "aplazado": return .aplazado
        case "suspendido": return .suspendido
        case "anulado": return .anulado
        case "nadie": return .dobleIncomparecencia
        case "por-jugar": return .porJugar
        case "adjudicado":
            guard let local = Int(limpio("goles-local")),
                let visitante = Int(limpio("goles-visitante")),
                EstadoDecidido.golesPosibles.contains(local),
                EstadoDecidido.golesPosibles.contains(visitante)
            else { throw Falta("goles-local", .golesQueNoValen) }
            return .adjudicado(Marcador(local: local, visitante: visitante))
        default: throw Falta("decision", .eligeUnaDecision)
        }
    }

    private func programacion(_ zona: String?) throws(Falta) -> Programacion? {
        let (dia, hora) = (limpio("fecha"), limpio("hora"))
        guard !dia.isEmpty else {
            guard hora.isEmpty else { throw Falta("fecha", .diaParaLaHora) }
            return nil
        }
        guard let fecha = Fecha(dia) else { throw Falta("fecha", .fechaQueNoVale) }
        var suHora: Hora?
        if !hora.isEmpty {
            guard let leida = Hora(hora) else { throw Falta("hora", .horaQueNoVale) }
            suHora = leida
        }
        return Programacion(fecha: fecha, hora: suHora, zona: zona ?? zonaDelTorneo)
    }

    /// The zone of the other matches, if they have one.
    private var zonaDelTorneo: String? {
        torneo.partidos.documento.partidos.lazy.compactMap { $0.ficha.programacion?.zona }.first
    }

    private func partidoNuevo() throws(Falta) -> CambioDelOrganizador {
        .partidoNuevo(
            PartidoAnadido(
                local: try numero("local"), visitante: try numero("visitante"),
                ronda: vacioEsNada("ronda"), grupo: vacioEsNada("grupo"),
                programacion: try programacion(nil), campo: vacioEsNada("campo")))
    }

    /// All matches of a round that have a day and are still to be played, by so many days and minutes.
    private func jornada() throws(Falta) -> [PartidosMovidos.Colocacion] {
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

    private func deEquipo(_ numero: Int) throws(Falta) -> EquipoCambiado.Cambio {
        switch limpio("que") {
        case "retirada":
            return .retirada(equipo: numero, goles: try self.numero("goles"))
        case "union":
            let (uno, otro) = (try jugador("jugador", de: numero), try jugador("otro", de: numero))
            return .union(equipo: numero, uno, con: otro)
        case "traspaso":
            let jugador = try jugador("jugador", de: numero)
            let destino = try self.numero("destino")
            guard torneo.partidos.equipos.indices.contains(destino - 1) else {
                throw Falta("destino", .eligeDeLaLista)
            }
            let dorsal = vacioEsNada("dorsal") == nil ? nil : try self.numero("dorsal")
            let nuevo = Jugador(nombre: jugador.nombre, dorsal: dorsal)
                .distinguido(de: torneo.partidos.equipos[destino - 1].plantilla)
            return .traspaso(equipo: numero, jugador, a: destino, nuevo: nuevo)
        default: return .nombre(equipo: numero, limpio("nombre"))
        }
    }

    private func jugador(_ campo: String, de equipo: Int) throws(Falta) -> Jugador {
        let plantilla = torneo.partidos.equipos[equipo - 1].plantilla
        guard let plaza = Int(limpio(campo)), plantilla.indices.contains(plaza - 1) else {
            throw Falta(campo, .eligeDeLaLista)
        }
        return plantilla[plaza - 1]
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

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

    /// It asks for nothing that could be done where it was sent.
    struct NoSePide: Error {}

    let campos: [String: String]
    let torneo: TorneoServido

    /// A form that was sent.
    init(_ campos: [String: String], _ torneo: TorneoServido) {
        self.campos = campos
        self.torneo = torneo
    }

    /// What it asks for.
    ///
    /// - Parameter ruta: where it was sent.
    /// - Returns: the change.
    /// - Throws: `Falta`, `NoSePide`, `FalloDeOrden` when match or team do not exist.
    func cambio(_ ruta: Ruta) throws -> CambioDelOrganizador {
        switch ruta {
        case .mesaPartido(_, let id):
            guard let numero = torneo.partidos.numero(de: id) else {
                throw FalloDeOrden.noExisteElPartido(id)
            }
            return try dePartido(numero)
        case .mesaEquipo(_, let numero):
            guard torneo.partidos.equipos[numero: numero] != nil else {
                throw FalloDeOrden.rechazado(.noExisteElEquipo(numero))
            }
            return limpio("que") == "sancion"
                ? .sancionar(try sancion(numero)) : .equipo(try deEquipo(numero))
        case .mesaEquipos:
            guard limpio("que") == "alta" else { throw NoSePide() }
            return .equipo(.alta(nombre: limpio("nombre"), grupo: vacioEsNada("grupo")))
        default:
            switch limpio("que") {
            case "jornada": return .mover(try jornada())
            case "nuevo": return try partidoNuevo()
            case "confirmar": return .confirmar(try partidos())
            case "cruce":
                return .moverCruce(
                    CruceMovido(
                        cruce: try numero("cruce"), programacion: try programacion(nil),
                        campo: vacioEsNada("campo")))
            default: throw NoSePide()
            }
        }
    }

    func limpio(_ campo: String) -> String { (campos[campo] ?? "").conBlancosSueltos }

    func vacioEsNada(_ campo: String) -> String? {
        let texto = limpio(campo)
        return texto.isEmpty ? nil : texto
    }

    func numero(_ campo: String) throws(Falta) -> Int {
        guard let numero = Int(limpio(campo)) else { throw Falta(campo, .numeroQueNoVale) }
        return numero
    }

    /// The matches that a form lists, by the numbers people know.
    private func partidos() throws -> [Int] {
        var numeros: [Int] = []
        for escrito in limpio("partidos").split(whereSeparator: { ", ".contains($0) }) {
            guard let id = Int(escrito), let numero = torneo.partidos.numero(de: id) else {
                throw FalloDeOrden.noExisteElPartido(Int(escrito) ?? 0)
            }
            numeros.append(numero)
        }
        return numeros
    }

    private func dePartido(_ numero: Int) throws -> CambioDelOrganizador {
        switch limpio("que") {
        case "estado":
            return .decidir(partido: numero, try decision(), motivo: vacioEsNada("motivo"))
        case "rivales":
            return .rivales(
                partido: numero, local: try self.numero("local"),
                visitante: try self.numero("visitante"))
        case "arbitros":
            let nombres = limpio("arbitros").split(whereSeparator: { ",;".contains($0) })
                .map { String($0).conBlancosSueltos }.filter { !$0.isEmpty }
            return .arbitros(partido: numero, nombres)
        case "mover":
            let ficha = torneo.partidos.documento.partidos[numero - 1].ficha
            return .mover([
                .init(
                    partido: numero, programacion: try programacion(ficha.programacion?.zona),
                    campo: vacioEsNada("campo"))
            ])
        default: throw NoSePide()
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

    func programacion(_ zona: String?) throws(Falta) -> Programacion? {
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
}

import Observation
package import Torneo

/// A row of the list of followed matches.
nonisolated package struct FilaSeguida: Hashable, Identifiable, Sendable {
    /// The number of the match.
    package let id: Int
    /// The home side.
    package let local: String
    /// The visitors.
    package let visitante: String
    /// The score with this device's marks; nil while there is none.
    package let marcador: Marcador?
    /// The minute; nil when it is not being played.
    package let minuto: Int?
    /// Where it stands: «Sin empezar», «En juego», «Partido terminado».
    package let estado: Texto
    /// When it is played; nil when nobody has said.
    package let cuando: Texto?
    /// How many marks for it wait to be sent.
    package let pendientes: Int
    /// How many marks for it the server refused, and nobody has decided about.
    package let rechazadas: Int
}

/// The list of a followed tournament's matches.
@MainActor
@Observable
package final class SeguimientoViewModel {
    /// Why the last refresh by hand failed; nil when it did not.
    package private(set) var error: Texto?
    /// Whether the server is being asked.
    package private(set) var refrescando = false

    @ObservationIgnored private let seguido: TorneoSeguido
    @ObservationIgnored private let bandeja: BandejaDeSalida
    @ObservationIgnored private let mensajero: Mensajero

    /// The list of a followed tournament.
    ///
    /// - Parameters:
    ///   - seguido: the tournament.
    ///   - bandeja: the marks of this device.
    ///   - mensajero: brings them to the server.
    package init(seguido: TorneoSeguido, bandeja: BandejaDeSalida, mensajero: Mensajero) {
        self.seguido = seguido
        self.bandeja = bandeja
        self.mensajero = mensajero
    }

    /// The name of the tournament.
    package var titulo: String { seguido.nombre }

    /// The matches, in order.
    package var filas: [FilaSeguida] {
        let marcas = Dictionary(grouping: bandeja.marcas(de: seguido), by: \.partido)
        let enviadas = Dictionary(grouping: seguido.enviadas, by: \.partido)
        return seguido.partidos.map { partido in
            let suyas = marcas[partido.numero] ?? []
            return FilaSeguida(
                id: partido.numero, local: partido.local, visitante: partido.visitante,
                marcador: partido.marcador(con: suyas + (enviadas[partido.numero] ?? [])),
                minuto: partido.directo?.corriendo == true
                    ? seguido.minuto(de: partido.numero) : nil,
                estado: partido.textoDelEstado, cuando: partido.cuando,
                pendientes: suyas.count { $0.rechazo == nil },
                rechazadas: suyas.count { $0.rechazo != nil })
        }
    }

    /// How it stands with the server, when there is something to say.
    package var aviso: Texto? {
        switch seguido.conexion {
        case .sinConexion(let error): .sinConexionConElServidor(error.texto)
        case .conectando where seguido.partidos.isEmpty: .conectando
        case .noEsta(let texto): texto
        case .parada, .conectando, .enDirecto: nil
        }
    }

    /// «2 marcas por enviar»; nil when none waits.
    package var textoDePendientes: Texto? {
        let cuantas = bandeja.pendientes.count
        return cuantas > 0 ? .marcasPorEnviar(cuantas) : nil
    }

    /// «1 marca rechazada»; nil when none was.
    package var textoDeRechazadas: Texto? {
        let cuantas = bandeja.rechazadas.count
        return cuantas > 0 ? .marcasRechazadasEn(cuantas) : nil
    }

    /// Why they wait; nil when none does, or nobody has said.
    package var motivoDePendientes: Texto? {
        bandeja.pendientes.isEmpty ? nil : mensajero.motivos[seguido.servidor]
    }

    /// The screen came into sight: what happens is told from now on, what waits is sent.
    package func alAparecer() {
        seguido.seguir()
        mensajero.enviar()
    }

    /// The list was pulled down.
    package func refrescar() async {
        guard !refrescando else { return }
        refrescando = true
        mensajero.enviar()
        do {
            try await seguido.refrescar()
            error = nil
        } catch {
            self.error = FalloDelServidor(error).texto
        }
        refrescando = false
    }
}

extension BandejaDeSalida {
    /// The marks for a followed tournament, those that were refused too.
    func marcas(de seguido: TorneoSeguido) -> [MarcaPendiente] {
        marcas.filter { $0.servidor == seguido.servidor && $0.torneo == seguido.torneo }
    }
}

nonisolated extension PartidoDTO {
    /// Where the match stands, in words.
    package var textoDelEstado: Texto {
        if let directo {
            if directo.terminado { return .partidoTerminado }
            return directo.corriendo ? .enJuego : .sinEmpezar
        }
        switch estado {
        case "enJuego": return .enJuego
        case "finalizado", "adjudicado": return .partidoTerminado
        case "aplazado": return .aplazado
        case "suspendido": return .suspendido
        case "anulado": return .anulado
        case "dobleIncomparecencia": return .dobleIncomparecencia
        default: return .sinEmpezar
        }
    }
}

package import Foundation
import Observation
import Torneo

/// Takes waiting marks to their servers: in order, each once, again and again until it is answered.
///
/// A mark leaves the tray when the server has answered it, or is put aside there when the server
/// refuses it; without network everything stays and is tried again, later and later.
@Observable
package final class Mensajero {
    /// The servers to which a mark is on its way right now.
    package private(set) var enviando: Set<URL> = []
    /// Why marks for a server wait, in its words or those of the network; nothing once one arrives.
    package private(set) var motivos: [URL: Texto] = [:]
    /// Called with every mark that a server has written down, before it leaves the tray.
    @ObservationIgnored package var alEnviar: ((MarcaPendiente) -> Void)?
    /// Called when a server has had everything that waited for it, or nothing can be sent for now.
    @ObservationIgnored package var alDescansar: (() -> Void)?

    @ObservationIgnored private let bandeja: BandejaDeSalida
    @ObservationIgnored private let servicio: (URL) -> any ServicioDePartidos
    @ObservationIgnored private let reloj: any Reloj
    @ObservationIgnored private var viajes: [URL: Viaje] = [:]
    /// Servers that want a link, or another one: nothing is sent until there is one.
    @ObservationIgnored private var sinLlave: Set<URL> = []
    /// Until when servers asked to be left alone.
    @ObservationIgnored private var pausas: [URL: Instante] = [:]

    private struct Viaje {
        let tarea: Task<Void, Never>
        var espera: Task<Void, Never>?
        /// Whether somebody asked meanwhile, which counts when this journey is called off.
        var otraVez = false
    }

    /// A messenger at rest.
    ///
    /// - Parameters:
    ///   - bandeja: where the marks wait.
    ///   - reloj: the clock by which it tries again.
    ///   - servicio: makes the service of a server.
    package init(
        bandeja: BandejaDeSalida, reloj: any Reloj = RelojDelSistema(),
        servicio: @escaping (URL) -> any ServicioDePartidos
    ) {
        self.bandeja = bandeja
        self.reloj = reloj
        self.servicio = servicio
    }

    /// Whether anything is on its way, or waits for another try.
    package var trabajando: Bool { !viajes.isEmpty }

    /// Sends what waits; who is waiting for another try makes it now, unless the server has asked to be
    /// left alone.
    package func enviar() {
        for servidor in Set(bandeja.pendientes.map(\.servidor)).subtracting(sinLlave) {
            if viajes[servidor] == nil {
                salir(a: servidor)
            } else {
                viajes[servidor]?.otraVez = true
                if !enPausa(servidor) { viajes[servidor]?.espera?.cancel() }
            }
        }
    }

    /// Somebody wants it sent now: servers that wanted a link are asked once more.
    package func enviarYa() {
        sinLlave = []
        enviar()
    }

    private func enPausa(_ servidor: URL) -> Bool {
        pausas[servidor].map { $0 > reloj.ahora } ?? false
    }

    /// There is another link for a server: what it did not take with the last one is sent with it.
    ///
    /// - Parameter servidor: the server, without path.
    package func probarOtraLlave(_ servidor: URL) async {
        sinLlave.remove(servidor)
        motivos[servidor] = nil
        await bandeja.reintentarTodas(de: servidor, codigos: [401, 403])
        enviar()
    }

    private func salir(a servidor: URL) {
        viajes[servidor] = Viaje(tarea: Task { await self.viajar(a: servidor) })
    }

    /// Gives up trying for now; what waits, waits in the tray.
    package func callar() {
        for (servidor, viaje) in viajes {
            viajes[servidor]?.otraVez = false
            viaje.tarea.cancel()
            viaje.espera?.cancel()
        }
    }

    /// Gives up trying for now, and returns when nothing is on its way any more.
    package func parar() async {
        let deAhora = viajes
        callar()
        for viaje in deAhora.values { await viaje.tarea.value }
    }

    private func viajar(a servidor: URL) async {
        var espera = Espera()
        let destino = servicio(servidor)
        while !Task.isCancelled, !sinLlave.contains(servidor),
            let marca = siguiente(para: servidor)
        {
            if let pausa = pausas[servidor], enPausa(servidor) {
                await descansar(hasta: pausa, antesDe: servidor)
            } else if await entregar(marca, a: destino) {
                espera.olvidar()
            } else if !sinLlave.contains(servidor), !enPausa(servidor) {
                let hasta = reloj.ahora.masTarde(ms: espera.otra())
                await descansar(hasta: hasta, antesDe: servidor)
            }
        }
        let reanudar = viajes[servidor]?.otraVez ?? false
        viajes[servidor] = nil
        if reanudar, !sinLlave.contains(servidor), siguiente(para: servidor) != nil {
            salir(a: servidor)
        } else {
            alDescansar?()
        }
    }

    private func siguiente(para servidor: URL) -> MarcaPendiente? {
        bandeja.marcas.first { $0.rechazo == nil && $0.servidor == servidor }
    }

    /// Brings one mark.
    ///
    /// - Returns: whether the server has decided about it.
    private func entregar(_ marca: MarcaPendiente, a destino: any ServicioDePartidos) async -> Bool
    {
        enviando.insert(marca.servidor)
        defer { enviando.remove(marca.servidor) }
        do {
            try await destino.enviar(marca)
            motivos[marca.servidor] = nil
            pausas[marca.servidor] = nil
            alEnviar?(marca)
            await bandeja.quitar(marca.id)
            return true
        } catch {
            let fallo = FalloDelServidor(error)
            guard case .rechazo(let rechazo) = fallo else {
                if !Task.isCancelled { motivos[marca.servidor] = fallo.texto }
                if case .faltaEnlace = fallo { sinLlave.insert(marca.servidor) }
                pausas[marca.servidor] = fallo.pausa.map { reloj.ahora.masTarde(ms: $0) }
                return false
            }
            Registro.anotar("el servidor RECHAZA la marca \(marca.id): \(rechazo.motivo)")
            await bandeja.rechazar(marca.id, rechazo)
            return true
        }
    }

    private func descansar(hasta: Instante, antesDe servidor: URL) async {
        let espera = Task { [reloj] in _ = try? await reloj.esperar(hasta: hasta) }
        viajes[servidor]?.espera = espera
        await withTaskCancellationHandler {
            await espera.value
        } onCancel: {
            espera.cancel()
        }
        viajes[servidor]?.espera = nil
    }
}

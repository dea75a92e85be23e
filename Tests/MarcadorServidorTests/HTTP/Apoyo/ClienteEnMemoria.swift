import MarcadorApp
import Synchronization

@testable import MarcadorServidor

/// Asks an application without any network, the way the server does.
struct ClienteEnMemoria: ClienteDePrueba {
    private let aplicacion: any Aplicacion
    private let opciones: OpcionesDeServidor
    private let origen: Direccion
    private let escucha: Direccion

    init(
        _ aplicacion: any Aplicacion, _ opciones: OpcionesDeServidor = .dePrueba,
        origen: Direccion = Direccion("127.0.0.1"), escucha: Direccion = Direccion("127.0.0.1")
    ) {
        self.aplicacion = aplicacion
        self.opciones = opciones
        self.origen = origen
        self.escucha = escucha
    }

    func pedir(_ pedido: Pedido) async throws -> Respuesta {
        var respuesta =
            switch await salida(pedido) {
            case .respuesta(let respuesta): respuesta
            case .lista(let lista):
                lista.respuesta(
                    siNoCoincide: pedido.metodo.soloLee ? pedido.cabecera("If-None-Match") : nil)
            case .flujo: Respuesta(200, cabeceras: [Cabecera("Content-Type", "text/event-stream")])
            }
        if pedido.metodo == .head || respuesta.estado == 304 { respuesta.cuerpo = [] }
        return respuesta
    }

    func escuchar(_ pedido: Pedido) async throws -> OyenteDePrueba {
        guard case .flujo(let suscripcion) = await salida(pedido) else { throw NoEsUnFlujo() }
        return OyenteDePrueba(enMemoria: suscripcion)
    }

    struct NoEsUnFlujo: Error {}

    private func salida(_ pedido: Pedido) async -> Salida {
        let enPagina = pedido.cabecera("Accept")?.contains("text/html") ?? false
        let idioma = Idioma.deVisitante(pedido.cabecera)
        guard pedido.cuerpo.count <= opciones.cuerpoMaximo else {
            let rechazo = Rechazo.cuerpoDemasiadoGrande(maximo: opciones.cuerpoMaximo)
            return .respuesta(.fallo(rechazo, enPagina: enPagina, idioma))
        }
        do {
            let peticion = try Peticion(
                pedido.metodo, pedido.objetivo, cabeceras: pedido.cabeceras, cuerpo: pedido.cuerpo,
                origen: origen, escucha: escucha)
            if pedido.metodo.soloLee, let lista = aplicacion.alInstante(peticion) {
                return .lista(lista)
            }
            return await aplicacion.responder(peticion)
        } catch {
            return .respuesta(.fallo(error, enPagina: enPagina, idioma))
        }
    }
}

extension Pedido {
    fileprivate func cabecera(_ nombre: String) -> String? {
        cabeceras.first { $0.seLlama(nombre) }?.valor
    }
}

extension OyenteDePrueba {
    /// Listens to a channel without any network, a few bytes at a time so that events are split.
    convenience init(enMemoria suscripcion: Suscripcion) {
        let (avisos, avisador) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        suscripcion.conectar(.aviso { avisador.yield() })
        let suscrita = Mutex<Suscripcion?>(suscripcion)
        self.init {
            var trozo = [UInt8](repeating: 0, count: 100)
            while let suscripcion = suscrita.withLock({ $0 }), !Task.isCancelled {
                let lectura = trozo.withUnsafeMutableBytes { suscripcion.leer(en: $0) {} }
                switch lectura {
                case .bytes(let cuantos): return Array(trozo[..<cuantos])
                case .fin: return nil
                case .espera:
                    var espera = avisos.makeAsyncIterator()
                    await espera.next()
                }
            }
            return nil
        } alIrse: {
            suscrita.withLock { $0 = nil }
        }
    }
}

internal import CMicrohttpd
internal import Dispatch
internal import Synchronization

/// The part of a server that its callbacks work with.
final class Nucleo: Sendable {
    let aplicacion: any Aplicacion
    let opciones: OpcionesDeServidor
    let escucha: Direccion
    /// The most connections open at once.
    let conexiones: Int
    let visitantes: Visitantes
    let llegadas: Llegadas

    /// Counts the requests whose connection may be set aside: the server stops after they left.
    let pendientes = DispatchGroup()
    private let registro = Mutex(Registro())

    private struct Registro {
        var parando = false
        var atenciones: [ObjectIdentifier: Atencion] = [:]
        var retransmisiones: [ObjectIdentifier: Retransmision] = [:]
    }

    init(aplicacion: any Aplicacion, opciones: OpcionesDeServidor) {
        self.aplicacion = aplicacion
        self.opciones = opciones
        escucha = Direccion(opciones.direccion)
        conexiones = LimiteDeFicheros.conexiones(deseadas: opciones.conexiones)
        visitantes = Visitantes(
            maximo: opciones.conexionesPorDireccion, maximoDeTodas: conexiones)
        llegadas = Llegadas(opciones)
    }

    /// Notes a request whose connection may be set aside.
    ///
    /// - Returns: false when the server is stopping and takes no more of them.
    func registrar(_ atencion: Atencion) -> Bool {
        registro.withLock { registro in
            guard !registro.parando else { return false }
            if registro.atenciones.updateValue(atencion, forKey: ObjectIdentifier(atencion)) == nil
            {
                pendientes.enter()
            }
            return true
        }
    }

    /// The request is over.
    func olvidar(_ atencion: Atencion) {
        let estaba = registro.withLock { registro in
            registro.atenciones.removeValue(forKey: ObjectIdentifier(atencion)) != nil
        }
        if estaba { pendientes.leave() }
    }

    /// Notes a stream that is about to begin.
    ///
    /// - Returns: false when the server is stopping and begins no more of them.
    func registrar(_ retransmision: Retransmision) -> Bool {
        registro.withLock { registro in
            guard !registro.parando else { return false }
            registro.retransmisiones[ObjectIdentifier(retransmision)] = retransmision
            pendientes.enter()
            return true
        }
    }

    /// The stream is over.
    func olvidar(_ retransmision: Retransmision) {
        let estaba = registro.withLock { registro in
            registro.retransmisiones.removeValue(forKey: ObjectIdentifier(retransmision)) != nil
        }
        if estaba { pendientes.leave() }
    }

    /// The open streams.
    var retransmisiones: [Retransmision] {
        registro.withLock { Array($0.retransmisiones.values) }
    }

    /// Takes no more requests that wait and no more streams, and ends those there are.
    func despedirATodos() {
        let (atenciones, retransmisiones) = registro.withLock { registro in
            registro.parando = true
            return (Array(registro.atenciones.values), Array(registro.retransmisiones.values))
        }
        for retransmision in retransmisiones { retransmision.terminar() }
        for atencion in atenciones { atencion.despedir(con: .respuesta(Self.cerrando)) }
    }

    /// What is done every second.
    ///
    /// Late requests are cut off, streams end whose visitors have gone or take nothing, and from time to time all
    /// of them give a sign of life.
    func pasarUnSegundo() {
        let segundo = llegadas.avanzar()
        soltarALosIdos()
        for flujo in retransmisiones { flujo.pasarUnSegundo(maximo: opciones.inactividad) }
        if segundo.isMultiple(of: UInt64(opciones.latido)) { latir() }
    }

    /// Gives a sign of life on every open stream.
    private func latir() {
        var canales: [ObjectIdentifier: Canal] = [:]
        for canal in retransmisiones.lazy.map(\.canal) { canales[ObjectIdentifier(canal)] = canal }
        for canal in canales.values { canal.latir() }
    }

    private static let cerrando = Respuesta.fallo(.servidorCerrandose, enPagina: true, nil)
        .con("Connection", "close")
}

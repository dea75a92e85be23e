internal import Dispatch
internal import Synchronization

/// Brings messages to sleeping listeners, away from whoever had something to say.
///
/// A listener's connection has been set aside by the library, and all it had to send is sent: its
/// socket rests. So the message is written to it from here, and only a connection that does not
/// take all of it (a slow reader, a dead one, one whose stream is to end) is handed back to the
/// library. Handing back every one costs twice the time for thousands of listeners.
enum Pregonero {
    private static let cola = DispatchQueue(label: "marcador.pregonero", qos: .userInitiated)

    /// How many connections are written to between two looks at the channel.
    private static let tanda = 64

    static func despertar(_ dormidas: Dormidas, de canal: Canal) {
        guard !dormidas.avisos.isEmpty || !dormidas.fichas.isEmpty else { return }
        cola.async {
            for aviso in dormidas.avisos { aviso() }
            var resto = dormidas.fichas[...]
            while !resto.isEmpty {
                llevar(resto.prefix(tanda), de: canal)
                resto = resto.dropFirst(tanda)
            }
        }
    }

    private static func llevar(_ fichas: ArraySlice<Int>, de canal: Canal) {
        var reparto = canal.estado.withLock { $0.repartir(fichas) }
        while true {
            for conexion in reparto.devueltas { conexion.reanudar() }
            guard !reparto.envios.isEmpty else { return }
            for lugar in reparto.envios.indices { reparto.envios[lugar].escribir() }
            reparto = canal.estado.withLock { $0.anotar(reparto.envios) }
        }
    }
}

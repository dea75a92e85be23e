import Observation

/// Where others can find this server: known once it listens.
@MainActor
@Observable
final class Anuncio {
    /// Addresses that a phone of the same network can open, like `http://192.168.1.20:8080`; none
    /// while only this computer can.
    private(set) var direcciones: [String] = []
    /// The address under which this computer itself finds it.
    private(set) var propia = "http://localhost"

    /// Others find the server at this address, whatever it listens on, as behind a proxy.
    ///
    /// - Parameter direccion: the address.
    func anunciar(_ direccion: DireccionAnunciada) {
        direcciones = [direccion.texto]
    }

    /// The server listens.
    ///
    /// - Parameters:
    ///   - escuchas: the addresses it listens on; on «all», those of the networks it is in count.
    ///   - puerto: the port.
    func escuchar(en escuchas: [String], puerto: UInt16) {
        propia = "http://localhost:\(puerto)"
        let todas = escuchas.flatMap { escucha in
            ["0.0.0.0", "::"].contains(escucha)
                ? Interfaces.direcciones().map(\.texto)
                : Direccion(escucha).esLoopback ? [] : [escucha]
        }
        var vistas: Set<String> = []
        direcciones = todas.filter { vistas.insert($0).inserted }.map {
            $0.contains(":") ? "http://[\($0)]:\(puerto)" : "http://\($0):\(puerto)"
        }
    }
}

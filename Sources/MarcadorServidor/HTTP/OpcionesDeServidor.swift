/// Where a server listens and how much it lets in.
public struct OpcionesDeServidor: Sendable {
    /// The address to listen on: an IPv4 or IPv6 literal; `0.0.0.0` or `::` for all.
    public var direccion = "127.0.0.1"

    /// The TCP port; 0 for any free one.
    public var puerto: UInt16 = 8080

    /// The longest body accepted, in bytes.
    public var cuerpoMaximo = 64 * 1024

    /// Memory for a connection's request line, headers and outgoing headers, in bytes.
    ///
    /// Request and answer share it, so that a request with long headers may leave no room for its
    /// answer: see ``Llegada/rechazo(a:)``. There is room for 8 kB of cookies, of which the library
    /// makes a copy; more would be felt, for the library wipes all of it after every request. An
    /// open event stream gives it back.
    public var memoriaPorConexion = 24 * 1024

    /// The most connections open at once; further ones wait to be accepted.
    ///
    /// The system's limit of open files is raised for them as far as it goes, and bounds them.
    public var conexiones = 16_000

    /// The most connections open at once from one address; loopback is exempt, because behind a
    /// reverse proxy everybody comes from there.
    public var conexionesPorDireccion = 512

    /// Seconds without a byte after which a connection is closed; open event streams are exempt.
    public var inactividad = 30

    /// Seconds a request may take to arrive in full, however steadily it trickles.
    public var plazoDeLlegada = 30

    /// Seconds between signs of life on open event streams.
    public var latido = 20

    /// Milliseconds that a server which stops gives its visitors to take what is sent to them.
    public var despedida = 250

    /// Threads that serve connections.
    public var hilos = 2

    /// Makes the default options: loopback, port 8080.
    public init() {}
}

public import Foundation

/// Why a server could not start.
public enum ErrorDeServidor: Error, Equatable, Sendable {
    /// Another program listens on the port.
    case puertoOcupado(UInt16)
    /// The system does not let us use the port.
    case sinPermiso(puerto: UInt16)
    /// The address is no IPv4 or IPv6 literal.
    case direccionMalEscrita(String)
    /// The address is not one of this machine's.
    case direccionAjena(String)
    /// Anything else; what the system says.
    case sistema(String)
}

extension ErrorDeServidor: LocalizedError {
    /// A Spanish sentence that says what happened and what to do.
    public var errorDescription: String? {
        switch self {
        case .puertoOcupado(let puerto):
            "El puerto \(puerto) ya está ocupado por otro programa. Ciérralo o elige otro puerto."
        case .sinPermiso(let puerto):
            "No hay permiso para escuchar en el puerto \(puerto). Elige uno a partir del 1024."
        case .direccionMalEscrita(let texto):
            "«\(texto)» no es una dirección. Escribe una como 127.0.0.1, 0.0.0.0 o ::1."
        case .direccionAjena(let texto):
            "«\(texto)» no es una dirección de esta máquina. Elige una de las suyas o 0.0.0.0."
        case .sistema(let detalle):
            "No se pudo abrir el servidor: \(detalle)."
        }
    }
}

import Synchronization
import Torneo

@testable import MarcadorApp

/// Secrets in order, hashes by hand: nothing is secure, everything is known.
final class CerrajeroFalso: Cerrajero {
    private let hechos = Mutex(0)

    func secreto() -> String {
        hechos.withLock { hechos in
            hechos += 1
            return "secreto-\(hechos)-de-la-prueba"
        }
    }

    func identificador(en instante: Instante) -> Identificador {
        let numero = hechos.withLock(\.self)
        return Identificador(alta: UInt64(instante.ms), baja: UInt64(numero))
    }

    func huella(de secreto: String) -> HuellaDeSecreto {
        var mezcla: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in secreto.utf8 { mezcla = (mezcla ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let bytes = (0..<32).map { UInt8(truncatingIfNeeded: mezcla >> UInt64($0 % 8 * 8)) }
        guard let huella = HuellaDeSecreto(bytes) else { preconditionFailure("32 bytes") }
        return huella
    }

    func iguales(_ una: HuellaDeSecreto, _ otra: HuellaDeSecreto) -> Bool { una == otra }

    func sellar(contrasena: String) -> String? {
        "sello de \(contrasena.count) \(contrasena.hashValue)"
    }

    func coincide(contrasena: String, con sello: String) -> Bool {
        sellar(contrasena: contrasena) == sello
    }
}

/// A disk that can be told to refuse.
final class AlmacenTerco: AlmacenDePuertas {
    struct NoQuiere: Error {}

    let seNiega = Mutex(false)
    private let memoria = PuertasEnMemoria()

    func cargar() throws(ErrorDeDisco) -> RegistroDePuertas? { try memoria.cargar() }

    func guardar(_ registro: RegistroDePuertas) throws {
        if seNiega.withLock(\.self) { throw NoQuiere() }
        memoria.guardar(registro)
    }
}

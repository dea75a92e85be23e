package import Torneo

/// Which part of the tables a reader asked for, as addresses say it:
/// `hasta=2026-03-01&ambito=local&ultimos=5&en-juego=si`.
nonisolated package struct VistaPedida: Hashable, Sendable {
    /// Everything that has been played.
    package static let entera = VistaPedida(VistaDeTabla())

    /// How many last matches can be asked for at most.
    package static let ultimosMaximos = 100
    /// The highest round that can be asked for.
    package static let jornadaMaxima = 1000

    /// The part.
    package let vista: VistaDeTabla

    /// A part.
    ///
    /// - Parameter vista: the part.
    package init(_ vista: VistaDeTabla) { self.vista = vista }

    /// What a field cannot be.
    package struct Fallo: Error, Hashable, Sendable {
        /// The field.
        package let campo: String
        /// What it can be.
        package let posibles: Texto
    }

    /// Understands the fields of an address; fields of other names are not looked at.
    ///
    /// - Parameter campos: the fields.
    /// - Throws: `Fallo`, the first field with a value that makes no sense.
    package init(campos: [String: String]) throws(Fallo) {
        var vista = VistaDeTabla()
        if let hasta = campos["hasta"] {
            if let fecha = Fecha(hasta) {
                vista.hasta = .fecha(fecha)
            } else if let jornada = Self.numero(hasta), jornada <= Self.jornadaMaxima {
                vista.hasta = .jornada(jornada)
            } else {
                throw Fallo(campo: "hasta", posibles: .vistaHasta)
            }
        }
        if let ambito = campos["ambito"] {
            guard let lados = LadosQueCuentan(rawValue: ambito) else {
                throw Fallo(campo: "ambito", posibles: .vistaAmbito)
            }
            vista.lados = lados
        }
        if let ultimos = campos["ultimos"] {
            guard let cuantos = Self.numero(ultimos), (1...Self.ultimosMaximos).contains(cuantos)
            else { throw Fallo(campo: "ultimos", posibles: .vistaUltimos) }
            vista.ultimos = cuantos
        }
        if let enJuego = campos["en-juego"] {
            guard ["si", "no"].contains(enJuego) else {
                throw Fallo(campo: "en-juego", posibles: .vistaEnJuego)
            }
            vista.contandoEnJuego = enJuego == "si"
        }
        self.vista = vista
    }

    /// The one way in which addresses say it, without a question mark; empty for everything.
    package var consulta: String {
        var campos: [String] = []
        switch vista.hasta {
        case nil: break
        case .fecha(let fecha): campos.append("hasta=\(fecha)")
        case .jornada(let numero): campos.append("hasta=\(numero)")
        }
        if vista.lados != .ambos { campos.append("ambito=\(vista.lados.rawValue)") }
        if let ultimos = vista.ultimos { campos.append("ultimos=\(ultimos)") }
        if vista.contandoEnJuego { campos.append("en-juego=si") }
        return campos.joined(separator: "&")
    }

    /// A number as people write it in an address: digits, not too many.
    private static func numero(_ texto: String) -> Int? {
        guard texto.utf8.count <= 4, texto.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return nil
        }
        return Int(texto)
    }
}

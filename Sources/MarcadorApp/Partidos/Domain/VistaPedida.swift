package import Torneo

/// Which part of the tables a reader asked for, as addresses say it:
/// `hasta=2026-03-01&ambito=local&ultimos=5&en-juego=si&grupo=A`.
nonisolated package struct VistaPedida: Hashable, Sendable {
    /// Everything that has been played.
    package static let entera = VistaPedida(VistaDeTabla())

    /// How many last matches can be asked for at most.
    package static let ultimosMaximos = 100
    /// The highest round that can be asked for.
    package static let jornadaMaxima = 1000

    /// How many characters the name of a group can have at most.
    package static let grupoMaximo = 200

    /// The part.
    package let vista: VistaDeTabla
    /// The only group that is shown, as it was asked for; nil for all.
    package let grupo: String?

    /// A part.
    ///
    /// - Parameters:
    ///   - vista: the part.
    ///   - grupo: the only group that is shown; nil for all.
    package init(_ vista: VistaDeTabla, grupo: String? = nil) {
        self.vista = vista
        self.grupo = grupo
    }

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
        if let grupo = campos["grupo"], grupo.isEmpty || grupo.count > Self.grupoMaximo {
            throw Fallo(campo: "grupo", posibles: .vistaGrupo)
        }
        self.init(vista, grupo: campos["grupo"])
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
        if let grupo { campos.append("grupo=\(grupo.enConsulta)") }
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

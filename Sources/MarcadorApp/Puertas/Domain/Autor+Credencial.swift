package import Torneo

nonisolated extension Autor {
    /// Whoever came in with the organiser's password.
    package static let conContrasena = Autor(clave: "contrasena")
    /// The clock: a match that is played ends when its time is over.
    package static let reloj = Autor(clave: "reloj")

    /// Whoever holds a link: its identity, its role, and for whom it is; never its secret.
    ///
    /// - Parameters:
    ///   - enlace: the identity of the link.
    ///   - papel: the role it gives.
    ///   - nota: for whom it is, in the organiser's words; may be empty.
    package init(enlace: Identificador, papel: Papel, nota: String = "") {
        let partes = [
            "enlace", enlace.description, papel.clase.rawValue, papel.puestoEnClave, nota,
        ]
        self.init(clave: partes.map(Self.sinBarras).joined(separator: "|"))
    }

    /// The link with which somebody acted; nil when it was none.
    package var enlace: Identificador? { partes.flatMap { Identificador($0.enlace) } }

    /// Who it is, in words: «Anotador · Partido n.º 3 (Marta)».
    package var texto: Texto {
        switch self {
        case .esteOrdenador: return .esteOrdenador
        case .conContrasena: return .conContrasena
        case .reloj: return .elReloj
        default: break
        }
        guard let partes, let papel = Papel(clase: partes.papel, puesto: partes.puesto) else {
            return Texto(literal: clave)
        }
        let rotulo = Texto.papel(papel)
        guard !partes.nota.isEmpty else { return rotulo }
        return Texto("\(rotulo.espanol) (\(partes.nota))", "\(rotulo.ingles) (\(partes.nota))")
    }

    private var partes: (enlace: String, papel: String, puesto: String, nota: String)? {
        let partes = clave.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard partes.count == 5, partes[0] == "enlace" else { return nil }
        return (partes[1], partes[2], partes[3], partes[4])
    }

    private static func sinBarras(_ parte: String) -> String {
        parte.replacing("|", with: "/")
    }
}

nonisolated extension Papel {
    /// Where it counts, as an author's word has it.
    fileprivate var puestoEnClave: String {
        switch self {
        case .organizador, .arbitro(_, nil): ""
        case .anotador(_, .partido(let numero)), .arbitro(_, let numero?): "partido \(numero)"
        case .anotador(_, .campo(let campo)): "campo \(campo)"
        case .capitan(_, let equipo): "equipo \(equipo)"
        }
    }

    /// Reads what `puestoEnClave` wrote; of which tournament, nobody needs to know there.
    fileprivate init?(clase: String, puesto: String) {
        let partes = puesto.split(separator: " ", maxSplits: 1).map(String.init)
        let numero = partes.last.flatMap { Int($0) }
        switch (Clase(rawValue: clase), partes.first, partes.last, numero) {
        case (.organizador, _, _, _): self = .organizador
        case (.arbitro, _, _, let numero): self = .arbitro(torneo: "", partido: numero)
        case (.anotador, "partido", _, let numero?):
            self = .anotador(torneo: "", .partido(numero))
        case (.anotador, "campo", let campo?, _): self = .anotador(torneo: "", .campo(campo))
        case (.capitan, "equipo", _, let numero?): self = .capitan(torneo: "", equipo: numero)
        default: return nil
        }
    }
}

nonisolated extension Puertas {
    /// Whom the journal names when somebody acts.
    ///
    /// - Parameter credencial: what he has shown.
    /// - Returns: the author.
    /// - Complexity: O(links).
    package func autor(_ credencial: Credencial) -> Autor {
        guard let id = credencial.enlace else { return .conContrasena }
        return Autor(
            enlace: id, papel: credencial.papel, nota: registro.enlace(id)?.nota ?? "")
    }
}

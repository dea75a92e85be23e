/// Why a server did not do what it was asked.
nonisolated package enum FalloDelServidor: Error, Hashable, Sendable {
    /// It could not be asked, or did not answer as a Marcador does: later it may.
    case red(ErrorDeRed)
    /// It said no, and will say so again.
    case rechazo(RechazoDeMarca)
    /// It said not now, in its own words.
    case ahoraNo(RechazoDeMarca)
    /// It wants a link: none was sent along, or the one that was counts no more.
    case faltaEnlace(RechazoDeMarca)

    /// What is wrong, in both languages.
    package var texto: Texto {
        switch self {
        case .red(let error): error.texto
        case .faltaEnlace(let rechazo) where rechazo.codigo == 403: .haceFaltaUnEnlace
        case .rechazo(let rechazo), .ahoraNo(let rechazo), .faltaEnlace(let rechazo):
            Texto(literal: rechazo.motivo)
        }
    }

    /// How long it asked to be left alone, in milliseconds; nil when it did not say.
    var pausa: Int? {
        guard case .ahoraNo(let dicho) = self else { return nil }
        return dicho.espera.map { $0 * 1000 }
    }

    /// The failure as one of the way there.
    var deRed: ErrorDeRed {
        switch self {
        case .red(let error): error
        case .rechazo(let dicho), .ahoraNo(let dicho), .faltaEnlace(let dicho):
            .servidor(codigo: dicho.codigo)
        }
    }

    /// A failure on the way there, with what the answer says about another try.
    ///
    /// - Parameters:
    ///   - error: the failure.
    ///   - espera: how many seconds it asks to be left alone; nil when it does not say.
    ///   - idioma: the language of the sentence.
    /// - Returns: `.red`, or `.ahoraNo` when it asks for a pause.
    static func red(_ error: ErrorDeRed, esperando espera: Int?, _ idioma: Idioma) -> Self {
        guard let espera, case .servidor(let codigo) = error else { return .red(error) }
        return .ahoraNo(
            RechazoDeMarca(codigo: codigo, motivo: error.texto.en(idioma), espera: espera))
    }

    /// Any error of a service as one of these.
    package init(_ error: any Error) {
        switch error {
        case let fallo as FalloDelServidor: self = fallo
        case let error as ErrorDeRed: self = .red(error)
        default: self = .red(.sinConexion)
        }
    }
}

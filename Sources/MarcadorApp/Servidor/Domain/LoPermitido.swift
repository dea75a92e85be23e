/// What this device may do in a followed tournament, as far as is known.
nonisolated package enum LoPermitido: Codable, Hashable, Sendable {
    /// Nobody has said so far.
    case sinSaber
    /// The server said it, once for each link of this device, or for whoever comes without one.
    case dicho([SesionDTO])
    /// The server takes none of the links any more, for this reason, in its words.
    case sinEnlace(String)

    /// Whether something may be marked.
    ///
    /// - Parameter lugar: the match.
    /// - Returns: false, too, while nobody has said.
    func puedeMarcar(en lugar: Lugar) -> Bool {
        guard case .dicho(let sesiones) = self else { return false }
        return sesiones.contains { Permiso.puede($0.papel, .marcar, en: lugar) }
    }

    /// Why a match may not be marked; nil when it may.
    ///
    /// - Parameter lugar: the match.
    /// - Returns: a sentence that says what to do.
    func porQueNo(en lugar: Lugar) -> Texto? {
        switch self {
        case .sinSaber: .noSeSabeSiMarcas
        case .dicho: puedeMarcar(en: lugar) ? nil : .soloMiras
        case .sinEnlace(let motivo): .enlaceQueNoVale(motivo)
        }
    }
}

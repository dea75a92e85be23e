nonisolated extension PartidoDTO {
    /// Whether nothing but the clock tells it apart from an earlier state: whoever looks at what happened
    /// in it need not ask again.
    func esElMismoMinutoOSiguiente(que anterior: PartidoDTO) -> Bool {
        var (nuevo, viejo) = (self, anterior)
        (nuevo.eventos, viejo.eventos) = (nil, nil)
        guard nuevo != viejo else { return false }
        (nuevo.directo, viejo.directo) = (nil, nil)
        return nuevo == viejo
    }
}

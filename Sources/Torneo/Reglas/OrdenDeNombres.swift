/// The first letters of a name as a number that sorts as the names do; 0 when only the whole name can
/// tell.
///
/// Names compare by Unicode, in the composed form. Characters below U+0300, which is all that names in
/// Latin letters need, are composed already and combine with nothing before them: there that is the
/// order of the bytes, which a processor compares at once.
///
/// - Parameter nombre: the name.
/// - Returns: the number; of two that are not 0 and differ, the smaller one belongs to the name that
///   is `<`.
func prefijoOrdenable(_ nombre: String) -> UInt64 {
    var prefijo: UInt64 = 0
    var letras = nombre.utf8.makeIterator()
    for posicion in 0..<10 {
        let letra = letras.next() ?? 0
        guard letra < 0xCC else { return 0 }
        if posicion < 8 { prefijo = prefijo << 8 | UInt64(letra) }
    }
    return prefijo
}

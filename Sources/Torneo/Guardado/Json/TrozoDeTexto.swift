/// A string of the document, not yet taken out of it: its bytes between the quotes.
struct TrozoDeTexto {
    let rango: Range<Int>
    let conEscapes: Bool
}

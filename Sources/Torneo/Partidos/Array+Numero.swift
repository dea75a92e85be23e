extension Array {
    /// The element of a number, as people count.
    ///
    /// - Parameter numero: the number, from 1; whatever somebody sent.
    /// - Returns: the element; nil when there is none of that number.
    public subscript(numero numero: Int) -> Element? {
        numero >= 1 && numero <= count ? self[numero - 1] : nil
    }
}

/// What the library says in one call about a request; good only during the call.
struct LlamadaMHD {
    let conexion: ConexionMHD
    let ruta: UnsafePointer<CChar>
    let metodo: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
    let trozo: UnsafePointer<CChar>?
    let tamano: UnsafeMutablePointer<Int>
    let recuerdo: UnsafeMutablePointer<UnsafeMutableRawPointer?>
}

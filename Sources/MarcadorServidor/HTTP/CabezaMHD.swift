/// The head of a request that is still in the library's hands; good only inside a callback.
struct CabezaMHD: CabezaDePeticion {
    let conexion: ConexionMHD
    let metodo: Metodo
    let ruta: String
    let textoDeConsulta: String
    let escucha: Direccion

    var origen: Direccion { conexion.origen }
    var reenviada: Bool { conexion.llegada?.reenviada ?? true }

    func cabecera(_ nombre: String) -> String? { conexion.cabecera(nombre) }
}

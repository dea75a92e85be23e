/// What is wrong with a document that is proper JSON, and at which byte.
struct FalloDelDocumento: Error {
    enum Motivo {
        case equipoInvalido(String)
        case equipoRepetido(String)
        case equipoDesconocido(String)
        case jugadorDesconocido(String)
        case tipoDesconocido(String)
        case tipoIncorrecto(esperado: String)
        case valorNoValido(String, esperado: String)
        case falta(clave: String)
        case claveRepetida(String)
        case partidoNoValido(ErrorDeTorneo)
    }

    let desde: Int
    let motivo: Motivo

    /// The same as an error for whoever asked for the document.
    ///
    /// - Parameter ruta: the place, such as `partidos[3].eventos[2]`.
    /// - Returns: the error.
    func error(en ruta: String) -> ErrorDeCarga {
        switch motivo {
        case .equipoInvalido(let nombre): .equipoInvalido(nombre)
        case .equipoRepetido(let nombre): .equipoRepetido(nombre)
        case .equipoDesconocido(let nombre): .equipoDesconocido(nombre)
        case .jugadorDesconocido(let nombre): .jugadorDesconocido(nombre)
        case .tipoDesconocido(let tipo): .tipoDesconocido(tipo, lugar: ruta)
        case .tipoIncorrecto(let esperado): .tipoIncorrecto(lugar: ruta, esperado: esperado)
        case .valorNoValido(let valor, let esperado):
            .valorNoValido(lugar: ruta, valor: valor, esperado: esperado)
        case .falta(let clave): .faltaClave(clave, lugar: ruta)
        case .claveRepetida(let clave): .claveRepetida(clave, lugar: ruta)
        case .partidoNoValido(let motivo): .partidoNoValido(lugar: ruta, motivo: motivo)
        }
    }
}

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why a tournament document is not accepted, or would not be if it were written.
///
/// Its sentence is `errorDescription`. `problemas(enJson:)` tells all faults of a document, each with
/// its place and line.
public enum ErrorDeCarga: Error, Hashable, Sendable {
    /// A team without a name, or with two players of one number. The value is its name.
    case equipoInvalido(String)
    /// Two teams have this name, which is all the document refers to them by.
    case equipoRepetido(String)
    /// A match refers to a team that is not among the teams.
    case equipoDesconocido(String)
    /// An event or a team refers to somebody who is in no squad where he could be.
    case jugadorDesconocido(String)
    /// An event of a kind that nobody knows: without knowing it, the score could be wrong.
    case tipoDesconocido(String, lugar: String)
    /// A value of another type than the one that belongs there.
    case tipoIncorrecto(lugar: String, esperado: String)
    /// A value of the right type that means nothing.
    case valorNoValido(lugar: String, valor: String, esperado: String)
    /// A key that must be there is not.
    case faltaClave(String, lugar: String)
    /// A key is there twice in one object.
    case claveRepetida(String, lugar: String)
    /// A match that no tournament accepts.
    case partidoNoValido(lugar: String, motivo: ErrorDeTorneo)
    /// It is not JSON.
    case jsonRoto(linea: Int, columna: Int, detalle: String)
    /// It nests deeper than any tournament.
    case demasiadoAnidado(linea: Int, columna: Int, limite: Int)
    /// It is longer than what is read or written. Sizes in bytes.
    case demasiadoGrande(bytes: Int, limite: Int)
    /// The bytes are no text in the encoding that they seem to be in.
    case textoIlegible(codificacion: String)
    /// The bytes are no text at all.
    case noEsTexto
    /// There is nothing in it.
    case vacio
    /// A table of headings without rows.
    case sinFilas
    /// A quote of a table that is never closed, so that everything after it is one field.
    case comillasSinCerrar(linea: Int)
    /// A calendar that ends in the middle of the event that begins in a line.
    case eventoCortado(linea: Int)
    /// Several files at once that are not tables.
    case variosNoSonCsv
    /// A text in which neither matches nor teams were found.
    case sinPartidos(formato: String)
    /// More goals than all the football in history: the scores are no scores.
    case demasiadosGoles(limite: Int)
}

extension ErrorDeCarga: LocalizedError {
    /// What is wrong, where, and what to do, in Spanish.
    public var errorDescription: String? { descripcion }

    /// What is wrong, where, and what to do, in Spanish.
    public var descripcion: String { sitio.map { "\(frase) (en \($0))" } ?? frase }

    /// What is wrong and what to do, without the place.
    var frase: String {
        switch self {
        case .equipoInvalido(let nombre):
            "El equipo «\(nombre)» no vale: necesita un nombre y dorsales sin repetir"
        case .equipoRepetido(let nombre):
            "Hay dos equipos que se llaman «\(nombre)»: cambia el nombre de uno"
        case .equipoDesconocido(let nombre):
            "Ningún equipo se llama «\(nombre)»: añádelo a «equipos» o corrige el nombre"
        case .jugadorDesconocido(let nombre):
            "Ningún jugador de las plantillas es «\(nombre)»: añádelo o corrige el nombre"
        case .tipoDesconocido(let tipo, _):
            "No se conoce el tipo de evento «\(tipo)»: vale gol, tarjeta o cambio"
        case .tipoIncorrecto(_, let esperado):
            "Aquí debe ir \(esperado)"
        case .valorNoValido(_, let valor, let esperado):
            "El valor «\(valor)» no vale: se esperaba \(esperado)"
        case .faltaClave(let clave, _):
            "Falta la clave «\(clave)»"
        case .claveRepetida(let clave, _):
            "La clave «\(clave)» está dos veces: deja una"
        case .partidoNoValido(_, let motivo):
            motivo.descripcion
        case .jsonRoto(_, _, let detalle):
            "No es JSON válido: \(detalle)"
        case .demasiadoAnidado(_, _, let limite):
            "Hay más de \(limite) niveles de llaves y corchetes"
        case .demasiadoGrande(_, let limite):
            "Pasa de \(limite / 1_048_576) MiB, que es el máximo: divide el torneo"
        case .textoIlegible(let codificacion):
            "El texto está roto: parece \(codificacion) y tiene bytes que ahí no significan nada"
        case .vacio: "El fichero está vacío"
        case .sinFilas: "La tabla tiene cabecera y ninguna fila"
        case .comillasSinCerrar(let linea):
            "Unas comillas que se abren en la línea \(linea) no se cierran"
        case .eventoCortado(let linea):
            "El evento que empieza en la línea \(linea) no acaba: el fichero está cortado"
        case .variosNoSonCsv:
            "Varios ficheros a la vez solo pueden ser tablas CSV que van juntas: importa los demás "
                + "de uno en uno"
        case .noEsTexto:
            "No es un fichero de texto (puede ser una hoja de cálculo, una imagen o un fichero "
                + "comprimido): guárdalo como CSV o como texto"
        case .demasiadosGoles(let limite):
            "Los marcadores suman más de \(limite) goles: no son marcadores, o hay que dividir el fichero"
        case .sinPartidos(let formato):
            "No hay partidos ni equipos que se entiendan como \(formato)"
        }
    }

    private var sitio: String? {
        switch self {
        case .equipoInvalido, .equipoRepetido, .equipoDesconocido, .jugadorDesconocido,
            .demasiadoGrande, .textoIlegible, .noEsTexto, .sinPartidos,
            .vacio, .sinFilas, .comillasSinCerrar, .eventoCortado, .variosNoSonCsv,
            .demasiadosGoles:
            nil
        case .tipoDesconocido(_, let lugar), .tipoIncorrecto(let lugar, _),
            .valorNoValido(let lugar, _, _), .faltaClave(_, let lugar),
            .claveRepetida(_, let lugar), .partidoNoValido(let lugar, _):
            lugar
        case .jsonRoto(let linea, let columna, _), .demasiadoAnidado(let linea, let columna, _):
            "línea \(linea), columna \(columna)"
        }
    }
}

extension ErrorDeTorneo: LocalizedError {
    /// What is wrong, in one Spanish sentence.
    public var errorDescription: String? { descripcion }
}

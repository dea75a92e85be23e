/// A table of a file and the file's fields, which all its rows look into.
final class HojaCsv {
    let tabla: TablaCsv
    let seccion: SeccionCsv

    init(_ tabla: TablaCsv, _ seccion: SeccionCsv) {
        self.tabla = tabla
        self.seccion = seccion
    }
}

/// A row of a table, asked by what its columns mean.
struct FilaCsv {
    let hoja: HojaCsv
    let fila: TablaCsv.Fila

    var linea: Int { fila.linea }
    var tabla: TablaCsv { hoja.tabla }
    var seccion: SeccionCsv { hoja.seccion }

    /// Whether the table has a column.
    func tiene(_ columna: ColumnaCsv) -> Bool { hoja.seccion[columna] != nil }

    /// What stands in a column; empty when there is none.
    subscript(columna: ColumnaCsv) -> String {
        guard let posicion = hoja.seccion[columna] else { return "" }
        return hoja.tabla.texto(fila, posicion)
    }

    /// What stands in a column, if it is more than a sign for nothing.
    func texto(_ columna: ColumnaCsv) -> String? {
        guard let posicion = hoja.seccion[columna] else { return nil }
        let texto = hoja.tabla.texto(fila, posicion)
        return texto.isEmpty || texto == "NA" || texto == "-" ? nil : texto
    }

    /// A number, or what stands there instead.
    func entero(_ columna: ColumnaCsv) throws(FaltaDeCsv) -> Int? {
        guard let texto = texto(columna) else { return nil }
        guard let numero = Int(texto) else {
            throw FaltaDeCsv(
                frase: "«\(texto)» no es un número entero (columna \(columna.titulo))")
        }
        return numero
    }

    /// Two numbers of goals; nil when neither is there.
    func marcador(_ local: ColumnaCsv, _ visitante: ColumnaCsv) throws(FaltaDeCsv) -> Marcador? {
        let suyos = try entero(local)
        let ajenos = try entero(visitante)
        if suyos == nil, ajenos == nil { return nil }
        guard let suyos, let ajenos else { throw FaltaDeCsv(frase: "falta la mitad del marcador") }
        let marcador = Marcador(local: suyos, visitante: ajenos)
        guard marcador.esPosible else {
            throw FaltaDeCsv(frase: "el marcador \(marcador) no es posible")
        }
        return marcador
    }

    /// Whether a column says yes.
    func dice(_ columna: ColumnaCsv) -> Bool {
        guard let texto = texto(columna), texto != "FALSE" else { return false }
        return texto == "TRUE"
            || ["true", "sí", "si", "yes", "1", "x", "verdadero", "capitán"].contains(
                texto.lowercased())
    }

    /// The day: `2026-09-05`, `5/9/2026`, `5.9.2026`.
    func fecha() throws(FaltaDeCsv) -> Fecha? {
        guard let texto = texto(.fecha) else { return nil }
        if let fecha = Fecha(iso: texto) { return fecha }
        var escaner = Escaner(texto)
        guard let leida = escaner.fecha(), escaner.estaAlFinal, let anio = leida.anio,
            let fecha = leida.fecha(anio)
        else { throw FaltaDeCsv(frase: "«\(texto)» no es una fecha: se espera 2026-09-05") }
        return fecha
    }

    func hora() throws(FaltaDeCsv) -> Hora? {
        guard let texto = texto(.hora) else { return nil }
        let partes = texto.split(separator: ":").map { Int($0) }
        guard (2...3).contains(partes.count), let horas = partes[0], let minutos = partes[1],
            let hora = Hora(hora: horas, minuto: minutos)
        else { throw FaltaDeCsv(frase: "«\(texto)» no es una hora: se espera 10:30") }
        return hora
    }

    /// When something happened; nil when it is not said.
    func momento() throws(FaltaDeCsv) -> Momento? {
        guard let texto = texto(.minuto) else { return nil }
        let anadido = try entero(.anadido)
        let soloMinuto = Int(texto).map { Momento(minuto: $0) }
        guard var momento = soloMinuto ?? Momento(ajeno: texto) else {
            throw FaltaDeCsv(frase: "«\(texto)» no es un minuto")
        }
        if let anadido { momento = Momento(minuto: momento.minuto, anadido: anadido) }
        guard momento.esPosible else { throw FaltaDeCsv(frase: "el minuto \(momento) no existe") }
        return momento
    }

    /// Somebody; nil when nobody is named.
    func persona(
        _ nombre: ColumnaCsv = .jugador, _ dorsal: ColumnaCsv = .dorsal, _ id: ColumnaCsv = .id
    ) throws(FaltaDeCsv) -> PersonaAjena? {
        guard let posicion = seccion[nombre] else { return nil }
        let escrito = tabla.texto(fila, posicion)
        let suId = seccion[id].map { tabla.texto(fila, $0) } ?? ""
        let suDorsal = try entero(dorsal)
        // Only other people's lists of goals write NA; in ours somebody may be called so.
        let esNada =
            escrito.isEmpty
            || (escrito == "NA" && seccion.clase == .eventos && seccion[.partido] == nil)
        if esNada, suDorsal == nil, suId.isEmpty { return nil }
        return PersonaAjena(escrito, dorsal: suDorsal, id: suId.isEmpty ? nil : suId)
    }
}

/// What is wrong with a row.
struct FaltaDeCsv: Error {
    let frase: String
}

extension Fecha {
    /// Reads `2026-09-05` byte by byte, as a long list of matches needs it; nil for anything else.
    fileprivate init?(iso texto: String) {
        var numeros = (0, 0, 0)
        var posicion = 0
        for byte in texto.utf8 {
            if posicion == 4 || posicion == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard (48...57).contains(byte) else { return nil }
                let cifra = Int(byte) - 48
                if posicion < 4 {
                    numeros.0 = numeros.0 * 10 + cifra
                } else if posicion < 7 {
                    numeros.1 = numeros.1 * 10 + cifra
                } else {
                    numeros.2 = numeros.2 * 10 + cifra
                }
            }
            posicion += 1
            if posicion > 10 { return nil }
        }
        guard posicion == 10 else { return nil }
        self.init(anio: numeros.0, mes: numeros.1, dia: numeros.2)
    }
}

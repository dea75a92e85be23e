/// A row of a table, asked by what its columns mean.
struct FilaCsv {
    let tabla: TablaCsv
    let seccion: SeccionCsv
    let fila: TablaCsv.Fila

    var linea: Int { fila.linea }

    /// What stands in a column; empty when there is none.
    subscript(columna: ColumnaCsv) -> String {
        seccion[columna].map { tabla.texto(fila, $0) } ?? ""
    }

    /// What stands in a column, if it is more than a sign for nothing.
    func texto(_ columna: ColumnaCsv) -> String? {
        guard let posicion = seccion[columna] else { return nil }
        let texto = tabla.texto(fila, posicion)
        return texto.isEmpty || texto == "NA" || texto == "-" ? nil : texto
    }

    /// A number, or what stands there instead.
    func entero(_ columna: ColumnaCsv) throws(FaltaDeCsv) -> Int? {
        guard let texto = texto(columna) else { return nil }
        guard let numero = Int(texto) else {
            throw FaltaDeCsv(
                frase: "«\(texto)» no es un número entero (columna \(columna.rawValue))")
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
        guard let texto = texto(columna) else { return false }
        return ["true", "sí", "si", "yes", "1", "x", "verdadero", "capitán"].contains(
            texto.lowercased())
    }

    /// The day: `2026-09-05`, `5/9/2026`, `5.9.2026`.
    func fecha() throws(FaltaDeCsv) -> Fecha? {
        guard let texto = texto(.fecha) else { return nil }
        if let fecha = Fecha(texto) { return fecha }
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
        guard var momento = Momento(ajeno: texto) else {
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

extension FilaCsv {
    /// The score of a row with everything that belongs to it.
    func resultado() throws(FaltaDeCsv) -> ResultadoDeTxt? {
        var resultado = ResultadoDeTxt()
        if let texto = texto(.resultado) {
            var escaner = Escaner(texto)
            guard let leido = escaner.resultado(), escaner.estaAlFinal else {
                throw FaltaDeCsv(frase: "«\(texto)» no es un resultado: se espera 2-1")
            }
            resultado = leido
        }
        let marcador = try marcador(.golesLocal, .golesVisitante)
        resultado.huboProrroga = resultado.huboProrroga || dice(.prorroga)
        let noventa = try self.marcador(.noventaLocal, .noventaVisitante)
        if let marcador {
            if resultado.huboProrroga {
                resultado.conProrroga = marcador
                resultado.reglamentario = noventa
            } else {
                resultado.reglamentario = marcador
            }
        }
        resultado.descanso =
            try self.marcador(.descansoLocal, .descansoVisitante) ?? resultado.descanso
        resultado.tanda = try self.marcador(.tandaLocal, .tandaVisitante) ?? resultado.tanda
        return resultado
    }

    /// What stands in a column, even if it looks like nothing: a pitch may be called «-».
    func exacto(_ columna: ColumnaCsv) -> String? {
        let texto = self[columna]
        return texto.isEmpty || texto == "NA" ? nil : texto
    }
}

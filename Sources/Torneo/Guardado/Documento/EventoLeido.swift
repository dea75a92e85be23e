/// A text of the document and the byte where it stands.
struct TextoLeido {
    let valor: String
    let desde: Int
}

/// An event as it stands in the document, before anybody is looked up.
struct EventoLeido {
    let desde: Int
    var tipo: TextoLeido?
    var minuto = 0
    var anadido = 0
    var minutoDesconocido = false
    var equipo: TextoLeido?
    var color: TextoLeido?
    var clase: TextoLeido?
    var id: Identificador?
    var jugador = Referencia()
    var autor = Referencia()
    var sale = Referencia()
    var entra = Referencia()

    init(desde: Int) { self.desde = desde }
}

/// A match as it stands in the document.
struct PartidoLeido {
    let partido: Partido
    let numero: Int?
}

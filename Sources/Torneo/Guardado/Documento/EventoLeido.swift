/// A text of the document and the byte where it stands.
struct TextoLeido {
    let valor: String
    let desde: Int
}

/// An event as it stands in the document, before anybody is looked up.
struct EventoLeido {
    let desde: Int
    /// Whether some of it could not be read; the rest is looked at nevertheless.
    var estaRoto = false
    var tipo: TextoLeido?
    /// 0 until it has been read.
    var minuto = 0
    /// Where the minute stands; nil when there is none.
    var lugarDelMinuto: Int?
    var anadido = 0
    /// Where the added time stands; nil when there is none.
    var lugarDelAnadido: Int?
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

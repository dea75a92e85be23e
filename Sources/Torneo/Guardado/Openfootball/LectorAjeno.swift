/// Reads the matches of an openfootball file, in any of its three shapes.
struct LectorAjeno {
    private let json: LectorJson
    private(set) var nombre = ""
    private(set) var partidos: [PartidoAjeno] = []

    /// Reads a file.
    ///
    /// - Throws: `ErrorDeCarga` when it is not such a file.
    init(_ json: LectorJson, _ raiz: NodoJson) throws(ErrorDeCarga) {
        self.json = json
        nombre = raiz["name"]?.texto ?? ""
        var hay = false
        if let sueltos = raiz["matches"]?.lista {
            hay = true
            for nodo in sueltos { try leer(nodo, ronda: nil) }
        }
        for jornada in raiz["rounds"]?.lista ?? [] {
            hay = true
            for nodo in jornada["matches"]?.lista ?? [] {
                try leer(nodo, ronda: jornada["name"]?.texto)
            }
        }
        guard hay else { throw .faltaClave("matches", lugar: lugar(raiz)) }
    }

    private mutating func leer(_ nodo: NodoJson, ronda: String?) throws(ErrorDeCarga) {
        var partido = PartidoAjeno(
            numero: partidos.count + 1, local: try equipo("team1", de: nodo),
            visitante: try equipo("team2", de: nodo))
        partido.ficha.ronda = ronda ?? nodo["round"]?.texto ?? nodo["stage"]?.texto
        partido.ficha.grupo = nodo["group"]?.texto
        partido.ficha.campo = nodo["ground"]?.texto ?? nodo["ground"]?["name"]?.texto
        partido.leerFecha(nodo)
        partido.leerMarcador(nodo)
        partido.leerEstado(nodo["status"]?.texto)
        partido.golesLocal = partido.goles(nodo["goals1"])
        partido.golesVisitante = partido.goles(nodo["goals2"])
        partidos.append(partido)
    }

    /// The name of a team, which is a text or an object with one.
    private func equipo(_ clave: String, de nodo: NodoJson) throws(ErrorDeCarga) -> String {
        guard let equipo = nodo[clave] else { throw .faltaClave(clave, lugar: lugar(nodo)) }
        guard let nombre = equipo.texto ?? equipo["name"]?.texto,
            nombre.contains(where: { !$0.isWhitespace })
        else { throw .tipoIncorrecto(lugar: lugar(equipo), esperado: "el nombre de un equipo") }
        return nombre
    }

    private func lugar(_ nodo: NodoJson) -> String {
        Lugares.de([nodo.desde], en: json)[nodo.desde]?.ruta ?? ""
    }
}

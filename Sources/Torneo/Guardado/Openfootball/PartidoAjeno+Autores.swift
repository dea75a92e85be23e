extension PartidoAjeno {
    /// The named scorers with their team: of an own goal, the one that suffered it.
    var autores: [(nombre: String, equipo: String)] {
        let lados = [
            (golesLocal ?? [], local, visitante), (golesVisitante ?? [], visitante, local),
        ]
        return lados.flatMap { goles, suyo, rival in
            goles.compactMap { gol in
                gol.nombre.map { ($0, gol.clase == .enPropia ? rival : suyo) }
            }
        }
    }

    /// Keeps apart two sides of one name, which are two that are not known yet.
    mutating func separarEquipos() {
        guard local == visitante else { return }
        avisar("los dos equipos se llaman igual: el visitante queda como «\(visitante) (2)»")
        visitante += " (2)"
    }

    mutating func cambiar(_ corto: String, por largo: String, en equipos: [String]) {
        func cambiados(_ goles: [GolAjeno]?, _ suyo: String, _ rival: String) -> [GolAjeno]? {
            goles?.map { gol in
                var gol = gol
                let equipo = gol.clase == .enPropia ? rival : suyo
                if gol.nombre == corto, equipos.contains(equipo) { gol.nombre = largo }
                return gol
            }
        }
        golesLocal = cambiados(golesLocal, local, visitante)
        golesVisitante = cambiados(golesVisitante, visitante, local)
    }
}

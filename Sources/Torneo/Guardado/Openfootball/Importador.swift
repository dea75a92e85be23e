/// Turns the matches of a source into a tournament of ours.
struct Importador {
    private var partidos: [PartidoAjeno]
    private var avisos: [AvisoDeImportacion] = []
    /// The teams in order of appearance, and the spellings of their scorers.
    private var equipos: [String] = []
    private var nombres: [String: [String]] = [:]

    init(_ partidos: [PartidoAjeno]) {
        self.partidos = partidos
        for posicion in self.partidos.indices {
            self.partidos[posicion].separarEquipos()
            self.partidos[posicion].comprobarGoles()
            self.partidos[posicion].comprobarMomentos()
        }
        apuntarNombres()
    }

    /// Makes the tournament.
    ///
    /// - Parameters:
    ///   - nombre: its name.
    ///   - uniones: pairs of spellings of which the first is to become the second.
    /// - Returns: the tournament and what is wrong with the source.
    mutating func importar(nombre: String, uniones: [(String, String)]) -> Importacion {
        for (corto, largo) in uniones { unir(corto, con: largo) }
        buscarEnElLadoContrario()
        let plantel = equipos.reduce(into: [String: Equipo]()) { plantel, nombre in
            let plantilla = (nombres[nombre] ?? []).map { Jugador(nombre: $0) }
            plantel[nombre] = Equipo(nombre: nombre, plantilla: plantilla)
        }
        let nuestros = partidos.compactMap { partido -> Partido? in
            guard let local = plantel[partido.local], let visitante = plantel[partido.visitante]
            else { return nil }
            return Partido(
                local: local, visitante: visitante,
                incidencias: partido.incidencias((local, visitante)), ficha: partido.ficha)
        }
        let documento = DocumentoDelTorneo(
            nombre: nombre, equipos: equipos.compactMap { plantel[$0] }, partidos: nuestros)
        let parejas = parejasSospechosas()
        resumir(parejas)
        return Importacion(documento: documento, avisos: avisos, parejas: parejas)
    }

    private mutating func apuntarNombres() {
        for partido in partidos {
            for equipo in [partido.local, partido.visitante] where nombres[equipo] == nil {
                equipos.append(equipo)
                nombres[equipo] = []
            }
            for (nombre, equipo) in partido.autores where nombres[equipo]?.contains(nombre) == false
            {
                nombres[equipo]?.append(nombre)
            }
        }
    }

    /// Joins two spellings in every team that has both.
    private mutating func unir(_ corto: String, con largo: String) {
        let suyos = equipos.filter { nombre in
            nombres[nombre]?.contains(corto) == true && nombres[nombre]?.contains(largo) == true
        }
        if suyos.isEmpty || corto == largo {
            return avisar(nil, "ningún equipo tiene a «\(corto)» y a «\(largo)»: no se han unido")
        }
        for equipo in suyos { nombres[equipo]?.removeAll { $0 == corto } }
        for posicion in partidos.indices {
            partidos[posicion].cambiar(corto, por: largo, en: suyos)
        }
    }

    /// Looks for scorers who elsewhere play for the rival: goals on the wrong side.
    private mutating func buscarEnElLadoContrario() {
        for posicion in partidos.indices {
            let partido = partidos[posicion]
            for (nombre, equipo) in partido.autores {
                let rival = equipo == partido.local ? partido.visitante : partido.local
                guard nombres[rival]?.contains(nombre) == true else { continue }
                partidos[posicion].avisar(
                    "«\(nombre)» marca aquí con \(equipo) y consta también con \(rival): puede "
                        + "estar en el lado contrario")
            }
        }
    }

    private func parejasSospechosas() -> [ParejaSospechosa] {
        var parejas: [ParejaSospechosa] = []
        for equipo in equipos {
            let suyos = nombres[equipo] ?? []
            for (posicion, uno) in suyos.enumerated() {
                for otro in suyos[(posicion + 1)...] where puedenSerLaMisma(uno, otro) {
                    let (corto, largo) = uno.count <= otro.count ? (uno, otro) : (otro, uno)
                    parejas.append(ParejaSospechosa(equipo: equipo, corto: corto, largo: largo))
                }
            }
        }
        return parejas
    }

    private mutating func resumir(_ parejas: [ParejaSospechosa]) {
        for partido in partidos {
            for falta in partido.faltas { avisar(partido.lugar, falta) }
        }
        let mudos = partidos.filter {
            $0.marcadorDeLosGoles == nil && ($0.marcador?.goles ?? 0) > 0
        }
        if !mudos.isEmpty, mudos.count == partidos.filter({ $0.marcador?.goles ?? 0 > 0 }).count {
            avisar(nil, "la fuente no trae goleadores: los goles quedan sin autor ni minuto")
        } else {
            for partido in mudos {
                avisar(partido.lugar, "no constan los goleadores: quedan sin autor ni minuto")
            }
        }
        let pendientes = partidos.count { $0.ficha.estado == .programado }
        if pendientes > 0 {
            avisar(nil, "\(pendientes) partidos no tienen resultado: quedan programados")
        }
        for pareja in parejas {
            avisar(
                pareja.equipo,
                "«\(pareja.corto)» y «\(pareja.largo)» pueden ser la misma persona; si lo son, "
                    + "únelos con \(pareja.corto)=\(pareja.largo)")
        }
    }

    private mutating func avisar(_ lugar: String?, _ frase: String) {
        avisos.append(AvisoDeImportacion(lugar: lugar, frase: frase))
    }
}

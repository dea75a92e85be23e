/// Turns the matches of a source into a tournament of ours.
struct Importador {
    private var partidos: [PartidoAjeno]
    private var avisos: [AvisoDeImportacion]
    private var plantel: PlantelAjeno
    private let buscaParejas: Bool

    /// Makes one.
    ///
    /// - Parameters:
    ///   - partidos: the matches of the source.
    ///   - plantel: the teams and squads that the source lists apart from its matches.
    ///   - avisos: what was found while reading.
    ///   - buscaParejas: whether spellings that may be one person are looked for.
    init(
        _ partidos: [PartidoAjeno], plantel: PlantelAjeno = PlantelAjeno(),
        avisos: [AvisoDeImportacion] = [], buscaParejas: Bool = true
    ) {
        self.partidos = partidos.filter { $0.impedimento == nil }
        self.plantel = plantel
        self.avisos = avisos
        self.buscaParejas = buscaParejas
        for partido in partidos {
            if let impedimento = partido.impedimento { avisar(partido.lugar, impedimento) }
        }
        for posicion in self.partidos.indices {
            self.partidos[posicion].comprobarGoles()
            self.partidos[posicion].comprobarMomentos()
            self.plantel.inscribir(equipo: self.partidos[posicion].local)
            self.plantel.inscribir(equipo: self.partidos[posicion].visitante)
            self.partidos[posicion].recorrerPresentes { persona, equipo in
                self.plantel.inscribir(persona, en: equipo)
            }
        }
    }

    /// The most goals that all scores of a source may have together.
    static let golesMaximos = 2_000_000

    /// Makes the tournament.
    ///
    /// - Parameters:
    ///   - nombre: its name.
    ///   - uniones: pairs of spellings of which the first is to become the second.
    /// - Returns: the tournament and what is wrong with the source.
    /// - Throws: `ErrorDeCarga` when the scores have more goals than can be, or nothing could be taken.
    mutating func importar(
        nombre: String, uniones: [(String, String)]
    ) throws(ErrorDeCarga) -> Importacion {
        let goles = partidos.reduce(0) { $0 + ($1.marcador?.goles ?? 0) }
        guard goles <= Self.golesMaximos else {
            throw .demasiadosGoles(limite: Self.golesMaximos)
        }
        guard !partidos.isEmpty || !plantel.equipos.isEmpty || avisos.isEmpty else {
            throw .sinPartidos(formato: "torneo")
        }
        for (corto, largo) in uniones { unir(corto, con: largo) }
        buscarEnElLadoContrario()
        var hechos: [String: EquipoHecho] = [:]
        for nombre in plantel.equipos { hechos[nombre] = plantel.hacer(nombre) }
        let nuestros = partidos.compactMap { partido -> Partido? in
            guard let local = hechos[partido.local], let visitante = hechos[partido.visitante]
            else { return nil }
            return partido.hacer((local, visitante))
        }
        let documento = DocumentoDelTorneo(
            nombre: nombre, equipos: plantel.equipos.compactMap { hechos[$0]?.equipo },
            partidos: nuestros)
        let parejas = buscaParejas ? parejasSospechosas() : []
        resumir(parejas)
        for nombre in plantel.equipos {
            for jugador in hechos[nombre]?.dudosas ?? [] {
                avisar(nombre, DudaDelDocumento(desde: 0, tomado: jugador).frase)
            }
            for persona in hechos[nombre]?.sinDorsal ?? [] {
                avisar(
                    nombre,
                    "el dorsal \(persona.dorsal ?? 0) ya lo lleva otro: «\(persona.nombre)» queda "
                        + "sin dorsal")
            }
        }
        return Importacion(documento: documento, avisos: avisos, parejas: parejas)
    }

    /// Joins two spellings in every team that has both.
    private mutating func unir(_ corto: String, con largo: String) {
        let suyos = plantel.equipos.filter { nombre in
            let nombres = plantel.nombres(de: nombre)
            return nombres.contains(corto) && nombres.contains(largo)
        }
        if suyos.isEmpty || corto == largo {
            return avisar(nil, "ningún equipo tiene a «\(corto)» y a «\(largo)»: no se han unido")
        }
        for equipo in suyos { plantel.quitar(corto, de: equipo) }
        for posicion in partidos.indices {
            partidos[posicion].cambiar(corto, por: largo, en: suyos)
            partidos[posicion].recorrerPresentes { persona, equipo in
                if suyos.contains(equipo) { plantel.inscribir(persona, en: equipo) }
            }
        }
    }

    /// Looks for scorers who elsewhere play for the rival: goals on the wrong side.
    private mutating func buscarEnElLadoContrario() {
        for posicion in partidos.indices {
            let (local, visitante) = (partidos[posicion].local, partidos[posicion].visitante)
            var dudas: [(nombre: String, equipo: String, rival: String)] = []
            partidos[posicion].recorrerAutores { persona, equipo in
                let rival = equipo == local ? visitante : local
                if plantel.tiene(persona, rival) { dudas.append((persona.nombre, equipo, rival)) }
            }
            for duda in dudas {
                partidos[posicion].avisar(
                    "«\(duda.nombre)» marca aquí con \(duda.equipo) y consta también con "
                        + "\(duda.rival): puede estar en el lado contrario")
            }
        }
    }

    /// The most names of a team among which spellings of one person are looked for.
    private static let nombresMaximos = 400

    private func parejasSospechosas() -> [ParejaSospechosa] {
        var parejas: [ParejaSospechosa] = []
        let juntos = alineadosJuntos()
        for equipo in plantel.equipos {
            let suyos = plantel.nombres(de: equipo)
            guard suyos.count <= Self.nombresMaximos else { continue }
            for (posicion, uno) in suyos.enumerated() {
                for otro in suyos[(posicion + 1)...] where puedenSerLaMisma(uno, otro) {
                    // Who played side by side in one match are two people.
                    if juntos[equipo]?.contains(where: { $0.contains(uno) && $0.contains(otro) })
                        == true
                    {
                        continue
                    }
                    let (corto, largo) = uno.count <= otro.count ? (uno, otro) : (otro, uno)
                    parejas.append(ParejaSospechosa(equipo: equipo, corto: corto, largo: largo))
                }
            }
        }
        return parejas
    }

    /// Who was in one line-up, for each team and match.
    private func alineadosJuntos() -> [String: [Set<String>]] {
        var juntos: [String: [Set<String>]] = [:]
        for partido in partidos {
            for (bando, alineacion) in partido.acta.alineaciones {
                let entran = partido.sucesos.filter { $0.lado == bando }.flatMap(\.personas)
                let nombres = Set((alineacion.titulares + entran).map(\.nombre))
                juntos[partido.nombre(bando), default: []].append(nombres)
            }
        }
        return juntos
    }

    private mutating func resumir(_ parejas: [ParejaSospechosa]) {
        for partido in partidos where !partido.faltas.isEmpty {
            for falta in partido.faltas { avisar(partido.lugar, falta) }
        }
        let mudos = partidos.indices.filter {
            partidos[$0].marcadorDeLosGoles == nil && (partidos[$0].marcador?.goles ?? 0) > 0
        }
        if !mudos.isEmpty, mudos.count == partidos.count(where: { ($0.marcador?.goles ?? 0) > 0 }) {
            avisar(nil, "la fuente no trae goleadores: los goles quedan sin autor ni minuto")
        } else if mudos.count > 20 {
            avisar(
                nil,
                "de \(mudos.count) partidos no constan los goleadores: quedan sin autor ni minuto")
        } else {
            for mudo in mudos {
                avisar(
                    partidos[mudo].lugar, "no constan los goleadores: quedan sin autor ni minuto")
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

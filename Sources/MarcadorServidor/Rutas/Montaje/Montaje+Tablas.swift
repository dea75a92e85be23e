import MarcadorApp
import Torneo

extension Montaje {
    /// The page of the tables.
    ///
    /// - Parameter pedida: which part of them.
    /// - Returns: the page.
    func tabla(_ pedida: VistaPedida) -> PaginaTabla {
        let partidos = torneo.partidos
        return PaginaTabla(
            secciones: tablas(pedida) + (pedida == .entera ? comparada() : []),
            tieneEliminatoria: partidos.tieneEliminatoria,
            reglamento: partidos.reglas.reglamento.nombre,
            zonas: ZonaEnPagina.todas(partidos.reglas.zonas),
            vistas: VistasDeTabla(actual: pedida, hayEnJuego: partidos.hayPartidosEnJuego))
    }

    /// The tables in short, for beside other pages: one, or one a group.
    func tablas() -> [SeccionDeTabla] {
        let zonas = ZonaEnPagina.todas(torneo.partidos.reglas.zonas)
        return torneo.partidos.tablas().map { grupo, filas in
            SeccionDeTabla(titulo: grupo, filas: filas.map { fila($0, zonas) })
        }
    }

    private func tablas(_ pedida: VistaPedida) -> [SeccionDeTabla] {
        let zonas = ZonaEnPagina.todas(torneo.partidos.reglas.zonas)
        // The places of a part lead nowhere, and nothing is certain of it.
        let esDeTodo = pedida.vista.lados == .ambos && pedida.vista.ultimos == nil
        let tablas = torneo.partidos.tablas(pedida)
        let formas = torneo.partidos.formas()
        let certezas = esDeTodo && pedida.vista.hasta == nil ? torneo.partidos.certezas() : []
        let evoluciones = pedida == .entera ? torneo.partidos.evoluciones() : []
        return tablas.enumerated().map { numero, tabla in
            SeccionDeTabla(
                titulo: tabla.grupo,
                filas: tabla.filas.map { posicion in
                    var fila = fila(posicion, esDeTodo ? zonas : [])
                    fila.mas.forma = FormaEnPagina(formas[numero][posicion.equipo] ?? [])
                    fila.mas.porques = porques(posicion)
                    fila.mas.ajuste = posicion.ajuste
                    if !certezas.isEmpty {
                        fila.mas.certeza = certezas[numero][posicion.equipo].flatMap {
                            Texto.certeza($0, enGrupo: tabla.grupo != nil)
                        }
                    }
                    return fila
                }, ajustes: ajustes(de: tabla.filas),
                grafica: evoluciones.isEmpty
                    ? nil : grafica(evoluciones[numero], grupo: tabla.grupo))
        }
    }

    func fila(_ fila: FilaDePosicion, _ zonas: [ZonaEnPagina]) -> FilaDeTabla {
        FilaDeTabla(
            puesto: fila.puesto, equipo: equipo(fila.equipo), jugados: fila.jugados,
            ganados: fila.ganados, empatados: fila.empatados, perdidos: fila.perdidos,
            golesAFavor: fila.golesAFavor, golesEnContra: fila.golesEnContra,
            puntos: fila.puntos,
            mas: MasDeLaFila(zona: zonas.first { $0.puestos.contains(fila.puesto) }))
    }

    /// Why it stands where it stands: a sentence for each neighbour that it was level with.
    func porques(_ fila: FilaDePosicion) -> [Texto] {
        guard fila.jugados > 0 else { return [] }
        var frases: [Texto] = []
        for desempate in [fila.conElAnterior, fila.conElSiguiente] {
            guard let desempate, desempate.deshaceUnEmpate || desempate.motivo == .ninguno
            else { continue }
            let frase = Texto.desempate(desempate, de: fila.equipo, nombre: \.nombre)
            if !frases.contains(frase) { frases.append(frase) }
        }
        return frases
    }

    private func ajustes(de filas: [FilaDePosicion]) -> [AjusteEnPagina] {
        let suyos = Set(filas.map(\.equipo))
        return torneo.partidos.reglas.resoluciones.ajustes
            .filter { suyos.contains($0.equipo) }.map { AjusteEnPagina($0) }
    }

    private func grafica(_ evolucion: EvolucionDePuestos?, grupo: String?) -> GraficaDePuestos? {
        evolucion.map { evolucion in
            GraficaDePuestos(
                grupo: grupo, jornadas: evolucion.jornadas,
                lineas: zip(evolucion.equipos, evolucion.puestos).map {
                    GraficaDePuestos.Linea(equipo: $0.nombre, puestos: $1)
                })
        }
    }
}

extension AjusteEnPagina {
    /// An adjustment of a tournament as pages show it.
    init(_ ajuste: Ajuste<Equipo>) {
        self.init(
            Ajuste(
                equipo: ajuste.equipo.nombre, puntos: ajuste.puntos, motivo: ajuste.motivo,
                dia: ajuste.dia))
    }
}

extension FormaEnPagina {
    /// The last matches of a team as pages show them.
    init(_ partidos: [PartidoDeForma]) {
        self.init(
            partidos: partidos.map { partido in
                let desenlace: Desenlace =
                    switch partido.desenlace {
                    case .victoria: .victoria
                    case .empate: .empate
                    case .derrota: .derrota
                    }
                return Partido(
                    desenlace: desenlace, suyos: partido.goles.suyos,
                    ajenos: partido.goles.ajenos, rival: partido.rival.nombre)
            })
    }
}

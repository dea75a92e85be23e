import MarcadorApp
import Torneo

extension Montaje {
    /// The page of the tables; nil when there is no such group.
    ///
    /// - Parameter pedida: which part of them.
    /// - Returns: the page.
    func tabla(_ pedida: VistaPedida) -> PaginaTabla? {
        let partidos = torneo.partidos
        let grupo = pedida.grupo.map { partidos.grupo(llamado: $0) }
        if case .some(nil) = grupo { return nil }
        let esEntera = VistaPedida(pedida.vista) == .entera
        let secciones = tablas(pedida.vista).filter { grupo == nil || $0.titulo == grupo }
        return PaginaTabla(
            secciones: secciones + (esEntera && grupo == nil ? comparada() : []),
            tieneEliminatoria: partidos.tieneEliminatoria,
            reglamento: partidos.reglas.reglamento.nombre, zonas: zonas,
            provisionales: partidos.provisionales,
            vistas: VistasDeTabla(
                actual: VistaPedida(pedida.vista, grupo: grupo ?? nil),
                hayEnJuego: partidos.hayPartidosEnJuego,
                eleccion: EleccionDeVista(
                    jornadas: partidos.numerosDeJornada(),
                    hayFechas: partidos.etiquetas.contains(.fecha),
                    grupos: partidos.tablas().compactMap(\.grupo))))
    }

    /// The tables in short, for beside other pages: one, or one a group.
    func tablas() -> [SeccionDeTabla] {
        let zonas = zonas
        return torneo.partidos.tablas().map { grupo, filas in
            SeccionDeTabla(titulo: grupo, filas: filas.map { fila($0, zonas) })
        }
    }

    /// What the places lead to.
    var zonas: [ZonaEnPagina] {
        ZonaEnPagina.todas(torneo.partidos.zonas, delCuadro: torneo.partidos.zonasDelCuadro)
    }

    private func tablas(_ vista: VistaDeTabla) -> [SeccionDeTabla] {
        let zonas = zonas
        // The places of a part lead nowhere, and nothing is certain of it.
        let esDeTodo = vista.lados == .ambos && vista.ultimos == nil
        let esEntera = VistaPedida(vista) == .entera
        let tablas = torneo.partidos.tablas(VistaPedida(vista))
        let formas = torneo.partidos.formas()
        let certezas = esDeTodo && vista.hasta == nil ? certezas() : []
        let evoluciones = esEntera ? torneo.partidos.evoluciones() : []
        let descansos = torneo.partidos.descansos(vista)
        let necesidades = esEntera ? torneo.partidos.necesidades() : []
        let empates = esEntera ? torneo.partidos.empatesPorDecidir() : []
        return tablas.enumerated().map { numero, tabla in
            let faltan = necesidades.isEmpty ? [:] : necesidades[numero]?.frases ?? [:]
            var seccion = SeccionDeTabla(
                titulo: tabla.grupo,
                filas: tabla.filas.map { posicion in
                    var fila = fila(posicion, esDeTodo ? zonas : [])
                    fila.mas.forma = FormaEnPagina(formas[numero][posicion.equipo] ?? [])
                    fila.mas.porques = porques(posicion)
                    fila.mas.ajuste = posicion.ajuste
                    if !certezas.isEmpty {
                        fila.mas.certeza = certezas[numero].textos[posicion.equipo]
                        fila.mas.esDefinitivo = certezas[numero].esDefinitiva
                    }
                    fila.mas.faltan = faltan[posicion.equipo] ?? []
                    return fila
                }, ajustes: ajustes(de: tabla.filas, descansos[numero]),
                grafica: evoluciones.isEmpty
                    ? nil : grafica(evoluciones[numero], grupo: tabla.grupo))
            if esEntera {
                seccion.porDecidir = empates[numero].map { $0.map(\.nombre) }
                seccion.sinNecesidades = necesidades[numero] == nil
            }
            return seccion
        }
    }

    /// For each table what is certain of its teams, and whether nothing remains to be played.
    ///
    /// When all groups are over it is known too who of the compared place goes on.
    private func certezas() -> [(textos: [Equipo: Texto], esDefinitiva: Bool)] {
        let terminadas = torneo.partidos.terminadas()
        let comparados = terminadas.allSatisfy(\.self) ? siguenDeLosComparados() : [:]
        let tablas = torneo.partidos.tablas()
        return torneo.partidos.certezas().enumerated().map { numero, certezas in
            let esDefinitiva = terminadas[numero]
            var textos: [Equipo: Texto] = [:]
            for fila in tablas[numero].filas {
                textos[fila.equipo] =
                    certezas[fila.equipo].flatMap {
                        Texto.certeza(
                            $0, enGrupo: tablas[numero].grupo != nil, esDefinitiva: esDefinitiva)
                    } ?? comparados[fila.equipo].map { $0 ? .clasificado : .eliminado }
            }
            return (textos, esDefinitiva)
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

    /// Why it stands where it stands: a reason for each neighbour; none while neither has played.
    func porques(_ fila: FilaDePosicion) -> [PorQue] {
        [fila.conElAnterior, fila.conElSiguiente].compactMap { desempate in
            guard let desempate, fila.jugados > 0 || desempate.motivo != .ninguno else {
                return nil
            }
            return PorQue(desempate, de: fila.equipo)
        }
    }

    private func ajustes(
        de filas: [FilaDePosicion], _ descansos: [DescansoDeRonda]
    ) -> [AjusteEnPagina] {
        let suyos = Set(filas.map(\.equipo))
        let reglas = torneo.partidos.reglas
        return reglas.resoluciones.ajustes.filter { suyos.contains($0.equipo) }
            .map { AjusteEnPagina($0) }
            + descansos.map {
                AjusteEnPagina(
                    equipo: $0.equipo.nombre, puntos: reglas.reglamento.puntosPorVictoria,
                    motivo: "", descansaEn: $0.ronda)
            }
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

extension [Necesidad] {
    /// What is still open for each team, in sentences; of one for which nothing is open, the most that
    /// it cannot reach any more.
    fileprivate var frases: [Equipo: [Texto]] {
        Dictionary(grouping: self, by: \.equipo).mapValues { suyas in
            let abiertas = suyas.filter { $0.destino == .abierto }
            let seguras = suyas.contains { $0.destino == .asegurado }
            let perdidas = suyas.filter { $0.destino == .imposible }.suffix(seguras ? 0 : 1)
            return (abiertas.isEmpty ? Array(perdidas) : abiertas).map { .necesidad($0) }
        }
    }
}

import MarcadorApp
import Torneo

extension Montaje {
    /// The knock-out, with every result so far.
    func eliminatoria() -> PaginaEliminatoria {
        let documento = torneo.partidos.documentoObservado
        let rondas = documento.rondasDelCuadro()
        let final = rondas.campeon?.llave
        return PaginaEliminatoria(
            rondas: rondas.map { ronda in
                PaginaEliminatoria.Ronda(
                    nombre: ronda.nombre,
                    llaves: ronda.llaves.map {
                        llave($0, documento.partidos, esFinal: $0.numero == final)
                    })
            }, horas: .horas(de: zonas(rondas, documento.partidos)))
    }

    /// The zones of the kick-offs that are said.
    private func zonas(_ rondas: [RondaDelCuadro], _ partidos: [Partido]) -> Set<String?> {
        let cruces = rondas.flatMap(\.llaves).flatMap(\.cruces)
        let cuando = cruces.compactMap { cruce in
            cruce.partido.flatMap { partidos[$0 - 1].ficha.programacion } ?? cruce.programacion
        }
        return Set(cuando.filter { $0.hora != nil }.map(\.zona))
    }

    private func llave(
        _ llave: LlaveDelCuadro, _ partidos: [Partido], esFinal: Bool
    ) -> LlaveEnPagina {
        let suyos = llave.cruces.compactMap(\.partido).map { partidos[$0 - 1] }
        return LlaveEnPagina(
            numero: llave.numero, uno: lado(llave.uno, llave, suyos, esFinal),
            otro: lado(llave.otro, llave, suyos, esFinal),
            falta: llave.falta?.texto ?? espera(llave),
            partidos: llave.cruces.map { cruce in
                let partido = cruce.partido.map { partidos[$0 - 1] }
                let directo = cruce.partido.flatMap { torneo.directo($0) }
                return LlaveEnPagina.Partido(
                    numero: cruce.partido,
                    fecha: FechaEnPagina(partido?.ficha.programacion ?? cruce.programacion),
                    seHaJugado: partido?.ficha.estado.tieneResultado ?? false,
                    minuto: directo?.corriendo == true ? directo?.minuto : nil)
            })
    }

    /// That a slot waits for the organiser's word; nil where none does.
    private func espera(_ llave: LlaveDelCuadro) -> Texto? {
        let empatados = [llave.empatadosPorUno, llave.empatadosPorOtro].first { $0.count > 1 }
        return empatados.map { .esperaDecision($0.map(\.nombre)) }
    }

    private func lado(
        _ lado: CruceDelCuadro.Lado, _ llave: LlaveDelCuadro, _ partidos: [Partido],
        _ esFinal: Bool
    ) -> LlaveEnPagina.Lado {
        guard case .equipo(let equipo) = lado else {
            return LlaveEnPagina.Lado(quien: .palabras(lado.texto))
        }
        let tanda = partidos.last?.ficha.tanda
        let esLocal = partidos.last?.local === equipo
        return LlaveEnPagina.Lado(
            quien: .equipo(self.equipo(equipo)),
            goles: partidos.map { partido in
                guard partido.ficha.estado.tieneMarcador else { return nil }
                let marcador = partido.marcador()
                return partido.local === equipo ? marcador.local : marcador.visitante
            },
            penaltis: tanda.map { esLocal ? $0.local : $0.visitante },
            pasa: llave.ganador === equipo,
            esCampeon: esFinal && llave.ganador === equipo)
    }
}

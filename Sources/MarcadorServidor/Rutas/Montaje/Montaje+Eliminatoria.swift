import MarcadorApp
import Torneo

extension Montaje {
    /// The knock-out, with every result so far.
    func eliminatoria() -> PaginaEliminatoria {
        let documento = torneo.partidos.documentoObservado
        return PaginaEliminatoria(
            rondas: documento.rondasDelCuadro().map { ronda in
                PaginaEliminatoria.Ronda(
                    nombre: ronda.nombre,
                    llaves: ronda.llaves.map { llave($0, documento.partidos) })
            })
    }

    private func llave(_ llave: LlaveDelCuadro, _ partidos: [Partido]) -> LlaveEnPagina {
        let suyos = llave.cruces.compactMap(\.partido).map { partidos[$0 - 1] }
        return LlaveEnPagina(
            numero: llave.numero, uno: lado(llave.uno, llave, suyos),
            otro: lado(llave.otro, llave, suyos), falta: llave.falta?.texto,
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

    private func lado(
        _ lado: CruceDelCuadro.Lado, _ llave: LlaveDelCuadro, _ partidos: [Partido]
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
            pasa: llave.ganador === equipo)
    }
}

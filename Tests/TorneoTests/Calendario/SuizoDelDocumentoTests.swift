import Testing

@testable import Torneo

@Suite("Un suizo guardado en un documento")
struct SuizoDelDocumentoTests {
    private func documento(_ cuantos: Int, rondas: Int) throws -> DocumentoDelTorneo {
        let equipos = (1...cuantos).compactMap { Equipo(nombre: "E\($0)", plantilla: []) }
        let primera = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: rondas - 1)
        return DocumentoDelTorneo(
            nombre: "Suizo", plan: try Plan.suizo(equipos, rondas: rondas),
            primeraRonda: primera.cruces)
    }

    /// Every match that has no result ends with the better one, by number, ahead.
    private func jugado(_ documento: DocumentoDelTorneo) -> DocumentoDelTorneo {
        var nuevo = documento
        for numero in documento.partidos.indices
        where !documento.partidos[numero].ficha.estado.estaDecidido {
            let partido = documento.partidos[numero]
            let indice = { (equipo: Equipo) in Int(equipo.nombre.dropFirst()) ?? 0 }
            let ganaLocal = indice(partido.local) < indice(partido.visitante)
            nuevo.partidos[numero] = partido.terminando(
                con: ResultadoAMano(
                    Marcador(local: ganaLocal ? 1 : 0, visitante: ganaLocal ? 0 : 1)))
        }
        return nuevo
    }

    @Test(
        "Ronda a ronda, también después de guardarlo y leerlo: nadie repite rival ni descanso",
        arguments: [(8, 3), (7, 4), (10, 5)])
    func rondas(equipos: Int, rondas: Int) throws {
        var documento = try documento(equipos, rondas: rondas)
        for ronda in 2...rondas {
            #expect(documento.cuadro?.rondaPorEmparejar == "Ronda \(ronda)")
            #expect(throws: ErrorDeCompeticion.rondaSinTerminar(ronda - 1)) {
                try documento.emparejandoRonda()
            }
            documento = try DocumentoDelTorneo(json: jugado(documento).aJson()).emparejandoRonda()
            #expect(documento.partidos.count == ronda * (equipos / 2))
            #expect(documento.partidos.last?.ficha.ronda == "Ronda \(ronda)")
        }
        let parejas = documento.partidos.map { Set([$0.local, $0.visitante]) }
        #expect(Set(parejas).count == parejas.count)
        let veces = documento.equipos.map { equipo in
            documento.partidos.count { $0.local === equipo || $0.visitante === equipo }
        }
        #expect(veces.allSatisfy { $0 >= rondas - 1 })
        #expect(documento.cuadro?.rondaPorEmparejar == nil)
        #expect(throws: ErrorDeCompeticion.noHayMasRondas) { try documento.emparejandoRonda() }
        #expect(try documento.conCuadroAlDia().partidos == documento.partidos)
    }
}

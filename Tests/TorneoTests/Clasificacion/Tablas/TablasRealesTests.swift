import Testing

@testable import Torneo

@Suite("Tablas reales que decidió un desempate", .enabled(if: !CasoDeTabla.todos.isEmpty))
struct TablasRealesTests {
    @Test("Orden, puntos y goles son los publicados", arguments: CasoDeTabla.todos)
    func orden(caso: CasoDeTabla) throws {
        let filas = try tabla(caso)
        #expect(filas.count == caso.order.count)
        for (fila, linea) in zip(filas, caso.order) {
            let delPuesto = filas.filter { $0.puesto == fila.puesto }
            let suya = try #require(delPuesto.first { $0.equipo == linea.equipo }, "\(linea)")
            #expect(suya.puntos == linea.puntos)
            #expect(suya.golesAFavor == linea.goles)
            #expect(suya.golesEnContra == linea.contra)
        }
    }

    @Test("Cada desempate lo deshace el criterio publicado", arguments: CasoDeTabla.todos)
    func criterios(caso: CasoDeTabla) throws {
        let filas = try tabla(caso)
        for desempate in caso.tiebreaks {
            let fila = try #require(filas.first { $0.equipo == desempate[0] })
            let conElDeAbajo = try #require(fila.conElSiguiente)
            #expect(conElDeAbajo.detras == desempate[1])
            #expect(abreviado(conElDeAbajo) == desempate[2], "\(conElDeAbajo)")
        }
    }

    private func tabla(_ caso: CasoDeTabla) throws -> [Posicion<String>] {
        let ajustes = caso.adjust.map { Ajuste(equipo: $0.key, puntos: $0.value) }
        var tabla = ClasificacionAcumulada(
            reglamento: try #require(caso.reglamento),
            resoluciones: Resoluciones<String>(ajustes: ajustes))
        for partido in caso.matches {
            tabla.sumar(
                ApunteDeTabla(
                    local: partido.local, visitante: partido.visitante,
                    .jugado(partido.goles, partido.contra)))
        }
        return tabla.posiciones { $0 < $1 }
    }

    /// As the file writes it: `gd`, `h2h pts`, `h2h(3) gd`.
    private func abreviado(_ desempate: Desempate<String>) -> String {
        let medidas: [Medida: String] = [
            .puntos: "pts", .diferencia: "gd", .goles: "gf", .golesFuera: "agf",
            .victorias: "w", .victoriasFuera: "aw",
        ]
        switch desempate.motivo {
        case .general(.golesFuera): return "aw"
        case .general(let medida): return medidas[medida] ?? medida.rawValue
        case .directo(let medida):
            let cuantos = desempate.entre.count == 2 ? "" : "(\(desempate.entre.count))"
            return "h2h\(cuantos) " + (medidas[medida] ?? medida.rawValue)
        default: return desempate.motivo.nombre
        }
    }
}

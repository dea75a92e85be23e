#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension DocumentoDelTorneo {
    /// The tournament in the JSON of the openfootball project.
    ///
    /// What is written is read back at once; what does not come back as it was is told.
    ///
    /// - Returns: the file, and what the format cannot say, in Spanish sentences.
    /// - Complexity: O(n log n) in people and events.
    public func aOpenfootball() -> (datos: Data, avisos: [String]) {
        let datos = Data(EscritorDeOpenfootball(self).bytes)
        var avisos = loQueNoCabeEnOpenfootball
        do throws(ErrorDeCarga) {
            let vuelto = try importar(openfootball: datos).documento
            avisos += vuelto.loQueVuelveDistinto(que: self)
        } catch {
            avisos.append("lo escrito no se puede volver a leer: \(error.descripcion)")
        }
        return (datos, avisos)
    }

    /// What the format has no place for, a kind a sentence.
    private var loQueNoCabeEnOpenfootball: [String] {
        let plantillas = equipos.flatMap(\.plantilla)
        let goleadores = partidos.reduce(into: Set<String>()) { vistos, partido in
            for incidencia in partido.incidencias where incidencia.equipo != nil {
                vistos.insert(incidencia.protagonista.nombre)
            }
        }
        let conPartido = partidos.reduce(into: Set<Equipo>()) {
            $0.formUnion([$1.local, $1.visitante])
        }
        let cuentas: [(Int, String)] = [
            (equipos.count { !conPartido.contains($0) }, "equipos sin partidos"),
            (plantillas.count { !goleadores.contains($0.nombre) }, "jugadores sin goles"),
            (plantillas.count { $0.dorsal != nil }, "dorsales"),
            (plantillas.count { $0.id != nil }, "identidades de jugadores"),
            (equipos.count { $0.capitan != nil }, "capitanes"),
            (
                partidos.reduce(0) { $0 + $1.incidencias.count { $0.equipo == nil } },
                "tarjetas y cambios"
            ),
            (partidos.count { $0.ficha.acta.diceMasQueMarcadores }, "actas"),
            (cuadro?.cruces.count { $0.partido == nil } ?? 0, "cruces sin equipos conocidos"),
        ]
        return cuentas.filter { $0.0 > 0 }.map {
            "openfootball no tiene sitio para esto y no se escribe: \($0.1) (\($0.0))"
        }
    }

    /// What reading back makes of the matches that is not what they were.
    private func loQueVuelveDistinto(que escrito: DocumentoDelTorneo) -> [String] {
        guard partidos.count == escrito.partidos.count else {
            return ["openfootball: \(escrito.partidos.count) partidos vuelven \(partidos.count)"]
        }
        let avisos = zip(escrito.partidos, partidos).enumerated().compactMap { numero, par in
            let distintos = zip(par.0.loQueCabe, par.1.loQueCabe).filter { $0 != $1 }
            return distintos.first.map {
                "openfootball no puede decirlo igual: partido \(numero + 1): «\($0)» es «\($1)»"
            }
        }
        return Array(avisos.prefix(100))
    }
}

extension Acta {
    /// Whether it has more than scores, which the format holds.
    fileprivate var diceMasQueMarcadores: Bool {
        var resto = self
        resto.descanso = nil
        resto.reglamentario = nil
        return !resto.estaVacia
    }
}

extension Partido {
    /// Everything of a match that the format can say, a piece at a time.
    fileprivate var loQueCabe: [String] {
        let cuando = ficha.programacion
        let goles = incidencias.filter { $0.equipo != nil }.map { gol in
            let autor = gol.protagonista == .sinIdentificar ? "?" : gol.protagonista.nombre
            return "\(gol.momento?.description ?? "?") \(autor) \(gol.clase) "
                + "\(gol.equipo === local)"
        }
        return [
            "\(local.nombre) - \(visitante.nombre)", "\(ficha.estado)",
            "\(marcador())", "prórroga \(ficha.prorroga)",
            "tanda \(ficha.tanda?.description ?? "")", "ronda \(ficha.ronda ?? "")",
            "grupo \(ficha.grupo ?? "")", "campo \(ficha.campo ?? "")",
            "día \(cuando?.fecha.description ?? "") \(cuando?.hora?.description ?? "")",
            "zona \(cuando?.zona ?? "")", "descanso \(ficha.acta.descanso?.description ?? "")",
            "goles \(goles.sorted().joined(separator: ", "))",
        ]
    }
}

package import Torneo

/// An entry of the journal as people read it.
nonisolated package struct LineaDelHistorial: Hashable, Identifiable, Sendable {
    /// The identity of the entry.
    package let id: Identificador
    /// Its number, from 1.
    package let numero: Int
    /// When it was written down, in milliseconds since 1970.
    package let instante: Int64
    /// Who wrote it down.
    package let autor: Autor
    /// What it says, as it is corrected now.
    package let texto: Texto
    /// The tag of its kind.
    package let tipo: String
    /// The number of the match it is about; nil when it is about none that there is now.
    package let partido: Int?
    /// The entry that it speaks of, if it is a correction or an annulment.
    package let referido: Identificador?
    /// Whether it counts.
    package let cuenta: Bool
    /// Whether it can be undone, as far as can be told without doing it.
    package let sePuedeDeshacer: Bool
    /// Whether it is part of a confirmed result, so that undoing it takes a reason.
    package let pideMotivo: Bool

    /// Whether undoing it does something again.
    package var esAnulacion: Bool { tipo == Suceso.tipoDeAnulacion }
}

extension LibroDelTorneo {
    /// An entry as people read it.
    ///
    /// - Parameter lugar: its place, from 0.
    /// - Returns: the line.
    /// - Complexity: O(corrections and annulments of it, and of those).
    nonisolated package func linea(_ lugar: Int) -> LineaDelHistorial {
        let apunte = apuntes[lugar]
        let numero = esDeEsteTorneo(lugar) ? partido(de: lugar) : nil
        return LineaDelHistorial(
            id: apunte.id, numero: lugar + 1, instante: apunte.instante, autor: apunte.autor,
            texto: texto(de: lugar), tipo: apunte.suceso.tipo, partido: numero,
            referido: apunte.suceso.referido, cuenta: cuenta(lugar),
            sePuedeDeshacer: motivoParaNoAnular(lugar) == nil,
            pideMotivo: esDeEsteTorneo(lugar) && !confirmados(por: lugar).isEmpty)
    }

    nonisolated private func texto(de lugar: Int) -> Texto {
        let suceso = vigente(lugar) ?? apuntes[lugar].suceso
        let numero = esDeEsteTorneo(lugar) ? partido(de: lugar) : nil
        let encuentro = numero.flatMap { documento.partidos[numero: $0] }
        let referido = apuntes[lugar].suceso.referido.flatMap { self.lugar(de: $0) }
        return suceso.texto(
            de: encuentro, equipo: nombreDelEquipo(de: suceso, en: lugar),
            equipos: {
                esDeEsteTorneo(lugar) ? documento.equipos[numero: $0]?.nombre : nil
            },
            sobre: referido.map { (numero: $0 + 1, texto: texto(de: $0)) })
    }

    /// The name of the team that an entry is about; nil when it is about none that there is now.
    nonisolated private func nombreDelEquipo(de suceso: Suceso, en lugar: Int) -> String? {
        guard case .plantilla(let cambiada) = suceso, esDeEsteTorneo(lugar) else { return nil }
        return documento.equipos[numero: cambiada.equipo]?.nombre
    }

    /// The goal of a match that was written down last and counts; nil when there is none that
    /// could be undone.
    ///
    /// - Parameter partido: the number of the match, from 1.
    /// - Returns: the line.
    /// - Complexity: O(entries of the match).
    nonisolated package func ultimoGol(de partido: Int) -> LineaDelHistorial? {
        let lugar = lugares(dePartido: partido).last { lugar in
            guard case .gol = apuntes[lugar].suceso else { return false }
            return motivoParaNoAnular(lugar) == nil
        }
        return lugar.map { linea($0) }
    }
}

import Foundation
import MarcadorApp
import Torneo

extension Montaje {
    /// The history; nil when there is no such page of it.
    func historial(hoja: Int) -> PaginaHistorial? {
        let libro = torneo.partidos.apuntado
        let cuantos = libro.apuntes.count
        guard let hojas = Hojas(hoja, filas: cuantos) else { return nil }
        let filas = hojas.filas(de: cuantos).map { fila(libro.linea(cuantos - 1 - $0)) }
        return PaginaHistorial(filas: filas, zona: torneo.zona.identifier, hojas: hojas)
    }

    /// The goal that can be taken back from the page of its match; nil when there is none.
    func deshacible(en numero: Int) -> PaginaPartido.Deshacible? {
        torneo.mesa.ultimoGolDeshacible(de: numero).map {
            PaginaPartido.Deshacible(numero: $0.numero, texto: $0.texto, enlace: $0.autor.enlace)
        }
    }

    private func fila(_ linea: LineaDelHistorial) -> FilaDeHistorial {
        FilaDeHistorial(
            numero: linea.numero, cuando: FechaEnPagina(instante: linea.instante, en: torneo.zona),
            autor: linea.autor.texto, texto: linea.texto,
            partido: linea.partido.flatMap(partidoDelHistorial), cuenta: linea.cuenta,
            accion: linea.sePuedeDeshacer ? (linea.esAnulacion ? .rehacer : .deshacer) : nil,
            pideMotivo: linea.pideMotivo)
    }

    private func partidoDelHistorial(_ numero: Int) -> FilaDeHistorial.Partido? {
        torneo.partidos.partido(id: numero).map {
            FilaDeHistorial.Partido(
                numero: numero, local: $0.local.nombre, visitante: $0.visitante.nombre)
        }
    }
}

extension FechaEnPagina {
    /// An instant by the clock on the wall of a zone.
    ///
    /// - Parameters:
    ///   - instante: milliseconds since 1970.
    ///   - zona: the zone.
    init(instante: Int64, en zona: TimeZone) {
        var calendario = Calendar(identifier: .gregorian)
        calendario.timeZone = zona
        let partes = calendario.dateComponents(
            [.year, .month, .day, .hour, .minute],
            from: Date(timeIntervalSince1970: Double(instante) / 1000))
        self.init(
            ano: partes.year ?? 1970, mes: partes.month ?? 1, dia: partes.day ?? 1,
            minutos: (partes.hour ?? 0) * 60 + (partes.minute ?? 0))
    }
}

extension TorneoServido {
    /// The zone by whose clock the tournament is played; that of the server where nobody said.
    var zona: TimeZone {
        partidos.documento.partidos.lazy.compactMap { $0.ficha.programacion?.zona }.first
            .flatMap(TimeZone.init(identifier:)) ?? .current
    }
}

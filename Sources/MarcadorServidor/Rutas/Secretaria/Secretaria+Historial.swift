import Foundation
import MarcadorApp
import Torneo

extension Secretaria {
    /// The tournament as it stood after an entry.
    ///
    /// - Parameters:
    ///   - id: the tournament's id.
    ///   - hasta: the number of the entry, as it was asked for.
    ///   - visitante: who asks.
    /// - Returns: the page, or that there is no such tournament or entry.
    func entonces(_ id: String, hasta: String, _ visitante: Visitante) async -> Respuesta {
        let pedido = Pedido(.historial(id), visitante, consulta: [:])
        guard let torneo = casa.torneo(id) else {
            return sinGuardar(recepcion.error(404, .noExisteElTorneo(id), pedido))
        }
        let libro = torneo.partidos.apuntado
        guard let numero = Int(hasta), libro.apuntes[numero: numero] != nil else {
            return sinGuardar(
                recepcion.escenario.error(
                    404, Int(hasta).map { FalloDeOrden.noExisteElApunte($0).texto }, pedido,
                    en: torneo
                ).respuesta)
        }
        do throws(ErrorDelLibro) {
            let documento = try await Self.leido(libro, tras: numero)
            let linea = libro.linea(numero - 1)
            let suceso = libro.apuntes[numero - 1].suceso
            let partido = libro.partido(de: numero - 1).flatMap { suyo in
                documento.partidos.dropFirst(suyo - 1).first.map { (suyo, $0) }
            }
            return pagina(
                PaginaDeEntonces(
                    numero: numero, cuantos: libro.apuntes.count,
                    cuando: FechaEnPagina(instante: linea.instante, en: torneo.zona),
                    autor: linea.autor.texto,
                    texto: suceso.referido == nil
                        ? suceso.texto(
                            de: partido?.1,
                            equipos: { documento.equipos.dropFirst($0 - 1).first?.nombre })
                        : linea.texto,
                    partido: partido.map {
                        .partidoDelApunte($0, $1.local.nombre, $1.visitante.nombre)
                    }, tablas: documento.tablasDeEntonces,
                    rondas: PaginaMesaCalendario.Ronda.todas(
                        zip(1..., documento.partidos).map { ($0, $1) })), pedido)
        } catch {
            return sinGuardar(
                recepcion.error(500, Texto(literal: error.motivo.description), pedido))
        }
    }

    /// Reads the first entries of a book again, away from the main actor.
    @concurrent
    private nonisolated static func leido(
        _ libro: LibroDelTorneo, tras numero: Int
    ) async throws(ErrorDelLibro) -> DocumentoDelTorneo {
        try libro.documento(tras: numero)
    }

    /// All entries as a table for a spreadsheet.
    ///
    /// - Parameters:
    ///   - id: the tournament's id.
    ///   - visitante: who asks, whose language it is in.
    /// - Returns: the file.
    func historialEnCsv(_ id: String, _ visitante: Visitante) -> Respuesta {
        guard let torneo = casa.torneo(id) else {
            let pedido = Pedido(.historial(id), visitante, consulta: [:])
            return sinGuardar(recepcion.error(404, .noExisteElTorneo(id), pedido))
        }
        let idioma = visitante.idioma
        let libro = torneo.partidos.apuntado
        let formato = Date.ISO8601FormatStyle(timeZone: torneo.zona)
        let filas = libro.apuntes.indices.map { lugar in
            let linea = libro.linea(lugar)
            let cuando = Date(timeIntervalSince1970: Double(linea.instante) / 1000)
            return [
                Csv.Celda.numero(linea.numero), .texto(cuando.formatted(formato)),
                .texto(linea.autor.texto.en(idioma)), .texto(linea.texto.en(idioma)),
                linea.partido.map { .numero($0) } ?? .vacia,
                .texto(Texto.cuenta(linea.cuenta).en(idioma)),
                .texto(linea.id.description),
            ]
        }
        let csv = Csv.documento(
            titulos: Texto.columnasDelHistorial.map { $0.en(idioma) }, filas: filas)
        return sinGuardar(
            Respuesta.conTipo("text/csv; charset=utf-8", Array(csv.utf8)).con(
                "Content-Disposition", "attachment; filename=\"historial-\(id).csv\""))
    }
}

extension DocumentoDelTorneo {
    /// The tables in short, without links: teams and rounds may be others now.
    fileprivate var tablasDeEntonces: [SeccionDeTabla] {
        liguillas.map { liguilla in
            SeccionDeTabla(
                titulo: liguilla.grupo,
                filas: liguilla.tabla().map { fila in
                    FilaDeTabla(
                        puesto: fila.puesto, equipo: EquipoEnPagina(fila.equipo.nombre),
                        jugados: fila.jugados, ganados: fila.ganados, empatados: fila.empatados,
                        perdidos: fila.perdidos, golesAFavor: fila.golesAFavor,
                        golesEnContra: fila.golesEnContra, puntos: fila.puntos)
                })
        }
    }
}

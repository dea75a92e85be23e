import Foundation
import MarcadorApp
import Torneo

extension Secretaria {
    /// Makes a tournament of a file, or of a text that was pasted.
    func importar(
        _ peticion: Peticion, _ pedido: Pedido, por autor: Autor
    ) async throws -> Respuesta {
        let (campos, ficheros) = try peticion.formularioConFicheros()
        let texto = campos["texto"] ?? ""
        let ficha = campos["ficha"].flatMap { Identificador($0)?.description } ?? ficha()
        let bytes = ficheros["fichero"]?.bytes ?? Array(texto.utf8)
        guard !bytes.isEmpty else {
            return pagina(
                PaginaImportar(falta: .faltaElFichero, ficha: ficha), pedido, estado: 422)
        }
        let nombre = ficheros["fichero"].map { Self.nombre($0.nombre) }
        switch await LectorDeSubidas.leer(Data(bytes), nombre: nombre) {
        case .failure(let error):
            return pagina(
                PaginaImportar(
                    texto: texto, falta: Texto(literal: "\(error.descripcion)."), ficha: ficha),
                pedido, estado: 422)
        case .success(let leido):
            let id = try await crear(leido.documento, ficha: ficha, por: autor)
            let mesa = "\(Ruta.mesa(id).camino)?recien=si"
            guard !leido.avisos.isEmpty else { return sinGuardar(.redireccion(a: mesa)) }
            return pagina(
                PaginaImportado(
                    nombre: leido.documento.nombre, mesa: mesa,
                    equipos: leido.documento.equipos.count,
                    partidos: leido.documento.partidos.count,
                    avisos: leido.avisos.prefix(200).map { Texto(literal: $0.descripcion) }),
                pedido, estado: 201)
        }
    }

    /// The name of a file without what tells its format.
    private static func nombre(_ fichero: String) -> String {
        let ultimo = fichero.split(whereSeparator: { "/\\".contains($0) }).last ?? ""
        let sinFin = ultimo.split(separator: ".").first.map(String.init) ?? ""
        return sinFin.isEmpty ? Texto.importado.espanol : sinFin
    }
}

/// Reads what somebody has sent.
private enum LectorDeSubidas {
    /// Reads a file away from the main actor: a large one takes a while.
    @concurrent
    static func leer(
        _ datos: Data, nombre: String?
    ) async -> Result<(documento: DocumentoDelTorneo, avisos: [AvisoDeImportacion]), ErrorDeCarga> {
        do throws(ErrorDeCarga) {
            let leido = try importar([datos])
            var documento = leido.documento
            if !documento.nombre.contains(where: { !$0.isWhitespace }) {
                documento.nombre = nombre ?? Texto.importado.espanol
            }
            return .success((documento, leido.avisos))
        } catch {
            return .failure(error)
        }
    }
}

import MarcadorApp
import Torneo

extension MontajeDeMesa {
    /// What all pages of the desk have.
    ///
    /// - Parameter esSuyo: whether an entry is about what the page is about.
    /// - Returns: it.
    /// - Complexity: O(entries), of the newest ones.
    func hoja(
        _ esSuyo: (LibroDelTorneo, Int) -> Bool = { _, _ in false }
    ) -> HojaDeMesa {
        let libro = torneo.partidos.apuntado
        var ultimos: [HojaDeMesa.Apuntado] = []
        for lugar in libro.apuntes.indices.suffix(2000).reversed()
        where ultimos.count < 3 && libro.esDeEsteTorneo(lugar) {
            guard esSuyo(libro, lugar) else { continue }
            let linea = libro.linea(lugar)
            ultimos.append(
                .init(
                    cuando: FechaEnPagina(instante: linea.instante, en: torneo.zona),
                    autor: linea.autor.texto,
                    texto: linea.texto))
        }
        return HojaDeMesa(
            visto: libro.apuntes.count, hecho: hecho(libro), ultimos: ultimos, escrito: escrito)
    }

    /// What has just been done from the page.
    private func hecho(_ libro: LibroDelTorneo) -> HojaDeMesa.Hecho? {
        guard let numeroHecho, libro.apuntes[numero: numeroHecho] != nil else { return nil }
        let linea = libro.linea(numeroHecho - 1)
        guard linea.cuenta else { return nil }
        return HojaDeMesa.Hecho(
            numero: linea.numero, texto: linea.texto, esAnulacion: linea.esAnulacion,
            sePuedeDeshacer: linea.sePuedeDeshacer && !linea.pideMotivo)
    }

    /// What would follow from a change.
    func repercusiones(
        _ suyas: Repercusiones, _ ruta: Ruta, _ campos: [String: String], ficha: String
    ) -> PaginaRepercusiones {
        var propios = campos.filter { !["seguro", "ficha"].contains($0.key) }
        propios["visto"] = campos["visto"] ?? "\(suyas.visto)"
        propios["ficha"] = ficha
        return PaginaRepercusiones(
            texto: suyas.texto,
            avisos: suyas.avisos,
            choques: suyas.choques.prefix(40).map { choque in
                let que =
                    switch choque.que {
                    case .campo(let nombre), .equipo(let nombre), .arbitro(let nombre): nombre
                    }
                return .choque(choque.partido, choque.otro, que)
            },
            tabla: suyas.tabla.map { .vuelco($0.equipo, $0.antes, $0.despues) },
            otros: suyas.otros.prefix(60).map { numero in
                let partido = documento.partidos[numero: numero]
                return .init(
                    numero: numero,
                    equipos: partido.map { "\($0.local.nombre) – \($0.visitante.nombre)" } ?? "")
            }, accion: ruta.camino, vuelta: ruta.camino,
            campos: propios.sorted { $0.key < $1.key }.map {
                .init(nombre: $0.key, valor: $0.value)
            })
    }
}

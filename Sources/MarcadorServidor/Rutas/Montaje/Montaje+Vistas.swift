import MarcadorApp
import Torneo

extension Montaje {
    /// A page of the list of matches, looked at in some way; nil when there is no such page, team or
    /// pitch.
    func partidos(_ vista: VistaDePartidos, hoja: Int) -> PaginaPartidos? {
        let partidos = torneo.partidos
        if let numero = vista.equipo, partidos.equipos[numero: numero] == nil { return nil }
        var barra = BarraDeVistas(
            vista: vista, posibles: ordenesPosibles,
            equipo: vista.equipo.map { partidos.equipos[$0 - 1].nombre })
        if vista.por == .equipo, vista.equipo == nil, !partidos.equipos.isEmpty {
            let equipos = partidos.equipos.map { equipo($0) }
            return hoja == 1 ? PaginaPartidos(grupos: [], barra: barra, equipos: equipos) : nil
        }
        guard let posiciones = posiciones(vista), let hojas = Hojas(hoja, filas: posiciones.count)
        else { return nil }
        barra.proximo = proximo(vista, entre: posiciones)
        let vistas = posiciones[hojas.filas(de: posiciones.count)]
        var pagina = PaginaPartidos(
            grupos: agrupar(
                vistas.map { partidos.partido(en: $0) }, fila: fila,
                encabezado: { encabezado($0, vista.por) }),
            hojas: hojas, barra: barra)
        pagina.faltaEmparejar = partidos.rondaPorEmparejar != nil
        pagina.horas = .horas(
            de: Set(
                vistas.map { partidos.partido(en: $0).partido.ficha }
                    .filter { !$0.estado.tieneMarcador && $0.programacion?.hora != nil }
                    .map(\.programacion?.zona)))
        return pagina
    }

    /// The ways to look at the list that tell something in this tournament.
    private var ordenesPosibles: [VistaDePartidos.Orden] {
        let etiquetas = torneo.partidos.etiquetas
        return VistaDePartidos.Orden.allCases.filter { orden in
            orden.etiqueta.map(etiquetas.contains) ?? (torneo.partidos.cuantos > 1)
        }
    }

    /// The positions of the matches to show, in order; nil when there is no such pitch.
    private func posiciones(_ vista: VistaDePartidos) -> [Int]? {
        let partidos = torneo.partidos
        let etiqueta = vista.por.flatMap(\.etiqueta)
        let enOrden =
            etiqueta.map { partidos.posiciones(por: $0) } ?? Array(0..<partidos.cuantos)
        guard vista.equipo != nil || vista.campo != nil else { return enOrden }
        var elegidas = Set(enOrden)
        if let numero = vista.equipo {
            elegidas.formIntersection(partidos.posiciones(de: partidos.equipos[numero - 1]))
        }
        if let campo = vista.campo {
            guard let suyas = partidos.posiciones(en: campo) else { return nil }
            elegidas.formIntersection(suyas)
        }
        return enOrden.filter(elegidas.contains)
    }

    private func encabezado(
        _ ficha: Ficha, _ por: VistaDePartidos.Orden?
    ) -> GrupoDePartidos.Encabezado {
        switch por {
        case nil, .equipo: encabezado(ficha)
        case .jornada:
            ficha.ronda.map { ronda in Int(ronda).map { .jornada($0) } ?? .rotulo(ronda) }
                ?? .sinRonda
        case .fecha: dia(ficha).map { .fecha($0) } ?? .sinFecha
        case .campo:
            ficha.campo.map { .campo($0, ruta: VistaDePartidos(campo: $0).ruta(torneo.base)) }
                ?? .sinCampo
        }
    }

    /// The next match of those that are shown.
    private func proximo(
        _ vista: VistaDePartidos, entre posiciones: [Int]
    ) -> BarraDeVistas.Proximo? {
        let partidos = torneo.partidos
        let esDeTodos = vista.equipo == nil && vista.campo == nil
        guard let posicion = esDeTodos ? partidos.proximo() : partidos.proximo(entre: posiciones),
            let lugar = posiciones.firstIndex(of: posicion)
        else { return nil }
        let item = partidos.partido(en: posicion)
        return BarraDeVistas.Proximo(
            numero: item.id, hoja: Hojas.hoja(deLaFila: lugar),
            enJuego: item.partido.ficha.estado == .enJuego)
    }
}

extension VistaDePartidos.Orden {
    /// What puts the matches together; nil for a list that stays as it is.
    fileprivate var etiqueta: EtiquetaDePartido? {
        switch self {
        case .jornada: .jornada
        case .fecha: .fecha
        case .campo: .campo
        case .equipo: nil
        }
    }
}

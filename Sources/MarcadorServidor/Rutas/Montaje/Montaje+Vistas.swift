import MarcadorApp
import Torneo

extension Montaje {
    /// A page of the list of matches, looked at in some way; nil when there is no such page, team or
    /// pitch.
    func partidos(_ vista: VistaDePartidos, hoja: Int) -> PaginaPartidos? {
        let partidos = torneo.partidos
        if let numero = vista.equipo, !partidos.equipos.indices.contains(numero - 1) { return nil }
        var barra = BarraDeVistas(
            vista: vista, posibles: ordenesPosibles,
            equipo: vista.equipo.map { partidos.equipos[$0 - 1].nombre })
        if vista.por == .equipo, vista.equipo == nil, !partidos.equipos.isEmpty {
            let equipos = partidos.equipos.map { equipo($0) }
            return hoja == 1 ? PaginaPartidos(grupos: [], barra: barra, equipos: equipos) : nil
        }
        guard let posiciones = posiciones(vista), let hojas = Hojas(hoja, filas: posiciones.count)
        else { return nil }
        barra.proximo = proximo(entre: posiciones)
        let vistas = posiciones[hojas.filas(de: posiciones.count)]
        var pagina = PaginaPartidos(
            grupos: agrupar(
                vistas.map { partidos.partido(en: $0) }, fila: fila,
                encabezado: { encabezado($0, vista.por) }),
            hojas: hojas, barra: barra)
        pagina.faltaEmparejar = partidos.rondaPorEmparejar != nil
        return pagina
    }

    /// The ways to look at the list that tell something in this tournament.
    private var ordenesPosibles: [VistaDePartidos.Orden] {
        let fichas = torneo.partidos.documento.partidos.map(\.ficha)
        return VistaDePartidos.Orden.allCases.filter { orden in
            switch orden {
            case .jornada: fichas.contains { $0.ronda != nil }
            case .fecha: fichas.contains { $0.programacion != nil }
            case .equipo: fichas.count > 1
            case .campo: fichas.contains { $0.campo != nil }
            }
        }
    }

    /// The positions of the matches to show, in order; nil when there is no such pitch.
    private func posiciones(_ vista: VistaDePartidos) -> [Int]? {
        let partidos = torneo.partidos
        let documento = partidos.documento.partidos
        // Asked for, so that who looks at the list is told when there are more.
        var posiciones = Array(0..<partidos.cuantos)
        if let numero = vista.equipo {
            posiciones = partidos.posiciones(de: partidos.equipos[numero - 1])
        }
        if let campo = vista.campo {
            guard documento.contains(where: { $0.ficha.campo == campo }) else { return nil }
            posiciones.removeAll { documento[$0].ficha.campo != campo }
        }
        switch vista.por {
        case nil, .equipo: return posiciones
        case .jornada: return Self.ordenar(posiciones) { documento[$0].ficha.ronda }
        case .fecha:
            let elegidas = Set(posiciones)
            let enOrden = partidos.ordenDeCalendario.filter(elegidas.contains)
            return enOrden.filter { documento[$0].ficha.programacion != nil }
                + enOrden.filter { documento[$0].ficha.programacion == nil }
        case .campo: return Self.ordenar(posiciones) { documento[$0].ficha.campo }
        }
    }

    /// Puts together what has the same label: the labels in order of appearance, what has none last.
    private static func ordenar(
        _ posiciones: [Int], _ etiqueta: (Int) -> String?
    ) -> [Int] {
        var grupos: [(etiqueta: String, posiciones: [Int])] = []
        var lugares: [String: Int] = [:]
        var sueltas: [Int] = []
        for posicion in posiciones {
            guard let suya = etiqueta(posicion) else {
                sueltas.append(posicion)
                continue
            }
            let lugar = lugares[suya] ?? grupos.count
            if lugar == grupos.count {
                lugares[suya] = lugar
                grupos.append((suya, []))
            }
            grupos[lugar].posiciones.append(posicion)
        }
        return grupos.flatMap(\.posiciones) + sueltas
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

    private func proximo(entre posiciones: [Int]) -> BarraDeVistas.Proximo? {
        let elegidas = Set(posiciones)
        guard let posicion = torneo.partidos.proximo(elegidas.contains),
            let lugar = posiciones.firstIndex(of: posicion)
        else { return nil }
        let item = torneo.partidos.estados[posicion]
        return BarraDeVistas.Proximo(
            numero: item.id, hoja: Hojas.hoja(deLaFila: lugar),
            enJuego: item.partido.ficha.estado == .enJuego)
    }
}

import MarcadorApp
import Torneo

/// The place of every team after every round: a drawing, and the same as a table.
struct GraficaDePuestos: Hashable, Sendable {
    /// A team and its places.
    struct Linea: Hashable, Sendable {
        /// The whole name of the team.
        var equipo: String
        /// Its place after each round.
        var puestos: [Int]
    }

    /// What it is the chart of; nil for the only table.
    var grupo: String?
    /// What the rounds are called.
    var jornadas: [String]
    /// The teams in the order of the table.
    var lineas: [Linea]

    /// The figure.
    ///
    /// - Parameters:
    ///   - id: id of the element, unique on the page.
    ///   - idioma: the reader's language.
    /// - Returns: one element.
    /// - Complexity: O(teams × rounds).
    func html(id: String, _ idioma: Idioma) -> HTML {
        let titulo: HTML =
            grupo.map { "\(nombre, idioma) · <bdi>\(.grupo($0), idioma)</bdi>" }
            ?? "\(nombre, idioma)"
        return """
            <figure class="grafica tarjeta" id="\(id)" data-id="\(id)"><figcaption>\(titulo)\
            </figcaption><div class="lienzo" tabindex="0" role="group" \
            aria-label="\(nombre, idioma)">\(dibujo(idioma))</div>\
            <details><summary>\(.comoTabla, idioma)</summary>\(tabla(idioma))</details></figure>
            """
    }

    private func tabla(_ idioma: Idioma) -> HTML {
        let cabeceras: [HTML] = jornadas.map { nombre in
            """
            <th scope="col"><span class="oculto">\(Self.larga(nombre), idioma)</span>\
            <span aria-hidden="true">\(Self.corta(nombre), idioma)</span></th>
            """
        }
        let filas: [HTML] = lineas.map { linea in
            let celdas: [HTML] = linea.puestos.map { "<td>\($0)</td>" }
            return """
                <tr><th scope="row"><bdi>\(NombreCorto.abreviado(linea.equipo, a: 26))</bdi></th>\
                \(celdas)</tr>
                """
        }
        return """
            <div class="rejilla" tabindex="0" role="group" aria-label="\(.comoTabla, idioma)">\
            <table><caption class="oculto">\(nombre, idioma)</caption><thead><tr>\
            <th scope="col">\(.columnaEquipo, idioma)</th>\(cabeceras)</tr></thead>\
            <tbody>\(filas)</tbody></table></div>
            """
    }

    /// By round, or by day where rounds have no number.
    private var nombre: Texto {
        jornadas.contains { Fecha($0) != nil } ? .puestoPorDia : .puestoPorJornada
    }

    /// A day without its year, or the number of a round.
    fileprivate static func corta(_ nombre: String) -> Texto {
        Fecha(nombre).map { .diaYMes(mes: $0.mes, dia: $0.dia) } ?? Texto(literal: nombre)
    }

    /// A whole day, or a round.
    private static func larga(_ nombre: String) -> Texto {
        Fecha(nombre).map { .diaLargo(ano: $0.anio, mes: $0.mes, dia: $0.dia) }
            ?? .jornadaDeGrafica(nombre)
    }
}

// The drawing: a place is a step of 24, a round one of 14 or more; the names are on the right.
extension GraficaDePuestos {
    private static let alto = 24
    private static let margen = 26
    private static let cabecera = 22
    private static let nombres = 138

    private var paso: Int { max(15, min(72, 230 / max(1, jornadas.count - 1))) }
    private var ancho: Int { Self.margen + paso * max(1, jornadas.count - 1) + Self.nombres }
    private var altura: Int { Self.cabecera + Self.alto * lineas.count }

    private func x(_ jornada: Int) -> Int { Self.margen + paso * jornada }

    private func y(_ puesto: Int) -> Int { Self.cabecera + Self.alto * puesto - Self.alto / 2 }

    private func dibujo(_ idioma: Idioma) -> HTML {
        """
        <svg viewBox="0 0 \(ancho) \(altura)" width="\(ancho)" height="\(altura)" \
        aria-hidden="true" focusable="false">\(ejes(idioma))\(trazos)</svg>
        """
    }

    /// Numbers of the places on the left, rounds on top: as many as there is room for.
    private func ejes(_ idioma: Idioma) -> HTML {
        let puestos: [HTML] = (1...max(1, lineas.count)).map { puesto in
            """
            <path class="pauta" d="M\(x(0)) \(y(puesto))H\(x(jornadas.count - 1))"/>\
            <text class="eje" x="\(Self.margen - 9)" y="\(y(puesto) + 4)" text-anchor="end">\
            \(puesto)</text>
            """
        }
        let cada = max(1, ((nombre == .puestoPorDia ? 40 : 28) + paso - 1) / paso)
        let ultima = jornadas.count - 1
        let rondas: [HTML] = jornadas.indices.compactMap { jornada in
            guard jornada % cada == 0 && ultima - jornada >= cada || jornada == ultima else {
                return nil
            }
            return """
                <text class="eje" x="\(x(jornada))" y="12" text-anchor="middle">\
                \(Self.corta(jornadas[jornada]), idioma)</text>
                """
        }
        return "\(puestos)\(rondas)"
    }

    /// Teams that share the last place stand under each other at the end, in the order of the table.
    private var trazos: HTML {
        let lineas: [HTML] = lineas.enumerated().map { lugar, linea in
            let colores = Disco.de(linea.equipo).colores
            let ultima = linea.puestos.count - 1
            let camino: [HTML] = linea.puestos.enumerated().map { jornada, puesto in
                let alto = jornada == ultima ? y(lugar + 1) : y(puesto)
                return "\(jornada == 0 ? "M" : "L")\(x(jornada)) \(alto)"
            }
            return """
                <g class="trazo tono-\(colores.tono) raya-\(colores.dibujo)"><path d="\(camino)"/>\
                <circle cx="\(x(ultima))" cy="\(y(lugar + 1))" r="4"/>\
                <text x="\(x(ultima) + 10)" y="\(y(lugar + 1) + 4)">\
                \(NombreCorto.abreviado(linea.equipo, a: 17))</text></g>
                """
        }
        return "\(lineas)"
    }
}

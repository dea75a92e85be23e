import MarcadorApp
import Torneo

extension FormularioDeReglas {
    /// A choice of known rules.
    func conocido(_ actual: ReglamentoDeCompeticion) -> HTML {
        let opciones = ReglamentoDeCompeticion.conocidos.map {
            (valor: $0.nombre, palabras: Texto.nombreDeReglamento($0.nombre))
        }
        let campos: HTML = """
            \(seleccion(CampoDeReglas.reglamento.rawValue, .reglamentoDeLaTabla, opciones, elegida: actual.nombre))\
            \(semilla(actual))
            """
        return """
            <section class="tarjeta"><h2>\(.reglamentoConocido, idioma)</h2>\
            \(formulario(.usarConocido, campos, .usarEste))</section>
            """
    }

    /// Rules of one's own, beginning with those in force.
    func propio(_ actual: ReglamentoDeCompeticion) -> HTML {
        let esConocido = ReglamentoDeCompeticion.conocido(actual.nombre) != nil
        let nombre = esConocido ? "" : actual.nombre
        let puntos = -1000...1000
        let campos: HTML = """
            \(campo(.nombre, .nombreDelReglamento, "type=\"text\" maxlength=\"200\" required value=\"\(nombre)\""))\
            <div class="en-fila">\(numero(.victoria, .porVictoria, actual.puntosPorVictoria, puntos))\
            \(numero(.empate, .porEmpate, actual.puntosPorEmpate, puntos))\
            \(numero(.derrota, .porDerrota, actual.puntosPorDerrota, puntos))</div>\
            <fieldset><legend>\(.ordenDeLaTabla, idioma)</legend>\(criterios(actual))</fieldset>\
            \(entreEllos(actual))\(semilla(actual))
            """
        return """
            <section class="tarjeta"><h2>\(.reglamentoPropio, idioma)</h2>\
            <p class="callado">\(.reglamentoPropioAyuda, idioma)</p>\
            \(formulario(.usarPropio, campos, .usarElPropio))</section>
            """
    }

    private func semilla(_ actual: ReglamentoDeCompeticion) -> HTML {
        let valor = actual.semilla.map { "\($0)" } ?? ""
        return """
            \(campo(.semilla, .semillaDelSorteo, "type=\"number\" step=\"1\" min=\"0\" value=\"\(valor)\""))\
            <p class="callado">\(.semillaAyuda, idioma)</p>
            """
    }

    private func criterios(_ actual: ReglamentoDeCompeticion) -> [HTML] {
        let opciones =
            [(valor: "", palabras: Texto.ninguno)]
            + CriterioElegible.allCases.map { (valor: $0.rawValue, palabras: $0.texto) }
        return (1...CampoDeReglas.criterios).map { n in
            let suyo =
                actual.criterios[numero: n] != nil
                ? CriterioElegible(actual.criterios[n - 1]).rawValue : ""
            return seleccion(
                CampoDeReglas.criterio.numerado(n), .criterioNumero(n), opciones, elegida: suyo)
        }
    }

    /// What is looked at in the matches between those that are level.
    private func entreEllos(_ actual: ReglamentoDeCompeticion) -> HTML {
        let directo = actual.enfrentamientos ?? Enfrentamientos([.puntos, .diferencia, .goles])
        let medidas =
            [(valor: "", palabras: Texto.ninguno)]
            + Medida.allCases.filter(\.valeEntreEmpatados).map {
                (valor: $0.rawValue, palabras: Texto.medida($0))
            }
        let claves: [HTML] = (1...CampoDeReglas.claves).map { n in
            let suya = directo.claves[numero: n] != nil ? directo.claves[n - 1].rawValue : ""
            return seleccion(
                CampoDeReglas.clave.numerado(n), .claveNumero(n), medidas, elegida: suya)
        }
        let reinicios = Enfrentamientos.Reinicio.allCases.map {
            (valor: $0.rawValue, palabras: Texto.reinicio($0))
        }
        let faltas = Enfrentamientos.SiFaltan.allCases.map {
            (valor: $0.rawValue, palabras: Texto.siFaltan($0))
        }
        return """
            <fieldset><legend>\(.queSeMiraEntreEllos, idioma)</legend>\(claves)\
            \(seleccion(CampoDeReglas.reinicio.rawValue, .siSoloSeparaAAlgunos, reinicios, elegida: directo.reinicio.rawValue))\
            \(seleccion(CampoDeReglas.siFaltan.rawValue, .siFaltanPartidos, faltas, elegida: directo.siFaltan.rawValue))\
            </fieldset>
            """
    }
}

extension ReglamentoDeCompeticion {
    /// The head-to-head of these rules; nil when they have none.
    var enfrentamientos: Enfrentamientos? {
        for criterio in criterios {
            if case .enfrentamientos(let directo) = criterio { return directo }
        }
        return nil
    }
}

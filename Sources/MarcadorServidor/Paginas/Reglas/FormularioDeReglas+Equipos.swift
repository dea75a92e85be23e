import MarcadorApp
import Torneo

extension FormularioDeReglas {
    /// The adjustments, each with what removes it, and a new one.
    func ajustes(_ ajustes: [Ajuste<String>], _ equipos: [String]) -> HTML {
        let lista: HTML =
            ajustes.isEmpty
            ? "<p class=\"callado\">\(.sinAjustes, idioma)</p>"
            : "<ul class=\"ajustes\">\(ajustes.map { linea($0, equipos) })</ul>"
        let deEquipos = equipos.enumerated().map {
            (valor: "\($0 + 1)", palabras: Texto(literal: NombreCorto.abreviado($1, a: 60)))
        }
        let campos: HTML = """
            \(seleccion(CampoDeReglas.equipo.rawValue, .columnaEquipo, deEquipos, elegida: ""))\
            <div class="en-fila">\(numero(.puntos, .puntosDelAjuste, nil, -1000...1000))\
            \(campo(.fecha, .fechaDelAjuste, "type=\"date\""))</div>\
            \(campo(.motivo, .motivo, "type=\"text\" maxlength=\"200\""))
            """
        let nuevo: HTML =
            equipos.isEmpty
            ? .nada
            : "<h3>\(.nuevoAjuste, idioma)</h3>\(formulario(.ajustar, campos, .apuntarAjuste))"
        return """
            <section class="tarjeta"><h2>\(.ajustesDePuntos, idioma)</h2>\(lista)\(nuevo)</section>
            """
    }

    private func linea(_ ajuste: Ajuste<String>, _ equipos: [String]) -> HTML {
        let enPagina = AjusteEnPagina(ajuste)
        let numero = equipos.firstIndex(of: ajuste.equipo).map { $0 + 1 } ?? 0
        let fecha = ajuste.dia.flatMap { Fecha(comoNumero: $0) }.map(\.description) ?? ""
        let nombre = Texto(
            "\(ajuste.equipo) \(Texto.ajuste(ajuste.puntos).espanol)",
            "\(ajuste.equipo) \(Texto.ajuste(ajuste.puntos).ingles)")
        let datos: HTML = """
            \(oculto(.equipo, "\(numero)"))\(oculto(.puntos, "\(ajuste.puntos)"))\
            \(oculto(.motivo, ajuste.motivo))\(oculto(.fecha, fecha))
            """
        return enPagina.html(idioma, mandos: quitar(.quitarAjuste, datos, nombre))
    }

    /// The zones, each with what removes it, and a new one.
    func zonas(_ zonas: [ZonaDeTabla]) -> HTML {
        let lista: HTML =
            zonas.isEmpty
            ? "<p class=\"callado\">\(.sinZonas, idioma)</p>"
            : "<ul class=\"ajustes\">\(ZonaEnPagina.todas(zonas).map(linea))</ul>"
        let clases = ClaseDeZona.allCases.map { (valor: $0.rawValue, palabras: Texto.clase($0)) }
        let puestos = 1...ZonaDeTabla.puestoMaximo
        let campos: HTML = """
            <div class="en-fila">\(numero(.desde, .desdeElPuesto, nil, puestos))\
            \(numero(.hasta, .hastaElPuesto, nil, puestos))</div>\
            \(seleccion(CampoDeReglas.clase.rawValue, .claseDeZona, clases, elegida: ""))\
            \(campo(.nombre, .nombreDeZona, "type=\"text\" maxlength=\"200\""))
            """
        return """
            <section class="tarjeta"><h2>\(.zonasDeLaTabla, idioma)</h2>\(lista)\
            <h3>\(.nuevaZona, idioma)</h3>\(formulario(.anadirZona, campos, .apuntarZona))</section>
            """
    }

    private func linea(_ zona: ZonaEnPagina) -> HTML {
        let datos: HTML = """
            \(oculto(.desde, "\(zona.puestos.lowerBound)"))\
            \(oculto(.hasta, "\(zona.puestos.upperBound)"))\
            \(oculto(.clase, zona.clase.rawValue))\(oculto(.nombre, zona.nombre))
            """
        return """
            <li>\(zona.marca)<span class="quien"><bdi>\(zona.texto, idioma)</bdi>\
            <span class="callado">\(.puestos(zona.puestos), idioma)</span></span>\
            \(quitar(.quitarZona, datos, zona.texto))</li>
            """
    }

    private func quitar(_ que: CampoDeReglas.Que, _ datos: HTML, _ nombre: Texto) -> HTML {
        """
        <form method="post" action="\(accion)" data-alcabo="recarga">\
        <input type="hidden" name="que" value="\(que.rawValue)">\(datos)\
        <button class="boton"><span aria-hidden="true">\(.quitar, idioma)</span>\
        <span class="oculto">\(.quitar(nombre), idioma)</span></button></form>
        """
    }

    private func oculto(_ campo: CampoDeReglas, _ valor: String) -> HTML {
        "<input type=\"hidden\" name=\"\(campo.rawValue)\" value=\"\(valor)\">"
    }
}

extension AjusteEnPagina {
    /// An adjustment as pages show it.
    init(_ ajuste: Ajuste<String>) {
        self.init(
            equipo: ajuste.equipo, puntos: ajuste.puntos, motivo: ajuste.motivo,
            dia: ajuste.dia.flatMap { Fecha(comoNumero: $0) }.map {
                FechaEnPagina(ano: $0.anio, mes: $0.mes, dia: $0.dia)
            })
    }
}

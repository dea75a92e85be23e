import MarcadorApp
import Torneo

/// An entry of the journal as a row.
struct FilaDeHistorial: Hashable, Sendable {
    /// Its number, from 1.
    var numero: Int
    /// When it was written down, by the clock of the server.
    var cuando: FechaEnPagina
    /// Who wrote it down.
    var autor: Texto
    /// What it says.
    var texto: Texto
    /// The match it is about, and its number.
    var partido: Partido?
    /// Whether it counts.
    var cuenta = true
    /// What can be done about it.
    var accion: Accion?
    /// Whether that takes a reason, for it is part of a confirmed result.
    var pideMotivo = false

    /// A match that an entry is about.
    struct Partido: Hashable, Sendable {
        var numero: Int
        var local: String
        var visitante: String
    }

    /// What can be done about an entry.
    enum Accion: Hashable, Sendable {
        case deshacer, rehacer
    }

    /// The row.
    func html(_ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <li id="apunte-\(numero)" data-id="apunte-\(numero)"\(si: !cuenta, " class=\"deshecho\"")>\
            <div class="quien"><span class="nombre">\(texto, idioma)</span>\(enlace(entorno))\
            <span class="callado">\(.numeroDeApunte(numero), idioma) · \(cuando.corta(idioma)) · \
            \(autor, idioma) · <a href="\(entorno.base)/historial?hasta=\(numero)">\
            \(.verComoEstaba, idioma)<span class="oculto"> \(.numeroDeApunte(numero), idioma)</span></a>\
            \(si: !cuenta, " · ")\(cuenta ? .nada : "\(.deshecho, idioma)")</span>\
            </div>\(boton(entorno))</li>\n
            """
    }

    private func enlace(_ entorno: Entorno) -> HTML {
        guard let partido else { return .nada }
        let nombre = Texto.partidoDelApunte(partido.numero, partido.local, partido.visitante)
        return """
            <a href="\(entorno.base)/partidos/\(partido.numero)">\(nombre, entorno.idioma)</a>
            """
    }

    private func boton(_ entorno: Entorno) -> HTML {
        guard let accion, !entorno.soloLectura else { return .nada }
        guard !pideMotivo || entorno.puede(.cambiarConfirmado) else { return .nada }
        let idioma = entorno.idioma
        let (rotulo, entero): (Texto, Texto) =
            switch accion {
            case .deshacer: (.deshacer, .deshacer(texto))
            case .rehacer: (.rehacer, .rehacer(texto))
            }
        if pideMotivo { return conMotivo(rotulo, entero, entorno) }
        return """
            <form method="post" action="\(entorno.base)/historial/\(numero)/deshacer">\
            <button class="boton" id="deshacer-\(numero)" data-id="deshacer-\(numero)" \
            aria-label="\(entero, idioma)">\(rotulo, idioma)</button></form>
            """
    }

    /// The button behind a field for the reason.
    private func conMotivo(_ rotulo: Texto, _ entero: Texto, _ entorno: Entorno) -> HTML {
        let idioma = entorno.idioma
        return """
            <details class="con-motivo" id="motivo-\(numero)" data-id="motivo-\(numero)">\
            <summary class="boton" aria-label="\(entero, idioma)">\(rotulo, idioma)</summary>\
            <form method="post" action="\(entorno.base)/historial/\(numero)/deshacer">\
            <label for="porque-\(numero)">\(.porqueSeDeshace, idioma)</label>\
            <input id="porque-\(numero)" name="motivo" required \
            maxlength="\(String.largoDelMotivo)" autocomplete="off">\
            <button class="boton" id="deshacer-\(numero)" data-id="deshacer-\(numero)">\
            \(rotulo, idioma)</button></form></details>
            """
    }
}

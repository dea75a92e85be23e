import Foundation
package import Torneo

/// The teams of a draft, read from what was typed or pasted: a name a line, or CSV with headings.
nonisolated package struct ListaDeEquipos: Sendable {
    /// What is wrong with a line.
    package struct Falta: Hashable, Sendable {
        /// The line, from 1; nil when it is about the whole.
        package let linea: Int?
        /// What is wrong.
        package let frase: Texto
    }

    /// The teams, with their squads if the text has them.
    package let equipos: [Equipo]
    /// What is wrong, line by line; such lines are left out.
    package let faltas: [Falta]

    /// Reads it.
    ///
    /// - Parameter texto: what was typed or pasted.
    /// - Complexity: O(length).
    package init(_ texto: String) {
        if Self.tieneCabecera(texto) {
            (equipos, faltas) = Self.deCsv(texto)
        } else {
            (equipos, faltas) = Self.porLineas(texto)
        }
    }

    /// Whether the first line names columns, and one of them is that of the team.
    private static func tieneCabecera(_ texto: String) -> Bool {
        guard let primera = texto.split(whereSeparator: \.isNewline).first else { return false }
        let titulos = primera.split(whereSeparator: { ",;\t|".contains($0) }).map { titulo in
            titulo.filter { !$0.isWhitespace && !"\"\u{FEFF}_-.".contains($0) }.lowercased()
        }
        return titulos.contains { deEquipo.contains($0) }
            || titulos.count == 1 && ["nombre", "name"].contains(titulos[0])
    }

    /// What the column of the team may be called.
    private static let deEquipo = [
        "equipo", "equipos", "team", "teams", "club", "teamname", "nombredelequipo",
    ]

    private static func deCsv(_ texto: String) -> ([Equipo], [Falta]) {
        let titulo = texto.split(whereSeparator: \.isNewline).first ?? ""
        if !titulo.contains(where: { ",;\t|".contains($0) }) {
            let (equipos, faltas) = porLineas(texto, saltando: 1)
            return (equipos, faltas)
        }
        do throws(ErrorDeCarga) {
            let leido = try importar(csv: [Data(texto.utf8)])
            let faltas = leido.avisos.map { aviso in
                Falta(
                    linea: aviso.lugar.flatMap { Int($0.filter(\.isNumber)) },
                    frase: Texto(literal: aviso.frase))
            }
            return (leido.documento.equipos, faltas + largos(leido.documento.equipos))
        } catch {
            return ([], [Falta(linea: nil, frase: Texto(literal: error.descripcion))])
        }
    }

    private static func largos(_ equipos: [Equipo]) -> [Falta] {
        equipos.filter { $0.nombre.count > BorradorDeTorneo.nombreMaximo }.map {
            Falta(linea: nil, frase: .nombreDemasiadoLargo($0.nombre))
        }
    }

    private static func porLineas(
        _ texto: String, saltando: Int = 0
    ) -> ([Equipo], [Falta]) {
        var equipos: [Equipo] = []
        var faltas: [Falta] = []
        var vistos: [String: Int] = [:]
        let lineas = texto.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (posicion, linea) in lineas.enumerated().dropFirst(saltando) {
            let nombre = sinNumero(linea)
            guard !nombre.isEmpty else { continue }
            let clave = nombre.precomposedStringWithCanonicalMapping.lowercased()
            if let otra = vistos[clave] {
                faltas.append(
                    Falta(linea: posicion + 1, frase: .equipoYaEnLaLinea(nombre, otra)))
            } else if nombre.count > BorradorDeTorneo.nombreMaximo {
                faltas.append(
                    Falta(linea: posicion + 1, frase: .nombreDemasiadoLargo(nombre)))
            } else if let equipo = Equipo(nombre: nombre, plantilla: []) {
                vistos[clave] = posicion + 1
                equipos.append(equipo)
            }
        }
        return (equipos, faltas)
    }

    /// A line without the number or dash that lists put in front.
    private static func sinNumero(_ linea: Substring) -> String {
        var resto = linea.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))[...]
        let cifras = resto.prefix { $0.isASCII && $0.isNumber }
        let tras = resto.dropFirst(cifras.count)
        if cifras.count <= 3, !cifras.isEmpty, let signo = tras.first, ".)".contains(signo),
            tras.dropFirst().first?.isWhitespace == true
        {
            resto = tras.dropFirst()
        } else if let signo = resto.first, "-•*".contains(signo),
            resto.dropFirst().first?.isWhitespace == true
        {
            resto = resto.dropFirst()
        }
        return resto.trimmingCharacters(in: .whitespaces)
    }
}

/// Names as football.txt can hold them.
struct NombresDeTxt {
    /// What had to be written in another way: as it was, and as it is now.
    private(set) var cambiados: [String: String] = [:]
    /// The names of a squad that several people have.
    private var tocayos: [Equipo: Set<String>] = [:]

    mutating func equipo(_ equipo: Equipo) -> String {
        apuntar(
            equipo.nombre,
            Self.llano(equipo.nombre, sin: "|:;,[]@", otras: ["v": "V", "vs": "VS", "vs.": "VS."]))
    }

    mutating func campo(_ nombre: String) -> String {
        apuntar(nombre, Self.llano(nombre, sin: "[]"))
    }

    mutating func titular(_ nombre: String) -> String {
        apuntar(nombre, Self.llano(nombre, sin: "|"))
    }

    mutating func arbitro(_ nombre: String) -> String {
        apuntar(nombre, Self.llano(nombre, sin: ",;"))
    }

    mutating func dePersona(_ nombre: String) -> String {
        apuntar(nombre, Self.llano(nombre, sin: ",;()[]|", otras: ["-": "‐", "–": "‐"]))
    }

    /// Somebody with the number in front.
    mutating func persona(_ jugador: Jugador, conDorsal: Bool) -> String {
        let dorsal = conDorsal ? jugador.dorsal.map { "\($0) " } ?? "" : ""
        return dorsal + dePersona(jugador.nombre)
    }

    /// Somebody, with the number only where the squad has a namesake.
    mutating func persona(_ jugador: Jugador, de equipo: Equipo) -> String {
        if tocayos[equipo] == nil {
            var vistos: Set<String> = []
            let repetidos = equipo.plantilla.map(\.nombre).filter { !vistos.insert($0).inserted }
            tocayos[equipo] = Set(repetidos)
        }
        return persona(jugador, conDorsal: tocayos[equipo]?.contains(jugador.nombre) == true)
    }

    private mutating func apuntar(_ nombre: String, _ escrito: String) -> String {
        let escrito = escrito.isEmpty ? "?" : escrito
        if escrito != nombre { cambiados[nombre] = escrito }
        return escrito
    }

    /// A name without what would end it: line ends, double blanks, the signs of the format.
    private static func llano(
        _ nombre: String, sin signos: String, otras: [String: String] = [:]
    ) -> String {
        var llano = ""
        for letra in nombre {
            let esControl = letra.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
            if esControl || letra.isWhitespace || signos.contains(letra) {
                if !llano.isEmpty, llano.last != " " { llano.append(" ") }
            } else {
                llano.append(letra)
            }
        }
        var palabras = llano.split(separator: " ").map(String.init)
        // These alone divide: a match into teams, a line-up into players, a line from its comment.
        palabras = palabras.enumerated().map { posicion, palabra in
            if let otra = otras[palabra] { return otra }
            if !otras.isEmpty, palabra.esMarcador {
                return palabra.replacing("-", with: "‐").replacing("–", with: "‐")
            }
            let sigue = palabra.dropFirst().first
            guard palabra.first == "#", posicion == 0 || sigue?.isNumber != true else {
                return palabra
            }
            return "nº" + palabra.dropFirst()
        }
        return palabras.joined(separator: " ")
    }
}

extension String {
    /// Whether it looks like a score, which divides a match into its teams: `2-1`.
    fileprivate var esMarcador: Bool {
        let lados = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        return lados.count == 2
            && lados.allSatisfy { lado in !lado.isEmpty && lado.allSatisfy(\.isNumber) }
    }
}

/// Whose name is struck out, and what stands there instead.
struct Tachadura: Sendable {
    /// The entries of squads that are this person's.
    let cadenas: Set<PersonasDelLibro.Cadena>
    /// The whole names the person ever had.
    let nombres: Set<String>
    /// What tells the person apart from others without a name.
    let marca: String

    /// Somebody without a name, in the place of somebody.
    ///
    /// - Parameters:
    ///   - jugador: who is there now.
    ///   - cadena: which entry of a squad; two of one person stay two.
    /// - Returns: nobody, with the number of whom he stands for.
    func nadie(_ jugador: Jugador, _ cadena: PersonasDelLibro.Cadena) -> Jugador {
        Jugador(
            nombre: VistaDelNombre.nadie, dorsal: jugador.dorsal, id: "\(marca)-\(cadena)")
    }

    /// A text that people wrote, in which a name may stand somewhere.
    ///
    /// - Parameter texto: the text.
    /// - Returns: the text with «N. N.» wherever one of the names stands as a whole, in capitals or
    ///   not.
    /// - Complexity: O(letters × names).
    func tachado(_ texto: String) -> String { texto.sin(nombres) }

    /// Who made an entry: what he is called is the last of the parts between bars, in words of the
    /// organiser's; all before it is for machines.
    func autor(_ autor: Autor) -> Autor {
        guard let barra = autor.clave.lastIndex(of: "|") else { return autor }
        let palabras = autor.clave[autor.clave.index(after: barra)...]
        return Autor(clave: autor.clave[...barra] + tachado(String(palabras)))
    }

    /// The name of somebody who is no player: a referee, a coach.
    ///
    /// Nothing tells namesakes apart there, so a full name is taken for the same person, and a
    /// first name alone is not.
    func persona(_ nombre: String) -> String {
        nombre.contains(where: \.isWhitespace) ? tachado(nombre) : nombre
    }
}

extension String {
    /// The text without names: what stands for nobody takes their place.
    ///
    /// - Parameter nombres: whole names; each counts where no letter or figure stands next to it.
    /// - Returns: the text without them.
    /// - Complexity: O(letters × names).
    public func sin(_ nombres: Set<String>) -> String {
        // The longest first: a name can be the beginning of another.
        let buscados = nombres.map { Array($0.lowercased()) }
            .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        let letras = Array(self)
        let llanas = letras.map { Character($0.lowercased().first.map(String.init) ?? " ") }
        var (limpio, lugar, cambia) = ("", 0, false)
        while lugar < letras.count {
            let aqui = buscados.first { nombre in
                guard llanas.count - lugar >= nombre.count,
                    llanas[lugar..<(lugar + nombre.count)].elementsEqual(nombre)
                else { return false }
                let fin = lugar + nombre.count
                return (lugar == 0 || !letras[lugar - 1].esDePalabra)
                    && (fin == letras.count || !letras[fin].esDePalabra)
            }
            if let aqui {
                limpio += VistaDelNombre.nadie
                lugar += aqui.count
                cambia = true
            } else {
                limpio.append(letras[lugar])
                lugar += 1
            }
        }
        return cambia ? limpio : self
    }
}

extension Character {
    fileprivate var esDePalabra: Bool { isLetter || isNumber }
}

import MarcadorApp
import Torneo

extension BaseDelDiario {
    /// Reads entries as they are written, and checks that they are what was written.
    ///
    /// Every row carries the checksum of the tournament's id, of all rows before it and of itself.
    ///
    /// - Throws: `FalloDeSQLite` or `ErrorDeDiario`.
    /// - Complexity: O(bytes read).
    func leer(_ torneo: String, desde: Int, cuantos: Int) throws -> [ApunteEscrito] {
        guard let ficha = try ficha(de: torneo), desde < ficha.version else { return [] }
        var suma = try suma(hasta: desde, de: ficha, torneo)
        let hasta = desde + min(cuantos, ficha.version - desde)
        let sentencia = try conexion.sentencia(
            """
            SELECT lugar, id, contenido, suma FROM apuntes
            WHERE torneo = ? AND lugar >= ? AND lugar < ? ORDER BY lugar
            """
        ).con(ficha.numero).con(desde).con(hasta)
        defer { sentencia.empezar() }
        var apuntes: [ApunteEscrito] = []
        apuntes.reserveCapacity(hasta - desde)
        while try sentencia.hayFila() {
            let lugar = desde + apuntes.count + 1
            let contenido = sentencia.bytes(2)
            suma.anadir(contenido)
            guard sentencia.numero(0) == lugar - 1, sentencia.bits(3) == suma.valor else {
                throw Self.noEsElEscrito(lugar)
            }
            apuntes.append(ApunteEscrito(id: sentencia.bytes(1), contenido: contenido))
        }
        guard apuntes.count == hasta - desde, hasta < ficha.version || suma == ficha.suma else {
            throw Self.faltaAlgo(torneo)
        }
        return apuntes
    }

    private func suma(
        hasta desde: Int, de ficha: FichaDeTorneo, _ torneo: String
    ) throws(FalloDeSQLite) -> Huella {
        let principio = Huella(torneo.utf8)
        guard desde > 0 else { return principio }
        let sentencia = try conexion.sentencia(
            "SELECT suma FROM apuntes WHERE torneo = ? AND lugar = ?"
        ).con(ficha.numero).con(desde - 1)
        defer { sentencia.empezar() }
        return try sentencia.hayFila() ? Huella(valor: sentencia.bits(0)) : principio
    }

}

extension ApunteEscrito {
    /// The entry.
    ///
    /// - Parameter lugar: its place, from 1.
    /// - Returns: what it says.
    /// - Throws: `ErrorDeDiario` when it makes no sense, or has another id than its row.
    /// - Complexity: O(bytes).
    func apunte(_ lugar: Int) throws(ErrorDeDiario) -> Apunte {
        let apunte: Apunte
        do throws(ErrorDeApunte) {
            apunte = try Apunte(json: contenido)
        } catch {
            throw .ilegible(lugar: lugar, motivo: error.description)
        }
        guard id == apunte.id.bytes else { throw BaseDelDiario.noEsElEscrito(lugar) }
        return apunte
    }
}

extension [ApunteEscrito] {
    /// The entries.
    ///
    /// - Parameter desde: the place of the first, from 0.
    /// - Returns: what they say, in order.
    /// - Throws: `ErrorDeDiario`.
    /// - Complexity: O(bytes).
    func apuntes(desde: Int) throws(ErrorDeDiario) -> [Apunte] {
        var apuntes: [Apunte] = []
        apuntes.reserveCapacity(count)
        for escrito in self {
            apuntes.append(try escrito.apunte(desde + apuntes.count + 1))
        }
        return apuntes
    }
}

extension Identificador {
    /// Its sixteen bytes.
    var bytes: [UInt8] {
        description.utf8.filter { $0 != UInt8(ascii: "-") }.enumerated().reduce(into: []) {
            bytes, cifra in
            let valor = cifra.element < 0x3A ? cifra.element - 0x30 : cifra.element - 0x57
            if cifra.offset.isMultiple(of: 2) {
                bytes.append(valor << 4)
            } else {
                bytes[bytes.count - 1] |= valor
            }
        }
    }
}

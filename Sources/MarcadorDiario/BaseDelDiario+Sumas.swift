import MarcadorApp
import Torneo

extension BaseDelDiario {
    /// Looks whether every row is what was written, all tournaments of the journal.
    ///
    /// What SQLite checks is the shape of its pages, not what is in them: with the name of one
    /// tournament changed, another would seem to have no entries and begin again.
    ///
    /// - Throws: `FalloDeSQLite`, or `ErrorDeDiario.danado`.
    /// - Complexity: O(size of the database).
    func comprobarSumas() throws {
        var todos = 0
        for torneo in try torneos() {
            guard let ficha = try ficha(de: torneo) else { throw Self.faltaAlgo(torneo) }
            try comprobar(ficha, torneo)
            _ = try documentos(de: torneo)
            todos += ficha.version
        }
        guard try conexion.numero("SELECT count(*) FROM apuntes") == todos,
            try conexion.numero("SELECT count(*) FROM pragma_foreign_key_check") == 0
        else { throw ErrorDeDiario.danado("hay apuntes que no son de ningún torneo") }
    }

    private func comprobar(_ ficha: FichaDeTorneo, _ torneo: String) throws {
        let sentencia = try conexion.sentencia(
            "SELECT lugar, contenido, suma FROM apuntes WHERE torneo = ? ORDER BY lugar"
        ).con(ficha.numero)
        defer { sentencia.empezar() }
        var suma = Huella(torneo.utf8)
        var lugar = 0
        while try sentencia.hayFila() {
            suma.anadir(sentencia.bytes(1))
            guard sentencia.numero(0) == lugar, sentencia.bits(2) == suma.valor else {
                throw Self.noEsElEscrito(lugar + 1)
            }
            lugar += 1
        }
        guard lugar == ficha.version, suma == ficha.suma else { throw Self.faltaAlgo(torneo) }
    }

    static func faltaAlgo(_ torneo: String) -> ErrorDeDiario {
        .danado("los apuntes de «\(torneo)» no son los que se escribieron")
    }

    static func noEsElEscrito(_ lugar: Int) -> ErrorDeDiario {
        .danado("el apunte n.º \(lugar) no es el que se escribió")
    }
}

extension DocumentoEscrito {
    /// The checksum of what is remembered of a document.
    func suma(de torneo: String) -> Huella {
        var suma = Huella(torneo.utf8)
        for numero in [huella.valor, UInt64(bitPattern: Int64(version))] {
            suma.anadir(
                stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: numero >> $0) })
        }
        return suma
    }
}

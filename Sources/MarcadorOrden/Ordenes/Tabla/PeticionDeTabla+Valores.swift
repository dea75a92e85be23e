import Torneo

extension PeticionDeTabla {
    static func puntos(_ texto: String?) throws(ErrorDeUso) -> [Int]? {
        guard let texto else { return nil }
        let numeros = texto.split(separator: ",", omittingEmptySubsequences: false)
            .map { Int($0.trimmingPrefix(while: \.isWhitespace)) }
        let puntos = numeros.compactMap(\.self)
        guard numeros.count == 3, puntos.count == 3,
            puntos.allSatisfy((-1000...1000).contains)
        else {
            throw .valorNoValido(
                opcion: "--puntos", valor: texto,
                esperado:
                    "tres números, de la victoria, el empate y la derrota, de -1000 a 1000: 3,1,0")
        }
        return puntos
    }

    static func hasta(_ texto: String?) throws(ErrorDeUso) -> VistaDeTabla.Hasta? {
        guard let texto else { return nil }
        if let fecha = Fecha(texto) { return .fecha(fecha) }
        if let jornada = Int(texto), jornada >= 0 { return .jornada(jornada) }
        throw .valorNoValido(
            opcion: "--hasta", valor: texto,
            esperado: "una fecha como 2026-03-01 o el número de una jornada")
    }

    /// `Equipo=-3`; the name may have equals signs too.
    static func ajuste(_ texto: String) throws(ErrorDeUso) -> Ajuste<String> {
        guard let signo = texto.lastIndex(of: "="), signo > texto.startIndex,
            let puntos = Int(texto[texto.index(after: signo)...]),
            (-100_000...100_000).contains(puntos)
        else {
            throw .valorNoValido(
                opcion: "--ajuste", valor: texto,
                esperado: "el equipo, un igual y los puntos, de -100000 a 100000, como «Toros=-3»")
        }
        return Ajuste(equipo: String(texto[..<signo]), puntos: puntos)
    }
}

/// What a line-up says: who began, who came on for whom, cards, the coach.
struct AlineacionDeTxt {
    private(set) var alineacion = AlineacionAjena()
    private(set) var sucesos: [SucesoAjeno] = []
    private(set) var faltas: [String] = []
    private let lado: Bando

    /// Reads a line-up.
    ///
    /// Both notations are understood: the minute before or after who came on, cards before or after
    /// the substitution, a number in front of the name.
    ///
    /// - Parameters:
    ///   - texto: what stands behind the name of the team.
    ///   - lado: which team.
    init(_ texto: String, lado: Bando) {
        self.lado = lado
        for trozo in texto.separadoEnJugadores() {
            let limpio = trozo.recortado
            if limpio.isEmpty || limpio == "-" { continue }
            if leerEntrenador(limpio) { continue }
            guard let persona = leer(limpio, sale: nil, hondo: 0) else {
                faltas.append("no se entiende «\(limpio)» en la alineación")
                continue
            }
            alineacion.titulares.append(persona)
        }
    }

    private mutating func leerEntrenador(_ texto: String) -> Bool {
        var escaner = Escaner(texto)
        guard escaner.comer(unaDe: PropiedadDeTxt.entrenador.nombres.map { "\($0):" }) else {
            return false
        }
        alineacion.entrenador = escaner.resto.recortado
        return true
    }

    /// Reads somebody with cards and the substitution; `sale` is who went off for them.
    private mutating func leer(_ texto: String, sale: PersonaAjena?, hondo: Int) -> PersonaAjena? {
        guard hondo < 8 else { return nil }
        var escaner = Escaner(texto)
        var momento = sale == nil ? nil : escaner.momento(exigeMarca: true)
        var notas: [Substring] = []
        var cambios: [Substring] = []
        var nombre = ""
        while let letra = escaner.siguiente {
            if letra == "[" || (letra == "(" && !nombre.recortado.isEmpty) {
                guard let dentro = escaner.entreCorchetes() else { return nil }
                if letra == "[" { notas.append(dentro) } else { cambios.append(dentro) }
                continue
            }
            if letra.isWhitespace, sale != nil, momento == nil {
                momento = escaner.momentoAlFinal()
                if momento != nil { continue }
            }
            nombre.append(letra)
            _ = escaner.comer(letra)
        }
        let persona = PersonaAjena(deTxt: nombre)
        guard persona.nombre.contains(where: { !$0.isWhitespace }) else { return nil }
        if let sale {
            if let momento, !momento.esPosible { faltas.append("el minuto \(momento) no existe") }
            let cuando = momento?.esPosible == true ? momento : nil
            sucesos.append(
                SucesoAjeno(que: .cambio(sale: sale, entra: persona), lado: lado, momento: cuando))
        }
        for nota in notas { leerNotas(nota, de: persona) }
        for cambio in cambios where leer(cambio.recortado, sale: persona, hondo: hondo + 1) == nil {
            faltas.append("no se entiende «(\(cambio))» en la alineación")
        }
        return persona
    }

    /// Reads what stands in brackets: `c`, `Y 26'`, `Y 26', R 88'`, `Y/R 65'`.
    private mutating func leerNotas(_ notas: Substring, de persona: PersonaAjena) {
        for nota in notas.split(separator: ",") {
            var escaner = Escaner(nota.recortado)
            let colores: [ColorDeTarjeta]
            if escaner.comer(unaDe: ["c", "cap", "cap."]) {
                alineacion.capitan = persona
                continue
            } else if escaner.comer(unaDe: ["y/r", "2y", "y2", "yr"]) {
                colores = [.amarilla, .roja]
            } else if escaner.comer(palabra: "y") {
                colores = [.amarilla]
            } else if escaner.comer(palabra: "r") {
                colores = [.roja]
            } else {
                faltas.append("no se entiende «[\(nota)]» en la alineación")
                continue
            }
            escaner.saltarBlancos()
            let momento = escaner.momento(exigeMarca: false)
            if !escaner.estaAlFinal || momento?.esPosible == false {
                faltas.append("no se entiende «[\(nota)]» en la alineación")
            }
            for color in colores {
                sucesos.append(
                    SucesoAjeno(
                        que: .tarjeta(persona, color), lado: lado,
                        momento: momento?.esPosible == true ? momento : nil))
            }
        }
    }
}

/// Reads the goals of one side.
struct LectorDeGoles {
    private var escaner: Escaner
    private let exigeMarca: Bool
    private(set) var goles: [GolAjeno] = []
    private(set) var faltas: [String] = []
    private(set) var lados: [Bando]?
    private var anterior = Marcador.aCero
    /// Whose goals are being read, and whether one was found already.
    private var persona: PersonaAjena?
    private var tieneGoles = true

    init(_ texto: String, exigeMarca: Bool) {
        escaner = Escaner(texto)
        self.exigeMarca = exigeMarca
    }

    mutating func leer() {
        while true {
            escaner.saltarBlancos()
            if escaner.comer(",") { continue }
            if escaner.estaAlFinal { return cerrar() }
            if let momento = escaner.momento(exigeMarca: exigeMarca) {
                apuntar(momento, escaner.claseDeGol() ?? .jugada)
            } else if !tieneGoles, let clases = escaner.cuentaDeGoles() {
                for clase in clases { apuntar(nil, clase) }
            } else {
                let antes = escaner.resto.startIndex
                cerrar()
                leerParcial()
                leerNombre()
                if escaner.resto.startIndex == antes { saltar() }
            }
        }
    }

    /// Reads over something that is neither a name nor a minute.
    private mutating func saltar() {
        let sobra = escaner.leer(mientras: { $0 != "," && !$0.isWhitespace })
        faltas.append("no se entiende «\(sobra)» entre los goles")
    }

    /// A name that no minute follows is a goal.
    private mutating func cerrar() {
        if !tieneGoles { apuntar(nil, .jugada) }
        persona = nil
        tieneGoles = true
    }

    private mutating func apuntar(_ momento: Momento?, _ clase: ClaseDeGol) {
        tieneGoles = true
        if persona == nil { faltas.append("un gol no tiene autor") }
        var momento = momento
        if let leido = momento, !leido.esPosible {
            faltas.append("el minuto \(leido) no existe")
            momento = nil
        }
        goles.append(
            GolAjeno(
                autor: persona?.nombre == PersonaAjena.nadieEnTxt ? nil : persona,
                minuto: momento?.minuto, anadido: momento?.anadido ?? 0, clase: clase))
    }

    /// Reads the running score in front of a goal, which tells whose it is.
    private mutating func leerParcial() {
        let parcial = escaner.intentar { otro -> Marcador? in
            guard let local = otro.entero(cifras: 1...2), otro.comer("-"),
                let visitante = otro.entero(cifras: 1...2), otro.siguiente?.isWhitespace == true
            else { return nil }
            otro.saltarBlancos()
            return Marcador(local: local, visitante: visitante)
        }
        guard let parcial else { return }
        if parcial.goles == anterior.goles + 1 {
            lados = (lados ?? []) + [parcial.local > anterior.local ? .local : .visitante]
        }
        anterior = parcial
    }

    private mutating func leerNombre() {
        var nombre = ""
        while let letra = escaner.siguiente, letra != "," {
            if letra.isWhitespace {
                escaner.saltarBlancos()
                if !nombre.isEmpty,
                    escaner.asoma({ [exigeMarca] in
                        $0.momento(exigeMarca: exigeMarca) != nil
                    })
                {
                    break
                }
                if escaner.siguiente != ",", !escaner.estaAlFinal, !nombre.isEmpty { nombre += " " }
                continue
            }
            if letra == "(", escaner.asoma({ $0.cuentaDeGoles() != nil }) { break }
            nombre.append(letra)
            _ = escaner.comer(letra)
        }
        let limpio = nombre.recortado
        guard limpio != "-", limpio != "–", !limpio.isEmpty else { return }
        guard
            limpio.contains(where: \.isLetter)
                || limpio.unicodeScalars.contains(where: {
                    $0.value > 127
                })
        else {
            faltas.append("no se entiende «\(limpio)» entre los goles")
            return
        }
        persona = PersonaAjena(deTxt: limpio)
        tieneGoles = false
    }
}

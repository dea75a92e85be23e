/// The cards and substitutions of a match, each written once.
struct SucesosPorEscribir {
    private struct Cambio {
        let bando: Bando
        let sale: Jugador
        let entra: Jugador
        let momento: Momento?
    }

    private struct Tarjeta {
        let bando: Bando
        let jugador: Jugador
        let color: ColorDeTarjeta
        let momento: Momento?
    }

    private var cambios: [Cambio] = []
    private var tarjetas: [Tarjeta] = []
    private let partido: Partido

    init(_ partido: Partido) {
        self.partido = partido
        for incidencia in partido.incidencias {
            let bando: Bando =
                partido.equipo(de: incidencia.protagonista) === partido.local ? .local : .visitante
            switch incidencia.evento {
            case .gol: break
            case .tarjeta(_, let jugador, let color):
                tarjetas.append(
                    Tarjeta(
                        bando: bando, jugador: jugador, color: color, momento: incidencia.momento))
            case .cambio(_, let sale, let entra):
                cambios.append(
                    Cambio(bando: bando, sale: sale, entra: entra, momento: incidencia.momento))
            }
        }
    }

    private func equipo(_ bando: Bando) -> Equipo {
        bando == .local ? partido.local : partido.visitante
    }

    /// Somebody of a line-up with cards and the one who came on, who may have gone off too.
    mutating func escrito(
        _ jugador: Jugador, _ bando: Bando, _ nombres: inout NombresDeTxt, capitan: Jugador? = nil
    ) -> String {
        var piezas = [nombres.persona(jugador, conDorsal: true)]
        if let capitan, capitan == jugador { piezas.append("[c]") }
        while let numero = tarjetas.firstIndex(where: { $0.bando == bando && $0.jugador == jugador }
        ) {
            let tarjeta = tarjetas.remove(at: numero)
            let letra = tarjeta.color == .amarilla ? "Y" : "R"
            piezas.append("[\(letra)\(tarjeta.momento.map { " \($0)" } ?? "")]")
        }
        if let numero = cambios.firstIndex(where: { $0.bando == bando && $0.sale == jugador }) {
            let cambio = cambios.remove(at: numero)
            let minuto = cambio.momento.map { "\($0) " } ?? ""
            piezas.append("(\(minuto)\(escrito(cambio.entra, bando, &nombres)))")
        }
        return piezas.joined(separator: " ")
    }

    /// What stands in no line-up: `Luis (46' Eva)`.
    func cambiosSueltos(_ nombres: inout NombresDeTxt) -> [[String]] {
        Bando.allCases.map { bando in
            var lado: [String] = []
            for cambio in cambios where cambio.bando == bando {
                let minuto = cambio.momento.map { "\($0) " } ?? ""
                let sale = nombres.persona(cambio.sale, de: equipo(bando))
                let entra = nombres.persona(cambio.entra, de: equipo(bando))
                lado.append("\(sale) (\(minuto)\(entra))")
            }
            return lado
        }
    }

    func tarjetasSueltas(_ color: ColorDeTarjeta, _ nombres: inout NombresDeTxt) -> [[String]] {
        Bando.allCases.map { bando in
            var lado: [String] = []
            for tarjeta in tarjetas where tarjeta.bando == bando && tarjeta.color == color {
                let nombre = nombres.persona(tarjeta.jugador, de: equipo(bando))
                lado.append(nombre + (tarjeta.momento.map { " \($0)" } ?? ""))
            }
            return lado
        }
    }
}

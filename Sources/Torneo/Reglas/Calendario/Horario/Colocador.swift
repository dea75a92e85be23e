/// Places being given out: which pitch, which team and which referee is taken when.
struct Colocador {
    let duracion: Int
    let pausa: Int
    let descanso: Int
    let arbitros: Int?
    let aperturas: [[Range<Int>]]
    let trabajos: [Trabajo]
    private(set) var huecos: [Hueco?]
    private var enCampo: [[Int]]
    private var deEquipo: [[Int]]
    private var deArbitro: [[Int]]

    init<Participante>(_ condiciones: Condiciones<Participante>, _ trabajos: [Trabajo]) {
        duracion = condiciones.duracion
        pausa = condiciones.pausa
        descanso = condiciones.descanso
        arbitros = condiciones.arbitros
        aperturas = condiciones.campos.map(\.aperturas)
        self.trabajos = trabajos
        huecos = Array(repeating: nil, count: trabajos.count)
        enCampo = Array(repeating: [], count: aperturas.count)
        let equipos = trabajos.reduce(0) { max($0, ($1.equipos.max() ?? -1) + 1) }
        deEquipo = Array(repeating: [], count: equipos)
        deArbitro = Array(repeating: [], count: condiciones.arbitros ?? 0)
    }

    /// Puts a match, from 0, somewhere.
    mutating func poner(_ numero: Int, _ hueco: Hueco) {
        huecos[numero] = hueco
        enCampo[hueco.campo].append(hueco.inicio)
        for equipo in trabajos[numero].equipos { deEquipo[equipo].append(hueco.inicio) }
        if let arbitro = hueco.arbitro, arbitro < deArbitro.count {
            deArbitro[arbitro].append(hueco.inicio)
        }
    }

    /// When a match may begin at the earliest as far as those before it are placed.
    func primerMinuto(_ numero: Int) -> Int {
        trabajos[numero].previos.reduce(trabajos[numero].desde) { minuto, previo in
            guard let hueco = huecos[previo] else { return minuto }
            return max(minuto, hueco.inicio + duracion + descanso)
        }
    }

    /// The place of a match if it begins on a pitch at a minute, with a referee who is free; nil when
    /// something forbids it.
    func hueco(_ numero: Int, campo: Int, inicio: Int) -> Hueco? {
        let trabajo = trabajos[numero]
        guard trabajo.campos[campo], inicio >= trabajo.desde, inicio < trabajo.antesDe,
            trabajo.cabeEnElDia(inicio, duracion), estaAbierto(campo, inicio),
            enCampo[campo].allSatisfy({ libres($0, inicio, entre: pausa) }),
            trabajo.equipos.allSatisfy({ equipo in
                deEquipo[equipo].allSatisfy { libres($0, inicio, entre: descanso) }
            }), respetaElOrden(trabajo, inicio)
        else { return nil }
        guard arbitros != nil else { return Hueco(campo: campo, inicio: inicio) }
        guard let arbitro = arbitroLibre(trabajo, inicio) else { return nil }
        return Hueco(campo: campo, inicio: inicio, arbitro: arbitro)
    }

    func estaAbierto(_ campo: Int, _ inicio: Int) -> Bool {
        aperturas[campo].contains { $0.lowerBound <= inicio && inicio + duracion <= $0.upperBound }
    }

    private func libres(_ uno: Int, _ otro: Int, entre pausa: Int) -> Bool {
        abs(uno - otro) >= duracion + pausa
    }

    private func respetaElOrden(_ trabajo: Trabajo, _ inicio: Int) -> Bool {
        trabajo.previos.allSatisfy { previo in
            guard let hueco = huecos[previo] else { return true }
            return hueco.inicio + duracion + descanso <= inicio
        }
            && trabajo.siguientes.allSatisfy { siguiente in
                guard let hueco = huecos[siguiente] else { return true }
                return inicio + duracion + descanso <= hueco.inicio
            }
    }

    /// The free referee with the fewest matches so far.
    private func arbitroLibre(_ trabajo: Trabajo, _ inicio: Int) -> Int? {
        func estaLibre(_ arbitro: Int) -> Bool {
            deArbitro[arbitro].allSatisfy { libres($0, inicio, entre: 0) }
        }
        if let suyo = trabajo.arbitro { return estaLibre(suyo) ? suyo : nil }
        return deArbitro.indices.filter(estaLibre).min {
            (deArbitro[$0].count, $0) < (deArbitro[$1].count, $1)
        }
    }
}

extension Trabajo {
    /// Whether its wishes allow it to begin then.
    func cabeEnElDia(_ inicio: Int, _ duracion: Int) -> Bool {
        let hora = ((inicio % Reloj24.dia) + Reloj24.dia) % Reloj24.dia
        return hora >= horaDesde && hora + duracion <= horaHasta
    }
}

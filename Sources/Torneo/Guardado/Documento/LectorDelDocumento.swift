/// Reads a `torneo.json`: first the grammar of the whole text, then its parts in the order in which
/// they depend on each other, whatever the order in which they stand.
///
/// What is wrong is noted with its byte and the reading goes on, so that every fault can be told at
/// once; the names of places are worked out afterwards, only when somebody needs them.
struct LectorDelDocumento {
    let tablas = TablasDeClaves()
    var json: LectorJson
    var nombre = ""
    var equipos: [EquipoLeido] = []
    var numeros: [String: Int] = [:]
    /// The names of the teams by what is left of them without blanks.
    var nombresLlanos: [String: String] = [:]
    /// Teams that are written down and make no sense: what refers to them is not another fault.
    var equiposMalos: Set<String> = []
    var partidos: [Partido] = []
    var cuadro: CuadroDelTorneo?
    /// The bytes where the matches of its ties begin.
    var lugaresDeCruces: [Int] = []
    var reglas = ReglasDelTorneo()
    private(set) var fallos: [FalloDelDocumento] = []
    /// What may not mean what its author meant, as long as somebody wants to know.
    var dudas: [DudaDelDocumento] = []
    private let maximoDeFallos: Int
    private let maximoDeDudas: Int

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - json: the text.
    ///   - maximoDeFallos: how many faults are kept.
    ///   - maximoDeDudas: how many doubts are kept.
    init(_ json: LectorJson, maximoDeFallos: Int, maximoDeDudas: Int) {
        self.json = json
        self.maximoDeFallos = maximoDeFallos
        self.maximoDeDudas = maximoDeDudas
    }

    /// Reads it all.
    ///
    /// - Throws: `FalloDeJson` when it is not JSON; what is wrong otherwise is in `fallos`.
    /// - Complexity: O(bytes).
    mutating func leer() throws(FalloDeJson) {
        var comprobacion = json
        try comprobacion.saltar()
        try comprobacion.terminar()
        var partes: [ClaveDelDocumento: Int] = [:]
        let raiz = json.asomarsePosicion()
        guard var objeto = try entrar(en: "el torneo entre llaves") else { return }
        while let clave = try siguienteClave(&objeto, tablas.documento) {
            partes[clave] = json.asomarsePosicion()
            try json.saltar()
        }
        for clave in [ClaveDelDocumento.nombre, .equipos, .partidos] where partes[clave] == nil {
            anotar(.falta(clave: clave.rawValue), en: raiz)
        }
        try leer(partes)
    }

    private mutating func leer(_ partes: [ClaveDelDocumento: Int]) throws(FalloDeJson) {
        if let donde = partes[.nombre] {
            json.volver(a: donde)
            nombre = try texto() ?? ""
        }
        if let donde = partes[.equipos] {
            json.volver(a: donde)
            try leerEquipos()
        }
        var conResultado: [PartidoLeido] = []
        if let donde = partes[.partidos] {
            json.volver(a: donde)
            conResultado = try leerPartidos(estado: .finalizado)
        }
        var sinResultado: [PartidoLeido] = []
        if let donde = partes[.partidosSinResultado] {
            json.volver(a: donde)
            sinResultado = try leerPartidos(estado: .programado)
        }
        partidos = intercalar(sinResultado, en: conResultado)
        if let donde = partes[.cuadro] {
            json.volver(a: donde)
            cuadro = try leerCuadro()
        }
        try leerReglas(partes)
        if let donde = partes[.sancionesDecididas] {
            json.volver(a: donde)
            try leerDecisiones()
        }
        dudarDeLoEmpezado()
    }

    /// Whether nothing more needs to be found out.
    var haySuficientesFallos: Bool { fallos.count >= maximoDeFallos }

    /// Whether one more doubt would be kept.
    var quierenDudas: Bool { dudas.count < maximoDeDudas }

    mutating func anotar(_ motivo: FalloDelDocumento.Motivo, en desde: Int) {
        guard !haySuficientesFallos else { return }
        fallos.append(FalloDelDocumento(desde: desde, motivo: motivo))
    }
}

/// The whole list of matches: those without a result take the places that their numbers say, the
/// others fill the rest in their order.
///
/// A number that no longer fits, because somebody took matches out by hand, moves its match to the
/// nearest place.
///
/// - Complexity: O(n + m log m) for m matches without a result.
private func intercalar(
    _ sinResultado: [PartidoLeido], en conResultado: [PartidoLeido]
) -> [Partido] {
    guard !sinResultado.isEmpty else { return conResultado.map(\.partido) }
    var partidos: [Partido] = []
    partidos.reserveCapacity(conResultado.count + sinResultado.count)
    var otros = conResultado.makeIterator()
    let ordenados = sinResultado.enumerated().sorted { uno, otro in
        let suyos = (uno.element.numero ?? .max, otro.element.numero ?? .max)
        return suyos.0 == suyos.1 ? uno.offset < otro.offset : suyos.0 < suyos.1
    }
    for (_, leido) in ordenados {
        while partidos.count + 1 < leido.numero ?? .max, let otro = otros.next() {
            partidos.append(otro.partido)
        }
        partidos.append(leido.partido)
    }
    while let otro = otros.next() { partidos.append(otro.partido) }
    return partidos
}

/// A tournament's document seen as a plan: which match of the one is which of the other.
struct PlanDelDocumento {
    private(set) var plan: Plan<Equipo>
    private let reglas: ReglasDelTorneo
    private(set) var estados: [EstadoDeEncuentro?] = []
    /// For each match of the plan its tie in the bracket, by position; nil for matches outside it.
    private(set) var cruces: [Int?] = []
    /// What cards took off in the matches outside the bracket, by their number in the plan.
    private(set) var conducta: [Int: Conducta] = [:]
    private var grupos: [String: Int] = [:]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - documento: the document.
    ///   - cuadro: its bracket.
    ///   - fijandoLoEmpezado: whether a tie of which a match has begun is between those who play it,
    ///     else between those whom results bring there.
    init(
        _ documento: DocumentoDelTorneo, _ cuadro: CuadroDelTorneo, fijandoLoEmpezado: Bool = false
    ) {
        reglas = documento.reglas
        plan = Plan(equipos: documento.equipos, reglas: cuadro.reglas)
        leerGrupos(documento, cuadro)
        leerReparto(cuadro)
        if fijandoLoEmpezado { leerLoEmpezado(documento, cuadro) }
        for (posicion, cruce) in cuadro.cruces.enumerated() {
            guard let llave = cruce.llave else { continue }
            anadir(cruce, llave: llave)
            cruces.append(posicion)
            estados.append(cruce.partido.flatMap { documento.partidos[$0 - 1].estadoEnElPlan })
        }
    }

    /// The matches outside the bracket; those without a group are one group of their own.
    private mutating func leerGrupos(_ documento: DocumentoDelTorneo, _ cuadro: CuadroDelTorneo) {
        let enCuadro = Set(cuadro.cruces.compactMap(\.partido))
        for (posicion, partido) in documento.partidos.enumerated()
        where !enCuadro.contains(posicion + 1) {
            let nombre = partido.ficha.grupo ?? ""
            let grupo = grupos[nombre] ?? plan.grupos.count
            if grupos[nombre] == nil {
                grupos[nombre] = grupo
                plan.grupos.append([])
            }
            for equipo in [partido.local, partido.visitante]
            where !plan.grupos[grupo].contains(equipo) {
                plan.grupos[grupo].append(equipo)
            }
            let numero = plan.anadir(
                .grupos, jornada: 1, grupo: grupo, .equipo(partido.local),
                .equipo(partido.visitante))
            let puntos = partido.incidencias.conducta(
                segun: reglas.reglamento.tarjetas, local: partido.local,
                visitante: partido.visitante)
            if puntos != (0, 0) {
                conducta[numero] = Conducta(local: puntos.local, visitante: puntos.visitante)
            }
            cruces.append(nil)
            estados.append(estado(partido))
        }
    }

    /// How far a match of a group is; what the rules say of one whose team has withdrawn.
    private func estado(_ partido: Partido) -> EstadoDeEncuentro? {
        let retirados = reglas.resoluciones.retirados
        let normas = [partido.local, partido.visitante].map { equipo in
            retirados[equipo].map { $0 ?? reglas.reglamento.retirados }
        }
        if normas.contains(.anularTodo) { return .anulado }
        guard !partido.ficha.estado.estaDecidido else { return partido.estadoEnElPlan }
        switch (normas[0], normas[1]) {
        case (nil, nil): return partido.estadoEnElPlan
        case (.adjudicarElResto(let goles)?, nil): return .terminado(.adjudicado(Tanteo(0, goles)))
        case (nil, .adjudicarElResto(let goles)?): return .terminado(.adjudicado(Tanteo(goles, 0)))
        default: return .anulado
        }
    }

    private mutating func leerReparto(_ cuadro: CuadroDelTorneo) {
        var admitidos: [[Int]] = []
        var puesto = 0
        for lado in cuadro.cruces.flatMap({ [$0.local, $0.visitante] }) {
            guard case .mejor(let suyo, let nombres) = lado else { continue }
            puesto = suyo
            admitidos.append(nombres.compactMap { grupos[$0] })
        }
        if !admitidos.isEmpty { plan.reparto = Reparto(puesto: puesto, admitidos: admitidos) }
    }

    /// For each tie the leg that has begun, and between whom.
    private var empezadas: [Int: (pierna: Int, local: Equipo, visitante: Equipo)] = [:]

    private mutating func leerLoEmpezado(
        _ documento: DocumentoDelTorneo, _ cuadro: CuadroDelTorneo
    ) {
        for cruce in cuadro.cruces {
            guard let llave = cruce.llave, let numero = cruce.partido,
                documento.partidos[numero - 1].estadoEnElPlan != nil
            else { continue }
            let partido = documento.partidos[numero - 1]
            empezadas[llave] = (cruce.pierna, partido.local, partido.visitante)
        }
    }

    /// Who plays a match of a tie.
    private mutating func plazas(
        _ cruce: CruceDelCuadro, llave: Int
    ) -> (local: Plaza<Equipo>, visitante: Plaza<Equipo>) {
        // Both are asked for in any case: slots of the best in a place are counted.
        let plazas = (local: plaza(cruce.local), visitante: plaza(cruce.visitante))
        guard let empezada = empezadas[llave] else { return plazas }
        return empezada.pierna == cruce.pierna
            ? (.equipo(empezada.local), .equipo(empezada.visitante))
            : (.equipo(empezada.visitante), .equipo(empezada.local))
    }

    private mutating func anadir(_ cruce: CruceDelCuadro, llave: Int) {
        let (local, visitante) = plazas(cruce, llave: llave)
        let fase = Fase.eliminatoria(plazas: 2)
        let numero = plan.anadir(
            fase, jornada: 1, llave: llave, pierna: cruce.pierna, local, visitante)
        if let primera = plan.llaves.last, primera.numero == llave {
            plan.llaves[plan.llaves.count - 1] = Llave(
                numero: llave, fase: fase, uno: local, otro: visitante,
                encuentros: primera.encuentros + [numero],
                soloSiGanaElOtroDe: primera.soloSiGanaElOtroDe)
        } else {
            plan.llaves.append(
                Llave(
                    numero: llave, fase: fase, uno: local, otro: visitante, encuentros: [numero],
                    soloSiGanaElOtroDe: cruce.soloSi))
        }
    }

    /// How many slots of the best in a place have been met so far, in the order of reading.
    private var casillas = 0

    private mutating func plaza(_ lado: CruceDelCuadro.Lado) -> Plaza<Equipo> {
        switch lado {
        case .equipo(let equipo): return .equipo(equipo)
        case .ganador(let llave): return .ganador(llave: llave)
        case .perdedor(let llave): return .perdedor(llave: llave)
        case .puesto(let puesto, let grupo):
            guard let grupo = grupos[grupo] else { return .mesa(1, ronda: .max, local: true) }
            return .puesto(puesto, grupo: grupo)
        case .mejor(let puesto, _):
            casillas += 1
            return .mejor(puesto: puesto, casilla: casillas - 1)
        case .porEmparejar: return .mesa(1, ronda: .max, local: true)
        }
    }
}

extension Partido {
    /// How far it is, as a plan sees it; nil when it has not begun.
    var estadoEnElPlan: EstadoDeEncuentro? {
        switch ficha.estado {
        case .programado, .aplazado: return nil
        case .enJuego, .suspendido: return .enJuego
        case .anulado: return .anulado
        case .dobleIncomparecencia: return .terminado(.dobleIncomparecencia)
        case .adjudicado(let marcador):
            return .terminado(.adjudicado(Tanteo(marcador.local, marcador.visitante)))
        case .finalizado:
            let marcador = marcador()
            return .terminado(
                .jugado(
                    Tanteo(marcador.local, marcador.visitante),
                    prorroga: ficha.prorroga
                        ? Tanteo(golesDeLaProrroga.local, golesDeLaProrroga.visitante) : nil,
                    tanda: ficha.tanda.map { Tanteo($0.local, $0.visitante) }))
        }
    }
}

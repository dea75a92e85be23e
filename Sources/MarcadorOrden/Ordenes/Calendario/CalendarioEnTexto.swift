import Torneo

/// The fixtures as people and spreadsheets read them.
struct CalendarioEnTexto {
    private let plan: Plan<Equipo>
    private let sede: Sede?
    private let primeraRonda: [Cruce<Equipo>]

    init(_ plan: Plan<Equipo>, _ sede: Sede?, _ primeraRonda: [Cruce<Equipo>]) {
        self.plan = plan
        self.sede = sede
        self.primeraRonda = primeraRonda
    }

    /// A list a round: number, group, time and pitch, the two teams; then who rests.
    var texto: String {
        var rondas: [(titulo: String, encuentros: [Encuentro<Equipo>])] = []
        for encuentro in plan.encuentros {
            let titulo = plan.ronda(encuentro)
            if let lugar = rondas.firstIndex(where: { $0.titulo == titulo }) {
                rondas[lugar].encuentros.append(encuentro)
            } else {
                rondas.append((titulo, [encuentro]))
            }
        }
        let bloques = rondas.map { titulo, encuentros in
            let tabla = TablaDeTexto(columnas(encuentros.first), filas: encuentros.map(celdas))
            let lineas = tabla.lineas.dropFirst().map { "  " + $0 }
            return ([titulo] + lineas + descansan(encuentros)).map { $0 + "\n" }.joined()
        }
        return bloques.joined(separator: "\n")
    }

    /// As a table with a row a match.
    var csv: String {
        Csv.documento(
            titulos: [
                "numero", "ronda", "grupo", "llave", "fecha", "hora", "zona", "campo", "local",
                "visitante",
            ],
            filas: plan.encuentros.map { encuentro in
                let (local, visitante) = plan.lados(encuentro, primeraRonda)
                let cuando = programacion(encuentro)
                return [
                    .numero(encuentro.numero), .texto(plan.ronda(encuentro)),
                    texto(encuentro.grupo.flatMap(nombre)),
                    encuentro.llave.map(Csv.Celda.numero) ?? .vacia,
                    texto(cuando?.fecha.description),
                    texto(cuando?.hora?.description), texto(cuando?.zona), texto(campo(encuentro)),
                    .texto(local.descripcion), .texto(visitante.descripcion),
                ]
            })
    }

    /// The columns of a round like that of this match.
    private func columnas(_ encuentro: Encuentro<Equipo>?) -> [TablaDeTexto.Columna] {
        let deDonde = encuentro.flatMap(deDonde)
        return [.init("", .derecha)] + (deDonde == nil ? [] : [.init("")])
            + (sede == nil ? [] : [.init(""), .init("")])
            + (sede?.arbitros.isEmpty ?? true ? [] : [.init("")])
            + [.init("", .derecha), .init(""), .init("")]
    }

    /// The group of a match, or its tie.
    private func deDonde(_ encuentro: Encuentro<Equipo>) -> String? {
        encuentro.llave.map { "Llave \($0)" } ?? encuentro.grupo.flatMap(nombre)
    }

    private func celdas(_ encuentro: Encuentro<Equipo>) -> [String] {
        let (local, visitante) = plan.lados(encuentro, primeraRonda)
        var celdas = [String(encuentro.numero)]
        if let deDonde = deDonde(encuentro) { celdas.append(deDonde) }
        if sede != nil {
            let cuando = programacion(encuentro)
            celdas.append("\(cuando?.fecha.description ?? "") \(cuando?.hora?.description ?? "")")
            celdas.append(campo(encuentro) ?? "")
            if let sede, !sede.arbitros.isEmpty {
                celdas.append(sede.arbitro(encuentro.numero) ?? "")
            }
        }
        let condicion = encuentro.llave.flatMap { plan.llaves[$0 - 1].soloSiGanaElOtroDe }
        return celdas + [
            local.descripcion, "–",
            visitante.descripcion
                + (condicion.map { " (solo si pierde el primero de la llave \($0))" } ?? ""),
        ]
    }

    private func descansan(_ encuentros: [Encuentro<Equipo>]) -> [String] {
        guard let primero = encuentros.first else { return [] }
        let descansan: [Equipo]
        if primero.fase == .suizo {
            // Only the first round is known; the others are paired when results are there.
            let juegan = primeraRonda.flatMap { [$0.local, $0.visitante] }
            descansan = primero.jornada == 1 ? plan.equipos.filter { !juegan.contains($0) } : []
        } else {
            descansan =
                primero.grupo == nil
                ? [] : plan.descansos.filter { $0.jornada == primero.jornada }.map(\.equipo)
        }
        guard !descansan.isEmpty else { return [] }
        let nombres = descansan.map(\.nombre.sinOrdenesDeTerminal)
        return ["  Descansa" + (nombres.count > 1 ? "n: " : ": ") + nombres.joined(separator: ", ")]
    }

    private func nombre(_ grupo: Int) -> String? {
        plan.grupos.count > 1 ? nombreDeGrupo(grupo) : nil
    }

    private func programacion(_ encuentro: Encuentro<Equipo>) -> Programacion? {
        sede.flatMap {
            Programacion(
                minuto: $0.horario.hueco(encuentro.numero).inicio, desde: $0.primerDia,
                zona: $0.zona)
        }
    }

    private func campo(_ encuentro: Encuentro<Equipo>) -> String? {
        sede.map { $0.campos[$0.horario.hueco(encuentro.numero).campo] }
    }

    private func texto(_ texto: String?) -> Csv.Celda { texto.map(Csv.Celda.texto) ?? .vacia }
}

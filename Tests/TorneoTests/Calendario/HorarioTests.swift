import Testing

@testable import Torneo

@Suite("Horario")
struct HorarioTests {
    /// Hours of a day, in minutes.
    private static let delDia = 9 * 60..<21 * 60

    /// Checks a list of places by looking at every pair of matches, without the code under test.
    private func comprobar<P>(
        _ plan: Plan<P>, _ condiciones: Condiciones<P>, _ horario: Horario,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var malos: [String] = []
        for uno in plan.encuentros {
            let hueco = horario.hueco(uno.numero)
            let fin = hueco.inicio + condiciones.duracion
            if !condiciones.campos[hueco.campo].aperturas.contains(where: {
                $0.lowerBound <= hueco.inicio && fin <= $0.upperBound
            }) {
                malos.append("\(uno.numero) cerrado")
            }
            for otro in plan.encuentros where otro.numero != uno.numero {
                let ajeno = horario.hueco(otro.numero)
                guard ajeno.inicio >= hueco.inicio else { continue }
                let entre = ajeno.inicio - fin
                if hueco.campo == ajeno.campo, entre < condiciones.pausa {
                    malos.append("\(uno.numero) y \(otro.numero) en un campo")
                }
                let equipos = Set(certeros(uno)).intersection(certeros(otro))
                if !equipos.isEmpty, entre < condiciones.descanso {
                    malos.append("\(uno.numero) y \(otro.numero) sin descanso")
                }
                if hueco.arbitro != nil, hueco.arbitro == ajeno.arbitro, entre < 0 {
                    malos.append("\(uno.numero) y \(otro.numero) con un árbitro")
                }
            }
            for previo in previos(uno, plan)
            where horario.hueco(previo).inicio + condiciones.duracion + condiciones.descanso
                > hueco.inicio
            {
                malos.append("\(uno.numero) antes que \(previo)")
            }
        }
        #expect(malos == [], sourceLocation: sourceLocation)
    }

    private func certeros<P>(_ encuentro: Encuentro<P>) -> [P] {
        [encuentro.local, encuentro.visitante].compactMap {
            if case .equipo(let equipo) = $0 { equipo } else { nil }
        }
    }

    private func previos<P>(_ encuentro: Encuentro<P>, _ plan: Plan<P>) -> [Int] {
        [encuentro.local, encuentro.visitante].flatMap { plaza -> [Int] in
            switch plaza {
            case .equipo: []
            case .ganador(let llave), .perdedor(let llave): plan.llaves[llave - 1].encuentros
            case .puesto(_, let grupo):
                plan.encuentros.filter { $0.grupo == grupo }.map(\.numero)
            case .mejor: plan.encuentros.filter { $0.grupo != nil }.map(\.numero)
            case .mesa(_, let ronda, _):
                plan.encuentros.filter { $0.jornada < ronda }.map(\.numero)
            }
        }
    }

    private static func campos(_ cuantos: Int, dias: Int) -> [Campo] {
        Array(repeating: Campo(dias: 0..<dias, horas: delDia), count: cuantos)
    }

    @Test("64 equipos, 8 campos, dos días: nada choca y se juega del todo")
    func grande() throws {
        let plan = try Plan.grupos(
            try Grupos.enSerpiente(Array(0..<64), cuantos: 16), clasifican: 2,
            reglas: ReglasDeEliminatoria(tercerPuesto: true))
        let condiciones = Condiciones<Int>(
            campos: Self.campos(8, dias: 2), duracion: 60, pausa: 10, descanso: 30, arbitros: 8)
        let programador = try Programador(plan, condiciones)
        let horario = try programador.programar()
        comprobar(plan, condiciones, horario)
        #expect(programador.choques(horario).isEmpty)
        #expect(try programador.programar() == horario, "siempre igual")
    }

    @Test(
        "Cualquier sistema se coloca sin choques",
        arguments: [
            { try Plan.liga(Array(0..<7)) }, { try Plan.eliminatoria(Array(0..<21)) },
            { try Plan.dobleEliminacion(Array(0..<11)) },
            { try Plan.suizo(Array(0..<12), rondas: 5) },
            {
                try Plan.grupos(
                    try Grupos.enSerpiente(Array(0..<14), cuantos: 3), clasifican: 2, mejores: 2)
            },
        ] as [@Sendable () throws -> Plan<Int>])
    func sistemas(hacer: @Sendable () throws -> Plan<Int>) throws {
        let plan = try hacer()
        for (campos, pausa, descanso) in [(1, 0, 0), (2, 5, 45), (5, 15, 20)] {
            let condiciones = Condiciones<Int>(
                campos: Self.campos(campos, dias: 5), duracion: 50, pausa: pausa,
                descanso: descanso, arbitros: campos)
            let horario = try Programador(plan, condiciones).programar()
            comprobar(plan, condiciones, horario)
        }
    }

    @Test("Los deseos se cumplen: hora, campo y equipo")
    func deseos() throws {
        let plan = try Plan.liga(Array(0..<6))
        let condiciones = Condiciones<Int>(
            campos: Self.campos(2, dias: 2), duracion: 60, descanso: 60,
            deseos: [
                Deseo(.equipo(0), .noAntesDe(11 * 60)), Deseo(.equipo(1), .hasta(15 * 60)),
                Deseo(.equipo(2), .enCampo([1])), Deseo(.encuentro(3), .desde(Reloj24.dia)),
            ])
        let horario = try Programador(plan, condiciones).programar()
        comprobar(plan, condiciones, horario)
        for encuentro in plan.encuentros {
            let hueco = horario.hueco(encuentro.numero)
            let hora = hueco.inicio % Reloj24.dia
            let equipos = certeros(encuentro)
            if equipos.contains(0) { #expect(hora >= 11 * 60) }
            if equipos.contains(1) { #expect(hora + 60 <= 15 * 60) }
            if equipos.contains(2) { #expect(hueco.campo == 1) }
            if encuentro.numero == 3 { #expect(hueco.inicio >= Reloj24.dia) }
        }
    }

    @Test("Cada jornada en su semana")
    func semanas() throws {
        let plan = try Plan.liga(Array(0..<6))
        let condiciones = Condiciones<Int>(
            campos: [Campo(dias: stride(from: 0, to: 35, by: 7), horas: 600..<900)], duracion: 90,
            diasEntreJornadas: 7)
        let horario = try Programador(plan, condiciones).programar()
        for encuentro in plan.encuentros {
            #expect(
                horario.hueco(encuentro.numero).inicio / Reloj24.dia == (encuentro.jornada - 1) * 7)
        }
    }

    @Test("Sin hueco al compás del campo se busca cualquier minuto")
    func aDestiempo() throws {
        let condiciones = Condiciones<Int>(
            campos: [Campo(aperturas: [600..<690])], duracion: 60,
            deseos: [Deseo(.encuentro(1), .noAntesDe(630))])
        let horario = try Programador(try Plan.liga([1, 2]), condiciones).programar()
        #expect(horario.hueco(1) == Hueco(campo: 0, inicio: 630))
    }

    @Test("Dice qué condición lo hace imposible")
    func imposible() throws {
        let cuatro = try Plan.liga([1, 2, 3, 4])
        let copa = try Plan.eliminatoria([1, 2, 3, 4])
        let campo = Campo(aperturas: [600..<780])
        func error(
            _ plan: Plan<Int>, campos: [Campo], descanso: Int = 0, arbitros: Int? = nil,
            arbitroDe: [Int: Int] = [:], deseos: [Deseo<Int>] = []
        ) -> ErrorDeHorario? {
            let condiciones = Condiciones(
                campos: campos, duracion: 60, descanso: descanso, arbitros: arbitros,
                arbitroDe: arbitroDe, deseos: deseos)
            do throws(ErrorDeHorario) {
                _ = try Programador(plan, condiciones).programar()
                return nil
            } catch {
                return error
            }
        }
        #expect(error(cuatro, campos: [campo]) == .faltanHuecos(caben: 3, hacenFalta: 6))
        #expect(error(cuatro, campos: [campo, campo]) == nil)
        #expect(
            error(cuatro, campos: [campo, campo, campo], descanso: 30)
                == .equipoSinTiempo(encuentro: 6))
        #expect(
            error(copa, campos: [campo, campo], descanso: 61)
                == .cadenaDemasiadoLarga(encuentro: 3))
        #expect(
            error(copa, campos: [campo], deseos: [Deseo(.encuentro(2), .noAntesDe(721))])
                == .sinHuecoPosible(encuentro: 2))
        #expect(
            error(cuatro, campos: [campo, campo], arbitros: 1)
                == .noCabe(encuentro: 4, sobra: [.arbitros]))
        #expect(error(cuatro, campos: []) == .condicionSinSentido)
        #expect(
            error(cuatro, campos: [campo], arbitros: 1, arbitroDe: [1: 1]) == .condicionSinSentido)
    }

    @Test("Mover un partido deja a los demás donde estaban, o dice con qué choca")
    func mover() throws {
        let plan = try Plan.grupos([[0, 1, 2, 3], [4, 5, 6, 7]], clasifican: 2)
        let condiciones = Condiciones<Int>(
            campos: Self.campos(2, dias: 1), duracion: 60, pausa: 0, descanso: 0, arbitros: 2)
        let programador = try Programador(plan, condiciones)
        let horario = try programador.programar()
        let tarde = Hueco(campo: 1, inicio: 20 * 60)
        let movido = try programador.mover(plan.encuentros.count, a: tarde, en: horario)
        #expect(movido.huecos.dropLast() == horario.huecos.dropLast())
        #expect(movido.huecos.last?.inicio == 20 * 60 && movido.huecos.last?.campo == 1)
        comprobar(plan, condiciones, movido)
        let ocupado = horario.hueco(3)
        #expect(throws: ErrorDeHorario.choca([.campo(1, con: 3), .arbitro(1, con: 3)])) {
            try programador.mover(
                1, a: Hueco(campo: ocupado.campo, inicio: ocupado.inicio, arbitro: ocupado.arbitro),
                en: horario)
        }
        #expect(throws: ErrorDeHorario.choca([.campoCerrado(1)])) {
            try programador.mover(1, a: Hueco(campo: 0, inicio: 8 * 60), en: horario)
        }
        #expect(throws: ErrorDeHorario.self) {
            try programador.mover(1, a: tarde, en: horario)
        }
    }

    @Test("Hacer sitio a un partido mueve solo a los que estorba")
    func hacerSitio() throws {
        let plan = try Plan.liga(Array(0..<6))
        let condiciones = Condiciones<Int>(campos: Self.campos(2, dias: 1), duracion: 60)
        let programador = try Programador(plan, condiciones)
        let horario = try programador.programar()
        let destino = horario.hueco(9)
        let nuevo = try programador.hacerSitio(a: 1, en: destino, de: horario)
        comprobar(plan, condiciones, nuevo)
        #expect(nuevo.hueco(1) == destino)
        let cambian = plan.encuentros.map(\.numero).filter { nuevo.hueco($0) != horario.hueco($0) }
        var conflictos = horario
        conflictos.huecos[0] = destino
        let estorbados = programador.choques(de: 1, en: conflictos).compactMap { choque -> Int? in
            switch choque {
            case .campo(_, let otro), .equipo(_, let otro): otro
            default: nil
            }
        }
        #expect(Set(cambian) == Set(estorbados + [1]))
    }
}

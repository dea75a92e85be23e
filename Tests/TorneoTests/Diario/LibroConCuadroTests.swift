import Testing

@testable import Torneo

@Suite("El libro de un torneo con cuadro, rondas o reglas")
struct LibroConCuadroTests {
    private let equipos = (1...4).compactMap { numero in
        Equipo(nombre: "E\(numero)", plantilla: [Jugador(nombre: "De E\(numero)")])
    }

    /// A journal written entry by entry.
    private struct Cuaderno {
        var libro: LibroDelTorneo

        init(_ documento: DocumentoDelTorneo) throws {
            let bytes = try Array(documento.aJson())
            libro = try LibroDelTorneo([
                Apunte(
                    id: Identificador(alta: 9, baja: 0), instante: 0, autor: .esteOrdenador,
                    suceso: .tomado(TorneoTomado(documento: bytes)))
            ])
        }

        @discardableResult
        mutating func anotar(_ suceso: Suceso) throws(RechazoDeApunte) -> Identificador {
            let id = Identificador(alta: 9, baja: UInt64(libro.apuntes.count))
            try libro.anotar(
                Apunte(id: id, instante: 0, autor: .esteOrdenador, suceso: suceso))
            return id
        }

        mutating func resultado(
            _ partido: Int, _ local: Int, _ visitante: Int
        ) throws(RechazoDeApunte) -> Identificador {
            let resultado = ResultadoAMano(Marcador(local: local, visitante: visitante))
            return try anotar(
                .resultado(ResultadoApuntado(partido: partido, resultado: resultado)))
        }

        @discardableResult
        mutating func deshacer(_ id: Identificador) throws(RechazoDeApunte) -> Identificador {
            try anotar(.anulacion(Anulacion(de: id)))
        }

        func rechazo(_ que: (inout Cuaderno) throws(RechazoDeApunte) -> Void) -> RechazoDeApunte? {
            var otro = self
            do throws(RechazoDeApunte) {
                try que(&otro)
                return nil
            } catch {
                return error
            }
        }

        var partidos: [Partido] { libro.documento.partidos }

        /// The same journal, written and read from its bytes, gives the same document.
        func esIgualDesdeSusBytes() throws -> Bool {
            let leidos = try libro.apuntes.map { try Apunte(json: $0.aJson()) }
            let otro = try LibroDelTorneo(leidos)
            return try otro.documento.aJson() == libro.documento.aJson()
        }
    }

    private func eliminatoria() throws -> Cuaderno {
        try Cuaderno(DocumentoDelTorneo(nombre: "Copa", plan: Plan.eliminatoria(equipos)))
    }

    @Test(
        "lo que se admitió cuando deshacer lo confirmado no llevaba motivo se sigue leyendo",
        arguments: [false, true])
    func deAntesDelMotivo(conCuadro: Bool) throws {
        let liga = Partido(
            local: equipos[0], visitante: equipos[1], incidencias: [],
            ficha: Ficha(estado: .programado))
        var cuaderno =
            conCuadro
            ? try eliminatoria()
            : try Cuaderno(
                DocumentoDelTorneo(nombre: "Copa", equipos: equipos, partidos: [liga]))
        _ = try cuaderno.resultado(1, 1, 0)
        let confirmado = try cuaderno.anotar(
            .confirmacion(ConfirmacionApuntada(partido: 1)))
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in try otro.deshacer(confirmado) }
                == .confirmado(1))
        let sinMotivo = Apunte(
            id: Identificador(alta: 9, baja: 99), instante: 0, autor: .esteOrdenador,
            suceso: .anulacion(Anulacion(de: confirmado)))
        let leido = try LibroDelTorneo(cuaderno.libro.apuntes + [sinMotivo])
        #expect(leido.apuntes.count == 4)
        #expect(leido.documento.partidos[0].confianza == .provisional)
    }

    @Test("un resultado trae la final, y deshacerlo la deja esperando con su número")
    func deshacerUnResultado() throws {
        var cuaderno = try eliminatoria()
        let una = try cuaderno.resultado(1, 1, 0)
        _ = try cuaderno.resultado(2, 0, 2)
        #expect(cuaderno.partidos.count == 3)
        let finalistas = [cuaderno.partidos[2].local.nombre, cuaderno.partidos[2].visitante.nombre]
        let deshecho = try cuaderno.deshacer(una)
        #expect(cuaderno.partidos.count == 3)
        #expect(cuaderno.partidos[2].ficha.estado == .aplazado)
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(.saque(SaqueApuntado(partido: 3)))
            } == .competicion(.equiposPorSaber(3)))
        _ = try cuaderno.resultado(1, 0, 3)
        #expect(cuaderno.partidos[2].local.nombre != finalistas[0])
        #expect(cuaderno.partidos[2].ficha.estado == .programado)
        #expect(try cuaderno.esIgualDesdeSusBytes())
        // Told again, the first result counts and the later one corrects it.
        try cuaderno.deshacer(deshecho)
        #expect(cuaderno.partidos[0].marcador() == Marcador(local: 0, visitante: 3))
        #expect(try cuaderno.esIgualDesdeSusBytes())
    }

    @Test("D14: lo que cambiaría a quien ya juega se rechaza, también al deshacer y al corregir")
    func yaHaEmpezado() throws {
        var cuaderno = try eliminatoria()
        let una = try cuaderno.resultado(1, 1, 0)
        _ = try cuaderno.resultado(2, 0, 2)
        try cuaderno.anotar(.saque(SaqueApuntado(partido: 3)))
        let antes = try cuaderno.libro.documento.aJson()
        let alReves = ResultadoAMano(Marcador(local: 0, visitante: 1))
        let otroResultado = Suceso.resultado(ResultadoApuntado(partido: 1, resultado: alReves))
        let empezada = RechazoDeApunte.competicion(.yaHaEmpezado(siguiente: 3, de: 1))
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(otroResultado)
            } == empezada)
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(.correccion(Correccion(de: una, suceso: otroResultado)))
            } == empezada)
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in try otro.deshacer(una) }
                == .otroDependeDeEl(lugar: 4, motivo: .competicion(.equiposPorSaber(3))))
        let despues = try cuaderno.libro.documento.aJson()
        #expect(antes == despues)
    }

    @Test("una ronda de suizo dice quién juega con quién, se deshace y se vuelve a emparejar")
    func ronda() throws {
        let primeros = try Suizo.emparejar(equipos.map { EnSuizo($0) }, despues: 2)
        var cuaderno = try Cuaderno(
            DocumentoDelTorneo(
                nombre: "Suizo", plan: Plan.suizo(equipos, rondas: 3),
                primeraRonda: primeros.cruces))
        let primera = cuaderno.partidos.count
        for numero in 1...primera { _ = try cuaderno.resultado(numero, 2, numero % 2) }
        let siguiente = try cuaderno.libro.documento.rondaSiguiente()
        let suceso = Suceso.ronda(
            RondaEmparejada(siguiente.ronda, siguiente.cruces, de: cuaderno.libro.documento))
        let emparejada = try cuaderno.anotar(suceso)
        #expect(cuaderno.partidos.count == primera * 2)
        #expect(
            cuaderno.partidos.dropFirst(primera).map(\.local.nombre)
                == siguiente.cruces.map(\.local.nombre))
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in try otro.anotar(suceso) }
                == .competicion(.noHayMasRondas))
        #expect(try cuaderno.esIgualDesdeSusBytes())
        try cuaderno.deshacer(emparejada)
        #expect(cuaderno.partidos.count == primera)
        try cuaderno.anotar(suceso)
        try cuaderno.anotar(.saque(SaqueApuntado(partido: primera + 1)))
        let repetida = cuaderno.libro.apuntes[cuaderno.libro.apuntes.count - 2].id
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in try otro.deshacer(repetida) }
                == .otroDependeDeEl(
                    lugar: cuaderno.libro.apuntes.count, motivo: .noExisteElPartido(primera + 1)))
    }

    @Test("deshacer un cambio de las reglas deja los demás")
    func reglas() throws {
        var cuaderno = try eliminatoria()
        let menos = Ajuste(equipo: "E1", puntos: -3, motivo: "alineación indebida", dia: nil)
        let ajuste = try cuaderno.anotar(.reglas(ReglasCambiadas(.ajustar(menos))))
        let zona = ZonaDeTabla(1...1, nombre: "Sube", .asciende)
        try cuaderno.anotar(.reglas(ReglasCambiadas(.zona(zona))))
        try cuaderno.anotar(.reglas(ReglasCambiadas(.reglamento(.laliga))))
        #expect(cuaderno.libro.documento.reglas.resoluciones.ajustes.map(\.puntos) == [-3])
        #expect(try cuaderno.esIgualDesdeSusBytes())
        try cuaderno.deshacer(ajuste)
        #expect(cuaderno.libro.documento.reglas.resoluciones.ajustes.isEmpty)
        #expect(cuaderno.libro.documento.reglas.zonas == [zona])
        #expect(cuaderno.libro.documento.reglas.reglamento == .laliga)
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(.reglas(ReglasCambiadas(.quitarAjuste(menos))))
            } == .reglas(.noEstaElAjuste))
    }

    @Test("el minuto de un gol que vino con el documento se corrige, y sigue siendo el mismo gol")
    func minuto() throws {
        let gol = Identificador(alta: 3, baja: 3)
        var documento = try DocumentoDelTorneo(nombre: "Copa", plan: Plan.liga(equipos))
        documento.partidos[0].ficha.estado = .enJuego
        documento.partidos[0].registrar(
            Incidencia(
                .gol(
                    minuto: 10, jugador: .sinIdentificar, equipo: documento.partidos[0].local),
                id: gol))
        var cuaderno = try Cuaderno(documento)
        try cuaderno.anotar(.minuto(MinutoCorregido(partido: 1, gol: gol, minuto: 44)))
        #expect(cuaderno.partidos[0].incidencias.map(\.id) == [gol])
        #expect(cuaderno.partidos[0].eventos.map(\.minuto) == [44])
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(.minuto(MinutoCorregido(partido: 2, gol: gol, minuto: 44)))
            } == .noExisteElGol(gol))
        #expect(
            cuaderno.rechazo { (otro) throws(RechazoDeApunte) in
                try otro.anotar(.minuto(MinutoCorregido(partido: 1, gol: gol, minuto: 131)))
            } == .noVale(.minutoFueraDelPartido(131)))
    }
}

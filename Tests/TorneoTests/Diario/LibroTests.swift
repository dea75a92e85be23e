import Testing

@testable import Torneo

@Suite("El libro de un torneo")
struct LibroTests {
    private var diario: DiarioDePrueba

    init() throws { diario = try DiarioDePrueba() }

    @Test("un partido del saque al final, apunte a apunte")
    mutating func unPartido() throws {
        #expect(diario.estado == .programado)
        try diario.anotar(.empieza)
        #expect(diario.estado == .enJuego)
        try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(.golDe(DiarioDePrueba.sofia, .visitante, minuto: 44))
        try diario.anotar(.golDe(DiarioDePrueba.ivan, .local, minuto: 60, clase: .enPropia))
        try diario.anotar(.acaba)
        #expect(diario.marcador == "2-1")
        #expect(diario.estado == .finalizado)
        let ids = diario.libro.documento.partidos[0].incidencias.map(\.id)
        #expect(ids == diario.libro.apuntes[2...4].map(\.id))
    }

    @Test("el mismo apunte dos veces no cambia nada y dice dónde está el primero")
    mutating func dosVeces() throws {
        let id = try diario.anotar(.golDe(DiarioDePrueba.ana))
        let antes = try diario.bytes()
        var libro = diario.libro
        let otro = Apunte(
            id: id, instante: 99, autor: Autor(clave: "otro"),
            suceso: .golDe(DiarioDePrueba.sofia, .visitante))
        let anotado = try libro.anotar(otro)
        #expect(anotado == .init(lugar: 1, esNuevo: false, partido: 1, otros: []))
        let despues = Array(try libro.documento.aJson())
        #expect(despues == antes)
        #expect(libro.apuntes.count == 2)
    }

    @Test("deshacer, rehacer y deshacer otra vez, y todo queda escrito")
    mutating func deshacer() throws {
        let ana = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(.golDe(DiarioDePrueba.luis, minuto: 12))
        let conLosDos = try diario.bytes()
        let deshecho = try diario.deshacer(ana)
        #expect(diario.marcador == "1-0")
        #expect(!diario.libro.cuenta(1) && diario.libro.vigente(1) == nil)
        let rehecho = try diario.deshacer(deshecho)
        let conLosDosOtraVez = try diario.bytes()
        #expect(conLosDosOtraVez == conLosDos, "vuelve a su sitio")
        try diario.deshacer(rehecho)
        #expect(diario.marcador == "1-0")
        #expect(diario.libro.apuntes.count == 6)
    }

    @Test("una corrección conserva sitio e identificador, y también se deshace")
    mutating func corregir() throws {
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana, minuto: 10))
        try diario.anotar(.golDe(DiarioDePrueba.luis, minuto: 12))
        let corregido = try diario.anotar(
            .correccion(
                Correccion(de: gol, suceso: .golDe(DiarioDePrueba.sofia, .visitante, minuto: 11))))
        #expect(diario.marcador == "1-1")
        let primera = diario.libro.documento.partidos[0].incidencias[0]
        #expect(primera.id == gol && primera.momento == Momento(minuto: 11))
        try diario.deshacer(corregido)
        #expect(diario.marcador == "2-0")
    }

    @Test("lo que depende de otra cosa no deja deshacerla, y se dice qué es")
    mutating func depende() throws {
        let saque = try diario.anotar(.empieza)
        try diario.anotar(.acaba)
        let antes = try diario.bytes()
        #expect(
            diario.rechazo(alDeshacer: saque)
                == RechazoDeApunte.otroDependeDeEl(lugar: 3, motivo: .noSeEstaJugando(1)))
        let despues = try diario.bytes()
        #expect(despues == antes)
    }

    /// What cannot be written down after a goal (entry 1), and why.
    static let imposibles: [(Suceso, RechazoDeApunte)] = [
        (.golDe(DiarioDePrueba.ana, partido: 3), .noExisteElPartido(3)),
        (.golDe(DiarioDePrueba.ana, partido: 0), .noExisteElPartido(0)),
        (
            .golDe(DiarioDePrueba.ana, .visitante),
            .jugadorDesconocido("Ana", equipo: "Toros")
        ),
        (.golDe(DiarioDePrueba.ana, minuto: 131), .noVale(.minutoFueraDelPartido(131))),
        (.final(FinalApuntado(partido: 2)), .noSeEstaJugando(2)),
        (.aplazado(AplazamientoApuntado(partido: 2)), .yaTieneMarcador(2)),
        (
            .resultado(
                ResultadoApuntado(
                    partido: 1, resultado: ResultadoAMano(Marcador(local: 1000, visitante: 0)))),
            .noVale(.marcadorImposible(Marcador(local: 1000, visitante: 0)))
        ),
        (
            .anulacion(Anulacion(de: DiarioDePrueba.principio.id)),
            .noSeDeshaceElTorneo
        ),
        (
            .anulacion(Anulacion(de: Identificador(alta: 0, baja: 0))),
            .noExisteElApunte(Identificador(alta: 0, baja: 0))
        ),
        (
            .correccion(
                Correccion(
                    de: Identificador(alta: 7, baja: 1),
                    suceso: .golDe(DiarioDePrueba.ana, partido: 2))), .noSeCorrige
        ),
    ]

    @Test("lo que no puede ser se rechaza y no cambia nada", arguments: imposibles)
    mutating func imposible(suceso: Suceso, motivo: RechazoDeApunte) throws {
        try diario.anotar(.golDe(DiarioDePrueba.ana))
        let antes = try diario.bytes()
        var libro = diario.libro
        #expect(throws: motivo) {
            try libro.anotar(
                Apunte(
                    id: Identificador(alta: 7, baja: 99), instante: 0, autor: .esteOrdenador,
                    suceso: suceso))
        }
        let despues = Array(try libro.documento.aJson())
        #expect(despues == antes)
        #expect(libro.apuntes == diario.libro.apuntes)
        #expect(!motivo.description.isEmpty)
    }

    @Test("no se deshace dos veces lo mismo")
    mutating func yaDeshecho() throws {
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.deshacer(gol)
        #expect(
            diario.rechazo(alDeshacer: gol)
                == RechazoDeApunte.yaAnulado(gol))
    }

    @Test("un resultado sin goleadores se distingue y no es de nadie")
    mutating func soloElResultado() throws {
        try diario.anotar(
            .resultado(
                ResultadoApuntado(
                    partido: 1, resultado: ResultadoAMano(Marcador(local: 2, visitante: 1)))))
        #expect(diario.marcador == "2-1")
        #expect(diario.libro.documento.partidos[0].goleadores().isEmpty)
        #expect(diario.estado == .finalizado)
    }

    @Test("tarjetas, cambios y aplazamientos")
    mutating func losDemas() throws {
        let aplazado = try diario.anotar(.aplazado(AplazamientoApuntado(partido: 1)))
        #expect(diario.estado == .aplazado)
        try diario.deshacer(aplazado)
        #expect(diario.estado == .programado)
        let momento = Momento(minuto: 45, anadido: 2)
        try diario.anotar(
            .tarjeta(
                TarjetaApuntada(
                    partido: 1, bando: .visitante, jugador: DiarioDePrueba.ivan, color: .roja,
                    momento: momento)))
        try diario.anotar(
            .cambio(
                CambioApuntado(
                    partido: 1, bando: .local, sale: DiarioDePrueba.ana,
                    entra: DiarioDePrueba.luis, momento: nil)))
        let incidencias = diario.libro.documento.partidos[0].incidencias
        #expect(incidencias.map(\.momento) == [momento, nil])
        #expect(incidencias[0].evento.minuto == 45)
    }

    @Test("importar otro documento empieza de nuevo; lo de antes ya no se deshace")
    mutating func importar() throws {
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        try diario.anotar(
            .importado(
                TorneoImportado(documento: DiarioDePrueba.documento, fichero: "torneo.json")))
        #expect(diario.marcador == "0-0")
        #expect(
            diario.rechazo(alDeshacer: gol)
                == RechazoDeApunte.anteriorAlTorneo(gol))
        try diario.anotar(.golDe(DiarioDePrueba.luis))
        #expect(diario.marcador == "1-0")
    }

    @Test("leer los mismos apuntes da los mismos bytes, también después de deshacer y corregir")
    mutating func mismosBytes() throws {
        try diario.anotar(.empieza)
        let gol = try diario.anotar(.golDe(DiarioDePrueba.ana))
        let otro = try diario.anotar(.golDe(DiarioDePrueba.sofia, .visitante))
        let nada = try diario.deshacer(otro)
        try diario.anotar(
            .correccion(Correccion(de: gol, suceso: .golDe(DiarioDePrueba.luis, minuto: 2))))
        try diario.deshacer(nada)
        try diario.anotar(.acaba)
        for hasta in 1...diario.libro.apuntes.count {
            let escritos = diario.libro.apuntes.prefix(hasta).map { $0.aJson() }
            let leidos = try escritos.map { try Apunte(json: $0) }
            #expect(leidos == Array(diario.libro.apuntes.prefix(hasta)))
            let libro = try LibroDelTorneo(leidos)
            var unoAUno = try LibroDelTorneo(Array(leidos.prefix(1)))
            for apunte in leidos { try unoAUno.anotar(apunte) }
            #expect(try libro.documento.aJson() == unoAUno.documento.aJson())
            #expect(libro.apuntes == unoAUno.apuntes)
            #expect(leidos.indices.map(libro.cuenta) == leidos.indices.map(unoAUno.cuenta))
            if hasta == diario.libro.apuntes.count {
                let leido = Array(try libro.documento.aJson())
                let bytes = try diario.bytes()
                #expect(leido == bytes)
            }
        }
    }

    @Test("un diario que no cuadra dice en qué apunte")
    mutating func noCuadra() throws {
        try diario.anotar(.empieza)
        try diario.anotar(.acaba)
        let apuntes = diario.libro.apuntes
        #expect(throws: ErrorDelLibro(lugar: 1, motivo: .noSeEstaJugando(1))) {
            try LibroDelTorneo([apuntes[0], apuntes[2]])
        }
        let deshecho = Apunte(
            id: Identificador(alta: 8, baja: 1), instante: 9, autor: .esteOrdenador,
            suceso: .anulacion(Anulacion(de: apuntes[2].id)))
        let sinContar = try LibroDelTorneo([apuntes[0], apuntes[2], deshecho]).documento.aJson()
        #expect(
            try sinContar == LibroDelTorneo([apuntes[0]]).documento.aJson(),
            "lo que no cuenta no hace falta que cuadre")
        #expect(throws: ErrorDelLibro(lugar: 0, motivo: .faltaElTorneo)) {
            try LibroDelTorneo(Array(apuntes.dropFirst()))
        }
        #expect(throws: ErrorDelLibro(lugar: 0, motivo: .faltaElTorneo)) {
            try LibroDelTorneo([])
        }
    }
}

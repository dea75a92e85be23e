import Testing
import Torneo

@testable import MarcadorApp

@Suite("El borrador de un torneo")
struct PruebasDelBorrador {
    private let ocho = (1...8).map { "Equipo \($0)" }.joined(separator: "\n")

    private func borrador(
        _ cambios: [BorradorDeTorneo.Campo: String] = [:]
    ) -> BorradorDeTorneo {
        var borrador = BorradorDeTorneo([
            .nombre: "Copa", .equipos: ocho, .desde: "2027-05-29", .zona: "Europe/Madrid",
        ])
        for (campo, valor) in cambios { borrador[campo] = valor }
        return borrador
    }

    @Test(
        "cada sistema da sus partidos",
        arguments: [
            ([.sistema: "liga"], 28), ([.sistema: "liga", .vueltas: "2"], 56),
            ([.sistema: "grupos", .grupos: "2"], 12),
            ([.sistema: "grupos-y-eliminatoria", .grupos: "2"], 15),
            ([.sistema: "grupos-y-eliminatoria", .tercerPuesto: "si"], 16),
            ([.sistema: "eliminatoria"], 7),
            ([.sistema: "eliminatoria", .idaYVuelta: "si"], 13), ([.sistema: "suizo"], 12),
        ] as [([BorradorDeTorneo.Campo: String], Int)])
    func sistemas(cambios: [BorradorDeTorneo.Campo: String], partidos: Int) async throws {
        let planeado = try await borrador(cambios).planear().get()
        #expect(planeado.plan.encuentros.count == partidos)
        let leido = try DocumentoDelTorneo(json: planeado.documento.aJson())
        #expect(leido.equipos.count == 8 && leido.nombre == "Copa")
    }

    @Test("los partidos tienen día, hora, zona y campo, y ningún equipo juega dos a la vez")
    func horario() async throws {
        let planeado = try await borrador([
            .campos: "Norte, Sur", .hasta: "2027-05-30", .duracion: "40", .descanso: "20",
        ]).planear().get()
        var ocupados: Set<String> = []
        for partido in planeado.documento.partidos {
            let cuando = try #require(partido.ficha.programacion)
            #expect(cuando.zona == "Europe/Madrid")
            #expect(["Norte", "Sur"].contains(partido.ficha.campo))
            for equipo in [partido.local, partido.visitante] {
                let hora = cuando.hora.map(\.description) ?? ""
                let suyo = "\(equipo.nombre) \(cuando.fecha) \(hora)"
                #expect(ocupados.insert(suyo).inserted)
            }
        }
    }

    @Test("sin primer día no hay horas")
    func sinDia() async throws {
        let planeado = try await borrador([.desde: ""]).planear().get()
        #expect(planeado.documento.partidos.allSatisfy { $0.ficha.programacion == nil })
    }

    @Test("el mismo sorteo da el mismo torneo, y otro, otro")
    func sorteo() async throws {
        let uno = try await borrador([.sorteo: "7"]).planear().get().documento.aJson()
        #expect(try await borrador([.sorteo: "7"]).planear().get().documento.aJson() == uno)
        #expect(try await borrador([.sorteo: "8"]).planear().get().documento.aJson() != uno)
    }

    @Test(
        "lo que no puede ser se dice junto a su casilla",
        arguments: [
            ([.nombre: "  "], .nombre), ([.nombre: String(repeating: "x", count: 81)], .nombre),
            ([.desde: "mañana"], .desde), ([.hasta: "2027-05-28"], .hasta),
            ([.desde: "", .hasta: "2027-05-28"], .desde), ([.zona: "Madrid"], .zona),
            ([.equipos: "Rayo"], .equipos), ([.equipos: "Rayo\nToros\nrayo"], .equipos),
            ([.sistema: "nada"], .sistema), ([.vueltas: "9"], .vueltas),
            ([.sistema: "grupos", .grupos: "5"], .grupos),
            ([.sistema: "grupos-y-eliminatoria", .clasifican: "6"], .clasifican),
            ([.sistema: "suizo", .rondas: "40"], .rondas), ([.inicio: "25:00"], .inicio),
            ([.fin: "10:30"], .fin), ([.campos: "0"], .campos), ([.campos: "a, a"], .campos),
            ([.duracion: "muchos"], .duracion), ([.hasta: "2027-05-29"], .campos),
            ([.sorteo: "x"], .sorteo),
        ] as [([BorradorDeTorneo.Campo: String], BorradorDeTorneo.Campo)])
    func faltas(
        cambios: [BorradorDeTorneo.Campo: String], campo: BorradorDeTorneo.Campo
    ) async {
        guard case .failure(let faltas) = await borrador(cambios).planear() else {
            Issue.record("no debía poder ser")
            return
        }
        #expect(Array(faltas.campos.keys) == [campo])
        #expect(faltas.campos.values.allSatisfy { !$0.espanol.isEmpty && !$0.ingles.isEmpty })
    }

    @Test("de más equipos o partidos de los que caben se dice antes de hacer nada")
    func demasiados() async {
        let muchos = (1...129).map { "E\($0)" }.joined(separator: "\n")
        guard case .failure(let faltas) = await borrador([.equipos: muchos]).planear() else {
            Issue.record("no debía poder ser")
            return
        }
        #expect(faltas.paso == .equipos)
        let bastantes = (1...128).map { "E\($0)" }.joined(separator: "\n")
        guard case .failure(let otras) = await borrador([.equipos: bastantes]).planear() else {
            Issue.record("no debía poder ser")
            return
        }
        #expect(Array(otras.campos.keys) == [.sistema])
    }
}

@Suite("La lista de equipos escrita o pegada")
struct PruebasDeListaDeEquipos {
    @Test(
        "una línea, un equipo, con o sin número delante",
        arguments: [
            "Rayo FC\nToros", "1. Rayo FC\r\n2. Toros\r\n", "- Rayo FC\n\n• Toros\n",
            "\u{FEFF}Equipo\nRayo FC\nToros", "  Rayo FC \n\tToros",
            "equipo;ciudad\nRayo FC;Madrid\nToros;Lugo",
        ])
    func lineas(texto: String) {
        #expect(ListaDeEquipos(texto).equipos.map(\.nombre) == ["Rayo FC", "Toros"])
    }

    @Test("un nombre que empieza por una cifra se queda como es")
    func cifras() {
        let lista = ListaDeEquipos("1860 München\n3.ª Compañía")
        #expect(lista.equipos.map(\.nombre) == ["1860 München", "3.ª Compañía"])
    }

    @Test(
        "la cabecera de un CSV no es un equipo, en español o en inglés, en singular o en plural",
        arguments: [
            "equipo;jugador", "team,player", "Team,Player", "teams,players", "\"Team\",\"Player\"",
            "Team Name,Player Name", "player_name,team_name", "equipos\tjugadores",
        ])
    func cabeceraDeCsv(cabecera: String) {
        let signo = cabecera.first { ",;\t".contains($0) } ?? ","
        let alReves = cabecera.hasPrefix("player")
        let filas = [("Rayo", "Ana"), ("Toros", "Iván")].map { equipo, jugador in
            alReves ? "\(jugador)\(signo)\(equipo)" : "\(equipo)\(signo)\(jugador)"
        }
        let lista = ListaDeEquipos(([cabecera] + filas).joined(separator: "\n"))
        #expect(lista.equipos.map(\.nombre) == ["Rayo", "Toros"])
        #expect(lista.equipos.map { $0.plantilla.map(\.nombre) } == [["Ana"], ["Iván"]])
        #expect(lista.faltas.isEmpty)
    }

    @Test("con CSV vienen las plantillas")
    func plantillas() {
        let lista = ListaDeEquipos(
            "equipo,jugador,dorsal,capitan\nRayo,Ana,9,si\nRayo,Luis,,\nToros,Iván,7,")
        #expect(lista.equipos.map(\.plantilla.count) == [2, 1])
        #expect(lista.equipos.first?.capitan?.nombre == "Ana")
        #expect(lista.faltas.isEmpty)
    }

    @Test("lo que está mal se dice con su línea, y lo demás se lee")
    func faltas() {
        let repetido = ListaDeEquipos("Rayo\nToros\nRAYO")
        #expect(repetido.equipos.count == 2 && repetido.faltas.map(\.linea) == [3])
        let dorsal = ListaDeEquipos("equipo,jugador,dorsal\nRayo,Ana,nueve\nToros,Iván,7")
        #expect(dorsal.faltas.map(\.linea) == [2])
    }
}

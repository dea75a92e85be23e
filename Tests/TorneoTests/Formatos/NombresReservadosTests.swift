import Testing

@testable import Torneo

@Suite("Los nombres reservados, en lo que sale")
struct NombresReservadosTests {
    private static let documento: DocumentoDelTorneo? = {
        let ella = Jugador(nombre: "Ximena Quirogax", dorsal: 9)
        let equipos = [
            Equipo(nombre: "Rayo", plantilla: [ella]),
            Equipo(nombre: "Toros", plantilla: [DiarioDePrueba.ivan]),
        ].compactMap(\.self)
        var partido = Partido(
            local: equipos[0], visitante: equipos[1],
            eventos: [
                .gol(minuto: 3, jugador: ella, equipo: equipos[0]),
                .tarjeta(minuto: 5, jugador: ella, color: .amarilla),
            ])
        partido.ficha.programacion = Fecha("2027-05-30").map {
            Programacion(fecha: $0, hora: Hora("10:30"), zona: "Europe/Madrid")
        }
        var acta = Acta()
        acta.local = Alineacion(titulares: [ella], capitan: ella)
        acta.lanzamientos = [Lanzamiento(jugador: ella, bando: .local, marcado: true)]
        partido.ficha.acta = acta
        let copa = DocumentoDelTorneo(nombre: "Copa", equipos: equipos, partidos: [partido])
        guard let json = try? copa.aJson(),
            var diario = try? LibroDelTorneo([
                Apunte(
                    id: Identificador(alta: 7, baja: 0), instante: 1, autor: .esteOrdenador,
                    suceso: .tomado(TorneoTomado(documento: json)))
            ])
        else { return nil }
        let oculto = Suceso.plantilla(PlantillaCambiada(equipo: 1, .mostrar(ella, .iniciales)))
        _ = try? diario.anotar(
            Apunte(
                id: Identificador(alta: 7, baja: 1), instante: 2, autor: .esteOrdenador,
                suceso: oculto))
        return diario.documento
    }()

    @Test("solo el documento de quien organiza los tiene")
    func salidas() throws {
        let copa = try #require(Self.documento)
        #expect(copa.equipos[0].reservados.count == 1)
        let calendario = CalendarioDePartidos(
            copa, CalendarioDePartidos.Opciones(identidad: "copa", duracion: 105, ahora: 0))
        let salidas = [
            String(decoding: try copa.aJson(paraTodos: true), as: UTF8.self), copa.aCsv(nil),
            copa.aFootballTxt().texto, String(decoding: copa.aOpenfootball().datos, as: UTF8.self),
            calendario.aIcs(continuando: nil, zonas: { _, _ in nil }),
        ]
        for salida in salidas {
            #expect(!salida.contains("Quirogax") && !salida.contains("nombreReservado"))
            #expect(salida.contains("Rayo"))
        }
        let suyo = String(decoding: try copa.aJson(), as: UTF8.self)
        #expect(suyo.contains("Ximena Quirogax") && suyo.contains("nombreReservado"))
    }
}

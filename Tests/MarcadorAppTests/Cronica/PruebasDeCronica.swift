import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La crónica de un partido")
struct PruebasDeCronica {
    private let cronicas = CronicasRepositorioFalso()

    private func publicar(_ partido: Partido) -> PublicarCronica {
        PublicarCronica(partidos: RepositorioFalso(partido), cronicas: cronicas)
    }

    private func partido(
        _ incidencias: [Incidencia], estado: EstadoDePartido = .finalizado
    ) -> Partido {
        Partido(
            local: Ejemplo.rayo, visitante: Ejemplo.toros, incidencias: incidencias,
            ficha: Ficha(estado: estado))
    }

    @Test("es el resultado y una línea por gol")
    func redactada() {
        let cronica = publicar(Ejemplo.rayoContraToros).redactar(partidoId: 1)
        #expect(cronica?.titulo == "Rayo FC 2-1 Toros")
        #expect(cronica?.texto == "12' Ana (Rayo FC)\n55' Iván (Toros)\n80' Ana (Rayo FC)")
    }

    @Test("sin goles lo dice")
    func sinGoles() {
        let cronica = publicar(partido([])).redactar(partidoId: 1)
        #expect(cronica?.titulo == "Rayo FC 0-0 Toros")
        #expect(cronica?.texto == "Sin goles")
    }

    @Test("penaltis, goles en propia, sin autor, sin minuto y en el añadido se entienden")
    func detalles() {
        func gol(_ minuto: Int, _ jugador: Jugador) -> EventoDePartido {
            .gol(minuto: minuto, jugador: jugador, equipo: Ejemplo.rayo)
        }
        let cronica = publicar(
            partido([
                Incidencia(gol(0, .sinIdentificar), minutoConocido: false),
                Incidencia(gol(90, Ejemplo.ana), anadido: 3, clase: .penalti),
                Incidencia(gol(46, Ejemplo.luis)),
                Incidencia(gol(45, Ejemplo.ivan), anadido: 2, clase: .enPropia),
                Incidencia(.tarjeta(minuto: 1, jugador: Ejemplo.ana, color: .roja)),
            ])
        ).redactar(partidoId: 1)
        #expect(
            cronica?.lineas == [
                "45+2' Iván (Rayo FC, en propia puerta)", "46' Luis (Rayo FC)",
                "90+3' Ana (Rayo FC, de penalti)", "Sin identificar (Rayo FC)",
            ])
        #expect(
            cronica?.renglones.map { $0.en(.en) } == [
                "45+2' Iván (Rayo FC, own goal)", "46' Luis (Rayo FC)",
                "90+3' Ana (Rayo FC, penalty)", "Unknown scorer (Rayo FC)",
            ])
        #expect(cronica?.titulo == "Rayo FC 4-0 Toros")
    }

    @Test(
        "un partido sin resultado no es un 0-0",
        arguments: [EstadoDePartido.programado, .aplazado, .suspendido])
    func sinResultado(estado: EstadoDePartido) {
        let cronica = publicar(partido([], estado: estado)).redactar(partidoId: 1)
        #expect(cronica?.titulo == "Rayo FC - Toros")
    }

    @Test("publicada devuelve su número, y lo publicado es lo redactado")
    func publicada() async {
        let publicar = publicar(Ejemplo.rayoContraToros)
        #expect(await publicar(partidoId: 1) == .success(101))
        #expect(cronicas.publicadas.map(\.titulo) == ["Rayo FC 2-1 Toros"])
        #expect(
            cronicas.publicadas.map(\.texto) == [publicar.redactar(partidoId: 1)?.texto])
    }

    @Test("un partido que no existe no se publica")
    func noExiste() async {
        let publicar = publicar(Ejemplo.rayoContraToros)
        #expect(publicar.redactar(partidoId: 99) == nil)
        #expect(await publicar(partidoId: 99) == .failure(.noExisteElPartido(99)))
        #expect(cronicas.publicadas.isEmpty)
    }

    @Test(
        "lo que falla se dice con sus palabras",
        arguments: [
            (ErrorDeRed.sinConexion as any Error, "No hay conexión"),
            (ErrorDeRed.servidor(codigo: 500), "El servidor respondió con el código 500"),
            (ErrorDeTorneo.equipoContraSiMismo, "Un equipo no puede jugar contra sí mismo"),
        ])
    func falla(error: any Error, frase: String) async {
        cronicas.fallo = error
        let pantalla = CronicaViewModel(
            partidoId: 1, publicarCronica: publicar(Ejemplo.rayoContraToros))
        await pantalla.publicar()
        #expect(pantalla.uiState.mensaje == frase)
        #expect(!pantalla.uiState.publicando)
    }

    @Test("la pantalla: redactada, publicando, publicada con su número")
    func laPantalla() async {
        let servicio = ServicioFalso()
        servicio.puerta.cerrar()
        let pantalla = CronicaViewModel(
            partidoId: 1,
            publicarCronica: PublicarCronica(
                partidos: RepositorioFalso(Ejemplo.rayoContraToros),
                cronicas: RepositorioDeCronicasEnRed(servicio: servicio)))
        #expect(pantalla.uiState.cronica?.titulo == "Rayo FC 2-1 Toros")
        #expect(pantalla.uiState.mensaje == nil)
        let primera = Task { await pantalla.publicar() }
        await hasta("publicar") { servicio.puerta.esperando == 1 }
        #expect(pantalla.uiState.publicando)
        let segunda = Task {
            await pantalla.publicar()
            return pantalla.uiState.mensaje
        }
        for _ in 0..<100 { await Task.yield() }
        servicio.puerta.abrir()
        await primera.value
        #expect(await segunda.value == "Crónica publicada con el n.º 101")
        #expect(servicio.publicadas.count == 1, "dos toques publican una vez")
        #expect(!pantalla.uiState.publicando)
        #expect(
            servicio.publicadas.first
                == CronicaNuevaDTO(
                    userId: 1, title: "Rayo FC 2-1 Toros",
                    body: "12' Ana (Rayo FC)\n55' Iván (Toros)\n80' Ana (Rayo FC)"))
    }

    @Test("lo que no se contestó se repite con su identidad; contestado, o con otro texto, es otra")
    func identidades() async throws {
        let servicio = ServicioFalso()
        servicio.numero = .failure(ErrorDeRed.sinConexion)
        let partidos = RepositorioFalso(Ejemplo.rayoContraToros)
        var siguiente: UInt64 = 0
        let pantalla = CronicaViewModel(
            partidoId: 1,
            publicarCronica: PublicarCronica(
                partidos: partidos, cronicas: RepositorioDeCronicasEnRed(servicio: servicio))
        ) {
            siguiente += 1
            return Identificador(alta: 0x7000, baja: siguiente)
        }
        await pantalla.publicar()
        await pantalla.publicar()
        partidos.registrarGol(
            partidoId: 1, gol: .gol(minuto: 90, jugador: Ejemplo.sofia, equipo: Ejemplo.toros))
        await pantalla.publicar()
        servicio.numero = .success(101)
        await pantalla.publicar()
        await pantalla.publicar()
        let ids = [1, 1, 2, 2, 3].map { Identificador(alta: 0x7000, baja: $0) }
        #expect(servicio.publicadas.map(\.uuid) == ids)
    }

    @Test("una identidad contestada no se envía otra vez, tampoco a un servicio que no las conoce")
    func contestada() async {
        let servicio = ServicioFalso()
        let pantalla = CronicaViewModel(
            partidoId: 1,
            publicarCronica: PublicarCronica(
                partidos: RepositorioFalso(Ejemplo.rayoContraToros),
                cronicas: RepositorioDeCronicasEnRed(servicio: servicio)))
        let id = Identificador(alta: 0x7000, baja: 1)
        #expect(await pantalla.publicada(id: id) == .publicada(101))
        servicio.numero = .success(102)
        #expect(await pantalla.publicada(id: id) == .publicada(101))
        #expect(servicio.publicadas.count == 1)
        #expect(await pantalla.publicada() == .publicada(102))
    }

    @Test("la pantalla de un partido que no existe lo dice")
    func pantallaInexistente() {
        let pantalla = CronicaViewModel(
            partidoId: 99, publicarCronica: publicar(Ejemplo.rayoContraToros))
        #expect(pantalla.uiState.cronica == nil)
        #expect(pantalla.uiState.mensaje?.hasPrefix("No existe el partido") == true)
    }
}

import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("La pantalla de un partido seguido")
struct PruebasDePartidoSeguido {
    private let reloj = RelojDeMano()
    private let servidor = ServidorFalso()
    private let contenedor: ContenedorDelServidor
    private let pantalla: PartidoSeguidoViewModel

    init() async throws {
        servidor.losPartidos = [.prueba(1, directo: Self.directo(minuto: 40)), .prueba(2)]
        contenedor = ContenedorDelServidor(
            carpeta: nil, reloj: reloj, servicio: { [servidor] _ in servidor })
        let copa = TorneoDTO(id: "torneo", nombre: "Copa Barrio", equipos: 4, partidos: 2)
        await contenedor.seguir(MarcaPendiente.unServidor, copa)
        pantalla = try #require(contenedor.pantalla(1))
        await hasta("que escuche") { [servidor] in servidor.escuchando.count == 1 }
        servidor.escuchando[0].salida.yield([])
        await hasta("que esté en directo") { [contenedor] in
            contenedor.seguido?.conexion == .enDirecto
        }
    }

    private static func directo(minuto: Int, corriendo: Bool = true) -> DirectoDTO {
        DirectoDTO(
            minuto: minuto, duracion: 90, corriendo: corriendo, terminado: !corriendo,
            marcador: MarcadorDTO(local: 0, visitante: 1), ultimoAviso: "ninguno",
            msPorMinuto: 60_000)
    }

    private var exito: PartidoSeguidoUiState.Exito? {
        if case .exito(let exito) = pantalla.uiState { exito } else { nil }
    }

    @Test("enseña lo que dice el servidor; la misma pantalla para todos")
    func lista() {
        #expect(exito?.marcador == Marcador(local: 0, visitante: 1))
        #expect(exito?.minuto == 40)
        #expect(exito?.estado == .enJuego)
        #expect(exito?.sePuedeEmpezar == false)
        #expect(contenedor.pantalla(1) === pantalla)
        #expect(pantalla.equipo(.visitante) == "Toros")
        #expect(contenedor.seguimiento?.filas.map(\.minuto) == [40, nil])
        #expect(contenedor.pantalla(99)?.uiState == .error(.noExisteElPartido(99)))
    }

    @Test(
        "solo marca quien puede marcar ese partido",
        arguments: [
            (Papel.anotador(torneo: "torneo", .partido(1)), true),
            (.anotador(torneo: "torneo", .partido(2)), false), (.organizador, true),
            (.capitan(torneo: "torneo", equipo: 1), false), (nil, false),
        ])
    func soloQuienPuede(papel: Papel?, puede: Bool) async throws {
        #expect(exito?.sePuedeMarcar == true)
        servidor.sesiones[nil] = .success(SesionDTO(papel: papel))
        await contenedor.seguido?.dejar()
        contenedor.seguido?.seguir()
        await hasta("que escuche") { servidor.escuchando.count == 2 }
        servidor.escuchando[1].salida.yield([])
        await hasta("que esté en directo") { contenedor.seguido?.conexion == .enDirecto }
        #expect(exito?.sePuedeMarcar == puede)
    }

    @Test("un gol sin red lleva el minuto en que fue, y se ve cuántos esperan")
    func minuto() async {
        servidor.sinRed = true
        await pantalla.alGol(.local)
        reloj.avanzar(ms: 5 * 60_000)
        await pantalla.alGol(.visitante)
        #expect(pantalla.pendientes.map(\.minuto) == [40, 45])
        #expect(pantalla.textoDePendientes?.espanol == "2 marcas por enviar")
        #expect(contenedor.seguimiento?.textoDePendientes?.espanol == "2 marcas por enviar")
        #expect(contenedor.seguimiento?.filas[0].pendientes == 2)
        #expect(exito?.marcador == Marcador(local: 1, visitante: 2))
        servidor.sinRed = false
        contenedor.alVolver()
        await hasta("que se envíen") { contenedor.bandeja.marcas.isEmpty }
        #expect(servidor.recibidas.map(\.minuto) == [40, 45])
        #expect(
            exito?.marcador == Marcador(local: 1, visitante: 2), "hasta que el servidor las cuente")
        #expect(pantalla.textoDePendientes == nil)
    }

    @Test("de un partido que no se juega no se sabe el minuto: lo pone el servidor")
    func sinJuego() async {
        servidor.sinRed = true
        let otra = contenedor.pantalla(2)
        await otra?.alGol(.local)
        #expect(otra?.pendientes.map(\.minuto) == [nil])
        #expect(pantalla.pendientes.isEmpty)
        #expect(pantalla.textoDePendientes == nil)
    }

    @Test("el minuto pasa mientras se mira")
    func elMinutoPasa() async {
        let mirando = Task { await pantalla.alAparecer() }
        await hasta("que espere al reloj") { reloj.esperando == 1 }
        reloj.avanzar(ms: 60_000)
        await hasta("que vuelva a esperar") { reloj.esperando == 1 }
        #expect(exito?.minuto == 41)
        mirando.cancel()
        await mirando.value
    }

    @Test("empezar con la respuesta perdida repite el mismo identificador; rechazado, es otro")
    func empezar() async {
        servidor.falloAlEmpezar = .red(.sinConexion)
        await pantalla.empezar()
        #expect(pantalla.error == .noHayConexion)
        await pantalla.empezar()
        servidor.falloAlEmpezar = .rechazo(RechazoDeMarca(codigo: 409, motivo: "Ya empezó"))
        await pantalla.empezar()
        #expect(pantalla.error?.espanol == "Ya empezó")
        servidor.falloAlEmpezar = nil
        await pantalla.empezar()
        #expect(pantalla.error == nil)
        #expect(
            servidor.saques[0] == servidor.saques[1] && servidor.saques[1] == servidor.saques[2])
        #expect(servidor.saques[3] != servidor.saques[0])
    }

    @Test("cuando no caben más marcas se dice, y no se apunta")
    func llena() async throws {
        servidor.sinRed = true
        for n in 0..<BandejaDeSalida.maximo {
            try await contenedor.bandeja.anotar(.prueba(UInt64(n)))
        }
        await pantalla.alGol(.local)
        #expect(pantalla.error == .bandejaLlena(BandejaDeSalida.maximo))
        #expect(contenedor.bandeja.marcas.count == BandejaDeSalida.maximo)
    }

    @Test(
        "lo que pasó, en una línea",
        arguments: [
            (
                EventoDTO(tipo: "gol", minuto: 12, jugador: "Ana", equipo: "Rayo FC"),
                "12' Ana (Rayo FC)", "12' Ana (Rayo FC)"
            ),
            (
                EventoDTO(tipo: "gol", minuto: 45, anadido: 2, equipo: "Toros", clase: "penalti"),
                "45+2' Goleador desconocido (Toros) (p.)", "45+2' Scorer unknown (Toros) (pen.)"
            ),
            (
                EventoDTO(tipo: "gol", jugador: "Ana", equipo: "Toros", clase: "enPropia"),
                "Ana (Toros) (p. p.)", "Ana (Toros) (o.g.)"
            ),
            (
                EventoDTO(tipo: "tarjeta", minuto: 60, jugador: "Iván", color: "ROJA"),
                "60' Tarjeta roja Iván", "60' Red card Iván"
            ),
            (
                EventoDTO(tipo: "cambio", minuto: 85, sale: "Ana", entra: "Luis"),
                "85' Cambio: Ana → Luis", "85' Substitution: Ana → Luis"
            ),
        ])
    func sucesos(evento: EventoDTO, espanol: String, ingles: String) {
        #expect(evento.frase == Texto(espanol, ingles))
    }

    @Test("volver a empezar de cero olvida lo que se seguía y lo que esperaba")
    func reiniciar() async throws {
        let carpeta = try CarpetaTemporal()
        let datos = CarpetaDeDatos(url: carpeta.url)
        try await BandejaDeSalida(url: datos.salida).anotar(.prueba(1))
        try CopiaDelTorneo(url: datos.seguido).guardar(
            TorneoVisto(
                servidor: MarcaPendiente.unServidor, torneo: "torneo", nombre: "Copa",
                partidos: [], leido: reloj.ahora))
        let antes = ContenedorDelServidor.enDisco(datos, configuracion: Configuracion())
        #expect(antes.seguido != nil && antes.bandeja.marcas.count == 1)
        let nuevo = ContenedorDelServidor.enDisco(
            datos, configuracion: Configuracion(argumentos: ["-reiniciarDatos", "YES"]))
        #expect(nuevo.seguido == nil && nuevo.seguimiento == nil && nuevo.bandeja.marcas.isEmpty)
    }
}

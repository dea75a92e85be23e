import Foundation
import MarcadorApp
import Testing
import Torneo

@testable import MarcadorServidor

@MainActor
@Suite("Seguir y marcar los partidos de un servidor de verdad", .timeLimit(.minutes(5)))
struct PruebasDeSeguimiento {
    private let reloj = RelojDeMano()

    /// Gives a server and a place for the data of a phone to some work, and removes both.
    private func conServidor(
        _ trabajo: (ServidorDePrueba, CarpetaDeDatos) async throws -> Void
    ) async throws {
        let servidor = try ServidorDePrueba()
        let telefono = FileManager.default.temporaryDirectory
            .appending(path: "marcador-telefono-\(UUID().uuidString)")
        defer {
            servidor.borrar()
            try? FileManager.default.removeItem(at: telefono)
        }
        try await trabajo(servidor, CarpetaDeDatos(url: telefono))
        servidor.parar()
    }

    /// A phone with patience: the computer that tests may be busy.
    private func telefono(_ carpeta: CarpetaDeDatos) -> ContenedorDelServidor {
        ContenedorDelServidor(
            carpeta: carpeta, reloj: reloj, servicio: { ServicioMarcador.paciente($0) })
    }

    /// A phone that follows the server's tournament, connected as a person does it.
    private func conectado(
        a servidor: ServidorDePrueba, _ carpeta: CarpetaDeDatos
    ) async throws -> ContenedorDelServidor {
        let telefono = self.telefono(carpeta)
        let pantalla = telefono.conexion
        pantalla.direccion = servidor.direccion + "/torneos/torneo/partidos/1"
        await pantalla.conectar()
        #expect(pantalla.uiState.error == nil)
        let seguido = try #require(telefono.seguido)
        await cuando { seguido.conexion == .enDirecto }
        return telefono
    }

    private func exito(
        _ pantalla: PartidoSeguidoViewModel
    ) throws -> PartidoSeguidoUiState.Exito {
        guard case .exito(let exito) = pantalla.uiState else {
            throw RechazoDeMarca(codigo: 0, motivo: "\(pantalla.uiState)")
        }
        return exito
    }

    @Test("la lista es la del servidor, y lo que otro marca se ve sin preguntar")
    func seguir() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            let lista = try #require(telefono.seguimiento)
            #expect(lista.titulo == "Copa Barrio")
            #expect(lista.filas.count == 18)
            #expect(lista.filas[0].marcador == Marcador(local: 3, visitante: 2))
            #expect(lista.filas[0].estado == .partidoTerminado)
            #expect(lista.aviso == nil && lista.textoDePendientes == nil)
            let antes = lista.filas[1].marcador?.visitante ?? 0
            let visita = VisitaPorEnchufe(puerto: servidor.puerto)
            _ = try await visita.post(
                "/torneos/torneo/partidos/2/goles", formulario: "lado=visitante")
            await cuando { (lista.filas[1].marcador?.visitante ?? 0) > antes }
            await telefono.alIrse()
        }
    }

    @Test("un torneo que no está se dice con las palabras del servidor, y no se insiste")
    func noEsta() async throws {
        try await conServidor { servidor, _ in
            let direccion = try #require(URL(string: servidor.direccion))
            let seguido = TorneoSeguido(
                TorneoVisto(
                    servidor: direccion, torneo: "otro", nombre: "Otro", partidos: [],
                    leido: reloj.ahora),
                servicio: ServicioMarcador.paciente(direccion), reloj: reloj)
            seguido.seguir()
            await cuando { ![.parada, .conectando].contains(seguido.conexion) }
            guard case .noEsta(let texto) = seguido.conexion else {
                await seguido.dejar()
                Issue.record("\(seguido.conexion)")
                return
            }
            #expect(!texto.espanol.isEmpty)
            #expect(reloj.esperando == 0)
        }
    }

    @Test("empezar y marcar: se ve al instante, llega, y dice quién y cuándo")
    func marcar() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            let pantalla = try #require(telefono.pantalla(1))
            let mirando = Task { await pantalla.alAparecer() }
            #expect(try exito(pantalla).sePuedeEmpezar)
            await pantalla.empezar(duracion: 60)
            #expect(pantalla.error == nil)
            #expect(try exito(pantalla).estado == .enJuego)
            #expect(try !exito(pantalla).sePuedeEmpezar)
            #expect(try exito(pantalla).minuto == 0)
            await pantalla.alGol(.visitante)
            #expect(try exito(pantalla).marcador == Marcador(local: 0, visitante: 1))
            await cuando { telefono.bandeja.marcas.isEmpty && telefono.seguido?.enviadas == [] }
            #expect(try exito(pantalla).marcador == Marcador(local: 0, visitante: 1))
            await cuando { (try? exito(pantalla).sucesos.count) == 6 }
            #expect(try exito(pantalla).sucesos.last?.jugador == "Iván")
            #expect(try await servidor.guardado(1).marcador() == Marcador(local: 3, visitante: 3))
            mirando.cancel()
            await mirando.value
            await telefono.alIrse()
        }
    }

    @Test(
        "sin red se marca igual; cerrado el teléfono y vuelta la red, todo llega una vez y en orden"
    )
    func sinRed() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            let pantalla = try #require(telefono.pantalla(1))
            servidor.parar()
            let seguido = try #require(telefono.seguido)
            await cuando { if case .sinConexion = seguido.conexion { true } else { false } }
            let lados: [Lado] = [.visitante, .local, .visitante, .visitante]
            for lado in lados { await pantalla.alGol(lado) }
            #expect(pantalla.textoDePendientes == .marcasPorEnviar(4))
            #expect(pantalla.aviso == .sinConexionConElServidor(.noHayConexion))
            #expect(try exito(pantalla).marcador == Marcador(local: 4, visitante: 5))
            let marcadas = telefono.bandeja.marcas.map(\.id)
            await telefono.alIrse()

            let otraVez = self.telefono(carpeta)
            let suPantalla = try #require(otraVez.pantalla(1))
            #expect(otraVez.bandeja.pendientes.map(\.id) == marcadas)
            #expect(try exito(suPantalla).marcador == Marcador(local: 4, visitante: 5))
            try servidor.abrir()
            otraVez.alVolver()
            await cuando { otraVez.bandeja.marcas.isEmpty }
            await cuando { otraVez.seguido?.enviadas == [] }
            #expect(try exito(suPantalla).marcador == Marcador(local: 4, visitante: 5))
            let guardado = try await servidor.guardado(1)
            #expect(guardado.incidencias.compactMap(\.id) == marcadas)
            #expect(guardado.marcador() == Marcador(local: 4, visitante: 5))
            await otraVez.alIrse()
        }
    }

    @Test("dos teléfonos con la misma bandeja envían todo dos veces, y cuenta una")
    func dosVeces() async throws {
        try await conServidor { servidor, carpeta in
            let uno = try await conectado(a: servidor, carpeta)
            await uno.alIrse()
            servidor.parar()
            let pantalla = try #require(uno.pantalla(1))
            for _ in 1...10 { await pantalla.alGol(.local) }
            await uno.alIrse()
            let otro = self.telefono(carpeta)
            #expect(otro.bandeja.pendientes.count == 10)
            try servidor.abrir()
            uno.mensajero.enviar()
            otro.mensajero.enviar()
            await cuando { uno.bandeja.marcas.isEmpty && otro.bandeja.marcas.isEmpty }
            let guardado = try await servidor.guardado(1)
            #expect(guardado.marcador() == Marcador(local: 13, visitante: 2))
            #expect(Set(guardado.incidencias.compactMap(\.id)).count == 10)
        }
    }

    @Test("un servidor que dice que no se oye, en el idioma, y la marca se puede enviar o tirar")
    func rechazada() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            let bandeja = telefono.bandeja
            let marca = MarcaPendiente(
                id: try #require(Identificador("0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10")),
                servidor: try #require(telefono.seguido?.servidor), torneo: "torneo", partido: 99,
                lado: .local, minuto: nil, hecha: reloj.ahora)
            try await bandeja.anotar(marca)
            telefono.mensajero.enviar()
            await cuando { !bandeja.rechazadas.isEmpty }
            #expect(
                bandeja.rechazadas.first?.rechazo
                    == RechazoDeMarca(codigo: 404, motivo: "No existe el partido n.º 99"))
            let pantalla = try #require(telefono.pantalla(99))
            #expect(pantalla.uiState == .error(.noExisteElPartido(99)))
            #expect(pantalla.rechazadas.map(\.id) == [marca.id])
            await pantalla.reintentar(marca.id)
            await cuando { !bandeja.rechazadas.isEmpty }
            await pantalla.descartar(marca.id)
            #expect(bandeja.marcas.isEmpty)
            await telefono.alIrse()
        }
    }

    @Test("empezar otro partido mientras se juega uno se dice, con la frase del servidor")
    func otroEnJuego() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            let uno = try #require(telefono.pantalla(1))
            let otro = try #require(telefono.pantalla(2))
            await uno.empezar()
            await otro.empezar()
            #expect(otro.error?.espanol == Texto.otroPartidoEnJuego(1).espanol)
            servidor.parar()
            await otro.empezar()
            #expect(otro.error == .noHayConexion)
            await telefono.alIrse()
        }
    }

    @Test(
        "las pantallas de árbitros y crónica, sobre el servidor: sin red se dice, y de vuelta sigue"
    )
    func arbitrosYCronica() async throws {
        try await conServidor { servidor, _ in
            let telefono = ContenedorDeLaApp(
                servicio: ServicioMarcador.paciente(try #require(URL(string: servidor.direccion))),
                almacenDelTorneo: nil, almacenDeArbitros: nil)
            let arbitros = telefono.arbitrosViewModel()
            let cronica = telefono.cronicaViewModel(id: 1)
            await arbitros.refrescar()
            #expect(arbitros.uiState.arbitros.count == 10)
            servidor.parar()
            await arbitros.refrescar()
            #expect(arbitros.fallo != nil && arbitros.uiState.arbitros.count == 10)
            await cronica.publicar()
            #expect(cronica.uiState.desenlace == .fallida(.red(.sinConexion)))
            try servidor.abrir()
            await arbitros.refrescar()
            #expect(arbitros.fallo == nil)
            await cronica.publicar()
            #expect(cronica.uiState.desenlace == .publicada(101))
        }
    }

    @Test(
        "una crónica cuya respuesta se perdió se publica una vez, con el servicio de las lecciones")
    func cronicaRepetida() async throws {
        try await conServidor { servidor, _ in
            let cronicas = RepositorioDeCronicasEnRed(
                servicio: ServicioMarcador.paciente(try #require(URL(string: servidor.direccion))))
            let uuid = try #require(Identificador("0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10"))
            for _ in 1...2 {
                let numero = try await cronicas.publicar(
                    titulo: "Rayo FC 3-2 Toros", texto: "Sin goles", uuid: uuid)
                #expect(numero == 101)
                servidor.parar()
                try servidor.abrir()
            }
            let otra = try await cronicas.publicar(titulo: "Rayo FC 3-2 Toros", texto: "Sin goles")
            #expect(otra == 102)
        }
    }

    @Test("ya no se sigue: se olvida, y lo que esperaba no se pierde")
    func olvidar() async throws {
        try await conServidor { servidor, carpeta in
            let telefono = try await conectado(a: servidor, carpeta)
            await telefono.olvidar()
            #expect(telefono.seguido == nil && telefono.seguimiento == nil)
            #expect(self.telefono(carpeta).seguido == nil)
        }
    }
}

import Foundation
import Testing
import Torneo

@testable import MarcadorApp

@MainActor
@Suite("El torneo en su diario, y torneo.json a su lado")
struct PruebasDelDiario {
    private let carpeta: CarpetaTemporal
    private let diario = DiarioEnMemoria()

    init() throws { carpeta = try CarpetaTemporal() }

    private var almacen: AlmacenDelTorneo { AlmacenDelTorneo(url: carpeta.fichero("torneo.json")) }

    /// As if the server began, over the same journal and file.
    private func abrir() -> RepositorioDePartidos {
        RepositorioDePartidos(
            almacen: almacen, cuaderno: CuadernoDelTorneo(torneo: "torneo", diario: diario),
            reloj: RelojDeMano())
    }

    private func marcar(_ repositorio: RepositorioDePartidos, minuto: Int = 7) {
        RegistrarGol(repositorio: repositorio)(partidoId: 1, lado: .local, minuto: minuto)
    }

    @Test("sin nada, la muestra; lo primero que pasa apunta también el principio")
    func desdeNada() async throws {
        let repositorio = abrir()
        #expect(repositorio.partidos == DatosDeEjemplo.partidos)
        #expect(diario.version(de: "torneo") == 0)
        marcar(repositorio)
        try await repositorio.asegurar()
        #expect(
            diario.leer("torneo", desde: 0, cuantos: 9).map(\.suceso.tipo) == ["tomado", "gol"])
        let otro = abrir()
        #expect(try otro.documento.aJson() == repositorio.documento.aJson())
        #expect(try Data(contentsOf: almacen.url) == repositorio.documento.aJson())
    }

    @Test("un torneo.json de antes se toma byte a byte y el fichero sigue ahí")
    func seToma() async throws {
        var datos = try DocumentoDelTorneo(DatosDeEjemplo.torneo).aJson()
        datos.replaceSubrange(..<1, with: Data(#"{"clave de otro": 1,"#.utf8))
        try datos.write(to: almacen.url)
        let lineas = try await registro { try await abrir().asegurar() }
        #expect(lineas.first?.contains("desde ahora vale el diario") == true)
        let primero = try #require(diario.leer("torneo", desde: 0, cuantos: 1).first)
        #expect(primero.suceso == .tomado(TorneoTomado(documento: datos)))
        #expect(almacen.existe)
    }

    @Test("lo que el diario no guarda no se da por hecho, se ve, y se guarda cuando se puede")
    func elDiarioFalla() async throws {
        diario.fallo = .disco(Texto("no queda sitio en el disco", "the disk is full"))
        let repositorio = abrir()
        _ = await registro {
            marcar(repositorio)
            await #expect(throws: ErrorDeDiario.self) { try await repositorio.asegurar() }
        }
        #expect(repositorio.sinGuardar)
        #expect(repositorio.partido(id: 1)?.golesLocal == 4, "se ve")
        #expect(!almacen.existe)
        diario.fallo = nil
        marcar(repositorio, minuto: 8)
        try await repositorio.asegurar()
        #expect(!repositorio.sinGuardar)
        #expect(abrir().partido(id: 1)?.golesLocal == 5)
    }

    @Test("un fichero que se quedó atrás se pone al día y no es de nadie más")
    func atrasado() async throws {
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        let viejo = try Data(contentsOf: almacen.url)
        marcar(repositorio, minuto: 9)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        #expect(try Data(contentsOf: almacen.url) != viejo)
        try viejo.write(to: almacen.url)
        let otro = abrir()
        #expect(otro.partido(id: 1)?.golesLocal == 5)
        #expect(otro.apuntado.apuntes.count == 3)
        try await otro.asegurar()
        await otro.cerrar()
        #expect(try Data(contentsOf: almacen.url) == otro.documento.aJson())
    }

    @Test("si se tomó un fichero y se murió antes de escribirlo, no se toma dos veces")
    func tomadoYMuerto() async throws {
        let datos = try DocumentoDelTorneo(DatosDeEjemplo.torneo).aJson() + Data("\n\n".utf8)
        try datos.write(to: almacen.url)
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        for escritos in [[], diario.documentos(de: "torneo")] {
            // The file as it was when it was taken over, whatever was remembered of later ones.
            let otro = DiarioEnMemoria()
            let apuntes = diario.leer("torneo", desde: 0, cuantos: 9)
            _ = try await otro.anotar(apuntes, en: "torneo", tras: 0)
            for escrito in escritos {
                try await otro.recordar(escrito, escrito: nil, de: "torneo")
            }
            try datos.write(to: almacen.url)
            let reabierto = RepositorioDePartidos(
                almacen: almacen, cuaderno: CuadernoDelTorneo(torneo: "torneo", diario: otro),
                reloj: RelojDeMano())
            #expect(reabierto.partido(id: 1)?.golesLocal == 4)
            #expect(reabierto.apuntado.apuntes.count == 2)
        }
    }

    @Test("un fichero cambiado a mano se importa como un apunte más, una vez")
    func aMano() async throws {
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        let suyo = DocumentoDelTorneo(nombre: "Otra copa", equipos: [Ejemplo.rayo], partidos: [])
        try suyo.aJson().write(to: almacen.url)
        let lineas = try await registro {
            let otro = abrir()
            #expect(otro.nombre == "Otra copa" && otro.partidos.isEmpty)
            try await otro.asegurar()
            await otro.cerrar()
        }
        #expect(lineas.contains { $0.contains("IMPORTADO") })
        #expect(diario.version(de: "torneo") == 3)
        let tercero = abrir()
        #expect(tercero.nombre == "Otra copa" && tercero.apuntado.apuntes.count == 3)
    }

    @Test("un fichero roto no puede con el diario: se aparta y se vuelve a escribir")
    func roto() async throws {
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        try Data("{".utf8).write(to: almacen.url)
        _ = try await registro {
            let otro = abrir()
            #expect(otro.partido(id: 1)?.golesLocal == 4)
            #expect(otro.tieneSuFichero)
            try await otro.asegurar()
            await otro.cerrar()
        }
        #expect(
            try carpeta.contenido == [
                ".torneo.apuntes", "torneo.ilegible-1.json", "torneo.json",
            ])
        #expect(try almacen.cargar().partidos[0].golesLocal == 4)
    }

    @Test("un diario que no cuadra no se toca: se ve el fichero y no se apunta nada")
    func noCuadra() async throws {
        let gol = Suceso.final(FinalApuntado(partido: 1))
        let apunte = Apunte(
            id: Identificador(alta: 1, baja: 1), instante: 1, autor: .esteOrdenador, suceso: gol)
        _ = try await diario.anotar([apunte], en: "torneo", tras: 0)
        try DocumentoDelTorneo(nombre: "La del fichero", equipos: [], partidos: []).aJson()
            .write(to: almacen.url)
        let lineas = await registro {
            let repositorio = abrir()
            #expect(repositorio.nombre == "La del fichero")
            #expect(
                repositorio.diarioInaccesible
                    == .noCuadra(lugar: 1, motivo: .faltaElTorneo))
            await #expect(throws: ErrorDeDiario.self) { try await repositorio.asegurar() }
        }
        #expect(lineas.contains { $0.contains("no se admite ningún cambio") })
        #expect(diario.version(de: "torneo") == 1)
    }

    @Test("un diario más corto que cuando se escribió el fichero no se da por bueno")
    func masCorto() async throws {
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        let marca = carpeta.url.appending(path: ".torneo.apuntes")
        #expect(try String(contentsOf: marca, encoding: .utf8) == "2\n")
        try Data("5\n".utf8).write(to: marca)
        _ = await registro {
            let otro = abrir()
            #expect(
                otro.diarioInaccesible == .danado("tiene 2 apuntes y llegó a tener 5"))
            #expect(otro.partido(id: 1)?.golesLocal == 4, "se ve el fichero")
            await #expect(throws: ErrorDeDiario.self) { try await otro.asegurar() }
        }
        for sinSentido in ["", "muchos", "-1"] {
            try Data(sinSentido.utf8).write(to: marca)
            #expect(abrir().diarioInaccesible == nil)
        }
    }

    @Test("un reloj que se atrasa cambia la hora que se lee, y ni el orden ni lo que cuenta")
    func relojAtrasado() async throws {
        let reloj = RelojDeMano()
        let repositorio = RepositorioDePartidos(
            almacen: almacen, cuaderno: CuadernoDelTorneo(torneo: "torneo", diario: diario),
            reloj: reloj)
        for minuto in 1...3 {
            marcar(repositorio, minuto: minuto)
            reloj.avanzar(ms: -300_000)
        }
        try await repositorio.asegurar()
        await repositorio.cerrar()
        let goles = diario.leer("torneo", desde: 1, cuantos: 9)
        #expect(goles.map(\.instante) == [1_000_000, 700_000, 400_000])
        #expect(Set(goles.map(\.id)).count == 3)
        let otro = abrir()
        #expect(
            otro.partido(id: 1)?.incidencias.suffix(3).map(\.evento.minuto) == [1, 2, 3])
        #expect(try otro.documento.aJson() == repositorio.documento.aJson())
    }

    @Test("lo que ya está en el fichero no se vuelve a escribir al abrir")
    func alDia() async throws {
        let repositorio = abrir()
        marcar(repositorio)
        try await repositorio.asegurar()
        await repositorio.cerrar()
        let escritos = diario.documentos(de: "torneo")
        let otro = abrir()
        try await otro.asegurar()
        await otro.cerrar()
        #expect(diario.documentos(de: "torneo") == escritos)
        #expect(try Data(contentsOf: almacen.url) == otro.documento.aJson())
    }

    @Test("dos servidores a la vez: el segundo en apuntar no da por hecho nada, y nada se pierde")
    func dosALaVez() async throws {
        let (uno, otro) = (abrir(), abrir())
        marcar(uno, minuto: 1)
        try await uno.asegurar()
        _ = await registro {
            marcar(otro, minuto: 2)
            await #expect(throws: ErrorDeDiario.otraVersion(esperada: 0, hay: 2)) {
                try await otro.asegurar()
            }
        }
        #expect(otro.sinGuardar)
        await uno.cerrar()
        #expect(abrir().partido(id: 1)?.incidencias.last?.evento.minuto == 1)
    }

    @Test("cien goles sin esperar comparten escrituras y están todos, por orden")
    func cien() async throws {
        let repositorio = abrir()
        var tareas: [Task<Void, any Error>] = []
        for minuto in 1...100 {
            marcar(repositorio, minuto: minuto)
            tareas.append(Task { try await repositorio.asegurar() })
        }
        for tarea in tareas { try await tarea.value }
        let minutos = abrir().partido(id: 1)?.incidencias.suffix(100).map(\.evento.minuto)
        #expect(minutos == Array(1...100))
        await repositorio.cerrar()
    }
}

import MarcadorApp
import Torneo

/// Matches in memory, without file, observation or accumulated tables.
final class RepositorioFalso: PartidosRepositorio {
    var equipos: [Equipo]
    var partidos: [PartidoDeLista]
    var registrados: [(partidoId: Int, gol: EventoDePartido)] = []

    init(_ partidos: Partido...) {
        self.partidos = partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) }
        equipos = partidos.flatMap { [$0.local, $0.visitante] }
    }

    func partido(id: Int) -> Partido? { partidos.first { $0.id == id }?.partido }

    func registrarGol(partidoId: Int, gol: EventoDePartido) {
        registrados.append((partidoId, gol))
        partidos = partidos.map { item in
            guard item.id == partidoId else { return item }
            return PartidoDeLista(id: item.id, partido: item.partido.registrando(gol))
        }
    }
}

/// Writes down the goals it is told of, as people would read them.
final class NotificadorEspia: Notificador {
    var permitido = true
    var avisos: [String] = []

    func notificarGol(minuto: Int, jugador: String, equipo: String) {
        avisos.append("\(jugador) (\(equipo)), minuto \(minuto)")
    }
}

/// A service that says what the test wants, and nothing until the gate is open.
final class ServicioFalso: ServicioDelTorneo {
    var respuesta: Result<[ArbitroDTO], any Error>
    var numero: Result<Int, any Error> = .success(101)
    var publicadas: [CronicaNuevaDTO] = []
    var preguntas = 0
    let puerta = Puerta()

    init(_ respuesta: Result<[ArbitroDTO], any Error> = .success([])) {
        self.respuesta = respuesta
    }

    func arbitros() async throws -> [ArbitroDTO] {
        preguntas += 1
        await puerta.pasar()
        return try respuesta.get()
    }

    func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO {
        publicadas.append(cronica)
        await puerta.pasar()
        return CronicaPublicadaDTO(id: try numero.get(), title: cronica.title)
    }
}

/// Referees without service or file.
final class ArbitrosRepositorioFalso: ArbitrosRepositorio {
    var arbitros: [Arbitro]
    var nuevos: Result<[Arbitro], any Error>

    init(_ arbitros: [Arbitro], nuevos: Result<[Arbitro], any Error>) {
        self.arbitros = arbitros
        self.nuevos = nuevos
    }

    func refrescar() async throws { arbitros = try nuevos.get() }
}

/// A place for chronicles that keeps them in a list, or refuses them.
final class CronicasRepositorioFalso: CronicasRepositorio {
    var publicadas: [(titulo: String, texto: String)] = []
    var fallo: (any Error)?

    func publicar(titulo: String, texto: String) async throws -> Int {
        if let fallo { throw fallo }
        publicadas.append((titulo, texto))
        return 100 + publicadas.count
    }
}

/// Settings in memory whose disk can be made to refuse.
final class PreferenciasFalsas: Preferencias {
    var valores: [String: Int] = [:]
    var fallo: (any Error)?

    func entero(_ clave: String) -> Int? { valores[clave] }
    func guardar(_ valor: Int, en clave: String) { valores[clave] = valor }
    func olvidar(_ clave: String) { valores[clave] = nil }
    func asegurar() async throws { if let fallo { throw fallo } }
}

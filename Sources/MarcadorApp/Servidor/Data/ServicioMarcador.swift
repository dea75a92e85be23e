package import Foundation
package import Torneo

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// A Marcador server over its JSON API.
package struct ServicioMarcador: ServicioDePartidos, ServicioDelTorneo {
    private let api: URL
    private let idioma: Idioma
    private let secreto: (Lugar) -> String?
    private let sesion: URLSession
    private let plazo: Duration
    private let reloj: any Reloj
    private let lecciones: ServicioJSONPlaceholder

    /// The service of a server.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - idioma: the language in which it says no.
    ///   - secreto: the secret of a link of that server for a match, asked anew for each request; nil
    ///     for none.
    ///   - sesion: the client, whose settings are used; by default one that keeps nothing.
    ///   - plazo: how long an answer may take altogether.
    ///   - reloj: the clock by which it does.
    package init(
        servidor: URL, idioma: Idioma = .es, secreto: @escaping (Lugar) -> String? = { _ in nil },
        sesion: URLSession = ServicioJSONPlaceholder.sesionPropia, plazo: Duration = .seconds(15),
        reloj: any Reloj = RelojDelSistema()
    ) {
        api = servidor.appending(path: "api/v1")
        self.idioma = idioma
        self.secreto = secreto
        self.sesion = sesion
        self.plazo = plazo
        self.reloj = reloj
        lecciones = ServicioJSONPlaceholder(
            base: api, sesion: sesion, plazo: plazo, reloj: reloj)
    }

    package func arbitros() async throws -> [ArbitroDTO] { try await lecciones.arbitros() }

    package func publicarCronica(
        _ cronica: CronicaNuevaDTO
    ) async throws -> CronicaPublicadaDTO {
        try await lecciones.publicarCronica(cronica)
    }

    package func torneos() async throws -> [TorneoDTO] { try await pedir("torneos") }

    package func sesion(con secreto: String?) async throws -> SesionDTO {
        try await enviar(conLlave(peticion("sesion"), secreto))
    }

    package func partidos(de torneo: String) async throws -> [PartidoDTO] {
        try await pedir("torneos/\(torneo)/partidos")
    }

    package func partido(_ numero: Int, de torneo: String) async throws -> PartidoDTO {
        try await pedir("torneos/\(torneo)/partidos/\(numero)")
    }

    package func empezar(
        _ partido: PartidoDTO, de torneo: String, duracion: Int?, id: Identificador
    ) async throws -> PartidoDTO {
        try await pedir(
            "torneos/\(torneo)/partidos/\(partido.numero)/empezar",
            enviando: EmpezarDTO(duracion: duracion, id: id),
            a: Lugar(torneo: torneo, partido: partido.numero, campo: partido.campo))
    }

    package func enviar(_ marca: MarcaPendiente) async throws {
        // A server that knows nothing of identities would count a repetition again.
        guard try await apuntado(marca) == marca.id else {
            throw FalloDelServidor.red(.respuestaIncomprensible)
        }
    }

    /// Has a mark written down.
    ///
    /// - Returns: the identity under which it was.
    private func apuntado(_ marca: MarcaPendiente) async throws -> Identificador? {
        if let anulada = marca.anula {
            let apunte: ApunteDTO = try await pedir(
                "torneos/\(marca.torneo)/apuntes/\(anulada)/anular",
                enviando: AnularDTO(id: marca.id), a: marca.lugar)
            return apunte.id
        }
        let gol: GolDTO = try await pedir(
            "torneos/\(marca.torneo)/partidos/\(marca.partido)/goles",
            enviando: GolAManoDTO(lado: marca.lado, minuto: marca.minuto, id: marca.id),
            a: marca.lugar)
        return gol.id
    }

    package func eventos(
        de torneo: String, desde id: String?
    ) -> AsyncThrowingStream<[EventoRecibido], any Error> {
        var peticion = peticion("torneos/\(torneo)/eventos")
        peticion.setValue("text/event-stream", forHTTPHeaderField: "Accept")
        if let id { peticion.setValue(id, forHTTPHeaderField: "Last-Event-ID") }
        peticion.timeoutInterval = Self.silencioDelFlujo
        return FlujoDeEventos.abrir(
            peticion, ajustes: Self.ajustesDelFlujo(sesion.configuration), desde: id, idioma)
    }

    /// Three signs of life missed, which come every 20 seconds, and the server is gone.
    private static let silencioDelFlujo: TimeInterval = 60

    /// The client's settings for a stream, which is silent for longer than an answer may be.
    ///
    /// Apple's client takes the shorter of what the request and what the settings allow.
    static func ajustesDelFlujo(_ ajustes: URLSessionConfiguration) -> URLSessionConfiguration {
        guard let suyos = ajustes.copy() as? URLSessionConfiguration else { return ajustes }
        suyos.timeoutIntervalForRequest = silencioDelFlujo
        return suyos
    }

    private func conLlave(_ peticion: URLRequest, _ secreto: String?) -> URLRequest {
        var peticion = peticion
        if let secreto {
            peticion.setValue("Bearer \(secreto)", forHTTPHeaderField: "Authorization")
        }
        return peticion
    }

    private func peticion(_ camino: String) -> URLRequest {
        var peticion = URLRequest(url: api.appending(path: camino))
        peticion.setValue(idioma.rawValue, forHTTPHeaderField: "Accept-Language")
        return peticion
    }

    private func pedir<T: Decodable>(_ camino: String) async throws -> T {
        try await enviar(peticion(camino))
    }

    private func pedir<T: Decodable>(
        _ camino: String, enviando cuerpo: some Encodable, a lugar: Lugar
    ) async throws -> T {
        var peticion = peticion(camino)
        peticion.httpMethod = "POST"
        peticion.setValue("application/json", forHTTPHeaderField: "Content-Type")
        peticion.httpBody = try JsonDeLaAPI.datos(cuerpo)
        return try await enviar(conLlave(peticion, secreto(lugar)))
    }

    private func enviar<T: Decodable>(_ peticion: URLRequest) async throws -> T {
        let (datos, respuesta): (Data, URLResponse)
        do {
            (datos, respuesta) = try await Descarga.datos(
                peticion, ajustes: sesion.configuration, plazo: plazo, reloj: reloj)
        } catch {
            throw FalloDelServidor.red(ErrorDeRed(deLaBiblioteca: error))
        }
        guard let http = respuesta as? HTTPURLResponse else {
            throw FalloDelServidor.red(.sinConexion)
        }
        guard (200...299).contains(http.statusCode) else {
            let conLlave = peticion.value(forHTTPHeaderField: "Authorization") != nil
            throw fallo(http, datos, conLlave: conLlave)
        }
        do {
            return try JSONDecoder().decode(T.self, from: datos)
        } catch {
            throw FalloDelServidor.red(.respuestaIncomprensible)
        }
    }

    /// Only a problem document of a Marcador is a refusal: the page of a café's network, which
    /// answers in place of everybody, must not cost anybody a goal.
    private func fallo(
        _ respuesta: HTTPURLResponse, _ datos: Data, conLlave: Bool
    ) -> FalloDelServidor {
        let codigo = respuesta.statusCode
        let espera = Reintento.segundos(respuesta)
        let tipo = respuesta.value(forHTTPHeaderField: "Content-Type") ?? ""
        guard tipo.hasPrefix("application/problem+json"),
            let problema = try? JSONDecoder().decode(ProblemaDTO.self, from: datos)
        else { return .red(.servidor(codigo: codigo), esperando: espera, idioma) }
        let dicho = RechazoDeMarca(
            codigo: codigo, motivo: problema.detail ?? problema.title, espera: espera)
        switch codigo {
        case 401: return .faltaEnlace(dicho)
        case 403 where !conLlave: return .faltaEnlace(dicho)
        case 408, 425, 429: return .ahoraNo(dicho)
        case 400...499: return .rechazo(dicho)
        default: return .ahoraNo(dicho)
        }
    }
}

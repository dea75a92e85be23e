import MarcadorApp
import Torneo

extension Api {
    /// Carries out what a program asks for.
    ///
    /// - Parameters:
    ///   - ruta: what is asked for.
    ///   - peticion: the request, whose body says the rest.
    ///   - autor: whom the journal is to name.
    /// - Returns: the answer; nil when what it speaks of does not exist.
    /// - Throws: `FalloDeOrden`, `FalloDeCampo` or `ErrorDePeticion`; nothing has changed then.
    @MainActor
    func cumplir(
        _ ruta: Ruta, _ peticion: Peticion, por autor: Autor
    ) async throws -> Respuesta? {
        switch ruta {
        case .apiTorneos: return try await crear(peticion, por: autor)
        case .apiPosts: return try await publicar(peticion)
        case .apiRefrescar:
            guard let mesa = casa.torneos.first?.mesa else { return nil }
            try await mesa.cumplir(.refrescarArbitros)
            return try .json(casa.arbitros.arbitros)
        default:
            guard let torneo = ruta.torneo.flatMap(casa.torneo) else { return nil }
            return try await cumplir(ruta, peticion, torneo, por: autor)
        }
    }

    @MainActor
    private func cumplir(
        _ ruta: Ruta, _ peticion: Peticion, _ torneo: TorneoServido, por autor: Autor
    ) async throws -> Respuesta? {
        switch ruta {
        case .apiEmpezar(_, let numero):
            let datos =
                peticion.cuerpo.isEmpty ? EmpezarDTO() : try peticion.json(EmpezarDTO.self)
            try await torneo.mesa.cumplir(
                .empezar(partido: numero, duracion: datos.duracion, id: datos.id), por: autor)
            return try .json(PartidoDTO.completo(numero, torneo))
        case .apiGoles(_, let numero):
            let datos = try peticion.json(GolAManoDTO.self)
            guard let lado = Lado(rawValue: datos.lado) else { throw FalloDeCampo.lado }
            let hecho = try await torneo.mesa.cumplir(
                .gol(
                    partido: numero, lado: lado, minuto: datos.minuto, de: datos.quien,
                    id: datos.id),
                por: autor)
            guard case .gol(let gol) = hecho else { return nil }
            return try .json(GolDTO(gol), estado: 201)
        case .apiResultado(_, let numero):
            let datos = try peticion.json(ResultadoDTO.self)
            if try Self.esPrevia(peticion) { return try .json(Self.previa(datos, numero, torneo)) }
            try await torneo.mesa.cumplir(
                .resultado(
                    partido: numero, datos.resultado, motivo: datos.motivo, id: datos.id),
                por: autor)
            return try .json(PartidoDTO.completo(numero, torneo))
        case .apiCambios: return try await organizar(peticion, torneo, por: autor)
        case .apiRondas:
            let antes = torneo.partidos.cuantos
            try await torneo.mesa.cumplir(.emparejarRonda, por: autor)
            let nuevos = torneo.partidos.partidos.dropFirst(antes)
            return try .json(nuevos.map { PartidoDTO($0, directo: nil) }, estado: 201)
        case .apiAnular(_, let apunte):
            return try await Self.anular(
                apunte, de: torneo, peticion, por: autor)
        case .apiConfirmar(_, let numero), .apiDesconfirmar(_, let numero):
            let datos =
                peticion.cuerpo.isEmpty ? ConfirmarDTO() : try peticion.json(ConfirmarDTO.self)
            var orden = Orden.confirmar(partido: numero, id: datos.id)
            if case .apiDesconfirmar = ruta {
                orden = .retirarConfirmacion(
                    partido: numero, motivo: datos.motivo ?? "", id: datos.id)
            }
            try await torneo.mesa.cumplir(orden, por: autor)
            return try .json(PartidoDTO.completo(numero, torneo))
        case .apiBorrarNombre(_, let numero):
            let datos = try peticion.json(CambioDePlantillaDTO.Quien.self)
            guard let quien = datos.quien else { throw FalloDeCampo.quien }
            try await torneo.mesa.cumplir(.borrarNombre(equipo: numero, quien), por: autor)
            return try FichaDeEquipoDTO(numero, de: torneo.partidos).map { try .json($0) }
        case .apiPlantilla(_, let numero):
            let datos = try peticion.json(CambioDePlantillaDTO.self)
            guard let cambio = datos.cambio else { throw FalloDeCampo.plantilla }
            try await torneo.mesa.cumplir(
                .cambiarPlantilla(equipo: numero, cambio, id: datos.id), por: autor)
            return try FichaDeEquipoDTO(numero, de: torneo.partidos).map { try .json($0) }
        case .apiCronica(_, let numero):
            let datos =
                peticion.cuerpo.isEmpty ? PublicarDTO() : try peticion.json(PublicarDTO.self)
            let hecho = try await torneo.mesa.cumplir(
                .publicarCronica(partido: numero, id: datos.id), por: autor)
            guard case .cronica(let id) = hecho else { return nil }
            return try .json(CronicaDTO(id: id), estado: 201)
        default: return nil
        }
    }

    /// Changes fixtures or teams, or tells what would follow.
    @MainActor
    private func organizar(
        _ peticion: Peticion, _ torneo: TorneoServido, por autor: Autor
    ) async throws -> Respuesta {
        let datos = try peticion.json(CambioDeMesaDTO.self)
        switch datos.cambio {
        case .failure(let falta): throw FalloDeCampo.cambio(falta.campo)
        case .success(let cambio):
            if datos.prueba == true {
                return try .json(RepercusionesDTO(try torneo.mesa.repercusiones(de: cambio)))
            }
            let hecho = try await torneo.mesa.cumplir(
                .organizar(cambio, visto: datos.visto, id: datos.id), por: autor)
            guard case .apuntado(let apunte) = hecho else { return try .json([String]()) }
            return try .json(ApuntadoDTO(apunte: apunte))
        }
    }

    /// A new tournament.
    @MainActor
    private func crear(_ peticion: Peticion, por autor: Autor) async throws -> Respuesta {
        let datos = try peticion.json(TorneoNuevoDTO.self)
        if let id = datos.id, let hecho = recientes.torneo(id).flatMap(casa.torneo) {
            return try .json(TorneoDTO(hecho), estado: 201)
        }
        switch await datos.borrador.planear() {
        case .failure(let faltas): throw faltas
        case .success(let planeado):
            let torneo = try await casa.crear(planeado.documento, por: autor)
            if let id = datos.id { recientes.anotar(id, torneo.id) }
            return try .json(TorneoDTO(torneo), estado: 201)
                .con("Location", Ruta.apiTorneo(torneo.id).camino)
        }
    }

    /// Whether only a preview is asked for.
    private static func esPrevia(_ peticion: Peticion) throws(FalloDeCampo) -> Bool {
        switch peticion.consulta["previa"] {
        case nil, "no": return false
        case "si": return true
        default: throw .previa
        }
    }

    /// The match as it would be with a result, and what else would change.
    @MainActor
    private static func previa(
        _ datos: ResultadoDTO, _ numero: Int, _ torneo: TorneoServido
    ) throws(FalloDeOrden) -> PartidoDTO {
        let (partido, efectos) = try torneo.mesa.previa(
            de: datos.resultado, en: numero, porque: datos.motivo)
        var dto = PartidoDTO(PartidoDeLista(id: numero, partido: partido), directo: nil)
        dto.eventos = partido.incidencias.map(EventoDTO.init)
        dto.efectos = EfectosDTO(efectos)
        return dto
    }

    /// Another Marcador, or any program, publishes a chronicle here.
    @MainActor
    private func publicar(_ peticion: Peticion) async throws -> Respuesta {
        let nueva = try peticion.json(CronicaNuevaDTO.self)
        let titulo = nueva.title.trimmingPrefix(while: \.isWhitespace)
        guard !titulo.isEmpty, String(titulo).fallo(maximo: 200) == nil else {
            throw FalloDeCampo.titulo
        }
        guard nueva.body.utf8.count <= 20_000,
            nueva.body.fallo(maximo: 20_000, renglones: true) == nil
        else { throw FalloDeCampo.texto }
        let publicada = casa.cronicas.publicar(
            titulo: String(titulo), texto: nueva.body, uuid: nueva.uuid)
        do {
            try await casa.cronicas.asegurar()
        } catch {
            throw FalloDeOrden.disco(error.frase)
        }
        return try .json(
            CronicaPublicadaDTO(id: publicada.id, title: publicada.titulo), estado: 201)
    }
}

/// A field of a form or body is missing or makes no sense.
enum FalloDeCampo: Error, Hashable, Sendable {
    case lado
    case duracion
    case idioma
    case titulo
    case desde
    case texto
    case regla(CampoDeReglas, posibles: Texto)
    case goles(Texto)
    case confirmado(partido: Int)
    case cambio(String)
    case papel
    case plantilla
    case jugador
    case borrado
    case quien
    case dorsal
    case dias
    case previa

    /// What is wrong, in both languages.
    var frase: Texto {
        switch self {
        case .lado: .campoMal("lado", posibles: Texto("local o visitante", "local or visitante"))
        case .duracion:
            .campoMal("duracion", posibles: Texto("un número de minutos", "a number of minutes"))
        case .idioma: .campoMal("idioma", posibles: Texto("es o en", "es or en"))
        case .papel:
            .campoMal(
                "papel", posibles: Texto("uno de los de la lista", "one of those in the list"))
        case .quien:
            .campoMal(
                "jugador",
                posibles: Texto(
                    "un número, con antes; o en su lugar ausente, con un nombre",
                    "a number, with antes; or, instead, ausente with a name"))
        case .jugador:
            .campoMal(
                "jugador",
                posibles: Texto(
                    "el lugar de alguien en la plantilla, con su nombre detrás de dos puntos, o 0",
                    "the place of somebody in the squad, with the name after a colon, or 0"))
        case .borrado:
            .campoMal(
                "confirmado", posibles: Texto("la casilla marcada", "the ticked box"))
        case .dorsal:
            .campoMal(
                "dorsal",
                posibles: Texto(
                    "un número, o quedar en blanco", "a number, or left blank"))
        case .plantilla:
            .campoMal(
                "accion",
                posibles: Texto(
                    "alta, con nombre; ficha, con jugador y nombre; baja o capitan, con jugador; "
                        + "mostrar, con jugador y vista",
                    "alta, with nombre; ficha, with jugador and nombre; baja or capitan, with "
                        + "jugador; mostrar, with jugador and vista"))
        case .previa: .campoMal("previa", posibles: Texto("si o no", "si or no"))
        case .dias:
            .campoMal("dias", posibles: Texto("1, 7, 30 o 365", "1, 7, 30 or 365"))
        case .desde:
            .campoMal("desde", posibles: Texto("un número desde 1", "a number from 1 on"))
        case .titulo:
            .campoMal("title", posibles: Texto("de 1 a 200 letras", "1 to 200 letters long"))
        case .confirmado(let partido): .yaTerminado(partido)
        case .cambio(let campo): .cambioSinSentido(campo)
        case .goles(let campo):
            .campoMal(
                campo,
                posibles: Texto(
                    "dos números de 0 a 999, o los dos en blanco",
                    "two numbers from 0 to 999, or both left blank"))
        case .texto:
            .campoMal("body", posibles: Texto("de 20 000 bytes como mucho", "20,000 bytes at most"))
        case .regla(let campo, let posibles): .campoMal(campo.rawValue, posibles: posibles)
        }
    }
}

import Foundation
import MarcadorApp
import MarcadorDiario
import Observation
import Torneo

/// Everything that lives on the main actor of the server: the tournaments and what they share.
@MainActor
@Observable
final class Casa {
    /// The tournaments: the main one first, the others by id.
    private(set) var torneos: [TorneoServido]
    /// The referees.
    let arbitros: RepositorioDeArbitros
    /// The chronicles published here.
    let cronicas: CronicasPublicadas
    /// The settings.
    let preferencias: FicheroDePreferencias
    /// Where others can find the server.
    let anuncio = Anuncio()
    /// Whether pages in sight show no notifications.
    let callada: Bool

    /// Called with a tournament that has been opened since.
    @ObservationIgnored var alAbrir: ((TorneoServido) -> Void)?

    /// Called with names that were erased, for whoever else keeps texts.
    @ObservationIgnored var alBorrarNombre: ((NombresBorrados) async throws -> Void)?

    /// The data folder.
    let carpeta: CarpetaDeDatos
    private var porId: [String: TorneoServido]
    /// Whether nobody has ever written anything here, so that the sample is only shown.
    @ObservationIgnored private let empiezaVacia: Bool
    /// Whether the sample is where one begins on an empty server.
    @ObservationIgnored private let conEjemplo: Bool
    /// Whether journal or folder know a tournament of an id already.
    @ObservationIgnored private let hubo: @MainActor (String) -> Bool
    @ObservationIgnored private let abrir:
        @MainActor (String, DocumentoDelTorneo, Autor) -> TorneoServido

    /// Opens all tournaments of a data folder; without any, the sample one.
    ///
    /// - Parameters:
    ///   - carpeta: the data folder.
    ///   - servicio: the address of the service for referees and chronicles; nil means this server.
    ///   - configuracion: the launch arguments.
    ///   - reloj: the clock by which matches are played.
    ///   - conEjemplo: whether the sample is where one begins when there is nothing else.
    /// - Complexity: O(tournaments).
    init(
        carpeta: CarpetaDeDatos, servicio: URL?, configuracion: Configuracion,
        reloj: any Reloj = RelojDelSistema(), conEjemplo: Bool = false
    ) {
        self.carpeta = carpeta
        let diario = DiarioSQLite(url: carpeta.diario)
        if configuracion.reiniciarDatos { Self.olvidar(carpeta, diario) }
        callada = configuracion.sinAvisosEnPrimerPlano
        preferencias = FicheroDePreferencias(url: carpeta.preferencias)
        if configuracion.reiniciarDatos { preferencias.olvidar(Ajustes.claveDuracion) }
        cronicas = CronicasPublicadas(url: carpeta.cronicas)
        let elServicio: any ServicioDelTorneo =
            servicio.map { ServicioJSONPlaceholder(base: $0) }
            ?? ServicioDeLaCasa(cronicas: cronicas)
        let comunes = ContenedorDeLaApp.Comunes(
            servicio: elServicio, almacenDeArbitros: AlmacenDeArbitros(url: carpeta.arbitros),
            preferencias: preferencias)
        arbitros = comunes.arbitros
        let ficheros = Self.ficheros(
            carpeta, conPrincipal: configuracion.reiniciarDatos, ademas: Self.apuntados(en: diario))
        let leidos = LibroLeido.leer(ficheros.map(\.id), de: diario)
        let abiertos = ficheros.map { id, url in
            let cuaderno = CuadernoDelTorneo(torneo: id, diario: diario, leido: leidos[id])
            return Self.abrir(
                url: url, cuaderno: cuaderno, comunes: comunes, configuracion: configuracion,
                reloj: reloj)
        }.filter { $0.id == Self.principal || $0.partidos.tieneSuFichero }
        torneos = abiertos
        porId = Dictionary(abiertos.map { ($0.id, $0) }) { primero, _ in primero }
        self.conEjemplo = conEjemplo || configuracion.reiniciarDatos
        empiezaVacia =
            ficheros.map(\.id) == [Self.principal]
            && !AlmacenDelTorneo(url: carpeta.torneo).existe
            && (try? diario.version(de: Self.principal)) == 0
        hubo = { id in
            (try? diario.version(de: id)) ?? 0 > 0
                || AlmacenDelTorneo(url: carpeta.documento(de: id)).existe
        }
        abrir = { id, documento, autor in
            Self.abrir(
                url: carpeta.documento(de: id),
                cuaderno: CuadernoDelTorneo(torneo: id, diario: diario, autor: autor),
                comunes: comunes, configuracion: configuracion, reloj: reloj,
                documento: documento)
        }
        for torneo in torneos { seguirBorrados(de: torneo) }
    }

    /// The tournament of an id, or nil.
    func torneo(_ id: String) -> TorneoServido? { porId[id] }

    /// Whether there is nothing but the sample that nobody has touched, and nobody asked for it.
    var estaVacia: Bool { !conEjemplo && muestraSinTocar != nil }

    /// The sample, while it is only shown because there is nothing else.
    var muestraSinTocar: TorneoServido? {
        guard empiezaVacia, let muestra = porId[Self.principal],
            muestra.partidos.apuntado.apuntes.count <= 1
        else { return nil }
        return muestra
    }

    /// Makes a new tournament, which is in the list at once; the sample, if nobody has touched it,
    /// gives way to it.
    ///
    /// - Parameters:
    ///   - documento: the tournament.
    ///   - autor: whom its journal is to name.
    /// - Returns: the tournament, which is on the disk.
    /// - Throws: `FalloDeOrden.disco`, `.diarioInaccesible` or `.ficheroInaccesible` when it cannot
    ///   be kept; there is no new one then.
    func crear(
        _ documento: DocumentoDelTorneo, por autor: Autor
    ) async throws(FalloDeOrden) -> TorneoServido {
        do throws(RechazoDeApunte) {
            try documento.comprobarLoEscrito()
        } catch {
            throw .rechazado(error)
        }
        let id = idLibre(para: documento.nombre)
        reservados.insert(id)
        defer { reservados.remove(id) }
        let nuevo = abrir(id, documento, autor)
        if let error = nuevo.partidos.diarioInaccesible { throw .diarioInaccesible(error) }
        if let error = nuevo.partidos.ficheroInaccesible { throw .ficheroInaccesible(error) }
        do {
            try await nuevo.partidos.asegurar()
        } catch {
            throw .disco(error.frase)
        }
        let muestra = muestraSinTocar
        torneos = torneos.filter { $0 !== muestra } + [nuevo]
        porId = Dictionary(torneos.map { ($0.id, $0) }) { primero, _ in primero }
        seguirBorrados(de: nuevo)
        alAbrir?(nuevo)
        return nuevo
    }

    /// The ids of tournaments that are being made.
    @ObservationIgnored private var reservados: Set<String> = []

    /// An id that stands for a name in addresses, and that no other tournament has or had.
    private func idLibre(para nombre: String) -> String {
        let llano = IdDeTorneo.de(nombre)
        func estaLibre(_ id: String) -> Bool {
            id != Self.principal && porId[id] == nil && !reservados.contains(id) && !hubo(id)
        }
        guard !estaLibre(llano) else { return llano }
        var numero = 2
        while !estaLibre("\(llano)-\(numero)") { numero += 1 }
        return "\(llano)-\(numero)"
    }

    /// Brings journal and files up to date; call it before the end.
    func cerrar() async {
        for torneo in torneos { await torneo.partidos.cerrar() }
    }

    /// The tournaments of the journal; none when it cannot be read, which each tournament tells.
    private static func apuntados(en diario: DiarioSQLite) -> [String] {
        (try? diario.torneos()) ?? []
    }

    private static func abrir(
        url: URL, cuaderno: CuadernoDelTorneo, comunes: ContenedorDeLaApp.Comunes,
        configuracion: Configuracion, reloj: any Reloj, documento: DocumentoDelTorneo? = nil
    ) -> TorneoServido {
        let almacen = AlmacenDelTorneo(url: url)
        let suceso = CanalDelTorneo()
        let contenedor = ContenedorDeLaApp(
            partidos: RepositorioDePartidos(
                documento: documento, almacen: almacen, cuaderno: cuaderno, reloj: reloj),
            comunes: comunes,
            almacenDelDirecto: AlmacenDelDirecto(url: CarpetaDeDatos.directo(de: url)),
            notificador: suceso, configuracion: configuracion, reloj: reloj)
        contenedor.retomar()
        return TorneoServido(
            id: cuaderno.torneo, contenedor: contenedor, suceso: suceso,
            calendario: EmisorDeCalendario(fichero: CarpetaDeDatos.calendario(de: url)))
    }

    /// The id of the tournament in `torneo.json`.
    private static let principal = CarpetaDeDatos.principal

    /// The main document and those of the folder `torneos`, by id.
    ///
    /// - Parameters:
    ///   - carpeta: the data folder.
    ///   - conPrincipal: whether there is a main one even without its file.
    ///   - apuntados: the tournaments of the journal, which may have lost their files.
    /// - Returns: ids and documents.
    private static func ficheros(
        _ carpeta: CarpetaDeDatos, conPrincipal: Bool, ademas apuntados: [String]
    ) -> [(id: String, url: URL)] {
        let otros =
            (try? FileManager.default.contentsOfDirectory(
                at: carpeta.torneos, includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles)) ?? []
        let conFichero = otros.filter { $0.pathExtension == "json" }.compactMap(conId)
        let vistos = Set(conFichero.map(\.id))
        let sinFichero = apuntados.filter { $0 != principal && !vistos.contains($0) }
            .map { (id: $0, url: carpeta.documento(de: $0)) }
        let adicionales = (conFichero + sinFichero).sorted { $0.id < $1.id }
        let hayPrincipal =
            conPrincipal || apuntados.contains(principal) || adicionales.isEmpty
            || AlmacenDelTorneo(url: carpeta.torneo).existe
        guard hayPrincipal else { return adicionales }
        return [(principal, carpeta.torneo)] + adicionales
    }

    /// A document's id is its name: small letters, digits and dashes, which can stand in an address.
    private static func conId(_ url: URL) -> (id: String, url: URL)? {
        let nombre = url.deletingPathExtension().lastPathComponent
        let vale =
            nombre != principal && !nombre.isEmpty
            && nombre.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (97...122).contains(byte) || byte == 45
            }
        guard vale else {
            Registro.anotar(
                "\(url.path) no se abre: el nombre tiene que ser de letras minúsculas, cifras y "
                    + "guiones, y no «\(principal)»")
            return nil
        }
        return (nombre, url)
    }

    private static func olvidar(_ carpeta: CarpetaDeDatos, _ diario: DiarioSQLite) {
        do throws(ErrorDeDiario) {
            try diario.olvidar(principal)
        } catch {
            Registro.anotar("no se han podido olvidar los datos: \(error.frase)")
        }
        AlmacenDelTorneo(url: carpeta.torneo).borrar()
        MarcaDeApuntes(de: carpeta.torneo).borrar()
        AlmacenDelDirecto(url: CarpetaDeDatos.directo(de: carpeta.torneo)).borrar()
        AlmacenDeArbitros(url: carpeta.arbitros).borrar()
    }
}

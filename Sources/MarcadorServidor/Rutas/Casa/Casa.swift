import Foundation
import MarcadorApp
import MarcadorDiario
import Torneo

/// Everything that lives on the main actor of the server: the tournaments and what they share.
@MainActor
final class Casa {
    /// The tournaments: the main one first, the others by id.
    let torneos: [TorneoServido]
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

    private let porId: [String: TorneoServido]

    /// Opens all tournaments of a data folder; without any, the sample one.
    ///
    /// - Parameters:
    ///   - carpeta: the data folder.
    ///   - servicio: the address of the service for referees and chronicles; nil means this server.
    ///   - configuracion: the launch arguments.
    ///   - reloj: the clock by which matches are played.
    /// - Complexity: O(tournaments).
    init(
        carpeta: CarpetaDeDatos, servicio: URL?, configuracion: Configuracion,
        reloj: any Reloj = RelojDelSistema()
    ) {
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
        torneos = ficheros.map { id, url in
            let cuaderno = CuadernoDelTorneo(torneo: id, diario: diario, leido: leidos[id])
            return Self.abrir(
                url: url, cuaderno: cuaderno, comunes: comunes, configuracion: configuracion,
                reloj: reloj)
        }.filter { $0.id == Self.principal || $0.partidos.tieneSuFichero }
        porId = Dictionary(torneos.map { ($0.id, $0) }) { primero, _ in primero }
    }

    /// The tournament of an id, or nil.
    func torneo(_ id: String) -> TorneoServido? { porId[id] }

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
        configuracion: Configuracion, reloj: any Reloj
    ) -> TorneoServido {
        let almacen = AlmacenDelTorneo(url: url)
        let suceso = CanalDelTorneo()
        let contenedor = ContenedorDeLaApp(
            partidos: RepositorioDePartidos(
                almacen: almacen, cuaderno: cuaderno, reloj: reloj),
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
        AlmacenDelDirecto(url: CarpetaDeDatos.directo(de: carpeta.torneo)).borrar()
        AlmacenDeArbitros(url: carpeta.arbitros).borrar()
    }
}

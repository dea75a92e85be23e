import Torneo

/// `marcador inscribir`: enters a team late into a group or a league.
struct Inscribir: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "inscribir",
        uso: "FICHERO --equipo NOMBRE [--grupo GRUPO] -o SALIDA [--fuerza]",
        resumen: "Inscribe tarde a un equipo, con sus partidos; nada de lo previsto se mueve.",
        opciones: [equipo, grupo, DestinoDelTorneo.opcion, DestinoDelTorneo.fuerza])

    private static let equipo = Opcion(
        nombre: "--equipo", valor: "NOMBRE", ayuda: "Cómo se llama el equipo.")
    private static let grupo = Opcion(
        nombre: "--grupo", valor: "GRUPO", ayuda: "En qué grupo entra, si los hay.")

    private let entrada: Entrada
    private let nombre: String
    private let grupo: String?
    private let destino: DestinoDelTorneo

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        guard let nombre = argumentos.valor(Self.equipo) else {
            throw .falta("el equipo: --equipo NOMBRE")
        }
        self.nombre = nombre
        destino = try DestinoDelTorneo(argumentos)
        grupo = argumentos.valor(Self.grupo)
    }

    func ejecutar(en consola: Consola) throws {
        try destino.comprobar()
        let torneo = try entrada.torneo(en: consola)
        let nuevo = try inscrito(en: torneo)
        try destino.guardar(nuevo)
        let suyos = nuevo.partidos.count {
            $0.local.nombre == nombre || $0.visitante.nombre == nombre
        }
        consola.linea(
            "\(destino.nombre): «\(nombre)» entra con \(cuantos(suyos, "partido"))"
                .sinOrdenesDeTerminal)
    }

    private func inscrito(en torneo: DocumentoDelTorneo) throws(ErrorDeDatos) -> DocumentoDelTorneo
    {
        guard let equipo = Equipo(nombre: nombre, plantilla: []) else {
            throw .inscripcionImposible("El equipo tiene que tener nombre")
        }
        guard nombre == nombre.sinOrdenesDeTerminal else {
            throw .inscripcionImposible(
                "El nombre lleva saltos de línea u otros signos que no se ven: quítalos")
        }
        do throws(ErrorDeCompeticion) {
            return try torneo.inscribiendo(
                equipo, en: grupo.map { torneo.grupo(llamado: $0) ?? $0 })
        } catch {
            let hay = torneo.partidos.grupos.joined(separator: ", ")
            guard case .noHayGrupo = error else { throw .inscripcionImposible(error.descripcion) }
            throw .inscripcionImposible(
                hay.isEmpty
                    ? "El torneo no tiene grupos: no pongas --grupo"
                    : "Elige con --grupo uno de estos: \(hay)")
        }
    }
}

import Torneo

/// `marcador retirar`: takes a team out of a tournament by a stated rule.
struct Retirar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "retirar",
        uso: "FICHERO --equipo NOMBRE [--regla anular|adjudicar|mitad] [--goles 3] -o SALIDA "
            + "[--fuerza]",
        resumen: "Retira a un equipo: lo de su grupo, según la regla; en la eliminatoria sigue el "
            + "rival.",
        opciones: [equipo, regla, goles, DestinoDelTorneo.opcion, DestinoDelTorneo.fuerza])

    private static let equipo = Opcion(
        nombre: "--equipo", valor: "NOMBRE", ayuda: "Cómo se llama el equipo.")
    private static let regla = Opcion(
        nombre: "--regla", valor: "REGLA",
        ayuda: "anular todo, adjudicar el resto, o mitad: anular si jugó menos de la mitad. "
            + "Si no se dice, la del torneo.")
    private static let goles = Opcion(
        nombre: "--goles", valor: "N", ayuda: "Los goles de un partido adjudicado (3).")

    /// What happens with the matches of its group.
    enum Regla: String, CaseIterable { case anular, adjudicar, mitad }

    private let entrada: Entrada
    private let nombre: String
    private let regla: Regla?
    private let goles: Int
    private let destino: DestinoDelTorneo

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        guard let nombre = argumentos.valor(Self.equipo) else {
            throw .falta("el equipo: --equipo NOMBRE")
        }
        self.nombre = nombre
        destino = try DestinoDelTorneo(argumentos)
        regla = try argumentos.eleccion(Self.regla)
        goles = try argumentos.entero(Self.goles, en: 1...99) ?? 3
    }

    func ejecutar(en consola: Consola) throws {
        try destino.comprobar()
        let torneo = try entrada.torneo(en: consola)
        guard let equipo = torneo.equipos.first(where: { $0.nombre == nombre }) else {
            throw ErrorDeDatos.noExisteElEquipo(nombre)
        }
        let nuevo: DocumentoDelTorneo
        do throws(ErrorDeCompeticion) {
            nuevo = try torneo.retirando(equipo, norma: norma(equipo, torneo), goles: goles)
        } catch {
            throw ErrorDeDatos.retiradaImposible(error.descripcion)
        }
        try destino.guardar(nuevo)
        if try nuevo.aJson() == torneo.aJson() {
            consola.avisar("No le quedaba ningún partido por cambiar: todo sigue igual")
        }
        consola.linea("\(destino.nombre): «\(nombre)» se retira".sinOrdenesDeTerminal)
    }

    private func norma(_ equipo: Equipo, _ torneo: DocumentoDelTorneo) -> NormaDeRetirados? {
        let suyos = torneo.partidos.filter { $0.local === equipo || $0.visitante === equipo }
        return switch regla {
        case .anular: .anularTodo
        case .adjudicar: .adjudicarElResto(goles: goles)
        case .mitad:
            .segunLoJugado(
                suyos.count { $0.ficha.estado.estaDecidido }, de: suyos.count, goles: goles)
        case nil: nil
        }
    }
}

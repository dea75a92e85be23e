import MarcadorApp
import Torneo

/// `marcador jugar`: a match live in the terminal.
struct Jugar: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "jugar", uso: "FICHERO --partido N [-msPorMinuto N]",
        resumen: "Juega un partido en directo en el terminal; con q se sale.",
        opciones: [partido, ArgumentosDeArranque.msPorMinuto])

    private static let partido = Opcion(
        nombre: "--partido", valor: "N", ayuda: "El número del partido, desde 1.")

    private let entrada: Entrada
    private let numero: Int
    private let msPorMinuto: Int

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        entrada = Entrada(camino: try argumentos.unico("el fichero del torneo"))
        guard let numero = try argumentos.entero(Self.partido, en: 1...1_000_000) else {
            throw .falta("el número del partido: --partido N")
        }
        self.numero = numero
        msPorMinuto =
            try argumentos.entero(
                ArgumentosDeArranque.msPorMinuto, en: ArgumentosDeArranque.msPosibles)
            ?? Configuracion().msPorMinuto
    }

    func ejecutar(en consola: Consola) async throws {
        let torneo = try entrada.torneo(en: consola)
        guard torneo.partidos.indices.contains(numero - 1) else {
            throw ErrorDeDatos.noExisteElPartido(numero, hay: torneo.partidos.count)
        }
        let partido = torneo.partidos[numero - 1]
        let pantalla = PantallaDeTerminal(consola, partido: partido, duracion: duracion(partido))
        pantalla.titulo("\(torneo.nombre) · Partido n.º \(numero)")
        try await jugar(partido, en: pantalla, consola)
    }

    private func duracion(_ partido: Partido) -> Int {
        partido.ficha.prorroga ? 120 : Ajustes.duracionPorDefecto
    }

    @MainActor
    private func jugar(
        _ partido: Partido, en pantalla: PantallaDeTerminal, _ consola: Consola
    ) async throws {
        let narrador = Narrador(pantalla)
        let enJuego = PartidoEnJuego()
        let directo = Directo(
            partidoId: numero, partido: partido, duracion: duracion(partido),
            msPorMinuto: msPorMinuto, notificador: narrador, anotar: { _ in })
        narrador.directo = directo
        directo.cronometro.alTick = { [weak directo] in
            guard let directo else { return }
            pantalla.minuto(directo.cronometro.minuto, directo.marcador)
            // Nobody would see the rest of the match.
            if consola.fallo != nil { enJuego.tarea?.cancel() }
        }
        let teclado = Teclado()
        enJuego.empezar(directo)
        teclado?.alSalir = { enJuego.tarea?.cancel() }
        await enJuego.tarea?.value
        teclado?.restaurar()
        pantalla.fin(directo.minuto, directo.marcador, terminado: directo.terminado)
        if let senal = teclado?.senal { throw Interrupcion(senal: senal) }
    }
}

/// The command was told to stop from outside.
struct Interrupcion: Error {
    /// The signal.
    let senal: Int32
}

/// Tells the goals of the match on the screen.
@MainActor
private final class Narrador: Notificador {
    let permitido = true
    weak var directo: Directo?
    private let pantalla: PantallaDeTerminal

    init(_ pantalla: PantallaDeTerminal) { self.pantalla = pantalla }

    func notificarGol(minuto: Int, jugador: String, equipo: String) {
        guard let directo else { return }
        pantalla.gol(minuto, directo.marcador, jugador: jugador, equipo: equipo)
    }
}

/// Reads CSV files that belong together: the tournament, squads, matches, what happened in them.
///
/// What is wrong with a row is noted with its line, and the reading goes on.
struct LectorDeCsv {
    private struct Encuentro: Hashable {
        let fecha: Fecha?
        let local: String
        let visitante: String
    }

    private(set) var nombre = ""
    var partidos: [PartidoAjeno] = []
    var plantel = PlantelAjeno()
    private(set) var avisos: [AvisoDeImportacion] = []
    private var porNumero: [Int: Int] = [:]
    private var porEncuentro: [Encuentro: Int] = [:]
    /// Whether the goals are in a table of their own that tells all of them.
    private let hayEventos: Bool

    /// Reads the files.
    ///
    /// - Complexity: O(bytes).
    init(_ ficheros: [FicheroCsv]) {
        hayEventos = ficheros.contains { $0.secciones.contains { $0.clase == .eventos } }
        for clase in [ClaseDeTablaCsv.torneo, .jugadores, .partidos, .eventos, .tandas] {
            for fichero in ficheros {
                for seccion in fichero.secciones where seccion.clase == clase {
                    leer(seccion, de: fichero)
                }
            }
        }
        for fichero in ficheros {
            if let linea = fichero.tabla.sinCerrar {
                avisar(
                    linea,
                    "unas comillas no se cierran: lo que sigue se ha leído como un solo campo")
            }
        }
    }

    private mutating func leer(_ seccion: SeccionCsv, de fichero: FicheroCsv) {
        if !seccion.desconocidos.isEmpty {
            let columnas = seccion.desconocidos.map { "«\($0)»" }.joined(separator: ", ")
            avisar(seccion.linea, "columnas que no se guardan: \(columnas)")
        }
        let hoja = HojaCsv(fichero.tabla, seccion)
        for numero in seccion.filas {
            let fila = FilaCsv(hoja: hoja, fila: fichero.tabla.filas[numero])
            if fila.fila.cuantos > seccion.titulos.count {
                avisar(
                    fila.linea,
                    "hay \(fila.fila.cuantos) campos y la cabecera tiene \(seccion.titulos.count): "
                        + "sobra algo o falta una comilla")
            }
            do throws(FaltaDeCsv) {
                switch seccion.clase {
                case .torneo: nombre = fila[.torneo]
                case .jugadores: try leerJugador(fila)
                case .partidos: try leerPartido(fila)
                case .eventos: try leerEvento(fila)
                case .tandas: try leerTanda(fila)
                }
            } catch {
                avisar(fila.linea, error.frase)
            }
        }
    }

    private mutating func avisar(_ linea: Int, _ frase: String) {
        avisos.append(AvisoDeImportacion(lugar: "línea \(linea)", frase: frase))
    }

    private mutating func leerJugador(_ fila: FilaCsv) throws(FaltaDeCsv) {
        let equipo = fila[.equipo]
        guard equipo.contains(where: { !$0.isWhitespace }) else {
            throw FaltaDeCsv(frase: "falta el nombre del equipo")
        }
        plantel.inscribir(equipo: equipo)
        // A row with a team and nothing else is a team without players.
        guard let persona = try fila.persona() else { return }
        plantel.inscribir(persona, en: equipo, comoMiembro: true)
        if fila.dice(.capitan) { plantel.nombrarCapitan(persona, de: equipo) }
    }

    private mutating func leerPartido(_ fila: FilaCsv) throws(FaltaDeCsv) {
        let (local, visitante) = (fila[.local], fila[.visitante])
        for nombre in [local, visitante] where !nombre.contains(where: { !$0.isWhitespace }) {
            throw FaltaDeCsv(frase: "falta el nombre de un equipo")
        }
        var partido = PartidoAjeno(
            numero: partidos.count + 1, linea: fila.linea, local: local, visitante: visitante)
        // What is wrong with a value is told; the match is kept without it.
        var faltas: [String] = []
        func intentar<T>(_ leer: () throws(FaltaDeCsv) -> T?) -> T? {
            do throws(FaltaDeCsv) { return try leer() } catch {
                faltas.append(error.frase)
                return nil
            }
        }
        let fecha = intentar { () throws(FaltaDeCsv) in try fila.fecha() }
        if let fecha {
            let hora = intentar { () throws(FaltaDeCsv) in try fila.hora() }
            partido.ficha.programacion = Programacion(
                fecha: fecha, hora: hora, zona: fila.texto(.zona))
        }
        partido.ficha.ronda = fila.exacto(.ronda)
        partido.ficha.grupo = fila.exacto(.grupo)
        partido.ficha.campo = fila.exacto(.campo)
        partido.acta.asistencia = intentar { () throws(FaltaDeCsv) in try fila.entero(.asistencia) }
        let resultado = intentar { () throws(FaltaDeCsv) in try fila.resultado() }
        partido.poner(resultado, estado: fila.texto(.estado), hayEventos: hayEventos)
        if let ganador = fila.texto(.ganador) {
            partido.acta.ganadorDeLaTanda =
                ganador == local ? .local : ganador == visitante ? .visitante : nil
        }
        faltas.forEach { partido.avisar($0) }
        let numero = intentar { () throws(FaltaDeCsv) in try fila.entero(.numero) }
        porNumero[numero ?? partidos.count + 1] = partidos.count
        porEncuentro[Encuentro(fecha: fecha, local: local, visitante: visitante)] = partidos.count
        partidos.append(partido)
    }

    private func partido(de fila: FilaCsv) throws(FaltaDeCsv) -> Int {
        if let numero = try fila.entero(.partido) {
            if let posicion = porNumero[numero] { return posicion }
            throw FaltaDeCsv(frase: "no hay ningún partido n.º \(numero)")
        }
        let encuentro = Encuentro(
            fecha: try fila.fecha(), local: fila[.local], visitante: fila[.visitante])
        if let posicion = porEncuentro[encuentro] { return posicion }
        throw FaltaDeCsv(
            frase: "no hay ningún partido \(encuentro.local) - \(encuentro.visitante) ese día")
    }

    private mutating func leerEvento(_ fila: FilaCsv) throws(FaltaDeCsv) {
        let posicion = try partido(de: fila)
        let equipo = fila[.equipo]
        let bando: Bando
        if equipo == partidos[posicion].local {
            bando = .local
        } else if equipo == partidos[posicion].visitante {
            bando = .visitante
        } else {
            throw FaltaDeCsv(frase: "«\(equipo)» no juega ese partido")
        }
        let orden = fila.tiene(.partido) ? fila.linea : nil
        try partidos[posicion].leer(fila, bando, orden: orden)
    }

    private mutating func leerTanda(_ fila: FilaCsv) throws(FaltaDeCsv) {
        let posicion = try partido(de: fila)
        guard let ganador = fila.texto(.ganador) else { return }
        if ganador == partidos[posicion].local {
            partidos[posicion].acta.ganadorDeLaTanda = .local
        } else if ganador == partidos[posicion].visitante {
            partidos[posicion].acta.ganadorDeLaTanda = .visitante
        } else {
            throw FaltaDeCsv(frase: "«\(ganador)» no juega ese partido")
        }
    }
}

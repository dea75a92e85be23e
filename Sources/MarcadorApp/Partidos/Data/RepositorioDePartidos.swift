import Observation
package import Torneo

/// The only door to teams and matches: in memory, and in `torneo.json` when there is a store.
///
/// Observed match by match: who reads one match is not told of the others, so that a goal costs the
/// same however many matches there are.
@Observable
package final class RepositorioDePartidos: PartidosRepositorio {
    /// The name of the tournament.
    package let nombre: String
    package private(set) var equipos: [Equipo]
    /// The ties that follow the matches; nil when there are none.
    package var cuadro: CuadroDelTorneo? { libro.documento.cuadro }
    /// What decides the tables.
    package private(set) var reglas: ReglasDelTorneo
    /// The name of the file that made no sense, so that the given tournament (the sample) is shown;
    /// nil when all is well.
    package let ficheroIlegible: String?
    /// Why the file cannot be read at all, so that the given tournament is shown and no change can
    /// be kept; nil when all is well.
    package let ficheroInaccesible: ErrorDeDisco?

    /// Why the journal cannot be used, so that nothing can be changed; nil when all is well.
    package let diarioInaccesible: ErrorDeDiario?

    /// Whether something is shown that could not be kept so far; it is tried again by itself.
    package private(set) var sinGuardar = false

    /// Changes with every change of any match.
    private var version = 0
    /// Changes when there are more matches, other teams in one of them, or one is moved.
    private(set) var composicion = 0
    /// Changes when the state of a match or its cards do.
    private var versionDeEstados = 0
    /// Changes with what tables of all that has been played look at.
    private(set) var versionDeResultados = 0
    /// How many matches count as being played.
    private var cuantosEnJuego = 0

    /// Called with the number of a match after it has changed.
    @ObservationIgnored package var alCambiar: ((Int) -> Void)?
    /// Called with the number of a match after the bracket brought other teams into it.
    @ObservationIgnored package var alCambiarDeEquipos: ((Int) -> Void)?

    @ObservationIgnored private(set) var lista: [PartidoDeLista]
    @ObservationIgnored private var indices: [Int: Int]
    @ObservationIgnored var indiceHecho: IndiceDePartidos?
    @ObservationIgnored var liguillasSeguidas: LiguillasSeguidas?
    /// How many of each group go on, once it has been asked for.
    @ObservationIgnored var pasoHecho: PasoDeGrupos??
    /// Who has won the knock-out, once it has been asked for.
    @ObservationIgnored var campeonHecho: (llave: Int, partidos: [Int], equipo: Equipo)??
    /// Of whom the bracket must know the order, once it has been asked for.
    @ObservationIgnored var ordenesHechos: [[Equipo]]?
    @ObservationIgnored private var comparados: [FilaDePosicion]??
    @ObservationIgnored private var celdas: [Int: Celda] = [:]
    /// Counted anew when somebody asks after matches were added, taken out or moved.
    @ObservationIgnored private var acumulados: Acumulados?
    @ObservationIgnored var disciplinaHecha: DisciplinaDelTorneo?
    @ObservationIgnored var proximoHecho: Int??
    @ObservationIgnored private var reintento: Task<Void, Never>?
    @ObservationIgnored private let guardado: (any GuardadoDelRepositorio)?
    @ObservationIgnored private var libro: LibroDelTorneo
    @ObservationIgnored private var sello: SelloDeApuntes

    /// Takes the tournament from its file, or the given one (the sample) when there is no file or
    /// it cannot be used; a file that makes no sense is put aside before anything is written, and
    /// one that cannot be read stays as it is: nothing is written.
    ///
    /// - Parameters:
    ///   - nombre: the name, when there is no file.
    ///   - equipos: the teams, when there is no file.
    ///   - partidos: the matches, when there is no file.
    ///   - documento: the tournament instead of name, teams and matches, when there is no file.
    ///   - almacen: the file; nil means memory only.
    ///   - escritor: writes away from the main actor; nil means at once, before a call returns.
    ///   - cuaderno: the journal, if there is one: then it is the truth, and the file a copy.
    ///   - reloj: the clock that entries are stamped by.
    package init(
        nombre: String = DatosDeEjemplo.torneo.nombre,
        equipos: [Equipo] = DatosDeEjemplo.torneo.equipos,
        partidos: [PartidoDeLista] = DatosDeEjemplo.partidos,
        documento: DocumentoDelTorneo? = nil,
        almacen: AlmacenDelTorneo? = nil, escritor: EscritorDelTorneo? = nil,
        cuaderno: CuadernoDelTorneo? = nil, reloj: any Reloj = RelojDelSistema()
    ) {
        let guardado = Self.guardado(almacen, escritor, cuaderno)
        let dado =
            documento
            ?? DocumentoDelTorneo(
                nombre: nombre, equipos: equipos, partidos: partidos.map(\.partido))
        var sello = SelloDeApuntes(reloj: reloj)
        let cargado = guardado?.cargar(dado, &sello)
        let libro = cargado ?? LibroDelTorneo(base: dado)
        self.libro = libro
        self.sello = sello
        self.guardado = guardado
        diarioInaccesible = guardado?.diarioInaccesible
        let ilegible = guardado?.ilegible
        ficheroInaccesible = ilegible?.inaccesible
        ficheroIlegible = ilegible?.inaccesible == nil ? ilegible?.nombre : nil
        self.nombre = libro.documento.nombre
        self.equipos = libro.documento.equipos
        reglas = libro.documento.reglas
        let lista =
            cargado?.documento.partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) }
            ?? partidos
        self.lista = lista
        indices = Dictionary(lista.enumerated().map { ($1.id, $0) }) { primero, _ in primero }
        acumulados = Acumulados(libro.documento)
        cuantosEnJuego = lista.count { $0.partido.ficha.estado == .enJuego }
        if (guardado as? GuardadoEnDiario)?.hayTarea == true {
            Task { [weak self] in try? await self?.asegurar() }
        }
    }

    private static func guardado(
        _ almacen: AlmacenDelTorneo?, _ escritor: EscritorDelTorneo?,
        _ cuaderno: CuadernoDelTorneo?
    ) -> (any GuardadoDelRepositorio)? {
        guard let almacen else { return nil }
        guard let cuaderno else {
            return GuardadoDelTorneo(almacen: almacen, escritor: escritor)
        }
        return GuardadoEnDiario(almacen: almacen, cuaderno: cuaderno)
    }

    /// Whether its file, if there is one, could be used.
    package var tieneSuFichero: Bool { ficheroIlegible == nil && ficheroInaccesible == nil }

    package var partidos: [PartidoDeLista] {
        _ = version
        return lista
    }

    /// The same, for those who only look at states and cards: they are not told of goals.
    package var estados: [PartidoDeLista] {
        _ = versionDeEstados
        return lista
    }

    /// How many matches there are.
    package var cuantos: Int {
        _ = composicion
        return lista.count
    }

    /// The match at a position of the list, from 0.
    package func partido(en posicion: Int) -> PartidoDeLista {
        let item = lista[posicion]
        celda(item.id).leer()
        return item
    }

    /// The position of a match in the list, from 0.
    func posicion(de id: Int) -> Int? { indices[id] }

    package func partido(id: Int) -> Partido? {
        guard let indice = indices[id] else { return nil }
        celda(id).leer()
        return lista[indice].partido
    }

    /// Whether there is a match of this number.
    package func existe(_ id: Int) -> Bool { indices[id] != nil }

    package func impedimento(de gol: Incidencia, partidoId: Int) -> ErrorDeCompeticion? {
        impedimento(de: partidoId) { $0.anotar(gol) }
    }

    /// Returns when all changes so far are on the disk.
    ///
    /// - Throws: `ErrorDeDisco`, or what the encoder says; the changes stay in memory, and keeping
    ///   them is tried again until it works.
    package func asegurar() async throws {
        do {
            try await guardado?.asegurar { self.foto }
            if sinGuardar { sinGuardar = false }
        } catch {
            sinGuardar = true
            insistir()
            throw error
        }
    }

    /// Tries to keep what could not be kept, after a second, then two, then four… up to a minute.
    private func insistir() {
        guard reintento == nil else { return }
        reintento = Task { [weak self] in
            var pausa = 1
            while await self?.sigueSinGuardar(tras: pausa) ?? false { pausa = min(60, pausa * 2) }
            self?.reintento = nil
        }
    }

    private func sigueSinGuardar(tras segundos: Int) async -> Bool {
        guard (try? await Task.sleep(for: .seconds(segundos))) != nil else { return false }
        if sinGuardar { try? await asegurar() }
        return sinGuardar
    }

    /// Rebuilds the tournament, validating every match.
    ///
    /// Tables and scorers are never stored.
    ///
    /// - Returns: a tournament of its own.
    /// - Throws: `ErrorDeTorneo`, the first thing that is wrong.
    /// - Complexity: O(events).
    package func torneo() throws -> Torneo {
        let torneo = Torneo(nombre: nombre, equipos: equipos)
        torneo.cuadro = cuadro
        torneo.reglas = reglas
        for item in partidos { try torneo.registrar(item.partido) }
        return torneo
    }

    /// The scorers, most goals first.
    package func goleadores() -> [Goleador] {
        _ = version
        return contado.goleadores.filas()
    }

    /// The tables: one without name, one a group, or none in a knock-out.
    package func tablas() -> [(grupo: String?, filas: [FilaDePosicion])] {
        _ = (composicion, versionDeResultados, reglas)
        return contado.grupos.map { ($0.nombre, $0.tabla.filas()) }
    }

    private var contado: Acumulados {
        let contado = acumulados ?? Acumulados(documento)
        acumulados = contado
        return contado
    }

    /// Those in the place of their groups of which only the best go on, from best to worst; nil where
    /// every group sends the same.
    ///
    /// - Complexity: O(1), or O(events) after a result has changed.
    package func comparacion() -> (puesto: Int, filas: [FilaDePosicion])? {
        _ = (composicion, versionDeResultados, reglas)
        guard let puesto = paso?.comparado else { return nil }
        let filas = comparados ?? documento.comparacion(del: puesto)
        comparados = .some(filas)
        return filas.map { (puesto, $0) }
    }

    /// Whether the tournament has a knock-out; never changes.
    @ObservationIgnored package private(set) lazy var tieneEliminatoria =
        !documento.rondasDelCuadro().isEmpty

    /// The tournament as a value that can be written on any thread.
    package var documento: DocumentoDelTorneo { libro.documento }

    /// The same, observed: who reads it is told of the next change.
    package var documentoObservado: DocumentoDelTorneo {
        _ = (version, reglas)
        return documento
    }

    /// Whether any match counts as being played.
    package var hayPartidosEnJuego: Bool { cuantosEnJuego > 0 }

    private func celda(_ id: Int) -> Celda {
        if let celda = celdas[id] { return celda }
        let celda = Celda()
        celdas[id] = celda
        return celda
    }

    /// What has happened, entry by entry, observed.
    package var apuntado: LibroDelTorneo {
        _ = version
        return libro
    }

    /// The same, not observed.
    var apuntadoSinMirar: LibroDelTorneo { libro }

    /// Writes down that something has happened: it is shown at once and durable after `asegurar()`.
    ///
    /// - Parameters:
    ///   - suceso: what has happened.
    ///   - id: the identity that whoever acted gave it; one that was written down already changes
    ///     nothing.
    ///   - autor: who acted.
    /// - Returns: the entry as it is written down.
    /// - Throws: `RechazoDeApunte` when it does not fit; nothing has changed then.
    @discardableResult
    package func anotar(
        _ suceso: Suceso, id: Identificador? = nil, por autor: Autor = .esteOrdenador
    ) throws(RechazoDeApunte) -> Apunte {
        if id.flatMap(libro.lugar) == nil { try suceso.comprobarLoEscrito() }
        let anotado = try libro.anotar(sello.apunte(suceso, id: id, autor: autor))
        let apunte = libro.apuntes[anotado.lugar]
        guard anotado.esNuevo else { return apunte }
        version += 1
        if libro.documento.equipos != equipos {
            ponerEquipos(apunte)
            return apunte
        }
        if anotado.partido == nil { ponerReglas() }
        let recortados = recortar()
        let otros = anotado.otros.map { mostrar($0) }
        let suyo = anotado.partido.flatMap {
            $0 <= libro.documento.partidos.count ? mostrar($0) : nil
        }
        if !otros.isEmpty || !recortados.isEmpty { olvidarLaComposicion() }
        guardado?.anotado(apunte) { self.foto }
        for id in otros + recortados { alCambiarDeEquipos?(id) }
        for id in [suyo].compactMap(\.self) + otros + recortados { alCambiar?(id) }
        return apunte
    }

    /// What the tournament would be if something had happened; nothing is written down.
    ///
    /// - Parameter suceso: what would have happened.
    /// - Returns: the tournament as it would be.
    /// - Throws: `RechazoDeApunte` when it does not fit.
    /// - Complexity: O(tournament).
    func documento(si suceso: Suceso) throws(RechazoDeApunte) -> DocumentoDelTorneo {
        try suceso.comprobarLoEscrito()
        var (supuesto, sello) = (libro, sello)
        try supuesto.anotar(sello.apunte(suceso))
        return supuesto.documento
    }

    /// Writes something down in a journal that has been written anew, entry by entry the same.
    ///
    /// - Parameters:
    ///   - suceso: what has happened.
    ///   - otro: the journal as it is now.
    ///   - autor: who acted.
    /// - Returns: the entry as it is written down.
    /// - Throws: `RechazoDeApunte` when it does not fit; nothing has changed then.
    func anotar(
        _ suceso: Suceso, desde otro: LibroDelTorneo, por autor: Autor
    ) throws(RechazoDeApunte) -> Apunte {
        let antes = libro
        libro = otro
        do throws(RechazoDeApunte) {
            return try anotar(suceso, por: autor)
        } catch {
            libro = antes
            throw error
        }
    }

    /// Has all entries written anew, in their places.
    ///
    /// - Throws: `ErrorDeDiario`; what was written is still there then.
    func reescribir(_ apuntes: [Apunte]) async throws {
        try await guardado?.reescribir(apuntes)
    }

    /// What nothing else is called.
    func marcaNueva() -> String { sello.marca() }

    /// The match that the journal knows by a number.
    package func identificador(de numero: Int) -> Int? { lista[numero: numero]?.id }

    /// The number by which the journal knows a match: its position + 1.
    package func numero(de id: Int) -> Int? { indices[id].map { $0 + 1 } }

    /// Returns when journal and file are up to date; call it before the end.
    package func cerrar() async { await guardado?.terminar { self.foto } }

    private var foto: (documento: DocumentoDelTorneo, version: Int) {
        (libro.documento, libro.apuntes.count)
    }

    /// Takes over teams that are others, or have other squads, and all that speaks of them.
    private func ponerEquipos(_ apunte: Apunte) {
        equipos = libro.documento.equipos
        reglas = libro.documento.reglas
        let antes = lista
        let suyos = libro.documento.partidos
        var id = antes.last?.id ?? 0
        lista = suyos.enumerated().map { lugar, partido in
            if lugar >= antes.count { id += 1 }
            return PartidoDeLista(
                id: lugar < antes.count ? antes[lugar].id : id, partido: partido)
        }
        indices = Dictionary(zip(lista.map(\.id), 0...)) { primero, _ in primero }
        let cambiados = lista.enumerated().filter { lugar, item in
            lugar >= antes.count || antes[lugar] != item
        }.map(\.element.id)
        let fuera = antes.dropFirst(lista.count).map(\.id)
        for id in cambiados + fuera { celdas[id]?.avisar() }
        contarDeNuevo()
        olvidarLaComposicion()
        guardado?.anotado(apunte) { self.foto }
        for id in cambiados + fuera { alCambiarDeEquipos?(id) }
        for id in cambiados + fuera { alCambiar?(id) }
    }

    /// Takes over a match as the journal has it now.
    ///
    /// - Returns: its number for screens and links.
    private func mostrar(_ numero: Int) -> Int {
        let partido = libro.documento.partidos[numero - 1]
        if numero <= lista.count { poner(partido, en: numero - 1) } else { anadir(partido) }
        return lista[numero - 1].id
    }

    /// Takes out the matches at the end that the journal does not have any more.
    ///
    /// - Returns: their numbers for screens and links.
    private func recortar() -> [Int] {
        let cuantos = libro.documento.partidos.count
        guard cuantos < lista.count else { return [] }
        let fuera = lista[cuantos...].map(\.id)
        lista.removeLast(fuera.count)
        for id in fuera {
            indices[id] = nil
            celdas[id]?.avisar()
        }
        contarDeNuevo()
        return fuera
    }

    private func ponerReglas() {
        guard libro.documento.reglas != reglas else { return }
        reglas = libro.documento.reglas
        contarDeNuevo()
    }

    private func contarDeNuevo() {
        acumulados = nil
        cuantosEnJuego = lista.count { $0.partido.ficha.estado == .enJuego }
        liguillasSeguidas = nil
        comparados = nil
        ordenesHechos = nil
        versionDeResultados += 1
        olvidarLaDisciplina()
    }

    private func anadir(_ partido: Partido) {
        let id = (lista.last?.id ?? 0) + 1
        indices[id] = lista.count
        lista.append(PartidoDeLista(id: id, partido: partido))
        acumulados = nil
        if partido.ficha.estado == .enJuego { cuantosEnJuego += 1 }
        ordenesHechos = nil
        versionDeResultados += 1
        olvidarLaDisciplina()
    }

    private func poner(_ partido: Partido, en indice: Int) {
        let antes = lista[indice]
        celdas[antes.id]?.avisar()
        lista[indice] = PartidoDeLista(id: antes.id, partido: partido)
        if antes.partido.estaEnOtroSitio(que: partido) { olvidarLaComposicion() }
        acumulados?.cambiar(indice, antes.partido, por: partido)
        liguillasSeguidas?.cambiar(indice, por: partido)
        if antes.partido.cuentaEnLaTabla || partido.cuentaEnLaTabla {
            comparados = nil
            campeonHecho = nil
            ordenesHechos = nil
            versionDeResultados += 1
        }
        let enJuego = (antes.partido.ficha.estado == .enJuego, partido.ficha.estado == .enJuego)
        if enJuego.0 != enJuego.1 { cuantosEnJuego += enJuego.1 ? 1 : -1 }
        if antes.partido.ficha.estado != partido.ficha.estado
            || antes.partido.ficha.confianza != partido.ficha.confianza
            || antes.partido.cuantasTarjetas != partido.cuantasTarjetas
        {
            olvidarLaDisciplina()
        }
    }

    private func olvidarLaDisciplina() {
        versionDeEstados += 1
        disciplinaHecha = nil
        proximoHecho = nil
    }

    private func olvidarLaComposicion() {
        composicion += 1
        indiceHecho = nil
        acumulados = nil
        liguillasSeguidas = nil
        pasoHecho = nil
        campeonHecho = nil
        ordenesHechos = nil
        comparados = nil
        proximoHecho = nil
    }
}

extension Partido {
    /// Writes down a goal by hand: a match without a score has begun with it.
    nonisolated fileprivate mutating func anotar(_ gol: Incidencia) {
        registrar(gol)
        if !ficha.estado.tieneMarcador { ficha.estado = .enJuego }
    }
}

extension Partido {
    /// Whether a list by team, round, day or pitch would show it elsewhere than its newer state.
    nonisolated fileprivate func estaEnOtroSitio(que nuevo: Partido) -> Bool {
        local !== nuevo.local || visitante !== nuevo.visitante
            || ficha.ronda != nuevo.ficha.ronda || ficha.grupo != nuevo.ficha.grupo
            || ficha.programacion != nuevo.ficha.programacion || ficha.campo != nuevo.ficha.campo
    }
}

/// Lets one match be observed apart from the others.
@Observable
private final class Celda {
    private var version = 0

    func leer() { _ = version }

    func avisar() { version += 1 }
}

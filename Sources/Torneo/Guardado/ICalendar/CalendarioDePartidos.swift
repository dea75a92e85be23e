/// The fixtures of a tournament, or of a team or pitch in it, as calendars subscribe to them.
public struct CalendarioDePartidos: Sendable {
    /// What is needed besides the matches.
    public struct Opciones: Sendable {
        /// What makes the identifiers of this tournament's matches different from all others'; as long as
        /// it stays, they stay.
        public var identidad: String
        /// Whose matches; nil for everybody's.
        public var equipo: Equipo?
        /// Where; nil for everywhere.
        public var campo: String?
        /// How long a match takes, break included, in minutes.
        public var duracion: Int
        /// When the file is made, in seconds since 1970.
        public var ahora: Int
        /// The address of a match's page; nil when there is none.
        public var pagina: @Sendable (_ numero: Int) -> String?

        /// Makes them.
        ///
        /// - Parameters:
        ///   - identidad: what makes this tournament's identifiers different from all others'.
        ///   - equipo: whose matches.
        ///   - campo: where.
        ///   - duracion: how long a match takes, in minutes.
        ///   - ahora: when the file is made, in seconds since 1970.
        ///   - pagina: the address of a match's page.
        public init(
            identidad: String, equipo: Equipo? = nil, campo: String? = nil, duracion: Int = 105,
            ahora: Int, pagina: @escaping @Sendable (_ numero: Int) -> String? = { _ in nil }
        ) {
            self.identidad = identidad
            self.equipo = equipo
            self.campo = campo
            self.duracion = duracion
            self.ahora = ahora
            self.pagina = pagina
        }
    }

    private let nombre: String
    private let partidos: [(numero: Int, partido: Partido)]
    private let plazas: [PlazaIcs]
    private let opciones: Opciones

    /// Chooses the matches.
    ///
    /// - Parameters:
    ///   - documento: the tournament.
    ///   - opciones: whose matches, and what else is needed.
    public init(_ documento: DocumentoDelTorneo, _ opciones: Opciones) {
        self.opciones = opciones
        let piezas = [documento.nombre, opciones.equipo?.nombre, opciones.campo].compactMap(\.self)
        nombre = piezas.joined(separator: " · ")
        partidos = zip(1..., documento.partidos).filter { _, partido in
            if let equipo = opciones.equipo, partido.local !== equipo, partido.visitante !== equipo
            {
                return false
            }
            return opciones.campo == nil || partido.ficha.campo == opciones.campo
        }.map { ($0, $1) }
        // Whoever asks for a team's matches does not know yet whether these will be among them.
        let cruces = opciones.equipo == nil ? documento.cuadro?.cruces ?? [] : []
        plazas = cruces.enumerated().compactMap { posicion, cruce in
            guard cruce.partido == nil, let cuando = cruce.programacion,
                opciones.campo == nil || cruce.campo == opciones.campo
            else { return nil }
            return PlazaIcs(posicion: posicion, cruce: cruce, cuando: cuando)
        }
    }

    /// How many of the matches have no day, and so no place in a calendar.
    public var sinDia: Int { partidos.count { $0.partido.ficha.programacion == nil } }

    /// The calendar file (RFC 5545).
    ///
    /// - Parameters:
    ///   - anterior: the file as it was given out before: a match that has changed since then gets the
    ///     next sequence number, the others keep theirs.
    ///   - zonas: the definition of a time zone for these years; nil when nobody knows it, and then its
    ///     matches have the time on the wall without zone.
    /// - Returns: the text, to be written as UTF-8.
    /// - Complexity: O(n) in the matches.
    public func aIcs(
        continuando anterior: String? = nil,
        zonas: (_ id: String, _ anios: ClosedRange<Int>) -> ZonaDeCalendario? = { _, _ in nil }
    ) -> String {
        let conocidas = definiciones(zonas)
        var escritor = EscritorIcs()
        escritor.linea("BEGIN:VCALENDAR")
        escritor.linea("VERSION:2.0")
        escritor.linea("PRODID:-//Marcador//Marcador//ES")
        escritor.linea("CALSCALE:GREGORIAN")
        escritor.linea("METHOD:PUBLISH")
        escritor.texto("X-WR-CALNAME", nombre)
        escritor.texto("NAME", nombre)
        escritor.linea("REFRESH-INTERVAL;VALUE=DURATION:PT1H")
        escritor.linea("X-PUBLISHED-TTL:PT1H")
        for zona in conocidas.values.sorted(by: { $0.id < $1.id }) { escritor.escribir(zona) }
        let secuencias = anterior.map(SecuenciasIcs.init) ?? SecuenciasIcs()
        for (numero, partido) in partidos {
            guard let programacion = partido.ficha.programacion else { continue }
            let uid = "\(huella(opciones.identidad))-\(numero)@marcador"
            let lineas = EventoIcs(numero: numero, partido, programacion, opciones)
                .lineas(uid: uid, conocidas)
            let (secuencia, sello) = secuencias.siguiente(uid, lineas, ahora: opciones.ahora)
            escritor.evento(lineas, secuencia: secuencia, sello: sello)
        }
        for plaza in plazas {
            let uid = "\(huella(opciones.identidad))-p\(plaza.posicion + 1)@marcador"
            let lineas = plaza.lineas(uid: uid, duracion: opciones.duracion, conocidas)
            let (secuencia, sello) = secuencias.siguiente(uid, lineas, ahora: opciones.ahora)
            escritor.evento(lineas, secuencia: secuencia, sello: sello)
        }
        escritor.linea("END:VCALENDAR")
        return escritor.texto
    }

    private func definiciones(
        _ zonas: (String, ClosedRange<Int>) -> ZonaDeCalendario?
    ) -> [String: ZonaDeCalendario] {
        var anios: [String: ClosedRange<Int>] = [:]
        for cuando in partidos.map(\.partido.ficha.programacion) + plazas.map(\.cuando) {
            guard let cuando, cuando.hora != nil,
                let zona = cuando.zona,
                desplazamientoFijo(zona) == nil
            else { continue }
            let antes = anios[zona] ?? cuando.fecha.anio...cuando.fecha.anio
            anios[zona] =
                min(antes.lowerBound, cuando.fecha.anio)...max(antes.upperBound, cuando.fecha.anio)
        }
        return anios.reduce(into: [:]) { $0[$1.key] = zonas($1.key, $1.value) }
    }
}

/// A short text that stands for a longer one: FNV-1a of 64 bits.
private func huella(_ texto: String) -> String {
    var huella: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texto.utf8 { huella = (huella ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(huella, radix: 16)
}

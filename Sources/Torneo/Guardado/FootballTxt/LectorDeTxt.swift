/// Reads a football.txt from the first line to the last.
///
/// What is not understood is noted with its line, and the reading goes on.
struct LectorDeTxt {
    private(set) var nombre = ""
    var partidos: [PartidoAjeno] = []
    var plantel = PlantelAjeno()
    private(set) var avisos: [AvisoDeImportacion] = []
    var titulares = TitularesDeTxt()
    var calendario = CalendarioDeTxt()
    private var zonaDelTorneo: String?
    /// Where and in which zone the matches under a line with the day are.
    private var campoDelDia: String?
    private var zonaDelDia: String?
    private var bloque: BloqueDeTxt?
    /// What waits for the line-ups of its match.
    var pendientes: [BloqueDeTxt] = []
    var ultimaAlineacion: Bando?

    /// Reads a text.
    ///
    /// - Complexity: O(letters).
    init(_ texto: String) {
        let lineas = LineaDeTxt.todas(texto)
        calendario = CalendarioDeTxt(titulo: lineas.first { $0.texto.hasPrefix("=") }?.texto ?? "")
        for linea in lineas {
            if linea.texto == "__END__" {
                if lineas[linea.numero...].contains(where: { !$0.texto.isEmpty }) {
                    avisar(linea.numero, "lo que sigue a «__END__» no se lee")
                }
                break
            }
            leer(linea)
        }
        cerrarBloque()
        cerrarPartido()
    }

    mutating func avisar(_ linea: Int, _ frase: String) {
        avisos.append(AvisoDeImportacion(lugar: "línea \(linea)", frase: frase))
    }

    private mutating func leer(_ linea: LineaDeTxt) {
        if let comentario = linea.comentario { return leerComentario(comentario, linea.numero) }
        if linea.texto.isEmpty { return cerrarBloque() }
        guard linea.texto.count <= LineaDeTxt.longitudMaxima else {
            return avisar(linea.numero, "la línea es demasiado larga y no se lee")
        }
        if let cabecera = CabeceraDeTxt(linea), bloque?.sigue != true {
            return leer(cabecera, linea.numero)
        }
        if let propiedad = propiedad(linea.texto) {
            cerrarBloque()
            bloque = BloqueDeTxt(que: propiedad.que, linea: linea.numero, texto: propiedad.resto)
            return
        }
        if bloque?.sigue == true { return continuar(linea) }
        if !partidos.isEmpty, Self.pareceDeGoles(linea.texto) {
            cerrarBloque()
            bloque = BloqueDeTxt(que: .goles, linea: linea.numero, texto: linea.texto)
            return
        }
        if leerPartido(linea) || leerDia(linea) { return }
        if !partidos.isEmpty, linea.tieneSangria, linea.texto.contains("'"), esDeGolesSueltos {
            if bloque == nil {
                bloque = BloqueDeTxt(que: .golesSueltos, linea: linea.numero, texto: linea.texto)
            } else {
                bloque?.anadir(", " + linea.texto)
            }
            return
        }
        if bloque != nil { return continuar(linea) }
        avisar(linea.numero, "no se entiende «\(linea.texto)»")
    }

    /// Our own comments say what the format has no other place for.
    private mutating func leerComentario(_ comentario: String, _ linea: Int) {
        let partes = comentario.split(separator: "|").map(\.recortado)
        if partes.count > 1, partes[0] == "Plantilla" {
            leerPlantilla(partes[1], partes.dropFirst(2).joined(separator: "|"), linea)
        } else if partes.count == 2, partes[0] == "Zona" {
            zonaDelTorneo = partes[1]
        }
    }

    private mutating func leer(_ cabecera: CabeceraDeTxt, _ linea: Int) {
        cerrarBloque()
        switch cabecera {
        case .titulo(let titulo):
            if nombre.isEmpty {
                nombre = titulo
            } else {
                avisar(linea, "«\(titulo)» parece otro torneo: sus partidos se leen con los demás")
            }
        case .titular(let texto, let nivel):
            titulares.poner(texto, nivel: nivel)
            calendario.olvidarDia()
            (campoDelDia, zonaDelDia) = (nil, nil)
        case .grupo(let nombre, let equipos):
            titulares.grupos.insert(nombre)
            for equipo in equipos { plantel.inscribir(equipo: equipo) }
        case .fechasDeRonda: break
        }
    }

    /// Whether goals without parentheses can begin or go on here.
    private var esDeGolesSueltos: Bool {
        bloque == nil || (bloque?.que == .golesSueltos && (bloque?.texto.count ?? 0) < 20_000)
    }

    private static func pareceDeGoles(_ texto: String) -> Bool {
        var escaner = Escaner(texto)
        guard escaner.comer("(") else { return false }
        let esNumero = escaner.asoma { $0.entero(cifras: 1...4) != nil && $0.comer(")") }
        return !esNumero
    }

    /// A line about when and where, for the matches below it.
    private mutating func leerDia(_ linea: LineaDeTxt) -> Bool {
        let prefijo = PrefijoDeTxt(linea.texto)
        guard prefijo.resto.isEmpty, prefijo.fecha != nil || prefijo.hora != nil else {
            return false
        }
        cerrarBloque()
        apuntar(prefijo, linea.numero)
        (campoDelDia, zonaDelDia) = (prefijo.campo, prefijo.zona)
        return true
    }

    private mutating func apuntar(_ prefijo: PrefijoDeTxt, _ linea: Int) {
        if let fecha = prefijo.fecha, !calendario.poner(fecha) {
            avisar(linea, "no se sabe de qué día es: falta el año o la fecha no existe")
        }
        if let hora = prefijo.hora?.hora { calendario.hora = hora }
    }

    private mutating func leerPartido(_ linea: LineaDeTxt) -> Bool {
        let prefijo = PrefijoDeTxt(linea.texto)
        let esDeLosViejos = prefijo.fecha != nil || prefijo.hora != nil || prefijo.campo != nil
        guard
            let encuentro = EncuentroDeTxt(
                prefijo.resto, conGuion: bloque == nil && (esDeLosViejos || linea.tieneSangria))
        else { return false }
        cerrarBloque()
        apuntar(prefijo, linea.numero)
        if prefijo.fecha != nil { (campoDelDia, zonaDelDia) = (nil, nil) }
        var partido = PartidoAjeno(
            numero: partidos.count + 1, linea: linea.numero, local: grafia(encuentro.local),
            visitante: grafia(encuentro.visitante))
        partido.ficha.ronda = titulares.ronda
        partido.ficha.grupo = titulares.grupo
        partido.ficha.campo = prefijo.campo ?? campoDelDia
        let zona = prefijo.zona ?? zonaDelDia
        partido.ficha.programacion = calendario.dia.map { dia in
            Programacion(
                fecha: dia, hora: calendario.hora,
                zona: zona ?? (calendario.hora == nil ? nil : zonaDelTorneo))
        }
        partido.poner(encuentro.resultado, estado: prefijo.estado.flatMap { EstadoDeTxt($0) })
        if !encuentro.sobra.isEmpty { partido.avisar("no se entiende «\(encuentro.sobra)»") }
        cerrarPartido()
        if !repite(partido) { partidos.append(partido) }
        return true
    }

    /// The spelling under which a team was met first: `ITALY` and `Italy` are one team.
    private mutating func grafia(_ nombre: String) -> String {
        plantel.grafia(de: nombre)
    }

    private mutating func continuar(_ linea: LineaDeTxt) {
        guard (bloque?.texto.count ?? 0) < 20_000 else {
            cerrarBloque()
            return avisar(linea.numero, "sigue a algo demasiado largo y no se lee")
        }
        bloque?.anadir(" " + linea.texto)
    }

    /// A line with a colon, if it is about the match before it.
    private func propiedad(_ texto: String) -> (que: BloqueDeTxt.Que, resto: String)? {
        guard let partido = partidos.last, let dosPuntos = texto.firstIndex(of: ":") else {
            return nil
        }
        let resto = texto[texto.index(after: dosPuntos)...]
        guard resto.first?.isWhitespace ?? true else { return nil }
        let nombre = texto[..<dosPuntos].recortado
        if let lado = partido.lado(llamado: nombre) { return (.alineacion(lado), resto.recortado) }
        guard (1...60).contains(nombre.count), !nombre.contains(where: { "()[];,@".contains($0) })
        else { return nil }
        if let propiedad = PropiedadDeTxt(nombre) {
            return (.propiedad(propiedad), resto.recortado)
        }
        return bloque?.sigue == true ? nil : (.desconocido(nombre), resto.recortado)
    }

    private mutating func cerrarBloque() {
        guard let cerrado = bloque else { return }
        bloque = nil
        leer(cerrado)
    }
}

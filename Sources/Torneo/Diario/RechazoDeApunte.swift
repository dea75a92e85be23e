/// Why an entry does not fit the tournament; the tournament is then as it was.
public indirect enum RechazoDeApunte: Error, Hashable, Sendable {
    /// There is no match of this number.
    case noExisteElPartido(Int)
    /// Nobody of this name is in the squad of that team.
    case jugadorDesconocido(String, equipo: String)
    /// The result of the match of this number is confirmed, so it stays.
    case confirmado(Int)
    /// The result of the match of this number is confirmed already.
    case yaConfirmado(Int)
    /// The result of the match of this number is not confirmed.
    case sinConfirmar(Int)
    /// The match of this number has no result that could be confirmed.
    case sinResultado(Int)
    /// A reason is missing, or too long.
    case faltaElMotivo
    /// There is no team of this number.
    case noExisteElEquipo(Int)
    /// Nobody can be registered so: the name is empty or too long, or the number fits no shirt.
    case fichaImposible
    /// Somebody of this name, without another number, is in the squad of that team already.
    case yaEnLaPlantilla(String, equipo: String)
    /// Somebody else of the squad, of this name, wears this number.
    case dorsalRepetido(Int, de: String)
    /// Somebody of this name appears in matches, so he stays in the squad.
    case jugadorConPartidos(String)
    /// It cannot have happened in that match.
    case noVale(ErrorDeTorneo)
    /// The match of this number is not being played.
    case noSeEstaJugando(Int)
    /// The match of this number already has a score.
    case yaTieneMarcador(Int)
    /// No goal of this identity was marked in that match.
    case noExisteElGol(Identificador)
    /// The bracket, or the rounds, have something against it.
    case competicion(ErrorDeCompeticion)
    /// The rules cannot be changed so.
    case reglas(FalloDeReglas)
    /// The document makes no sense.
    case documento(ErrorDeCarga)
    /// There is no entry of this identity.
    case noExisteElApunte(Identificador)
    /// The entry does not count any more.
    case yaAnulado(Identificador)
    /// A tournament that was taken over or imported is no slip: nothing would be left.
    case noSeDeshaceElTorneo
    /// The entry speaks of a tournament that was replaced since.
    case anteriorAlTorneo(Identificador)
    /// Only what happened in a match can be corrected, and only by the same match's.
    case noSeCorrige
    /// The entry at this place, from 1, would make no sense without it, and why.
    case otroDependeDeEl(lugar: Int, motivo: RechazoDeApunte)
    /// The journal does not begin with a tournament.
    case faltaElTorneo
    /// It would change nothing.
    case nadaQueCambiar
    /// A name or reason is empty, has several lines or is too long.
    case textoImposible(String)
    /// A text has more letters than fit.
    case textoLargo(String, maximo: Int)
    /// A text has characters that nobody sees.
    case textoInvisible(String)
    /// A day and time that the clocks of a zone skip.
    case horaQueNoExiste(String, zona: String)
    /// A match has more referees than there can be, or one twice.
    case demasiadosArbitros
    /// The bracket, or the pairing of rounds, says who plays; nobody else can.
    case losHaceElCuadro
    /// Where there is a bracket, no team can be entered any more.
    case noEntranEquipos
    /// Where there is a bracket, no match can be added.
    case noEntranPartidos
    /// The bracket has no tie of this number.
    case noExisteElCruce(Int)
    /// So many matches of suspension cannot be added or lifted.
    case sancionImposible
    /// Somebody of this name has only so many matches still to serve.
    case menosPorCumplir(String, Int)
    /// A team cannot play, or hand a player over to, itself.
    case contraSiMismo(String)
    /// No awarded match ends so.
    case golesImposibles(Int)
}

extension RechazoDeApunte: CustomStringConvertible {
    /// What is wrong and what to do, in one Spanish sentence.
    public var description: String {
        switch self {
        case .noExisteElPartido(let numero): "No existe el partido n.º \(numero)"
        case .jugadorDesconocido(let nombre, let equipo):
            "\(nombre) no está en la plantilla de \(equipo): añádelo antes"
        case .confirmado(let numero):
            "El resultado del partido n.º \(numero) está confirmado: solo cambia si quien organiza "
                + "escribe el motivo, que se verá en su página"
        case .yaConfirmado(let numero):
            "El resultado del partido n.º \(numero) ya está confirmado"
        case .sinConfirmar(let numero):
            "El resultado del partido n.º \(numero) no está confirmado"
        case .sinResultado(let numero):
            "El partido n.º \(numero) no tiene resultado que confirmar: espera a que termine"
        case .faltaElMotivo:
            "Falta el motivo, o pasa de \(String.largoDelMotivo) letras: se ve en la página del partido"
        case .noExisteElEquipo(let numero): "No existe el equipo n.º \(numero)"
        case .fichaImposible:
            "El nombre tiene que tener de 1 a \(Jugador.largoDelNombre) letras, y el dorsal, si lo "
                + "hay, estar entre 0 y 999"
        case .yaEnLaPlantilla(let nombre, let equipo):
            "\(nombre) ya está en la plantilla de \(equipo)"
        case .dorsalRepetido(let dorsal, let nombre):
            "El dorsal \(dorsal) ya lo lleva \(nombre): elige otro"
        case .jugadorConPartidos(let nombre):
            "\(nombre) aparece en partidos de este torneo y no se puede quitar: cambia su nombre o "
                + "deshaz antes lo apuntado"
        case .noVale(let error): error.descripcion
        case .noSeEstaJugando(let numero):
            "El partido n.º \(numero) no se está jugando: empiézalo antes"
        case .yaTieneMarcador(let numero):
            "El partido n.º \(numero) ya tiene marcador: deshaz antes lo que lo hizo"
        case .noExisteElGol(let id): "En ese partido no hay ningún gol \(id)"
        case .competicion(let error): error.descripcion
        case .reglas: "Ese cambio de las reglas no cabe en las que hay"
        case .documento(let error): error.descripcion
        case .noExisteElApunte(let id): "No hay ningún apunte \(id)"
        case .yaAnulado: "Ese apunte ya está deshecho"
        case .noSeDeshaceElTorneo:
            "El principio del torneo no se deshace: para volver atrás, importa otro documento"
        case .anteriorAlTorneo:
            "Ese apunte es de antes de importar el torneo de ahora: ya no cambia nada"
        case .noSeCorrige:
            "Solo se corrige lo que pasó en un partido, con algo del mismo partido"
        case .otroDependeDeEl(let lugar, let motivo):
            "Sin él no tendría sentido el apunte n.º \(lugar), que hay que deshacer antes: \(motivo)"
        case .faltaElTorneo: "El diario no empieza por ningún torneo"
        case .nadaQueCambiar: "Así no cambiaría nada"
        case .textoImposible(let texto):
            "«\(texto.prefix(30))» no vale: escribe de 1 a 80 letras en un renglón"
        case .textoLargo(let texto, let maximo):
            "«\(texto.prefix(30))…» es demasiado largo: caben \(maximo) letras"
        case .textoInvisible(let texto):
            "«\(texto.sinInvisibles.prefix(30))» tiene caracteres que no se ven o que cambian el "
                + "sentido de la escritura: escríbelo de nuevo, sin copiarlo"
        case .horaQueNoExiste(let cuando, let zona):
            "El \(cuando) no existe en \(zona): esa noche los relojes se adelantan y se saltan esa "
                + "hora. Elige otra"
        case .demasiadosArbitros:
            "Un partido tiene seis árbitros como mucho, y cada uno una vez"
        case .losHaceElCuadro:
            "En este torneo los cruces salen de los resultados: corrige el resultado que los decide"
        case .noEntranEquipos:
            "Con los cruces hechos no entran equipos nuevos: cambia el nombre de uno que no venga"
        case .noEntranPartidos:
            "Con los cruces hechos no se añaden partidos: los siguientes salen de los resultados"
        case .noExisteElCruce(let numero): "No existe el cruce n.º \(numero)"
        case .sancionImposible: "Se añaden o se quitan de 1 a 50 partidos: elige otro número"
        case .menosPorCumplir(let nombre, let quedan):
            "A \(nombre) le quedan \(quedan) partidos por cumplir: no se le pueden quitar más"
        case .contraSiMismo(let nombre): "\(nombre) no puede ser los dos equipos: elige otro"
        case .golesImposibles:
            "Los partidos que se dan por perdidos acaban con 1 a 20 goles: elige otro número"
        }
    }
}

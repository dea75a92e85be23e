extension ErrorDeCompeticion {
    /// What is wrong and what to do, in one Spanish sentence without its full stop.
    public var descripcion: String {
        switch self {
        case .noExisteElEncuentro(let numero): "No existe el partido n.º \(numero) del plan"
        case .equiposPorSaber(let numero):
            "Todavía no se sabe quién juega el partido n.º \(numero)"
        case .noSeJuega(let numero):
            "El partido n.º \(numero) no se juega: su eliminatoria ya está decidida"
        case .resultadoImposible(let numero):
            "El resultado del partido n.º \(numero) no puede ser"
        case .yaHaEmpezado(let siguiente, let numero):
            "El partido n.º \(siguiente) ya ha empezado y sus equipos dependen "
                + (numero == 0 ? "de esto" : "del n.º \(numero)")
                + ": no se puede cambiar sin anularlo antes"
        case .noParticipa: "Ese equipo no participa, o ya se ha retirado"
        case .yaParticipa: "Ese equipo ya participa"
        case .noHayGrupo(let grupo): "No hay ningún grupo \(nombreDeGrupo(grupo))"
        case .eliminatoriaEmpezada: "La eliminatoria ya ha empezado: no puede entrar nadie más"
        case .eliminatoriaSinPlazas:
            "Es una eliminatoria y su cuadro está hecho: no puede entrar nadie más"
        case .esSuizo:
            "Es un suizo y su primera ronda ya está emparejada: no puede entrar nadie más"
        case .rondaSinTerminar(let ronda): "La ronda \(ronda) no ha terminado"
        case .noHayMasRondas: "Ya se han emparejado todas las rondas"
        case .sinParejasNuevas: "Ya no quedan parejas sin repetir un partido"
        }
    }
}

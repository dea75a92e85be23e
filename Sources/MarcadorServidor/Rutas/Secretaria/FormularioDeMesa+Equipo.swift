import MarcadorApp
import Torneo

extension FormularioDeMesa {
    /// What a form of a team asks for.
    func deEquipo(_ numero: Int) throws -> EquipoCambiado.Cambio {
        switch limpio("que") {
        case "retirada":
            return .retirada(equipo: numero, goles: try self.numero("goles"))
        case "union":
            let (uno, otro) = (try jugador("jugador", de: numero), try jugador("otro", de: numero))
            return .union(equipo: numero, uno, con: otro)
        case "traspaso":
            let jugador = try jugador("jugador", de: numero)
            let destino = try self.numero("destino")
            guard torneo.partidos.equipos[numero: destino] != nil else {
                throw Falta("destino", .eligeDeLaLista)
            }
            let dorsal = vacioEsNada("dorsal") == nil ? nil : try self.numero("dorsal")
            let nuevo = Jugador(nombre: jugador.nombre, dorsal: dorsal)
                .distinguido(de: torneo.partidos.equipos[destino - 1].plantilla)
            return .traspaso(equipo: numero, jugador, a: destino, nuevo: nuevo)
        case "nombre": return .nombre(equipo: numero, limpio("nombre"))
        default: throw NoSePide()
        }
    }

    private func jugador(_ campo: String, de equipo: Int) throws(Falta) -> Jugador {
        let plantilla = torneo.partidos.equipos[equipo - 1].plantilla
        guard let plaza = Int(limpio(campo)), plantilla[numero: plaza] != nil else {
            throw Falta(campo, .eligeDeLaLista)
        }
        return plantilla[plaza - 1]
    }

    /// Matches of suspension to add or, where the form says so, to lift.
    func sancion(_ equipo: Int) throws(Falta) -> SancionDecidida {
        let jugador = try jugador("jugador", de: equipo)
        let cuantos = try numero("cuantos")
        guard cuantos > 0 else { throw Falta("cuantos", .numeroQueNoVale) }
        guard let motivo = vacioEsNada("motivo") else { throw Falta("motivo", .escribeElMotivo) }
        return SancionDecidida(
            equipo: equipo, jugador: jugador,
            partidos: limpio("sentido") == "quitar" ? -cuantos : cuantos, motivo: motivo)
    }
}

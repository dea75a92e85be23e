import Foundation
import Torneo

nonisolated extension BorradorDeTorneo {
    /// Name, days and zone, once they make sense.
    struct Datos {
        var nombre = ""
        var desde: Fecha?
        var dias: Int?
        var zona: String?
    }

    /// Reads the first step.
    ///
    /// - Parameter faltas: gets what is wrong.
    /// - Returns: what makes sense of it.
    func datos(_ faltas: inout FaltasDelBorrador) -> Datos {
        var datos = Datos(nombre: limpio(.nombre))
        if !(1...Self.nombreMaximo).contains(datos.nombre.count) {
            faltas.anotar(.nombre, .faltaElNombreDelTorneo)
        }
        if limpio(.lugar).count > Self.nombreMaximo { faltas.anotar(.lugar, .lugarDemasiadoLargo) }
        datos.desde = fecha(.desde, &faltas)
        if let hasta = fecha(.hasta, &faltas) {
            if let desde = datos.desde {
                let dias = hasta.dias(desde: desde) + 1
                if (1...HorasDeJuego.diasMaximos).contains(dias) {
                    datos.dias = dias
                } else {
                    faltas.anotar(.hasta, .hastaAntesDeDesde)
                }
            } else {
                faltas.anotar(.desde, .faltaElPrimerDia)
            }
        }
        let zona = limpio(.zona)
        if zona == "UTC" || TimeZone.knownTimeZoneIdentifiers.contains(zona) {
            datos.zona = zona
        } else {
            faltas.anotar(.zona, .zonaDesconocida)
        }
        return datos
    }

    /// Reads the second step.
    ///
    /// - Parameter faltas: gets what is wrong.
    /// - Returns: the teams.
    func leerEquipos(_ faltas: inout FaltasDelBorrador) -> [Equipo] {
        let lista = ListaDeEquipos(self[.equipos])
        if let primera = lista.faltas.first {
            faltas.anotar(.equipos, .faltaEnLaLinea(primera.linea, primera.frase))
        } else if lista.equipos.count < 2 {
            faltas.anotar(.equipos, .faltanEquipos)
        } else if lista.equipos.count > Self.equiposMaximos {
            faltas.anotar(.equipos, .sobranEquipos(Self.equiposMaximos))
        }
        return lista.equipos
    }

    /// A whole number within limits; the lower limit when it is none.
    func numero(
        _ campo: Campo, _ admitidos: ClosedRange<Int>, _ faltas: inout FaltasDelBorrador
    ) -> Int {
        if let numero = Int(limpio(campo)), admitidos.contains(numero) { return numero }
        faltas.anotar(campo, .escribeUnNumero(admitidos.lowerBound, admitidos.upperBound))
        return admitidos.lowerBound
    }

    /// When the pitches are open, in minutes from midnight.
    func horas(duracion: Int, _ faltas: inout FaltasDelBorrador) -> Range<Int> {
        let desde = minuto(.inicio, &faltas)
        let hasta = minuto(.fin, &faltas)
        guard let desde, let hasta else { return 0..<Reloj24.dia }
        guard hasta >= desde + duracion else {
            faltas.anotar(.fin, .noCabeUnPartido)
            return 0..<Reloj24.dia
        }
        return desde..<hasta
    }

    /// The names of the pitches: as they were written, or so many with a number.
    func nombresDeCampos(_ faltas: inout FaltasDelBorrador) -> [String] {
        let escrito = limpio(.campos)
        let lugar = limpio(.lugar)
        if let cuantos = Int(escrito), (1...50).contains(cuantos) {
            if cuantos == 1, !lugar.isEmpty { return [lugar] }
            let base = lugar.isEmpty ? "Campo" : "\(lugar), campo"
            return (1...cuantos).map { "\(base) \($0)" }
        }
        let nombres = escrito.split(whereSeparator: { ",;\n".contains($0) })
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        if Int(escrito) != nil || !(1...50).contains(nombres.count)
            || Set(nombres).count != nombres.count
            || nombres.contains(where: { $0.count > Self.nombreMaximo })
        {
            faltas.anotar(.campos, .camposQueNoValen)
            return ["Campo 1"]
        }
        return nombres
    }

    private func minuto(_ campo: Campo, _ faltas: inout FaltasDelBorrador) -> Int? {
        if campo == .fin, limpio(campo) == "24:00" { return Reloj24.dia }
        guard let hora = Hora(limpio(campo)) else {
            faltas.anotar(campo, .horaQueNoVale)
            return nil
        }
        return hora.hora * 60 + hora.minuto
    }

    private func fecha(_ campo: Campo, _ faltas: inout FaltasDelBorrador) -> Fecha? {
        let escrita = limpio(campo)
        guard !escrita.isEmpty else { return nil }
        guard let fecha = Fecha(escrita), (1900...2999).contains(fecha.anio) else {
            faltas.anotar(campo, .fechaQueNoVale)
            return nil
        }
        return fecha
    }
}

import MarcadorApp
import Torneo

extension CambioDeReglas {
    /// Understands a form of the rules.
    ///
    /// - Parameters:
    ///   - campos: what was filled in.
    ///   - actual: what decides now; what no form asks for stays as it is.
    ///   - equipos: the names of the teams, in order of entry.
    /// - Throws: `FalloDeCampo`, the first field that makes no sense.
    init(
        campos: [String: String], actual: ReglamentoDeCompeticion, equipos: [String]
    ) throws(FalloDeCampo) {
        let formulario = FormularioRecibido(campos: campos)
        switch CampoDeReglas.Que(rawValue: formulario.texto(.que)) {
        case .usarConocido: self = .reglamento(try formulario.conocido())
        case .usarPropio: self = .reglamento(try formulario.propio(desde: actual))
        case .ajustar: self = .ajustar(try formulario.ajuste(equipos))
        case .quitarAjuste: self = .quitarAjuste(try formulario.ajuste(equipos))
        case .anadirZona: self = .zona(try formulario.zona())
        case .quitarZona: self = .quitarZona(try formulario.zona())
        case .decidirOrden: self = .decidirOrden(try formulario.orden(equipos))
        case .olvidarOrden: self = .olvidarOrden(try formulario.orden(equipos))
        case .usarSanciones: self = .sanciones(try formulario.sancionesConocidas())
        case .sancionesPropias: self = .sanciones(try formulario.sancionesPropias())
        case nil: throw .regla(.que, posibles: .queSePuedePedir)
        }
    }
}

/// A form of the rules as it was sent.
struct FormularioRecibido {
    /// What was filled in.
    let campos: [String: String]

    /// What is in a field, without blanks around it.
    func texto(_ campo: CampoDeReglas) -> String {
        let escrito = campos[campo.rawValue] ?? ""
        return String(
            escrito.trimmingPrefix(while: \.isWhitespace).reversed()
                .trimmingPrefix(while: \.isWhitespace).reversed())
    }

    func entero(
        _ campo: CampoDeReglas, en margen: ClosedRange<Int>
    ) throws(FalloDeCampo) -> Int {
        // People write the minus sign of the keyboard or the typographic one.
        let escrito = texto(campo).replacing("−", with: "-")
        guard let numero = Int(escrito), margen.contains(numero) else {
            throw .regla(
                campo, posibles: .numeroEntre(margen.lowerBound, margen.upperBound))
        }
        return numero
    }

    func semilla() throws(FalloDeCampo) -> UInt64? {
        texto(.semilla).isEmpty ? nil : UInt64(try entero(.semilla, en: 0...Int.max))
    }

    func conocido() throws(FalloDeCampo) -> ReglamentoDeCompeticion {
        guard var reglas = ReglamentoDeCompeticion.conocido(texto(.reglamento)) else {
            let nombres = ReglamentoDeCompeticion.conocidos.map(\.nombre)
            throw .regla(.reglamento, posibles: Texto(literal: nombres.joined(separator: ", ")))
        }
        reglas.semilla = try semilla()
        return reglas
    }

    func propio(
        desde actual: ReglamentoDeCompeticion
    ) throws(FalloDeCampo) -> ReglamentoDeCompeticion {
        var reglas = actual
        let puntos = -1000...1000
        reglas.nombre = texto(.nombre)
        reglas.puntosPorVictoria = try entero(.victoria, en: puntos)
        reglas.puntosPorEmpate = try entero(.empate, en: puntos)
        reglas.puntosPorDerrota = try entero(.derrota, en: puntos)
        reglas.semilla = try semilla()
        let directo = try enfrentamientos()
        reglas.criterios = []
        for n in 1...CampoDeReglas.criterios {
            guard let elegido = campos[CampoDeReglas.criterio.numerado(n)], !elegido.isEmpty
            else { continue }
            guard let criterio = CriterioElegible(rawValue: elegido)?.criterio else {
                throw .regla(.criterio, posibles: .unoDeLaLista)
            }
            if case .enfrentamientos = criterio {
                reglas.criterios.append(.enfrentamientos(directo))
            } else {
                reglas.criterios.append(criterio)
            }
        }
        return reglas
    }

    private func enfrentamientos() throws(FalloDeCampo) -> Enfrentamientos {
        var claves: [Medida] = []
        for n in 1...CampoDeReglas.claves {
            guard let elegida = campos[CampoDeReglas.clave.numerado(n)], !elegida.isEmpty
            else { continue }
            guard let medida = Medida(rawValue: elegida), medida.valeEntreEmpatados else {
                throw .regla(.clave, posibles: .unoDeLaLista)
            }
            claves.append(medida)
        }
        guard let reinicio = Enfrentamientos.Reinicio(rawValue: texto(.reinicio)) else {
            throw .regla(.reinicio, posibles: .unoDeLaLista)
        }
        guard let siFaltan = Enfrentamientos.SiFaltan(rawValue: texto(.siFaltan)) else {
            throw .regla(.siFaltan, posibles: .unoDeLaLista)
        }
        return Enfrentamientos(claves, reinicio: reinicio, siFaltan: siFaltan)
    }

    func ajuste(_ equipos: [String]) throws(FalloDeCampo) -> Ajuste<String> {
        let numero = try entero(.equipo, en: 1...max(1, equipos.count))
        guard equipos[numero: numero] != nil else {
            throw .regla(.equipo, posibles: .unoDeLaLista)
        }
        var dia: Int?
        if !texto(.fecha).isEmpty {
            guard let fecha = Fecha(texto(.fecha)) else {
                throw .regla(.fecha, posibles: .fechaComo)
            }
            dia = fecha.comoNumero
        }
        return Ajuste(
            equipo: equipos[numero - 1], puntos: try entero(.puntos, en: -1000...1000),
            motivo: texto(.motivo), dia: dia)
    }

    func zona() throws(FalloDeCampo) -> ZonaDeTabla {
        let puestos = 1...ZonaDeTabla.puestoMaximo
        let desde = try entero(.desde, en: puestos)
        let hasta = try entero(.hasta, en: puestos)
        guard desde <= hasta else {
            throw .regla(.hasta, posibles: .numeroEntre(desde, puestos.upperBound))
        }
        guard let clase = ClaseDeZona(rawValue: texto(.clase)) else {
            throw .regla(.clase, posibles: .unoDeLaLista)
        }
        return ZonaDeTabla(desde...hasta, nombre: texto(.nombre), clase)
    }
}

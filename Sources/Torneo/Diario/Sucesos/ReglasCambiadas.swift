/// Something of what decides the tables was changed.
public struct ReglasCambiadas: SucesoDelTorneo {
    static let tipo = "reglas"

    /// What changed.
    public let cambio: CambioDeReglas
    /// The same as a document that has only this, so that rules are written in one way alone.
    private let documento: [UInt8]

    fileprivate enum Accion: String, CaseIterable {
        case reglamento, ajustar, quitarAjuste, zona, quitarZona, sanciones, decidirOrden,
            olvidarOrden
    }

    /// Changes something.
    ///
    /// - Parameter cambio: what changes.
    /// - Throws: `RechazoDeApunte.documento` when it cannot be written.
    public init(_ cambio: CambioDeReglas) throws(RechazoDeApunte) {
        self.cambio = cambio
        do throws(ErrorDeCarga) {
            documento = soloElValor(try cambio.enDocumento().aJson())
        } catch {
            throw .documento(error)
        }
    }

    init(_ lector: LectorDeApunte) throws(ErrorDeApunte) {
        let accion: Accion = try lector.palabra(.accion)
        documento = try lector.bruto(.documento)
        guard let leido = try? DocumentoDelTorneo(bytes: documento),
            let cambio = CambioDeReglas(accion: accion, leido.reglas)
        else { throw lector.error(.noVale(esperado: "un cambio de reglas"), en: .documento) }
        self.cambio = cambio
    }

    func escribir(en json: inout EscritorDeApunte) {
        json.texto(.accion, accion.rawValue)
        json.bruto(.documento, documento)
    }

    func aplicar(a torneo: inout DocumentoDelTorneo) throws(RechazoDeApunte) {
        do throws(FalloDeReglas) {
            torneo.reglas = try torneo.reglas.con(cambio, equipos: torneo.equipos)
        } catch {
            throw .reglas(error)
        }
    }

    private var accion: Accion {
        switch cambio {
        case .reglamento: .reglamento
        case .ajustar: .ajustar
        case .quitarAjuste: .quitarAjuste
        case .zona: .zona
        case .quitarZona: .quitarZona
        case .sanciones: .sanciones
        case .decidirOrden: .decidirOrden
        case .olvidarOrden: .olvidarOrden
        }
    }
}

extension CambioDeReglas {
    /// A tournament that has only this.
    ///
    /// - Throws: `ErrorDeCarga` when it names no team.
    fileprivate func enDocumento() throws(ErrorDeCarga) -> DocumentoDelTorneo {
        var documento = DocumentoDelTorneo(nombre: "", equipos: [], partidos: [])
        switch self {
        case .reglamento(let reglamento): documento.reglas.reglamento = reglamento
        case .zona(let zona), .quitarZona(let zona): documento.reglas.zonas = [zona]
        case .ajustar(let ajuste), .quitarAjuste(let ajuste):
            guard let equipo = Equipo(nombre: ajuste.equipo, plantilla: []) else {
                throw .equipoInvalido(ajuste.equipo)
            }
            documento.equipos = [equipo]
            documento.reglas.resoluciones.ajustes = [
                Ajuste(
                    equipo: equipo, puntos: ajuste.puntos, motivo: ajuste.motivo, dia: ajuste.dia)
            ]
        case .sanciones(let sanciones): documento.reglas.sanciones = sanciones
        case .decidirOrden(let nombres), .olvidarOrden(let nombres):
            for nombre in nombres {
                guard let equipo = Equipo(nombre: nombre, plantilla: []) else {
                    throw .equipoInvalido(nombre)
                }
                documento.equipos.append(equipo)
            }
            documento.reglas.resoluciones.orden = documento.equipos
        }
        return documento
    }

    /// Reads it from the rules of such a tournament; nil when they lack it.
    fileprivate init?(accion: ReglasCambiadas.Accion, _ reglas: ReglasDelTorneo) {
        let ajuste = reglas.resoluciones.ajustes.first.map {
            Ajuste(equipo: $0.equipo.nombre, puntos: $0.puntos, motivo: $0.motivo, dia: $0.dia)
        }
        let cambio: CambioDeReglas? =
            switch accion {
            case .reglamento: .reglamento(reglas.reglamento)
            case .ajustar: ajuste.map(CambioDeReglas.ajustar)
            case .quitarAjuste: ajuste.map(CambioDeReglas.quitarAjuste)
            case .zona: reglas.zonas.first.map(CambioDeReglas.zona)
            case .quitarZona: reglas.zonas.first.map(CambioDeReglas.quitarZona)
            case .sanciones: .sanciones(reglas.sanciones)
            case .decidirOrden:
                .decidirOrden(reglas.resoluciones.orden.map(\.nombre))
            case .olvidarOrden:
                .olvidarOrden(reglas.resoluciones.orden.map(\.nombre))
            }
        guard let cambio else { return nil }
        self = cambio
    }
}

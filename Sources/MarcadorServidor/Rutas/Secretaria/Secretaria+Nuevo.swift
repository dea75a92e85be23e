import Foundation
import MarcadorApp
import Torneo

extension Secretaria {
    /// A step of a new tournament: on to the next one, back, a look at what would come of it, or made.
    func seguir(
        _ peticion: Peticion, _ pedido: Pedido, por autor: Autor
    ) async throws -> Respuesta {
        let (campos, ficheros) = try peticion.formularioConFicheros()
        var pagina = PaginaNuevo(
            paso: campos["paso"].flatMap { Int($0) }.flatMap(BorradorDeTorneo.Paso.init) ?? .datos,
            borrador: BorradorDeTorneo(campos: campos),
            ficha: campos["ficha"].flatMap { Identificador($0)?.description } ?? ficha())
        let ir = campos["ir"] ?? "vista"
        switch ir {
        case "anadir":
            pagina.borrador.anadir(equipo: campos["otro"] ?? "")
            pagina.sigueEscribiendo = true
        case "fichero": try leer(ficheros["fichero"], &pagina)
        case "sortear":
            pagina.borrador[.sorteo] = String(UInt32.random(in: 1...999_999))
        case "sin-sorteo": pagina.borrador[.sorteo] = ""
        case "crear":
            if let hecho = try await hacer(&pagina, por: autor) {
                return sinGuardar(.redireccion(a: "\(Ruta.mesa(hecho).camino)?recien=si"))
            }
            return self.pagina(pagina, pedido, estado: 422)
        default:
            if let paso = Int(ir).flatMap(BorradorDeTorneo.Paso.init) {
                mover(&pagina, a: paso)
                if pagina.paso == .sistema { await ajustarCampos(&pagina) }
            }
        }
        let faltan = !pagina.faltas.ninguna
        await completar(&pagina)
        return self.pagina(pagina, pedido, estado: faltan ? 422 : 200)
    }

    /// Goes to another step; forward only when all before it makes sense.
    private func mover(_ pagina: inout PaginaNuevo, a paso: BorradorDeTorneo.Paso) {
        let anterior = BorradorDeTorneo.Paso(rawValue: paso.rawValue - 1)
        let faltas = anterior.map { pagina.borrador.faltas(hasta: $0) }
        guard let faltas, let suyo = faltas.paso else { return pagina.paso = paso }
        (pagina.paso, pagina.faltas) = (suyo, faltas)
    }

    /// Takes as many pitches as the days need, while nobody has said how many there are.
    private func ajustarCampos(_ pagina: inout PaginaNuevo) async {
        let deSerie = BorradorDeTorneo.deSerie[.campos] ?? ""
        guard pagina.borrador[.campos] == deSerie else { return }
        for cuantos in 1...Self.camposQueSePrueban {
            pagina.borrador[.campos] = "\(cuantos)"
            guard case .failure(let faltas) = await pagina.borrador.planear(),
                faltas.campos[.campos] != nil
            else { return }
        }
        pagina.borrador[.campos] = deSerie
    }

    /// How many pitches are tried.
    private static let camposQueSePrueban = 6

    /// Makes the tournament; nil, with what is wrong, when it makes no sense yet.
    private func hacer(
        _ pagina: inout PaginaNuevo, por autor: Autor
    ) async throws -> String? {
        switch await pagina.borrador.planear() {
        case .success(let planeado):
            return try await crear(planeado.documento, ficha: pagina.ficha, por: autor)
        case .failure(let faltas):
            pagina.faltas = faltas
            pagina.paso = faltas.paso ?? .sistema
            if pagina.paso == .equipos { leerLista(&pagina) }
            return nil
        }
    }

    /// What the step shows besides its fields.
    private func completar(_ pagina: inout PaginaNuevo) async {
        switch pagina.paso {
        case .datos: break
        case .equipos: leerLista(&pagina)
        case .sistema:
            switch await pagina.borrador.planear() {
            case .success(let planeado): pagina.vista = VistaDelPlan(planeado)
            case .failure(let faltas): pagina.faltas = faltas
            }
        }
    }

    private func leerLista(_ pagina: inout PaginaNuevo) {
        let lista = ListaDeEquipos(pagina.borrador[.equipos])
        pagina.lista = PaginaNuevo.Lista(
            equipos: lista.equipos.map {
                PaginaNuevo.Lista.Equipo(nombre: $0.nombre, jugadores: $0.plantilla.count)
            },
            faltas: lista.faltas.prefix(50).map { .faltaEnLaLinea($0.linea, $0.frase) })
    }

    /// Puts what is in a file into the list, where it can be looked at and changed.
    private func leer(
        _ fichero: CamposConFicheros.Fichero?, _ pagina: inout PaginaNuevo
    ) throws {
        guard let fichero else {
            return pagina.faltas = FaltasDelBorrador(.equipos, .faltaElFichero)
        }
        do throws(ErrorDeCarga) {
            pagina.borrador[.equipos] = try Codificacion.leer(Data(fichero.bytes)).texto
        } catch {
            pagina.faltas = FaltasDelBorrador(
                .equipos, Texto(literal: "\(fichero.nombre): \(error.descripcion)"))
        }
    }
}

extension BorradorDeTorneo {
    /// The fields of a form.
    fileprivate init(campos: [String: String]) {
        var valores: [Campo: String] = [:]
        for campo in Campo.allCases {
            // A box that is not ticked is not sent at all.
            if let valor = campos[campo.rawValue] { valores[campo] = valor }
        }
        self.init(valores)
    }

    /// Adds a team to the list, whatever the list looks like.
    fileprivate mutating func anadir(equipo: String) {
        let nombre = equipo.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !nombre.isEmpty else { return }
        let lista = self[.equipos].trimmingCharacters(in: .whitespacesAndNewlines)
        self[.equipos] = lista.isEmpty ? nombre : "\(lista)\n\(nombre)"
    }
}

extension VistaDelPlan {
    /// How many matches are shown at most.
    private static let maximo = 300

    /// What a plan looks like.
    fileprivate init(_ planeado: TorneoPlaneado) {
        let plan = planeado.plan
        var rondas: [Ronda] = []
        var lugares: [String: Int] = [:]
        for encuentro in plan.encuentros.prefix(Self.maximo) {
            let nombre = plan.ronda(encuentro)
            let lugar = lugares[nombre] ?? rondas.count
            if lugares[nombre] == nil {
                lugares[nombre] = lugar
                let descansan = plan.descansos.filter {
                    encuentro.grupo != nil && $0.jornada == encuentro.jornada
                }
                rondas.append(
                    Ronda(
                        nombre: .rotulo(nombre), partidos: [],
                        descansan: descansan.map(\.equipo.nombre)))
            }
            rondas[lugar].partidos.append(Fila(encuentro, planeado))
        }
        let dias = planeado.sede.map { sede in
            Set(sede.horario.huecos.map { $0.inicio / Reloj24.dia }).count
        }
        self.init(
            resumen: .tamanoDelPlan(
                partidos: plan.encuentros.count,
                jornadas: Set(plan.encuentros.map { plan.ronda($0) }).count, dias: dias),
            rondas: rondas, ocultos: max(0, plan.encuentros.count - Self.maximo))
    }
}

extension VistaDelPlan.Fila {
    fileprivate init(_ encuentro: Encuentro<Equipo>, _ planeado: TorneoPlaneado) {
        let (local, visitante) = planeado.plan.lados(encuentro, planeado.primeraRonda)
        self.init(
            cuando: FechaEnPagina(planeado.programacion(encuentro.numero)),
            campo: planeado.sede.flatMap { sede in
                sede.campos.count > 1
                    ? sede.campos[sede.horario.hueco(encuentro.numero).campo] : nil
            },
            grupo: planeado.plan.grupos.count > 1
                ? encuentro.grupo.map { "Grupo \(nombreDeGrupo($0))" } : nil,
            local: local.texto, visitante: visitante.texto)
    }
}

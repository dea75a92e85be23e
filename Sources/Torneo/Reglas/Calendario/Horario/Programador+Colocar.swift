extension Programador {
    /// Places for all matches; nil when none were found.
    func colocar(_ fijos: [Int: Hueco], intentos: Int = intentos) -> [Hueco]? {
        var azar = Semilla(1)
        for intento in 0..<intentos {
            let orden = orden(intento, &azar)
            for aCompas in [true, false]
            where aCompas || trabajos.count <= Self.encuentrosADestiempo {
                let colocador = colocar(orden, fijos, aCompas: aCompas)
                let huecos = colocador.huecos.compactMap(\.self)
                if huecos.count == trabajos.count { return huecos }
            }
        }
        return nil
    }

    /// Places matches in this order until one finds no place.
    func colocar(_ orden: [Int], _ fijos: [Int: Hueco], aCompas: Bool) -> Colocador {
        var colocador = Colocador(condiciones, trabajos)
        for numero in orden {
            if let hueco = fijos[numero + 1] { colocador.poner(numero, hueco) }
        }
        let compas = aCompas ? condiciones.compas : []
        for numero in orden where colocador.huecos[numero] == nil {
            let minimo = colocador.primerMinuto(numero)
            let minutos = aCompas ? compas : condiciones.minutos(colocador, desde: minimo)
            guard let hueco = primero(numero, minutos, desde: minimo, en: colocador) else {
                return colocador
            }
            colocador.poner(numero, hueco)
        }
        return colocador
    }

    private func primero(
        _ numero: Int, _ salidas: [Salida], desde minimo: Int, en colocador: Colocador
    ) -> Hueco? {
        var (desde, hasta) = (0, salidas.count)
        while desde < hasta {
            let medio = (desde + hasta) / 2
            if salidas[medio].inicio < minimo { desde = medio + 1 } else { hasta = medio }
        }
        for salida in salidas[desde...] {
            if let hueco = colocador.hueco(numero, campo: salida.campo, inicio: salida.inicio) {
                return hueco
            }
        }
        return nil
    }

    /// The matches, from 0, in an order in which each comes after those it waits for.
    ///
    /// First by rounds, then by how many wait for each, then by lots.
    func orden(_ intento: Int, _ azar: inout Semilla) -> [Int] {
        let esperan = colas
        let sorteo = Array(trabajos.indices).sorteado(con: &azar)
        func clave(_ numero: Int) -> (Int, Int, Int) {
            let trabajo = trabajos[numero]
            switch intento {
            case 0: return (trabajo.nivel, trabajo.ronda, numero)
            case 1: return (trabajo.nivel, -esperan[numero], numero)
            default: return (trabajo.nivel, intento % 2 == 0 ? trabajo.ronda : 0, sorteo[numero])
            }
        }
        return trabajos.indices.sorted { clave($0) < clave($1) }
    }

    /// How many matches in a row wait for each.
    private var colas: [Int] {
        var colas = [Int](repeating: 0, count: trabajos.count)
        for numero in trabajos.indices.sorted(by: { trabajos[$0].nivel > trabajos[$1].nivel }) {
            for previo in trabajos[numero].previos {
                colas[previo] = max(colas[previo], colas[numero] + 1)
            }
        }
        return colas
    }
}

/// A kick-off that may be taken.
struct Salida: Hashable, Sendable {
    let inicio: Int
    let campo: Int

    static func vaDelante(_ una: Salida, _ otra: Salida) -> Bool {
        (una.inicio, una.campo) < (otra.inicio, otra.campo)
    }
}

extension Condiciones {
    /// The kick-offs, in order, if each pitch is played on without a gap from the time it opens.
    var compas: [Salida] {
        var salidas: [Salida] = []
        for (campo, suyo) in campos.enumerated() {
            for apertura in suyo.aperturas {
                var inicio = apertura.lowerBound
                while inicio + duracion <= apertura.upperBound {
                    salidas.append(Salida(inicio: inicio, campo: campo))
                    inicio += duracion + pausa
                }
            }
        }
        return salidas.sorted(by: Salida.vaDelante)
    }

    /// The kick-offs at which something begins to be possible.
    func minutos(_ colocador: Colocador, desde minimo: Int) -> [Salida] {
        var minutos: Set<Int> = [minimo]
        for apertura in campos.lazy.flatMap(\.aperturas) {
            minutos.insert(apertura.lowerBound)
            let dia = apertura.lowerBound / Reloj24.dia * Reloj24.dia
            for trabajo in Set(colocador.trabajos.map(\.horaDesde)) where trabajo > 0 {
                minutos.insert(dia + trabajo)
            }
        }
        for hueco in colocador.huecos {
            guard let fin = hueco.map({ $0.inicio + duracion }) else { continue }
            minutos.formUnion([fin, fin + pausa, fin + descanso])
        }
        return minutos.filter { $0 >= minimo }.flatMap { minuto in
            campos.indices.map { Salida(inicio: minuto, campo: $0) }
        }.sorted(by: Salida.vaDelante)
    }
}

import MarcadorApp
import Torneo

/// The table of a season of 380 matches, and two other ways to count it.
func medirTabla() {
    let equipos = Generados.equipos(20)
    let partidos = Generados.liga(equipos)
    let nuestra = mediana(veces: 100) { partidos.tablaDePosiciones(equipos: equipos) }
    let ingenua = mediana(veces: 20) { tablaIngenua(equipos, partidos) }
    let parejas = partidos.map { partido in
        let marcador = partido.marcador()
        return (
            equipos.firstIndex(of: partido.local) ?? 0,
            equipos.firstIndex(of: partido.visitante) ?? 0, marcador.local, marcador.visitante
        )
    }
    let minima = mediana(veces: 500) { tablaMinima(equipos.count, parejas) }
    decir("tabla", nuestra)
    decir("tabla-ingenua", ingenua)
    decir("tabla-minima", minima)
    medirLaliga(equipos, partidos)
}

/// The same season by `laliga`, with a sentence for each team that says why it stands there; and the
/// table again after one more goal.
private func medirLaliga(_ equipos: [Equipo], _ partidos: [Partido]) {
    let entera = mediana(veces: 100) {
        explicada(partidos.tablaDePosiciones(equipos: equipos, reglamento: .laliga))
    }
    decir("tabla-laliga", entera)
    var acumulada = TablaAcumulada(equipos: equipos, reglamento: .laliga)
    for partido in partidos { acumulada.sumar(partido) }
    var ahora = partidos
    var numero = 0
    let otroGol = mediana(veces: 200) {
        numero = (numero + 1) % ahora.count
        acumulada.restar(ahora[numero])
        let local = ahora[numero].local
        ahora[numero].registrar(
            .gol(minuto: 90, jugador: local.plantilla[0], equipo: local))
        acumulada.sumar(ahora[numero])
        return acumulada.filas()
    }
    decir("tabla-otro-gol", otroGol)
}

private func explicada(_ filas: [FilaDePosicion]) -> [Texto] {
    filas.compactMap { fila in
        fila.desempate.map { Texto.desempate($0, de: fila.equipo) }
    }
}

private struct Cuenta {
    var jugados = 0
    var puntos = 0
    var aFavor = 0
    var enContra = 0
}

/// As it is first written: a dictionary by team, changed in place for every match.
private func tablaIngenua(_ equipos: [Equipo], _ partidos: [Partido]) -> [(Equipo, Cuenta)] {
    var cuentas = Dictionary(uniqueKeysWithValues: equipos.map { ($0, Cuenta()) })
    for partido in partidos {
        let (suyos, ajenos) = (partido.golesLocal, partido.golesVisitante)
        for (equipo, marca, encaja) in [
            (partido.local, suyos, ajenos), (partido.visitante, ajenos, suyos),
        ] {
            var cuenta = cuentas[equipo] ?? Cuenta()
            cuenta.jugados += 1
            cuenta.puntos += marca > encaja ? 3 : marca == encaja ? 1 : 0
            cuenta.aFavor += marca
            cuenta.enContra += encaja
            cuentas[equipo] = cuenta
        }
    }
    return cuentas.map { ($0.key, $0.value) }.sorted {
        ($0.1.puntos, $0.1.aFavor - $0.1.enContra) > ($1.1.puntos, $1.1.aFavor - $1.1.enContra)
    }
}

/// As fast as it can be: teams are positions and the scores are already known.
private func tablaMinima(_ cuantos: Int, _ partidos: [(Int, Int, Int, Int)]) -> [Cuenta] {
    var cuentas = [Cuenta](repeating: Cuenta(), count: cuantos)
    for (local, visitante, suyos, ajenos) in partidos {
        cuentas[local].jugados += 1
        cuentas[visitante].jugados += 1
        cuentas[local].puntos += suyos > ajenos ? 3 : suyos == ajenos ? 1 : 0
        cuentas[visitante].puntos += ajenos > suyos ? 3 : suyos == ajenos ? 1 : 0
        cuentas[local].aFavor += suyos
        cuentas[local].enContra += ajenos
        cuentas[visitante].aFavor += ajenos
        cuentas[visitante].enContra += suyos
    }
    return cuentas.sorted { $0.puntos > $1.puntos }
}

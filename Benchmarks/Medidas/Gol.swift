import MarcadorApp
import Torneo

/// One more goal, in a small tournament and in a huge one: the state and what pages ask of it.
@MainActor
func medirGol() {
    for cuantos in [20, 20_000] {
        let equipos = Generados.equipos(20)
        let repositorio = RepositorioDePartidos(
            nombre: "Medida", equipos: equipos,
            partidos: Generados.partidos(cuantos, entre: equipos).enumerated().map {
                PartidoDeLista(id: $0 + 1, partido: $1)
            })
        let marcar = RegistrarGol(repositorio: repositorio)
        var minuto = 0
        let tiempo = mediana(veces: 50) {
            minuto += 1
            marcar(partidoId: minuto % cuantos + 1, lado: .local, minuto: minuto % 90)
            conservar(repositorio.partido(id: minuto % cuantos + 1))
            conservar(repositorio.tablas())
            conservar(repositorio.goleadores())
        }
        decir("gol-\(cuantos)", tiempo)
    }
}

import Testing

@testable import MarcadorServidor

@Suite("Oyentes que se van")
struct PruebasDeIdos {
    @Test(
        "a quien se va sin decir nada se le olvida sin esperar al latido", .timeLimit(.minutes(1)))
    func seVan() async throws {
        let canal = Canal()
        var opciones = OpcionesDeServidor.dePrueba
        opciones.latido = 3600
        try await Via.enchufe.con(AplicacionDePrueba(canal: canal), opciones: opciones) { cliente in
            let fiel = try await cliente.escuchar("/eventos")
            for _ in 1...20 { await (try cliente.escuchar("/eventos")).irse() }
            while canal.oyentes > 1 { await Task.yield() }
            canal.difundir(evento: "gol", datos: "1-0")
            try await fiel.leer(hasta: "data: 1-0\n\n")
        }
    }
}

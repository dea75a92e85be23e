import Testing
import Torneo

@testable import MarcadorApp

@Suite("La parte de la tabla que se pide")
struct PruebasDeVistaPedida {
    @Test(
        "se escribe de una sola manera, y se lee igual",
        arguments: [
            VistaDeTabla(), VistaDeTabla(hasta: .jornada(12)), VistaDeTabla(lados: .visitante),
            VistaDeTabla(ultimos: 5, contandoEnJuego: true),
            VistaDeTabla(
                hasta: Fecha(anio: 2026, mes: 3, dia: 1).map { .fecha($0) }, lados: .local,
                ultimos: 100),
        ])
    func idaYVuelta(vista: VistaDeTabla) throws {
        let pedida = VistaPedida(vista)
        var campos: [String: String] = [:]
        for campo in pedida.consulta.split(separator: "&") {
            let partes = campo.split(separator: "=").map(String.init)
            campos[partes[0]] = partes[1]
        }
        #expect(try VistaPedida(campos: campos) == pedida)
    }

    @Test(
        "lo que no significa nada se dice",
        arguments: [
            ("hasta", "2026-02-30"), ("hasta", "1001"), ("hasta", "-1"), ("ambito", "casa"),
            ("ultimos", "0"), ("ultimos", "101"), ("ultimos", "+5"), ("en-juego", "1"),
        ])
    func noVale(campo: String, valor: String) {
        let fallo = #expect(throws: VistaPedida.Fallo.self) {
            try VistaPedida(campos: [campo: valor, "otro": "da igual"])
        }
        #expect(fallo?.campo == campo)
    }
}

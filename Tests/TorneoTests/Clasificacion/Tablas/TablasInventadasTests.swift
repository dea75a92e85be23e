import Testing

@testable import Torneo

@Suite("Tablas inventadas")
struct TablasInventadasTests {
    // The other 99,200 are compared by an optimised program in `script/test`.
    @Test(
        "La segunda implementación, lenta y evidente, da lo mismo, y todo cuadra",
        arguments: 0..<8)
    func igualQueLaLenta(centena: Int) {
        for semilla in centena * 100..<(centena + 1) * 100 {
            var inventada = TablaInventada(semilla: semilla)
            let defecto = inventada.defecto()
            #expect(defecto == nil, "tabla \(semilla)")
        }
    }
}

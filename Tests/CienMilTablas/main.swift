// Compares the tables of the engine with those of the slow second implementation, 100,000 times or as
// often as asked. `script/test` compiles it, optimised, together with the rules and with the files that
// the tests use for the first few thousand.

let cuantas = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
var defectos = 0
for semilla in 0..<cuantas {
    var inventada = TablaInventada(semilla: semilla)
    guard let defecto = inventada.defecto() else { continue }
    defectos += 1
    if defectos <= 5 { print("tabla \(semilla): \(defecto)") }
}
print("\(cuantas) tablas, \(defectos) con defectos")
if defectos > 0 { fatalError("las dos implementaciones no coinciden") }

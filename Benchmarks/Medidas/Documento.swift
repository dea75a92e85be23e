import Foundation
import Torneo

/// Reading and writing a document of 50,000 matches.
func medirDocumento() throws {
    let equipos = Generados.equipos(200)
    let documento = DocumentoDelTorneo(
        nombre: "Medida", equipos: equipos,
        partidos: Generados.partidos(50_000, entre: equipos, golesHasta: 2))
    let datos = try documento.aJson()
    let leer = try mediana(rondas: 5) { try DocumentoDelTorneo(json: datos) }
    let escribir = try mediana(rondas: 5) { try documento.aJson() }
    let foundation = try mediana(rondas: 3) { try JSONSerialization.jsonObject(with: datos) }
    decir("documento-bytes", Double(datos.count))
    decir("documento-leer", leer)
    decir("documento-escribir", escribir)
    decir("documento-foundation", foundation)
}

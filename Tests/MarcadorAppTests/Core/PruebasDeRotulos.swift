import MarcadorApp
import Testing

@Suite("Los nombres de rondas y grupos")
struct PruebasDeRotulos {
    @Test(
        "los conocidos se dicen en las dos lenguas, vengan en la que vengan",
        arguments: [
            ("Matchday 1", "Jornada 1", "Matchday 1"), ("Jornada 12", "Jornada 12", "Matchday 12"),
            ("Round 3", "Ronda 3", "Round 3"), ("7", "Jornada 7", "Round 7"),
            ("Group A", "Grupo A", "Group A"), ("Grupo 2", "Grupo 2", "Group 2"),
            ("Round of 16", "Octavos de final", "Round of 16"),
            ("Round of 128", "Ronda de 128", "Round of 128"),
            ("Quarter-finals", "Cuartos de final", "Quarter-finals"),
            ("quarterfinals", "Cuartos de final", "quarterfinals"),
            ("Cuartos", "Cuartos", "Quarter-finals"),
            ("Semi-finals", "Semifinales", "Semi-finals"),
            ("Match for third place", "Tercer puesto", "Match for third place"),
            ("Tercer puesto", "Tercer puesto", "Match for third place"),
            ("Final", "Final", "Final"), ("Gran final", "Gran final", "Grand final"),
            ("Semifinales (vuelta)", "Semifinales (vuelta)", "Semi-finals (second leg)"),
            ("Invictos, ronda 2", "Invictos, ronda 2", "Winners' bracket, round 2"),
            ("Group A · Matchday 1", "Grupo A · Jornada 1", "Group A · Matchday 1"),
        ])
    func conocidos(escrito: String, espanol: String, ingles: String) {
        #expect(Texto.rotulo(escrito) == Texto(espanol, ingles))
    }

    @Test(
        "lo demás se deja como está",
        arguments: [
            "", " ", "Grupo", "Group of death", "Liguilla de campeones", "Jornada uno",
            "Final four",
            "Matchday ", "0", "Grupo de la muerte", "Los de Juan, los de Ana",
        ])
    func desconocidos(escrito: String) {
        #expect(Texto.rotulo(escrito) == Texto(literal: escrito))
    }
}

import Testing

@testable import MarcadorApp

@Test func elPaqueteLlegaALasPruebas() {}

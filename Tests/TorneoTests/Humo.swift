import Testing

@testable import Torneo

@Test func elPaqueteLlegaALasPruebas() {}

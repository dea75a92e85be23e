import Testing

@testable import MarcadorServidor

@Test func elPaqueteLlegaALasPruebas() {}

import FoundationEssentials

// What script/fuzz compiles together with Sources/Torneo: libFuzzer hands in bytes, and nothing that
// they say may bring a reader down, keep it busy, or make a document that cannot be written.

/// Reads bytes in every way.
@_cdecl("LLVMFuzzerTestOneInput")
public func probar(_ principio: UnsafePointer<UInt8>, _ cuantos: Int) -> CInt {
    let datos = Data(UnsafeBufferPointer(start: principio, count: cuantos))
    if let falta = PruebaDeLectores.leer(datos) { fatalError(falta) }
    return 0
}

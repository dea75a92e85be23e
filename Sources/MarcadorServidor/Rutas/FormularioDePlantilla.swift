import MarcadorApp

/// The form that changes a squad: `accion`, `jugador` and `antes` (place and name of whom it is
/// about), `nombre`, `dorsal`, `vista`.
struct FormularioDePlantilla {
    /// What is asked for.
    let cambio: CambioDePlantilla

    /// Reads the form.
    ///
    /// - Parameter campos: its fields.
    /// - Throws: `FalloDeCampo`.
    init(_ campos: [String: String]) throws(FalloDeCampo) {
        var dorsal: Int?
        if let escrito = campos["dorsal"], escrito.contains(where: { !$0.isWhitespace }) {
            guard let numero = Int(escrito) else { throw .dorsal }
            dorsal = numero
        }
        let pedido = CambioDePlantillaDTO(
            accion: campos["accion"] ?? "", jugador: campos["jugador"].flatMap { Int($0) },
            antes: campos["antes"], nombre: campos["nombre"], dorsal: dorsal, vista: campos["vista"]
        )
        guard let cambio = pedido.cambio else { throw .plantilla }
        self.cambio = cambio
    }
}

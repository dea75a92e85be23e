extension View {
    /// A message about something that has to be answered.
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(title, isPresented: isPresented) {
            data.map(actions)
        } message: {
            data.map(message)
        }
    }

    /// A message that has to be answered.
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let (acciones, mensaje, titulo) = (actions(), message(), String(title))
        return ConExtras(contenido: self) { contexto in
            guard isPresented.wrappedValue else { return [] }
            let botones = acciones.evaluar(contexto.hijo(0)).map { boton in
                var boton = boton
                let accion = boton.accion
                boton.accion = {
                    isPresented.wrappedValue = false
                    accion?()
                }
                return boton
            }
            let texto = mensaje.evaluar(contexto.hijo(1))
            return [Elemento(.alerta, texto: titulo, hijos: texto + botones)]
        }
    }
}

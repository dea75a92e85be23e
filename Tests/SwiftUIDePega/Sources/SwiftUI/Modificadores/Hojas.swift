public import Foundation

/// A view that a sheet can cover.
struct ConHoja<Content: View, Hoja: View>: View, Primitiva {
    let contenido: Content
    let abierta: Binding<Bool>
    let alCerrar: (() -> Void)?
    let hoja: () -> Hoja

    func elementos(_ contexto: Contexto) -> [Elemento] {
        // What is below stays alive, and nobody can touch it.
        let debajo = contenido.evaluar(contexto.hijo(0))
        guard abierta.wrappedValue else { return debajo }
        let (abierta, alCerrar) = (abierta, alCerrar)
        var encima = contexto.con { entorno in
            entorno.ponerCierre {
                MainActor.assumeIsolated {
                    abierta.wrappedValue = false
                    alCerrar?()
                }
            }
        }
        encima.pila = nil
        return hoja().evaluar(encima.hijo(Clave.extra))
    }
}

/// A view that opens links.
struct ConEnlaces<Content: View>: View, Primitiva {
    let contenido: Content
    let accion: (URL) -> Void

    func elementos(_ contexto: Contexto) -> [Elemento] {
        contexto.aparato.alAbrirEnlace = accion
        return contenido.evaluar(contexto.hijo(0))
    }
}

extension View {
    /// A view on top of this one, until it is dismissed.
    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some View {
        ConHoja(contenido: self, abierta: isPresented, alCerrar: onDismiss, hoja: content)
    }

    /// What is done with a link that the application was opened with.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        ConEnlaces(contenido: self, accion: action)
    }
}

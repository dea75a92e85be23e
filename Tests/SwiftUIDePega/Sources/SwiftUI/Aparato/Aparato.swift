import Foundation
import Observation

/// A device without a screen: evaluates views, keeps what they remember, and lets a test use them.
@MainActor
final class Aparato {
    /// What surrounds the outermost view.
    var entorno = EnvironmentValues() { didSet { sucio.poner() } }
    /// Whether what is seen may have changed.
    let sucio = Bandera()
    /// How many turns of the main actor something is waited for: enough for a slow disk to answer.
    var paciencia = 2_000_000
    /// What is done with a link from outside.
    var alAbrirEnlace: ((URL) -> Void)?
    /// The number of the evaluation.
    private(set) var pasada = 0

    private let raiz: any View
    private let nodo = Nodo()
    private var pantalla: [Elemento] = []
    private var pendientes: [() -> Void] = []
    private var ajustes: [Ajuste] = []

    private struct Ajuste {
        let almacen: UserDefaults
        let clave: String
        let visto: NSObject?
    }

    /// A device that shows a view.
    init(@ViewBuilder _ raiz: () -> some View) { self.raiz = raiz() }

    /// Shows nothing any more, as when the application is closed for good.
    func apagar() { nodo.retirar() }

    /// Does something after the evaluation under way.
    func luego(_ efecto: @escaping () -> Void) { pendientes.append(efecto) }

    /// Looks at a setting before every evaluation.
    func vigilar(_ almacen: UserDefaults, _ clave: String) {
        let visto = almacen.object(forKey: clave) as? NSObject
        ajustes.append(Ajuste(almacen: almacen, clave: clave, visto: visto))
    }

    /// What is seen now.
    ///
    /// Evaluates until nothing changes any more.
    func mirar() -> [Elemento] {
        var vueltas = 0
        while sucio.quitar() || haCambiadoUnAjuste {
            vueltas += 1
            precondition(vueltas < 100, "The views change something whenever they are evaluated")
            evaluar()
            let ahora = pendientes
            pendientes = []
            for efecto in ahora { efecto() }
        }
        return pantalla
    }

    private var haCambiadoUnAjuste: Bool {
        ajustes.contains { $0.almacen.object(forKey: $0.clave) as? NSObject != $0.visto }
    }

    private func evaluar() {
        pasada += 1
        ajustes = []
        let sucio = sucio
        pantalla = withObservationTracking {
            raiz.evaluar(
                Contexto(
                    nodo: nodo.hijo(Clave.cuerpo, pasada: pasada), entorno: entorno,
                    visible: true, pila: nil, aparato: self))
        } onChange: {
            sucio.poner()
        }
        nodo.barrer(pasada: pasada)
    }
}

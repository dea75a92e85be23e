import MarcadorApp
import Torneo

/// A page model together with what is around it, whatever kind of page it is.
@MainActor
struct Escena {
    /// The status of the answer.
    var estado = 200
    /// The page.
    var pagina: any Pagina
    /// What is around it.
    var marco: Marco

    /// The page as it is answered and followed.
    var vista: PaginaViva.Vista {
        let (estado, pagina, marco) = (estado, pagina, marco)
        return PaginaViva.Vista(
            estado: estado, fragmentos: pagina.fragmentos(marco.entorno) + marco.fragmentos(),
            documento: { flujo in
                var conFlujo = marco
                conFlujo.flujo = estado == 200 ? flujo : nil
                return Self.respuesta(pagina, conFlujo, estado)
            })
    }

    /// The answer, without events.
    var respuesta: Respuesta { Self.respuesta(pagina, marco, estado) }

    private static func respuesta(
        _ pagina: some Pagina, _ marco: Marco, _ estado: Int
    ) -> Respuesta {
        Respuesta(
            estado,
            cabeceras: [
                Cabecera("Content-Type", "text/html; charset=utf-8"),
                Cabecera("Cache-Control", "no-cache"),
                Cabecera("Vary", "Cookie, Accept-Language"),
            ], cuerpo: documento(pagina, marco: marco).bytes
        ).conDefensas()
    }
}

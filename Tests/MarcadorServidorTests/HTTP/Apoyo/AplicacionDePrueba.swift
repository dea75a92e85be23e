import MarcadorApp

@testable import MarcadorServidor

/// A small application that shows what the server makes of a request.
struct AplicacionDePrueba: Aplicacion {
    let canal: Canal
    static let lista = RespuestaLista(.html("<p>¡Gol de Águilas!</p>").conDefensas())

    static let larga = RespuestaLista(.html(String(repeating: "<p>¡Gol!</p>", count: 500)))

    init(canal: Canal = Canal(sello: "s")) { self.canal = canal }

    func alInstante(_ cabeza: some CabezaDePeticion) -> RespuestaLista? {
        switch cabeza.ruta {
        case "/lista": Self.lista
        case "/larga": Self.larga
        default: nil
        }
    }

    func responder(_ peticion: Peticion) async -> Salida {
        switch peticion.segmentos.first {
        case "eco": .respuesta(.texto(Self.eco(peticion)))
        case "tarde": .lista(Self.lista)
        case "vacia": .respuesta(.sinContenido)
        case "lejos":
            .respuesta(
                .redireccion(a: "/" + String(repeating: "a", count: peticion.cuerpo.count)))
        case "lejosLista":
            .lista(
                RespuestaLista(
                    .redireccion(a: "/" + String(repeating: "a", count: peticion.cuerpo.count))))
        case "otra": .respuesta(.redireccion(a: "/lista"))
        case "formulario":
            Self.respuesta(peticion) { peticion throws(ErrorDePeticion) in
                try peticion.formulario().ordenado
            }
        case "json":
            Self.respuesta(peticion) { peticion throws(ErrorDePeticion) in
                try peticion.json(Gol.self).lado
            }
        case "eventos":
            .flujo(
                Suscripcion(
                    canal, desde: peticion.cabecera("Last-Event-ID"),
                    inicial: peticion.consulta["estado"].map {
                        Mensaje(evento: "estado", datos: $0)
                    }))
        default:
            .respuesta(
                .fallo(
                    404, Texto(literal: "No hay nada ahí."), enPagina: peticion.prefierePagina,
                    peticion.idioma))
        }
    }

    private struct Gol: Decodable { var lado: String }

    private static func eco(_ peticion: Peticion) -> String {
        """
        \(peticion.metodo.rawValue) \(peticion.segmentos) \(peticion.consulta.ordenado) \
        \(String(decoding: peticion.cuerpo, as: UTF8.self)) x=\(peticion.cabecera("x-prueba") ?? "") \
        c=\(peticion.cookie("idioma") ?? "") \(peticion.origen.texto) \(peticion.escucha.esLoopback)
        """
    }

    private static func respuesta(
        _ peticion: Peticion, _ leer: (Peticion) throws(ErrorDePeticion) -> String
    ) -> Salida {
        do {
            return .respuesta(.texto(try leer(peticion)))
        } catch {
            return .respuesta(.fallo(error, enPagina: peticion.prefierePagina, peticion.idioma))
        }
    }
}

extension [String: String] {
    /// The fields in order, so that tests can compare them as text.
    var ordenado: String { map { "\($0)=\($1)" }.sorted().joined(separator: ",") }
}

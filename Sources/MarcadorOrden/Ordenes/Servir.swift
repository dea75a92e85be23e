import Foundation
import MarcadorApp
import MarcadorServidor

/// `marcador servir`: the tournament on the web.
struct Servir: Suborden {
    static let ficha = FichaDeSuborden(
        nombre: "servir",
        uso:
            "[--puerto 8080] [--escucha 127.0.0.1] [--datos DIR] [--servicio URL] [--anuncia URL] [--proxy CABECERA] [--ejemplo]",
        resumen: "Sirve los torneos en la web, en directo.",
        opciones: [
            puerto, escucha, Datos.carpeta, servicio, anuncia, proxy, ejemplo,
            ArgumentosDeArranque.msPorMinuto,
            ArgumentosDeArranque.reiniciarDatos, ArgumentosDeArranque.cicloDelCronometro,
            ArgumentosDeArranque.sinAvisosEnPrimerPlano,
        ])

    private static let puerto = Opcion(
        nombre: "--puerto", valor: "N", ayuda: "El puerto (8080); 0 toma uno libre.")
    private static let escucha = Opcion(
        nombre: "--escucha", valor: "IP", repetible: true,
        ayuda: "Dónde escuchar (127.0.0.1); se puede repetir. Sin un enlace solo se mira.")
    private static let servicio = Opcion(
        nombre: "--servicio", valor: "URL",
        ayuda: "El servicio de árbitros y crónicas; por defecto, este mismo servidor.")

    private static let anuncia = Opcion(
        nombre: "--anuncia", valor: "URL",
        ayuda: "La dirección que usan los demás, para su código QR; por defecto, donde se escucha.")

    private static let proxy = Opcion(
        nombre: "--proxy", valor: "CABECERA",
        ayuda:
            "La cabecera en la que un proxy de este ordenador escribe la dirección del visitante, "
            + "como X-Forwarded-For.")

    private static let ejemplo = Opcion(
        nombre: "--ejemplo",
        ayuda: "Sin torneos, empieza por el de ejemplo en vez de preguntar qué se quiere hacer.")

    private var opciones = ServidorDeMarcador.Opciones()

    init(_ argumentos: Argumentos) throws(ErrorDeUso) {
        try argumentos.nadaMas()
        if let puerto = try argumentos.entero(Self.puerto, en: 0...65535) {
            opciones.puerto = UInt16(puerto)
        }
        if argumentos.tiene(Self.escucha) {
            opciones.escuchas = try argumentos.direcciones(Self.escucha)
        }
        opciones.carpeta = .elegida(en: argumentos)
        opciones.servicio = try argumentos.enlace(Self.servicio)
        opciones.anuncio = try argumentos.anuncio(Self.anuncia)
        opciones.proxy = try argumentos.cabecera(Self.proxy)
        opciones.conEjemplo = argumentos.tiene(Self.ejemplo)
        opciones.configuracion = try Self.configuracion(argumentos)
    }

    func ejecutar(en consola: Consola) async throws {
        let senales = Senales([SIGINT, SIGTERM])
        let servidor = try ServidorDeMarcador(opciones)
        await darLaBienvenida(servidor, consola)
        for direccion in servidor.direcciones { consola.linea("Marcador en \(direccion)") }
        do {
            try consola.comprobar()
        } catch {
            servidor.parar()
            senales.soltar()
            throw error
        }
        consola.avisar("Los datos están en \(opciones.carpeta.url.path). Para parar: Ctrl-C.")
        await senales.esperar()
        servidor.parar()
        await servidor.guardar()
    }

    /// Tells how the organiser comes in from elsewhere, the first time; the secret only to a terminal,
    /// never to a log.
    private func darLaBienvenida(_ servidor: ServidorDeMarcador, _ consola: Consola) async {
        do {
            guard let bienvenida = try await servidor.darLaBienvenida() else { return }
            if Terminal.esElError { consola.avisar("Enlace del organizador: \(bienvenida.enlace)") }
            consola.avisar(
                "El enlace del organizador está en \(bienvenida.fichero.path), que solo puedes leer tú."
            )
        } catch let fallo as FalloDePuerta {
            consola.avisar("No hay enlace del organizador: \(Texto.puerta(fallo).espanol)")
        } catch {
            consola.avisar("No hay enlace del organizador. \(error.frase)")
        }
    }

    private static func configuracion(
        _ argumentos: Argumentos
    ) throws(ErrorDeUso) -> Configuracion {
        var configuracion = Configuracion()
        let margen = ArgumentosDeArranque.msPosibles
        if let ms = try argumentos.entero(ArgumentosDeArranque.msPorMinuto, en: margen) {
            configuracion.msPorMinuto = ms
        }
        configuracion.reiniciarDatos = try argumentos.dice(ArgumentosDeArranque.reiniciarDatos)
        configuracion.cicloDelCronometro =
            try argumentos.dice(ArgumentosDeArranque.cicloDelCronometro)
        configuracion.sinAvisosEnPrimerPlano =
            try argumentos.dice(ArgumentosDeArranque.sinAvisosEnPrimerPlano)
        return configuracion
    }
}

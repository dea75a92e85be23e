import Foundation
import Synchronization

/// Lets people in: links, sessions, the organiser's password.
///
/// Whoever asks who somebody is gets the answer at once, on any thread. What changes is kept first
/// and counts afterwards; when the disk refuses, nothing has changed.
nonisolated package final class Puertas: Sendable {
    let cerrajero: any Cerrajero
    let reloj: any Reloj
    private let vista: Mutex<Vista>
    private let escribano: Escribano
    private let intentos = Mutex(Intentos())
    private let ritmo = Mutex(Ritmo())

    /// How long somebody stays in with the password, in milliseconds: 30 days.
    static let plazoDeContrasena = 30 * 24 * 3600 * 1000

    /// What is asked for all the time, ready.
    private struct Vista {
        var registro: RegistroDePuertas
        private var enlaces: [UInt64: [Enlace]]
        private var sesiones: [UInt64: [Sesion]]

        init(_ registro: RegistroDePuertas) {
            self.registro = registro
            enlaces = Dictionary(grouping: registro.enlaces) { Vista.cajon($0.huella) }
            sesiones = Dictionary(grouping: registro.sesiones) { Vista.cajon($0.huella) }
        }

        func enlaces(_ huella: HuellaDeSecreto) -> [Enlace] { enlaces[Self.cajon(huella)] ?? [] }

        func sesiones(_ huella: HuellaDeSecreto) -> [Sesion] { sesiones[Self.cajon(huella)] ?? [] }

        /// The first bytes of a hash find its drawer; all of it is compared afterwards, in constant
        /// time.
        private static func cajon(_ huella: HuellaDeSecreto) -> UInt64 {
            huella.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// Opens what is kept.
    ///
    /// - Parameters:
    ///   - almacen: where it is kept. What cannot be read opens nothing, and is not touched.
    ///   - cerrajero: makes secrets and checks them.
    ///   - reloj: the clock by which links and sessions expire.
    package init(
        almacen: any AlmacenDePuertas, cerrajero: any Cerrajero,
        reloj: any Reloj = RelojDelSistema()
    ) {
        self.cerrajero = cerrajero
        self.reloj = reloj
        var registro = RegistroDePuertas()
        do throws(ErrorDeDisco) {
            registro = try almacen.cargar() ?? registro
        } catch {
            Registro.anotar("\(error.mensaje); ningún enlace abre nada hasta que se pueda leer")
        }
        vista = Mutex(Vista(registro))
        escribano = Escribano(registro, almacen, cerrajero)
    }

    /// All that is kept.
    package var registro: RegistroDePuertas { vista.withLock(\.registro) }

    /// Who a browser's cookie belongs to.
    ///
    /// - Parameter secreto: the value of the cookie.
    /// - Returns: nil when it is of no open session.
    /// - Complexity: O(length of the secret).
    package func sesion(_ secreto: String) -> Credencial? {
        let huella = cerrajero.huella(de: secreto)
        let candidatas = vista.withLock { $0.sesiones(huella) }
        guard let sesion = candidatas.first(where: { cerrajero.iguales($0.huella, huella) }),
            reloj.ahora < sesion.caduca
        else { return nil }
        return Credencial(papel: sesion.papel, enlace: sesion.enlace, caduca: sesion.caduca)
    }

    /// Who has a link's secret.
    ///
    /// - Parameters:
    ///   - secreto: what somebody claims to be one.
    ///   - direccion: where from, as far as attempts are counted.
    /// - Returns: the role it gives.
    /// - Throws: `FalloDePuerta`: it is no link's, or of one that opens nothing any more; or there
    ///   were too many failures.
    package func portador(
        de secreto: String, desde direccion: String
    ) throws(FalloDePuerta) -> Credencial {
        let huella = cerrajero.huella(de: secreto)
        let ahora = reloj.ahora
        do throws(FalloDePuerta) {
            let candidatos = vista.withLock { $0.enlaces(huella) }
            guard let enlace = candidatos.first(where: { cerrajero.iguales($0.huella, huella) })
            else { throw .secretoDesconocido }
            try RegistroDePuertas.comprobar(enlace, en: ahora)
            return Credencial(papel: enlace.papel, enlace: enlace.id, caduca: enlace.caduca)
        } catch {
            // A good secret is let in whatever others from the same address did before: nobody
            // guesses 256 bits, and a whole ground may share one address.
            try contarFallo([.direccion(direccion), .secreto(huella)], en: ahora)
            throw error
        }
    }

    /// Whether somebody may write down one more thing in this minute; if so, it is counted.
    ///
    /// - Parameter mano: whose hand it is: a link, or a session.
    /// - Returns: false when the minute is full; nothing is counted then.
    package func cabeOtroApunte(de mano: String) -> Bool {
        ritmo.withLock { $0.cabe(mano, en: reloj.ahora) }
    }

    /// Changes what is kept.
    ///
    /// - Parameter cambio: makes the new from the old; what it throws changes nothing.
    /// - Returns: what the change returned, once it is kept.
    /// - Throws: what the change throws, or `FalloDePuerta.disco`.
    @discardableResult
    func cambiar<Valor: Sendable>(
        _ cambio: @Sendable (inout RegistroDePuertas) throws(FalloDePuerta) -> Valor
    ) async throws(FalloDePuerta) -> Valor {
        let ahora = reloj.ahora
        return try await escribano.cambiar(
            { (registro) throws(FalloDePuerta) in
                registro.barrer(en: ahora)
                return try cambio(&registro)
            },
            alGuardar: { registro in vista.withLock { $0 = Vista(registro) } })
    }

    /// Whether the password is this one; costs time, and is done one at a time.
    func esLaContrasena(
        _ contrasena: String, desde direccion: String
    ) async throws(FalloDePuerta) {
        let quienes: [Intentos.De] = [.direccion(direccion), .contrasena]
        if let espera = intentos.withLock({ $0.espera(quienes, en: reloj.ahora) }) {
            throw .demasiadosIntentos(segundos: espera)
        }
        guard await escribano.coincide(contrasena) else {
            try contarFallo(quienes, en: reloj.ahora)
            throw .contrasenaMala
        }
        intentos.withLock { $0.olvidar([.direccion(direccion)]) }
    }

    /// What is kept of a password; nil when there is no memory for it.
    func sello(_ contrasena: String) async -> String? { await escribano.sello(contrasena) }

    private func contarFallo(_ de: [Intentos.De], en ahora: Instante) throws(FalloDePuerta) {
        let espera = intentos.withLock { intentos in
            let espera = intentos.espera(de, en: ahora)
            if espera == nil { intentos.fallo(de, en: ahora) }
            return espera
        }
        if let espera { throw .demasiadosIntentos(segundos: espera) }
    }
}

/// Does what takes time, one after the other: writing to the disk, and what passwords cost.
private actor Escribano {
    private var registro: RegistroDePuertas
    private let almacen: any AlmacenDePuertas
    private let cerrajero: any Cerrajero

    init(
        _ registro: RegistroDePuertas, _ almacen: any AlmacenDePuertas, _ cerrajero: any Cerrajero
    ) {
        self.registro = registro
        self.almacen = almacen
        self.cerrajero = cerrajero
    }

    func cambiar<Valor: Sendable>(
        _ cambio: @Sendable (inout RegistroDePuertas) throws(FalloDePuerta) -> Valor,
        alGuardar: @Sendable (RegistroDePuertas) -> Void
    ) throws(FalloDePuerta) -> Valor {
        var nuevo = registro
        let valor = try cambio(&nuevo)
        if nuevo != registro {
            do {
                try almacen.guardar(nuevo)
            } catch {
                throw .disco(error.frase)
            }
            registro = nuevo
            alGuardar(nuevo)
        }
        return valor
    }

    func coincide(_ contrasena: String) -> Bool {
        guard let sello = registro.contrasena else { return false }
        return cerrajero.coincide(contrasena: contrasena, con: sello)
    }

    func sello(_ contrasena: String) -> String? { cerrajero.sellar(contrasena: contrasena) }
}

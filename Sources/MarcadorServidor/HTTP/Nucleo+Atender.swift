internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Nucleo {
    /// Marks a request of which nothing need be remembered: the usual `GET` without a query.
    static var sencilla: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    /// Serves one call of the library about a request.
    ///
    /// The first one comes before the body, and unless the request is refused it must not be
    /// answered, or the connection closes; then one for each piece of body; the last one, with an
    /// empty piece, is for answering, and comes again after the connection was set aside.
    func atender(_ llamada: LlamadaMHD) -> MHD_Result {
        let recuerdo = llamada.recuerdo.pointee
        if recuerdo == Self.sencilla, llamada.tamano.pointee == 0 {
            return contestarSencilla(llamada)
        }
        guard let atencion = Self.atencion(recuerdo) else {
            return recuerdo == nil ? empezar(llamada, nil) : recibir(recordar(llamada), llamada)
        }
        if atencion.estrenar() { return empezar(llamada, atencion) }
        if llamada.tamano.pointee > 0 { return recibir(atencion, llamada) }
        if let salida = atencion.salida { return enviar(salida, llamada) }
        return contestar(atencion, llamada)
    }

    /// What is remembered of a request, if anything.
    static func atencion(_ recuerdo: UnsafeMutableRawPointer?) -> Atencion? {
        guard let recuerdo, recuerdo != sencilla else { return nil }
        return Unmanaged<Atencion>.fromOpaque(recuerdo).takeUnretainedValue()
    }

    private func contestarSencilla(_ llamada: LlamadaMHD) -> MHD_Result {
        llamada.conexion.llegada?.completar()
        let metodo: Metodo =
            llamada.metodo[0] == CChar(bitPattern: UInt8(ascii: "H")) ? .head : .get
        let cabeza = CabezaMHD(
            conexion: llamada.conexion, metodo: metodo, ruta: String(cString: llamada.ruta),
            textoDeConsulta: "", escucha: escucha)
        if let lista = aplicacion.alInstante(cabeza) { return enviar(lista, cabeza) }
        return contestar(recordar(llamada), llamada)
    }

    private func contestar(_ atencion: Atencion, _ llamada: LlamadaMHD) -> MHD_Result {
        let conexion = llamada.conexion
        conexion.llegada?.completar()
        guard let metodo = Metodo(rawValue: String(cString: llamada.metodo)) else {
            return rechazar(.metodoDesconocido, conexion)
        }
        guard !atencion.rechazada else { return .NO }
        let ruta = String(cString: llamada.ruta)
        if metodo.soloLee, !atencion.consulta.isEmpty {
            let cabeza = CabezaMHD(
                conexion: conexion, metodo: metodo, ruta: ruta, textoDeConsulta: atencion.consulta,
                escucha: escucha)
            if let lista = aplicacion.alInstante(cabeza) { return enviar(lista, cabeza) }
        }
        let objetivo = atencion.consulta.isEmpty ? ruta : "\(ruta)?\(atencion.consulta)"
        do {
            let peticion = try Peticion(
                metodo, objetivo, cabeceras: conexion.cabeceras, cuerpo: atencion.cuerpo,
                origen: conexion.origen, escucha: escucha)
            return encargar(peticion, atencion, llamada)
        } catch {
            return enviar(
                .fallo(error, enPagina: conexion.prefierePagina, conexion.idioma), conexion)
        }
    }

    /// Has the application answer, with the connection set aside.
    private func encargar(
        _ peticion: Peticion, _ atencion: Atencion, _ llamada: LlamadaMHD
    ) -> MHD_Result {
        guard registrar(atencion) else { return rechazar(.servidorCerrandose, llamada.conexion) }
        guard atencion.esperar(con: llamada.conexion) else { return .YES }
        let aplicacion = self.aplicacion
        atencion.trabaja(
            Task { @MainActor in
                let salida = await aplicacion.responder(peticion)
                atencion.entregar(salida)
            })
        return .YES
    }
}

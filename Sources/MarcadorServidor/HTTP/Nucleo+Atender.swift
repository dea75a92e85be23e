internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Nucleo {
    /// Marks a request of which nothing need be remembered: the usual `GET` without a query.
    private static var sencilla: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    /// Takes note of a request's target before the library takes it apart.
    ///
    /// The query is ours from here on and is struck out of the library's memory. The library would
    /// keep every field in the connection's memory, and when that is full (some 130 fields) it
    /// neither answers nor hangs up until the connection has been idle for long.
    func anotar(
        objetivo: UnsafeMutablePointer<CChar>, de conexion: ConexionMHD
    ) -> UnsafeMutableRawPointer? {
        let fin = objetivo + strlen(objetivo) + 1
        guard strncmp(fin, "HTTP/", 5) == 0 else {
            // The target goes on after a null character, perhaps with a query we cannot find.
            conexion.despachar(.fallo(.caracterNulo, enPagina: false))
            conexion.colgar()
            return nil
        }
        guard fin - objetivo <= Peticion.objetivoMaximo + 1 else {
            // It could leave no memory for the answer.
            let error = ErrorDePeticion.rutaDemasiadoLarga(limite: Peticion.objetivoMaximo)
            conexion.despachar(.fallo(error, enPagina: false))
            conexion.colgar()
            return nil
        }
        guard let interrogante = strchr(objetivo, Int32(UInt8(ascii: "?"))) else { return nil }
        let atencion = Atencion(
            consulta: String(cString: interrogante + 1), finDelObjetivo: UInt(bitPattern: fin))
        interrogante[0] = 0
        interrogante[1] = 0
        return Unmanaged.passRetained(atencion).toOpaque()
    }

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
        if let salida = atencion.salida { return enviar(salida, atencion, llamada) }
        return contestar(atencion, llamada)
    }

    /// What is remembered of a request, if anything.
    static func atencion(_ recuerdo: UnsafeMutableRawPointer?) -> Atencion? {
        guard let recuerdo, recuerdo != sencilla else { return nil }
        return Unmanaged<Atencion>.fromOpaque(recuerdo).takeUnretainedValue()
    }

    private func recordar(_ llamada: LlamadaMHD) -> Atencion {
        let atencion = Atencion(consulta: "", finDelObjetivo: nil)
        _ = atencion.estrenar()
        llamada.recuerdo.pointee = Unmanaged.passRetained(atencion).toOpaque()
        return atencion
    }

    // MARK: Receiving

    private func empezar(_ llamada: LlamadaMHD, _ atencion: Atencion?) -> MHD_Result {
        if let rechazo = rechazo(llamada, atencion) {
            if Self.corre(rechazo, llamada.conexion) {
                return despachar(rechazo, atencion ?? recordar(llamada), llamada.conexion)
            }
            llamada.conexion.llegada?.completar()
            return rechazar(rechazo, llamada.conexion)
        }
        guard atencion == nil else { return .YES }
        if Metodo(rawValue: String(cString: llamada.metodo))?.soloLee == true {
            llamada.recuerdo.pointee = Self.sencilla
        } else {
            _ = recordar(llamada)
        }
        return .YES
    }

    /// Whether the refusal must pass the library by: the body is coming already, or the headers
    /// have left no memory for an answer.
    private static func corre(_ rechazo: Rechazo, _ conexion: ConexionMHD) -> Bool {
        switch rechazo {
        case .cuerpoDemasiadoGrande: conexion.cabecera("Expect") == nil
        case .cabecerasDemasiadoGrandes: true
        default: false
        }
    }

    /// Why a request is refused before its body comes, if it is.
    private func rechazo(_ llamada: LlamadaMHD, _ atencion: Atencion?) -> Rechazo? {
        let fin =
            atencion?.finDelObjetivo
            ?? UInt(bitPattern: llamada.ruta) + UInt(strlen(llamada.ruta)) + 1
        guard fin == UInt(bitPattern: llamada.version) else { return .caracterNulo }
        let esAntigua = strcmp(llamada.version, "HTTP/1.0") == 0
        if let rechazo = llamada.conexion.examen.rechazo(exigeHost: !esAntigua) { return rechazo }
        let anunciado = llamada.conexion.cabecera("Content-Length").flatMap { UInt64($0) } ?? 0
        let maximo = opciones.cuerpoMaximo
        return anunciado > UInt64(maximo) ? .cuerpoDemasiadoGrande(maximo: maximo) : nil
    }

    private func recibir(_ atencion: Atencion, _ llamada: LlamadaMHD) -> MHD_Result {
        let trozo = UnsafeRawBufferPointer(
            start: llamada.trozo, count: llamada.trozo == nil ? 0 : llamada.tamano.pointee)
        llamada.tamano.pointee = 0
        switch atencion.recibir(trozo, maximo: opciones.cuerpoMaximo) {
        case .cabe, .sobra: return .YES
        case .basta: return .NO
        case .rebosa:
            let rechazo = Rechazo.cuerpoDemasiadoGrande(maximo: opciones.cuerpoMaximo)
            return despachar(rechazo, atencion, llamada.conexion)
        }
    }

    // MARK: Answering

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
            let enPagina = conexion.cabecera("Accept")?.contains("text/html") ?? false
            return enviar(.fallo(error, enPagina: enPagina), conexion)
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
            Task {
                let salida = await aplicacion.responder(peticion)
                atencion.entregar(salida)
            })
        return .YES
    }
}

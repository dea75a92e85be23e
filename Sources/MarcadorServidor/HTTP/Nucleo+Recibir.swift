internal import CMicrohttpd

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

extension Nucleo {
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
            conexion.despachar(.fallo(.caracterNulo, enPagina: false, nil))
            conexion.colgar()
            return nil
        }
        guard fin - objetivo <= Peticion.objetivoMaximo + 1 else {
            // It could leave no memory for the answer.
            let error = ErrorDePeticion.rutaDemasiadoLarga(limite: Peticion.objetivoMaximo)
            conexion.despachar(.fallo(error, enPagina: false, nil))
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

    /// Looks at the head of a request: it is refused, or its body may come.
    func empezar(_ llamada: LlamadaMHD, _ atencion: Atencion?) -> MHD_Result {
        if let rechazo = rechazo(llamada, atencion) {
            if case .cuerpoDemasiadoGrande = rechazo, llamada.conexion.cabecera("Expect") == nil {
                return despachar(rechazo, atencion ?? recordar(llamada), llamada.conexion)
            }
            llamada.conexion.llegada?.completar()
            return rechazar(rechazo, llamada.conexion)
        }
        let maximo = maximo(llamada, atencion)
        if let atencion {
            atencion.admitir(hasta: maximo)
            return .YES
        }
        if Metodo(rawValue: String(cString: llamada.metodo))?.soloLee == true {
            llamada.recuerdo.pointee = Self.sencilla
        } else {
            recordar(llamada).admitir(hasta: maximo)
        }
        return .YES
    }

    /// Why a request is refused before its body comes, if it is.
    private func rechazo(_ llamada: LlamadaMHD, _ atencion: Atencion?) -> Rechazo? {
        let fin =
            atencion?.finDelObjetivo
            ?? UInt(bitPattern: llamada.ruta) + UInt(strlen(llamada.ruta)) + 1
        guard fin == UInt(bitPattern: llamada.version) else { return .caracterNulo }
        let esAntigua = strcmp(llamada.version, "HTTP/1.0") == 0
        let examen = llamada.conexion.examen
        // The target, and the method and version with what stands between them.
        let linea = Int(fin - UInt(bitPattern: llamada.ruta)) + 32
        llamada.conexion.llegada?.ocupar(linea + examen.gasto)
        llamada.conexion.llegada?.anotar(reenviada: examen.reenviada)
        if let rechazo = examen.rechazo(exigeHost: !esAntigua) { return rechazo }
        let maximo = maximo(llamada, atencion)
        return Self.anunciado(llamada) > UInt64(maximo)
            ? .cuerpoDemasiadoGrande(maximo: maximo) : nil
    }

    /// The longest body that is taken in: the usual one, unless a longer one is announced and the
    /// application lets it in.
    private func maximo(_ llamada: LlamadaMHD, _ atencion: Atencion?) -> Int {
        guard Self.anunciado(llamada) > UInt64(opciones.cuerpoMaximo),
            let metodo = Metodo(rawValue: String(cString: llamada.metodo)), !metodo.soloLee
        else { return opciones.cuerpoMaximo }
        let cabeza = CabezaMHD(
            conexion: llamada.conexion, metodo: metodo, ruta: String(cString: llamada.ruta),
            textoDeConsulta: atencion?.consulta ?? "", escucha: escucha)
        return max(opciones.cuerpoMaximo, aplicacion.cuerpoMaximo(cabeza) ?? 0)
    }

    /// How long a body is by its own account; 0 when it does not say.
    private static func anunciado(_ llamada: LlamadaMHD) -> UInt64 {
        llamada.conexion.cabecera("Content-Length").flatMap { UInt64($0) } ?? 0
    }

    /// Takes a piece of body.
    func recibir(_ atencion: Atencion, _ llamada: LlamadaMHD) -> MHD_Result {
        let trozo = UnsafeRawBufferPointer(
            start: llamada.trozo, count: llamada.trozo == nil ? 0 : llamada.tamano.pointee)
        llamada.tamano.pointee = 0
        let maximo = atencion.maximo ?? opciones.cuerpoMaximo
        switch atencion.recibir(trozo, maximo: maximo) {
        case .cabe, .sobra: return .YES
        case .basta: return .NO
        case .rebosa:
            let rechazo = Rechazo.cuerpoDemasiadoGrande(maximo: maximo)
            return despachar(rechazo, atencion, llamada.conexion)
        }
    }

    /// Begins to remember a request of which nothing needed to be remembered so far.
    func recordar(_ llamada: LlamadaMHD) -> Atencion {
        let atencion = Atencion(consulta: "", finDelObjetivo: nil)
        _ = atencion.estrenar()
        llamada.recuerdo.pointee = Unmanaged.passRetained(atencion).toOpaque()
        return atencion
    }
}

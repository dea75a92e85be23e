internal import CMicrohttpd

extension Nucleo {
    /// Sends a ready answer, or «not modified» to a visitor who has it already.
    func enviar(_ lista: RespuestaLista, _ cabeza: CabezaMHD) -> MHD_Result {
        enviar(lista, cabeza.conexion, conCondicion: true)
    }

    /// Sends what the application gave.
    func enviar(_ salida: Salida, _ llamada: LlamadaMHD) -> MHD_Result {
        switch salida {
        case .respuesta(let respuesta):
            enviar(respuesta, llamada.conexion)
        case .lista(let lista):
            enviar(
                lista, llamada.conexion,
                conCondicion: Metodo(rawValue: String(cString: llamada.metodo))?.soloLee ?? false)
        case .flujo(let suscripcion):
            enviar(suscripcion, llamada)
        }
    }

    /// Sends an answer made for one request.
    func enviar(_ respuesta: Respuesta, _ conexion: ConexionMHD) -> MHD_Result {
        conexion.enviar(
            RespuestaMHD(cuerpo: respuesta.cuerpo, cabeceras: respuesta.cabeceras),
            estado: respuesta.estado)
    }

    /// Refuses a request with a sentence.
    func rechazar(_ rechazo: Rechazo, _ conexion: ConexionMHD) -> MHD_Result {
        enviar(.fallo(rechazo, enPagina: conexion.prefierePagina, conexion.idioma), conexion)
    }

    /// Refuses a request whose body is still coming; what comes is swallowed until it ends.
    func despachar(
        _ rechazo: Rechazo, _ atencion: Atencion, _ conexion: ConexionMHD
    ) -> MHD_Result {
        atencion.rechazar()
        conexion.despachar(
            .fallo(rechazo, enPagina: conexion.prefierePagina, conexion.idioma))
        return .YES
    }

    private func enviar(
        _ lista: RespuestaLista, _ conexion: ConexionMHD, conCondicion: Bool
    ) -> MHD_Result {
        let enGzip = lista.seComprime && Compresion.acepta(conexion.cabecera("Accept-Encoding"))
        let (forma, etiqueta) = lista.forma(enGzip: enGzip)
        // The library sends a 304 without the body, whatever the response holds.
        let yaLaTiene =
            conCondicion
            && etiqueta.map { etiqueta in
                conexion.cabecera("If-None-Match").map { Etiqueta.coincide(etiqueta, con: $0) }
                    ?? false
            } ?? false
        return conexion.enviar(forma, estado: yaLaTiene ? 304 : lista.estado)
    }

    private func enviar(
        _ suscripcion: Suscripcion, _ llamada: LlamadaMHD
    ) -> MHD_Result {
        guard llamada.metodo[0] != CChar(bitPattern: UInt8(ascii: "H")) else {
            return enviar(Self.cabezaDeFlujo, llamada.conexion)
        }
        return retransmitir(suscripcion, llamada.conexion)
    }
}

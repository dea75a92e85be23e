extension ContenedorDelServidor {
    /// The application came to the front: what happens is told, what waits is sent.
    package func alVolver() {
        devolverElTiempo()
        seguido?.seguir()
        mensajero.enviar()
    }

    /// The application went to the background: nothing is asked any more; what waits is on the disk, and
    /// is sent for as long as the system gives time.
    package func alIrse() async {
        // Before anything is waited for: without it, the system may stop everything here.
        pedirTiempo()
        await seguido?.dejar()
        if devolver == nil { await mensajero.parar() }
    }

    private func pedirTiempo() {
        guard devolver == nil, !bandeja.pendientes.isEmpty else { return }
        devolver = tiempo.pedir { [weak self] in
            self?.mensajero.callar()
            self?.devolverElTiempo()
        }
        if devolver != nil { mensajero.enviar() }
    }

    /// Everything is sent, or nothing can be for now: no more time is needed.
    func alDescansar() {
        soltarLlaves()
        if !mensajero.trabajando { devolverElTiempo() }
    }

    private func devolverElTiempo() {
        let rinde = devolver
        devolver = nil
        rinde?()
    }
}

import Torneo

extension PartidoSeguidoViewModel {
    /// The last goal of this device that still counts, and can be taken back; nil when there is none.
    package var deshacible: MarcaPendiente? {
        guard let partido = seguido.partido(partidoId),
            seguido.permitido.puedeMarcar(en: lugar(partido))
        else { return nil }
        let deAqui = (seguido.propias + bandeja.marcas(de: seguido)).filter(esDeAqui)
        let quitados = Set((deAqui + seguido.enviadas).compactMap(\.anula))
        let contados = Set((partido.marcas ?? []) + seguido.enviadas.map(\.id))
        return deAqui.last { marca in
            let cuenta = bandeja.marcas.contains(marca) || contados.contains(marca.id)
            return marca.anula == nil && marca.rechazo == nil && cuenta
                && !quitados.contains(marca.id)
        }
    }

    /// What takes that goal back says; nil when there is none.
    package var textoDeDeshacer: Texto? {
        deshacible.map { .deshacer($0.que(equipo: equipo($0.lado))) }
    }

    /// Takes the last goal of this device back: on the disk first, then shown, then on its way.
    package func deshacer() async {
        guard let gol = deshacible else { return }
        await anotar(
            MarcaPendiente(
                id: nuevoId(), servidor: gol.servidor, torneo: gol.torneo, partido: gol.partido,
                lado: gol.lado, minuto: gol.minuto, hecha: reloj.ahora, campo: gol.campo,
                anula: gol.id))
    }
}

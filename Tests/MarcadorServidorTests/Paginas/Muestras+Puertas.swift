import MarcadorApp
import Torneo

@testable import MarcadorServidor

extension Muestras {
    private static let repartidos: [EnlaceEnPagina] = [
        EnlaceEnPagina(
            id: "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b10",
            papel: .papel(.anotador(torneo: "t", .partido(5))), detalle: "\(largo) – Rayo FC",
            nota: "<b>Lucía</b> & Juan",
            estado: .vale(hasta: Texto("Lun 7 dic 2026", "Mon 7 Dec 2026")),
            abiertas: 2, aLaVista: true),
        EnlaceEnPagina(
            id: "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b11",
            papel: .papel(.anotador(torneo: "t", .campo("Pista 2"))), estado: .caducado),
        EnlaceEnPagina(
            id: "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b12", papel: .papel(.arbitro(torneo: "t")),
            estado: .anulado),
        EnlaceEnPagina(
            id: "0199f3c2-7d1a-7c4e-9b1f-3a5d8e7c2b13", papel: .papel(.organizador),
            estado: .vale(hasta: Texto("Mar 30 nov 2027", "Tue 30 Nov 2027")), abiertas: 1),
    ]

    private static let plantilla = PaginaPlantilla(
        nombre: largo, numero: 2,
        fichas: [
            .init(
                plaza: 1, mostrado: "A. G.", nombre: "<b>Ana</b> García", dorsal: 9,
                esCapitan: true, vista: .iniciales),
            .init(
                plaza: 2, mostrado: largo, nombre: largo, dorsal: nil, esCapitan: false,
                vista: .entero),
        ])

    static let puertas: [Muestra] = [
        Muestra("plantilla", plantilla),
        Muestra("plantilla-de-capitan", plantilla) {
            $0.entorno.acciones = [.inscribir, .deshacerLoSuyo]
        },
        Muestra("entrar", PaginaEntrar(hayContrasena: false)) { $0.entorno.acciones = [] },
        Muestra("entrar-con-contrasena", PaginaEntrar(hayContrasena: true)) {
            $0.entorno.acciones = []
        },
        Muestra(
            "enlaces",
            PaginaEnlaces(
                partidos: [
                    .init(numero: 1, equipos: "Rayo FC – Toros"),
                    .init(numero: 5, equipos: "\(largo) – Rayo FC"),
                ],
                campos: ["Pista 1", "Pista \"2\""],
                equipos: [.init(numero: 2, equipos: "<b>Toros")], porJugar: 2,
                enlaces: repartidos,
                hayContrasena: true, alcanzable: true)),
        Muestra(
            "enlaces-vacio",
            PaginaEnlaces(
                partidos: [], campos: [], equipos: [], porJugar: 0, enlaces: [],
                hayContrasena: false,
                alcanzable: false)),
        Muestra(
            "hoja",
            PaginaHoja(
                direccion: "http://192.0.2.20:8080",
                otras: [.init(numero: 1, direccion: "http://192.0.2.21:8080")],
                codigos: [
                    .init(
                        enlace: repartidos[0],
                        camino:
                            "/torneos/t/entrar#secreto=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG")
                ], alcanzable: true)),
        Muestra(
            "hoja-de-una-vez",
            PaginaHoja(
                direccion: "http://192.0.2.20:8080",
                otras: [.init(numero: 1, direccion: "http://192.0.2.21:8080")],
                codigos: [
                    .init(
                        enlace: repartidos[1],
                        camino: "/entrar#secreto=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG")
                ], alcanzable: true, unaVez: true)),
        Muestra("sesion-perdida", PaginaMas(hayOtrosTorneos: false)) {
            $0.entorno.acciones = []
            $0.sesionPerdida = true
        },
        Muestra(
            "hoja-vacia",
            PaginaHoja(
                direccion: "http://localhost:8080", otras: [], codigos: [], alcanzable: false)),
        Muestra("dentro-como-anotador", PaginaMas(hayOtrosTorneos: false)) {
            $0.entorno.acciones = []
            $0.dentroComo = .anotador(torneo: "t", .partido(5))
        },
    ]
}

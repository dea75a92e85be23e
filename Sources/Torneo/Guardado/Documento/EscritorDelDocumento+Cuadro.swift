extension EscritorDelDocumento {
    /// Writes what follows the matches.
    mutating func escribir(_ cuadro: CuadroDelTorneo) {
        json.abrir("{")
        json.clave(ClaveDelCuadro.cruces)
        json.abrir("[")
        for cruce in cuadro.cruces {
            json.elemento()
            escribir(cruce)
        }
        json.cerrar("]")
        if let nombre = cuadro.reglas.golesFuera.nombre {
            json.clave(ClaveDelCuadro.golesFuera)
            json.texto(nombre.rawValue)
        }
        if !cuadro.reglas.prorroga {
            json.clave(ClaveDelCuadro.sinProrroga)
            json.cierto()
        }
        json.cerrar("}")
    }

    private mutating func escribir(_ cruce: CruceDelCuadro) {
        json.abrir("{")
        texto(.campo, cruce.campo)
        if cruce.enEspera {
            json.clave(ClaveDeCruce.enEspera)
            json.cierto()
        }
        texto(.fecha, cruce.programacion?.fecha.description)
        texto(.hora, cruce.programacion?.hora?.description)
        entero(.llave, cruce.llave)
        json.clave(ClaveDeCruce.local)
        escribir(cruce.local)
        entero(.partido, cruce.partido)
        entero(.pierna, cruce.pierna == 1 ? nil : cruce.pierna)
        texto(.ronda, cruce.ronda)
        entero(.soloSi, cruce.soloSi)
        json.clave(ClaveDeCruce.visitante)
        escribir(cruce.visitante)
        texto(.zona, cruce.programacion?.zona)
        json.cerrar("}")
    }

    private mutating func texto(_ clave: ClaveDeCruce, _ texto: String?) {
        guard let texto else { return }
        json.clave(clave)
        json.texto(texto)
    }

    private mutating func entero(_ clave: ClaveDeCruce, _ entero: Int?) {
        guard let entero else { return }
        json.clave(clave)
        json.entero(entero)
    }

    private mutating func escribir(_ lado: CruceDelCuadro.Lado) {
        json.abrir("{")
        switch lado {
        case .equipo(let equipo):
            json.clave(ClaveDeLado.equipo)
            json.texto(equipo.nombre)
        case .ganador(let llave):
            json.clave(ClaveDeLado.ganador)
            json.entero(llave)
        case .perdedor(let llave):
            json.clave(ClaveDeLado.perdedor)
            json.entero(llave)
        case .puesto(let puesto, let grupo):
            json.clave(ClaveDeLado.grupo)
            json.texto(grupo)
            json.clave(ClaveDeLado.puesto)
            json.entero(puesto)
        case .mejor(let puesto, let grupos):
            json.clave(ClaveDeLado.grupos)
            json.abrir("[")
            for grupo in grupos {
                json.elemento()
                json.texto(grupo)
            }
            json.cerrar("]")
            json.clave(ClaveDeLado.puesto)
            json.entero(puesto)
        case .porEmparejar: break
        }
        json.cerrar("}")
    }
}

extension GolesFuera {
    /// What the document calls it; nil when it says nothing.
    fileprivate var nombre: NombreDeGolesFuera? {
        switch self {
        case .noCuentan: nil
        case .hastaLaProrroga: .hastaLaProrroga
        case .siempre: .siempre
        }
    }
}

extension CuadroDelTorneo {
    /// The teams that are known.
    var equipos: [Equipo] {
        cruces.flatMap { cruce in
            [cruce.local, cruce.visitante].compactMap { lado in
                if case .equipo(let equipo) = lado { equipo } else { nil }
            }
        }
    }
}

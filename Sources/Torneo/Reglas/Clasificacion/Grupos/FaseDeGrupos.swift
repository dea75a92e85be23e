/// All groups of a competition, with the rules by which their tables are made.
public struct FaseDeGrupos<Id: Hashable & Sendable>: Sendable {
    /// The groups, in their order.
    public let grupos: [GrupoDeTabla<Id>]
    /// The table of each group.
    public let tablas: [[Posicion<Id>]]

    private let reglas: ReglamentoDeCompeticion
    private let resoluciones: Resoluciones<Id>
    private let clave: @Sendable (Id) -> UInt64
    private let vaAntes: @Sendable (Id, Id) -> Bool

    /// Makes the tables.
    ///
    /// - Parameters:
    ///   - grupos: the groups.
    ///   - reglas: what decides.
    ///   - resoluciones: what the organiser has decided.
    ///   - clave: what lots are drawn from.
    ///   - vaAntes: whether the first team is shown before the second when they share a place.
    /// - Complexity: that of a table for each group.
    public init(
        _ grupos: [GrupoDeTabla<Id>], reglas: ReglamentoDeCompeticion,
        resoluciones: Resoluciones<Id> = Resoluciones(),
        clave: @escaping @Sendable (Id) -> UInt64 = { _ in 0 },
        vaAntes: @escaping @Sendable (Id, Id) -> Bool
    ) {
        self.grupos = grupos
        self.reglas = reglas
        self.resoluciones = resoluciones
        self.clave = clave
        self.vaAntes = vaAntes
        tablas = grupos.map { grupo in
            var tabla = ClasificacionAcumulada(
                equipos: grupo.equipos, reglamento: reglas, resoluciones: resoluciones,
                clave: clave)
            for apunte in grupo.apuntes { tabla.sumar(apunte) }
            return tabla.posiciones(vaAntes: vaAntes)
        }
    }

    /// The teams of one place of every group, from best to worst.
    ///
    /// They have not met, so head-to-head decides nothing. Where a group's place is shared, the one that
    /// is shown there is taken; `estaDecidido(_:delGrupo:)` says whether that is so.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1; groups that have fewer teams have nobody there.
    ///   - desiguales: what counts when the groups are not equally large.
    /// - Returns: the rows, of the matches that count.
    /// - Complexity: O(matches).
    public func comparacion(
        del puesto: Int, desiguales: ReglaDeGruposDesiguales = .sinLosUltimos
    ) -> [Posicion<Id>] {
        var comparacion = ComparacionEntreGrupos(reglas, resoluciones: resoluciones, clave: clave)
        let menor = grupos.reduce(Int.max) { min($0, $1.equipos.count) }
        for (numero, grupo) in grupos.enumerated() {
            let filas = tablas[numero]
            guard filas.indices.contains(puesto - 1) else { continue }
            let cuentan = desiguales == .cuentaTodo ? filas.count : menor
            comparacion.anadir(
                filas[puesto - 1].equipo, grupo.apuntes,
                contra: Set(filas.prefix(cuentan).map { $0.equipo }))
        }
        return comparacion.posiciones(vaAntes: vaAntes)
    }

    /// Whether exactly one team has this place of a group.
    ///
    /// - Parameters:
    ///   - puesto: the place, from 1.
    ///   - grupo: the number of the group, from 0.
    /// - Returns: false when the place is shared, or nobody has it.
    public func estaDecidido(_ puesto: Int, delGrupo grupo: Int) -> Bool {
        tablas[grupo].filter { $0.puesto == puesto }.count == 1
    }

    /// Who goes on: the first of every group, place by place, and then the best of the next place.
    ///
    /// - Parameters:
    ///   - directos: how many go on from every group.
    ///   - mejores: how many of those in the next place go on.
    ///   - desiguales: what counts when the groups are not equally large.
    /// - Returns: the teams: all first ones, all second ones…, then the best of the rest.
    /// - Complexity: O(matches).
    public func clasificados(
        directos: Int, mejores: Int = 0,
        desiguales: ReglaDeGruposDesiguales = .sinLosUltimos
    ) -> [Id] {
        var lista: [Id] = []
        for puesto in 0..<max(0, directos) {
            for tabla in tablas where tabla.indices.contains(puesto) {
                lista.append(tabla[puesto].equipo)
            }
        }
        guard mejores > 0 else { return lista }
        let siguientes = comparacion(del: directos + 1, desiguales: desiguales)
        return lista + siguientes.prefix(mejores).map { $0.equipo }
    }
}

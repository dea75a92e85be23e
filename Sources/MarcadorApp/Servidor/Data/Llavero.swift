package import Foundation

/// The secrets of the links with which this device marks, several for a server: each opens something
/// else, as when somebody keeps the score on two pitches.
///
/// Of those that open the same, the last one that was opened counts. They are in a file of their own
/// that only its owner can read, and nowhere else: neither with the followed
/// tournament nor with the marks that wait.
package final class Llavero {
    /// How many links of a server are kept at most: the last ones.
    package static let maximo = 20

    private let url: URL?
    private var llaves = LlavesGuardadas()
    private let disco = ColaDeDisco()
    private let ilegible: FicheroIlegible?

    /// The secrets there are; without a file that can be used, none.
    ///
    /// - Parameter url: the file; nil means memory only. A broken one is kept aside before anything
    ///   is written; one that cannot be read stays as it is: nothing is written.
    package init(url: URL? = nil) {
        self.url = url
        var ilegible: FicheroIlegible?
        do {
            if let url, let datos = try LecturaDeFichero.leer(url) {
                llaves = try LlavesGuardadas(datos)
            }
        } catch {
            Registro.anotar("las llaves guardadas no se pueden leer; el fichero se conserva")
            ilegible = url.map { FicheroIlegible(url: $0, inaccesible: error as? ErrorDeDisco) }
        }
        self.ilegible = ilegible
    }

    /// The secrets for a server, the last one first.
    package func secretos(de servidor: URL) -> [String] { suyas(servidor).map(\.secreto) }

    /// The secret that opens something on a server; when none is known to, the last one; nil when no
    /// link of it was opened.
    ///
    /// - Parameters:
    ///   - servidor: the server, without path.
    ///   - lugar: the match that is to be marked.
    /// - Returns: the secret.
    package func secreto(de servidor: URL, para lugar: Lugar) -> String? {
        let suyas = suyas(servidor)
        let buena = suyas.first { Permiso.puede($0.papel, .marcar, en: lugar) }
        return (buena ?? suyas.first)?.secreto
    }

    /// Keeps the secret of a link: known at once, on the disk soon.
    ///
    /// - Parameters:
    ///   - secreto: the secret.
    ///   - papel: what it opens; nil when nobody has said.
    ///   - servidor: its server, without path.
    package func guardar(_ secreto: String, papel: Papel? = nil, de servidor: URL) {
        var suyas = suyas(servidor)
        suyas.removeAll { $0.secreto == secreto }
        suyas.insert(LlavesGuardadas.Llave(secreto: secreto, papel: papel), at: 0)
        poner(Array(suyas.prefix(Self.maximo)), servidor, dejado: false)
    }

    /// A link counts no more: it makes way when there is another one.
    ///
    /// - Returns: whether it did.
    package func apartar(_ secreto: String, de servidor: URL) -> Bool {
        let quedan = suyas(servidor).filter { $0.secreto != secreto }
        guard !quedan.isEmpty, quedan.count < suyas(servidor).count else { return false }
        poner(quedan, servidor, dejado: llaves.dejados.contains(servidor.absoluteString))
        return true
    }

    /// A server is followed no more: its secrets are forgotten as soon as nothing waits for it.
    package func dejar(_ servidor: URL) {
        guard !suyas(servidor).isEmpty else { return }
        poner(suyas(servidor), servidor, dejado: true)
    }

    /// Forgets the secrets of servers that are followed no more and that nothing waits for.
    ///
    /// - Parameter esperados: the servers for which something waits.
    package func soltar(salvo esperados: Set<URL>) {
        let esperados = Set(esperados.map(\.absoluteString))
        for servidor in llaves.dejados.subtracting(esperados) {
            guard let url = URL(string: servidor) else { continue }
            olvidar(url)
        }
    }

    /// Forgets the secrets of a server.
    package func olvidar(_ servidor: URL) { poner([], servidor, dejado: false) }

    /// A server has another address: its links open the same there.
    package func mudar(de antes: URL, a ahora: URL) {
        let todas = suyas(antes) + suyas(ahora)
        olvidar(antes)
        poner(Array(todas.prefix(Self.maximo)), ahora, dejado: false)
    }

    /// Returns when everything kept so far is on the disk.
    ///
    /// - Throws: `ErrorDeDisco`; the secrets are known but would not survive a restart.
    package func asegurar() async throws { try await disco.asegurar() }

    private func suyas(_ servidor: URL) -> [LlavesGuardadas.Llave] {
        llaves.llaves[servidor.absoluteString] ?? []
    }

    private func poner(_ suyas: [LlavesGuardadas.Llave], _ servidor: URL, dejado: Bool) {
        let clave = servidor.absoluteString
        let antes = llaves
        llaves.llaves[clave] = suyas.isEmpty ? nil : suyas
        if dejado { llaves.dejados.insert(clave) } else { llaves.dejados.remove(clave) }
        guard llaves != antes, let url else { return }
        let (llaves, ilegible) = (llaves, ilegible)
        disco.poner {
            try ilegible?.apartar()
            try EscrituraDuradera.escribir(
                JSONEncoder().encode(llaves), en: url, para: .soloElDueno)
        }
    }
}

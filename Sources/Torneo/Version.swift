/// The version of Marcador, the same for the package, the command and the server.
public enum Version {
    /// Semantic version, as in `CHANGELOG.md`.
    public static let actual = "0.1.0"
}

/// What a request asks to be done: the methods this server understands.
public enum Metodo: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
    /// Never answered: a browser's cookie would come back to a script.
    case trace = "TRACE"

    /// Whether the method only reads (`GET` or `HEAD`) and so may be answered from a ready response.
    public var soloLee: Bool { self == .get || self == .head }
}

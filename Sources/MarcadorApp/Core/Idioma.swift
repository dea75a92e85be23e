public nonisolated enum Idioma: String, Sendable, CaseIterable { case es, en }

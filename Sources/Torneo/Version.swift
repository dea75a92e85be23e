public enum Version { public static let actual = "0.1.0" }

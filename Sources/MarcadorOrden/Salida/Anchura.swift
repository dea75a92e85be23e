extension Character {
    /// How many columns of a terminal the character takes: 0, 1 or 2.
    ///
    /// A grapheme is drawn as one thing however many scalars it has (👨‍👩‍👧, 🇪🇸, é), which is what
    /// `wcwidth` of the C library, scalar by scalar and depending on the locale, gets wrong.
    var columnas: Int {
        guard let primero = unicodeScalars.first else { return 0 }
        if primero.properties.isEmojiPresentation || seVeComoEmoji { return 2 }
        if primero.esAncho { return 2 }
        return primero.ocupa ? 1 : 0
    }

    /// A text symbol that is asked to be drawn as emoji: ⚽︎ is narrow, ⚽️ is wide, ❤️ too.
    private var seVeComoEmoji: Bool {
        unicodeScalars.count > 1 && unicodeScalars.contains { $0 == "\u{FE0F}" }
            && unicodeScalars.contains { $0.properties.isEmoji }
    }
}

extension Unicode.Scalar {
    /// Whether East Asian typography gives it two columns: «wide» and «fullwidth» of Unicode's
    /// EastAsianWidth, in the blocks where names can be written.
    fileprivate var esAncho: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
            0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether it moves the cursor when it stands alone.
    fileprivate var ocupa: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: false
        default: true
        }
    }
}

extension String {
    /// How many columns of a terminal the text takes.
    ///
    /// - Complexity: O(length).
    var columnas: Int { reduce(0) { $0 + $1.columnas } }

    /// The text without what could command a terminal or reorder a line: control characters and
    /// marks of direction become �.
    ///
    /// - Complexity: O(length).
    var sinOrdenesDeTerminal: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { letra in
                    switch letra.value {
                    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
                    default: letra
                    }
                }))
    }
}

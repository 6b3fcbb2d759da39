import Escaping

extension String {
    /// The text as an attribute's value or an element's contents in JUnit reports, on one line.
    package var xmlEscaped: String { Markup.escaped(onOneLine, in: .attribute) }

    /// The text in Markdown, on one line. All ASCII punctuation is escaped, so nothing in it is
    /// Markdown, HTML, or a link.
    package var markdownEscaped: String {
        onOneLine.replacingScalars(Self.markdownEscapes)
    }

    private static let markdownEscapes = Dictionary(
        uniqueKeysWithValues: ##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##.unicodeScalars.map {
            ($0, "\\\($0)")
        })

    /// The text of a workflow command of GitHub.
    package var commandDataEscaped: String {
        replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }

    /// The value of a property of a workflow command of GitHub.
    package var commandPropertyEscaped: String {
        onOneLine.commandDataEscaped.replacingScalars([":": "%3A", ",": "%2C"])
    }
}

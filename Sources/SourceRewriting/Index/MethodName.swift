import SwiftSyntax

/// A method's name with its labels, such as `logIn(_:animated:)`.
public struct MethodName: Sendable, Hashable {
    public let base: String
    public let labels: [String]

    init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    init(_ method: FunctionDeclSyntax) {
        base = method.name.identifierText
        labels = method.signature.parameterClause.parameters.map(\.firstName.text)
    }

    /// The name in source code: `logIn(_:)`, or `logIn` without arguments.
    var reference: String {
        labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// The name of the selector in Objective-C: `logIn:animated:`.
    ///
    /// The first label is joined with “With”, unless it begins with a preposition or the base name
    /// ends with one (Documentation/Adopting.md 2).
    var selector: String {
        var result = base
        for (index, label) in labels.enumerated() {
            if index == 0, label != "_" {
                let isJoined =
                    Self.isPreposition(label.firstWord) || Self.isPreposition(base.lastWord)
                result +=
                    (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
            } else if label != "_" {
                result += label
            }
            result += ":"
        }
        return result
    }

    private static func isPreposition(_ word: String) -> Bool {
        prepositions.contains(word.lowercased())
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by",
        "during", "following", "for", "from", "given", "in", "including", "inside", "into",
        "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}

extension String {
    /// The first word of a name in camel case: `to` of `toPoint`.
    fileprivate var firstWord: String {
        String(prefix(1) + dropFirst().prefix { !$0.isUppercase })
    }

    /// The last word of a name in camel case: `From` of `decodeFrom`.
    fileprivate var lastWord: String {
        guard let start = lastIndex(where: \.isUppercase) else { return self }
        return String(self[start...])
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String { identifier?.name ?? text }
}

import ArgumentParser
import ContactSheetDiagnostics

/// A value of an option that explains why a text isn't one.
///
/// Options of these types are declared like those of other types that are expressible by argument.
/// Their help lists the values, and their errors end with the reason.
protocol OptionValue: ExpressibleByArgument, Sendable {
    init(option text: String) throws(OptionError)
}

extension OptionValue {
    init?(argument: String) { try? self.init(option: argument) }

    /// Creates a default value, which must be valid.
    init(default text: StaticString) {
        do {
            try self.init(option: text.description)
        } catch {
            preconditionFailure("\(text): \(error)")
        }
    }
}

/// The reason why a text isn't a value of an option.
struct OptionError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Creates an error that suggests similar words or, if there are none, other advice.
    ///
    /// - Parameters:
    ///   - word: The word that isn't known.
    ///   - kind: What the word should name, such as `text size`.
    ///   - text: The whole value, which the message in front of the reason contains.
    ///   - meanings: The known words with what they mean, which the message lists.
    init(
        unknown word: String, _ kind: String, of text: String, among known: [String],
        otherwise advice: String? = nil, meanings: [String] = []
    ) {
        guard meanings.isEmpty else {
            let question = Suggestion.question(for: word, among: known)
            description =
                "unknown \(kind) '\(word)' — \(question.map { $0 + " Use" } ?? "use") one of: "
                + meanings.joined(separator: ", ")
            return
        }
        let suggestion = Suggestion.question(for: word, among: known)
        if word == text, suggestion != nil || advice == nil {
            description = suggestion ?? "expected \(SimilarNames.list(known))"
        } else {
            let name = word == text ? "" : " '\(word)'"
            let hint = suggestion ?? advice ?? "expected \(SimilarNames.list(known))"
            description = "unknown \(kind)\(name) — \(hint)"
        }
    }
}

/// A question that suggests known words.
enum Suggestion {
    /// Returns a question such as `did you mean 'render' or 'record'?`, or `nil` if no known word is
    /// similar.
    static func question(for word: String, among known: [String]) -> String? {
        let words = SimilarNames.of(word, among: known).map { "'\($0)'" }
        return words.isEmpty ? nil : "did you mean \(SimilarNames.list(words))?"
    }
}

extension Option where Value: OptionValue {
    /// Creates an option with a default value.
    init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp) {
        self.init(
            wrappedValue: wrappedValue, name: name,
            help: help.listing(
                Value.allValueStrings, default: wrappedValue.defaultValueDescription),
            completion: Value.defaultCompletionKind, transform: Value.init(option:))
    }
}

extension Option {
    /// Creates an option without a default value.
    init<Wrapped: OptionValue>(name: NameSpecification = .long, help: ArgumentHelp)
    where Value == Wrapped? {
        self.init(
            name: name, help: help.listing(Wrapped.allValueStrings),
            completion: Wrapped.defaultCompletionKind, transform: Wrapped.init(option:))
    }

    /// Creates a repeatable option.
    init<Element: OptionValue>(
        wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp
    ) where Value == [Element] {
        self.init(
            wrappedValue: wrappedValue, name: name, help: help.listing(Element.allValueStrings),
            completion: Element.defaultCompletionKind, transform: Element.init(option:))
    }
}

extension ArgumentHelp {
    /// Returns the help followed by the values and the default value, in ArgumentParser's form. The
    /// parser doesn't add them itself to options that are created by a closure.
    fileprivate func listing(_ values: [String], default value: String? = nil) -> ArgumentHelp {
        let parts = [
            values.isEmpty ? nil : "values: \(values.joined(separator: ", "))",
            value.map { "default: \($0)" },
        ].compactMap { $0 }
        var help = self
        if !parts.isEmpty { help.abstract += " (\(parts.joined(separator: "; ")))" }
        return help
    }
}

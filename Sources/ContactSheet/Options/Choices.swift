import ArgumentParser
import ContactSheetDevices
import ContactSheetPreviews
import Foundation

/// An enumeration whose values are words on the command line.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// What one value is called in messages, such as `text size`.
    static var optionKind: String { get }
    /// The words and the values that they name. By default, these are the raw values.
    static var optionWords: [(word: String, value: Self)] { get }
    /// What the value means, for messages about unknown words; by default, the words say it.
    var optionMeaning: String? { get }
}

extension OptionChoice {
    var optionMeaning: String? { nil }

    static var optionWords: [(word: String, value: Self)] {
        allCases.map { ($0.rawValue, $0) }
    }

    /// Returns the value that a word names, or `nil` for other words.
    fileprivate static func named(_ word: String) -> Self? {
        optionWords.first { $0.word == word }?.value
    }

    /// The words with what they mean, such as `top (the upper edges)`; empty if the words say it.
    fileprivate static var meanings: [String] {
        optionWords.compactMap { word, value in value.optionMeaning.map { "\(word) (\($0))" } }
    }
}

/// Comma-separated values of an enumeration, in the order of its cases. `all` selects every value.
struct Choices<Value: OptionChoice>: OptionValue, ExpressibleByStringLiteral {
    let values: [Value]
    let defaultValueDescription: String
    /// Whether the option wasn't specified.
    private(set) var isDefault = false

    init(option text: String) throws(OptionError) {
        var chosen: Set<Value> = []
        for word in text.commaSeparated {
            if word == "all" {
                chosen.formUnion(Value.allCases)
            } else if let value = Value.named(word) {
                chosen.insert(value)
            } else {
                throw OptionError(
                    unknown: word, Value.optionKind, of: text, among: Self.allValueStrings)
            }
        }
        guard !chosen.isEmpty else {
            throw OptionError(
                unknown: text, Value.optionKind, of: text, among: Self.allValueStrings)
        }
        values = Value.allCases.filter(chosen.contains)
        defaultValueDescription = text
    }

    /// Creates a default value.
    init(stringLiteral text: StaticString) {
        self.init(default: text)
        isDefault = true
    }

    static var allValueStrings: [String] { Value.optionWords.map(\.word) + ["all"] }

    static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}

/// One value of an enumeration.
struct Choice<Value: OptionChoice>: OptionValue, ExpressibleByStringLiteral {
    let value: Value
    let defaultValueDescription: String

    init(option text: String) throws(OptionError) {
        try self.init(option: text, of: text)
    }

    /// Creates the value that a word of an option's text names.
    init(option word: String, of text: String) throws(OptionError) {
        guard let value = Value.named(word) else {
            throw OptionError(
                unknown: word, Value.optionKind, of: text, among: Self.allValueStrings,
                meanings: Value.meanings)
        }
        self.value = value
        defaultValueDescription = word
    }

    /// Creates a default value.
    init(stringLiteral text: StaticString) {
        self.init(default: text)
    }

    static var allValueStrings: [String] { Value.optionWords.map(\.word) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension String {
    /// The parts between commas without white space around them, except for empty ones.
    var commaSeparated: [String] {
        split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}

extension Orientation: OptionChoice {
    static var optionKind: String { "orientation" }

    /// `landscape` is one configuration: both landscape orientations are rendered only if both are
    /// requested, because a half turn results in the same screen. The same applies to upside-down.
    static var optionWords: [(word: String, value: Orientation)] {
        allCases.flatMap { value in
            (value == .landscapeLeft ? [("landscape", value)] : []) + [(value.rawValue, value)]
        }
    }
}

extension Multitasking: OptionChoice {
    static var optionKind: String { "multitasking mode" }
}

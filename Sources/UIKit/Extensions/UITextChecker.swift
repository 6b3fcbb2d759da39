import Foundation

/// Checks the spelling of a text. Without dictionaries, every word is correct.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    open class var availableLanguages: [String] { ["en"] }
    open var ignoredWords: [String]?

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
        language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

    open func guesses(
        forWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { [] }

    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { [] }

    open func ignoreWord(_ wordToIgnore: String) {}

    open class func learnWord(_ word: String) {}

    open class func hasLearnedWord(_ word: String) -> Bool { false }
}

/// Words that say which value of a row is not sure, and why.
struct Doubt: Sendable, Hashable, ExpressibleByStringLiteral {
    let words: String

    init(stringLiteral words: String) { self.words = words }

    static let runs27: Doubt = "that it runs iOS 27 is a guess"
    static let last26: Doubt = "it may run a later iOS than 26"
    static let first26: Doubt = "that it starts with iOS 26.3 is a guess"
    static let insets26: Doubt = "the insets on iOS 26 are by analogy"
    static let pad26: Doubt = "the top inset of 32 on iPadOS 26 rests on one source"
    static let builderID: Doubt = "the Interface Builder id is a guess"
    static let config24: Doubt = "swift-snapshot-testing has 24 for the landscape bottom inset"
    static let configInsets: Doubt = "swift-snapshot-testing has the insets of a home button"
    static let radius: Doubt = "the corner radius is by analogy"
    static let stripSide: Doubt = "which landscape has the strip on which side is by analogy"
    static let stripStatusBar: Doubt = "the height of the status bar is unknown"
    static let simulator: Doubt = "all values come from a simulator"
}

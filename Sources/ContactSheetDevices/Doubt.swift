/// A statement about a value of a row that is uncertain, with the reason.
struct Doubt: Sendable, Hashable, ExpressibleByStringLiteral {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    static let runs27: Doubt = "support for iOS 27 is an assumption"
    static let last26: Doubt = "it may support iOS versions later than 26"
    static let first26: Doubt = "iOS 26.3 as the first version is an assumption"
    static let insets26: Doubt = "the insets on iOS 26 are inferred from similar devices"
    static let pad26: Doubt = "the top inset of 32 on iPadOS 26 has only one source"
    static let builderID: Doubt = "the Interface Builder ID is an assumption"
    static let config24: Doubt = "swift-snapshot-testing uses a landscape bottom inset of 24"
    static let configInsets: Doubt = "swift-snapshot-testing uses home-button insets"
    static let radius: Doubt = "the corner radius is inferred from similar devices"
    static let stripSide: Doubt = "the side of the strip in landscape is inferred"
    static let stripStatusBar: Doubt = "the height of the status bar is unknown"
    static let simulator: Doubt = "all values come from Simulator"
}

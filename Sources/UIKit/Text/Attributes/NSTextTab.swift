import Foundation
import Typesetting

/// A position in a line for the text after a tab.
public final class NSTextTab: NSObject, Sendable {
    public struct OptionKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(
            rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let mark = FoundationTypeTag()
    public let alignment: NSTextAlignment
    /// The distance from the paragraph's leading edge, in points.
    public let location: CGFloat

    /// Creates a tab stop. The options have no effect: numbers aren't aligned at their decimal
    /// separator.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat,
        options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    public override var hash: Int { location.hashValue }

    var typeset: TabStop { TabStop(alignment.typeset, location: location) }
}

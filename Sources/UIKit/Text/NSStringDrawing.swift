import Foundation

/// The options of string drawing; the raw values are published by Apple.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is at the top of the first line; without this option it is at the
    /// baseline of the only line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Has no effect: the height of a line is its font's.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How much text may be scaled, and the resulting scale.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale; 0 disables scaling.
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was last measured or drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}

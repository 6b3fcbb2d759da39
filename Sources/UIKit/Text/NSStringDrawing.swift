import Foundation

/// What string drawing does; raw values as Apple publishes them.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The rectangle's origin is the first line's top; else it is the baseline of the only line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Changes nothing: the extent of a line is its font's.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// 0 lets no text shrink.
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Of the last text that was measured or drawn, in points.
    open internal(set) var totalBounds = CGRect.zero
}

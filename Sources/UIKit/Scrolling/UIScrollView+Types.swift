import Foundation

extension UIScrollView {
    /// How the safe area changes the content inset; the raw values are Apple's, as documents and
    /// archives contain them.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable, Hashable {
        case `default`, black, white
    }

    public enum KeyboardDismissMode: Int, Sendable, Hashable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The fraction of its velocity that scrolling content has after a millisecond.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

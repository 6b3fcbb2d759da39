import Foundation

extension UIScrollView {
    /// Raw values are Apple's, as documents and archives hold them.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable, Hashable {
        case `default`, black, white
    }

    public enum KeyboardDismissMode: Int, Sendable, Hashable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The share of its velocity that a scrolling content keeps after a millisecond.
    public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

import Foundation

/// The effect at an edge of a scroll view where content is below a bar, from iOS 26 on.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
    /// The form of the effect.
    public final class Style: NSObject, Sendable {
        /// The soft style.
        public static let automatic = Style()
        /// The content becomes blurred and fades out.
        public static let soft = Style()
        /// The content is below a material that ends at a line.
        public static let hard = Style()
    }

    public var style = Style.automatic
    public var isHidden = false
}

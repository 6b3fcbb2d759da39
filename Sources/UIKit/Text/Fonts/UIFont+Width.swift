import Foundation

extension UIFont {
    /// The width of the system font's letters, from iOS 16 on.
    public struct Width: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The factor of the letters' widths, an estimate: 0.66 for compressed, 0.8 for condensed,
        /// and 1.22 for expanded.
        var factor: CGFloat {
            if rawValue >= 0 { return 1 + 1.1 * rawValue }
            return rawValue >= -0.2 ? 1 + rawValue : 0.8 + 0.7 * (rawValue + 0.2)
        }
    }
}

import Foundation

extension UIWindow {
    /// The level of a window above others. The raw values are Apple's.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }
}

import Foundation

/// A color in sRGB with components from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let black = RGBA(0, 0, 0)
    public static let white = RGBA(1, 1, 1)
    public static let clear = RGBA(0, 0, 0, 0)

    public func multiplyingAlpha(by factor: Double) -> RGBA {
        RGBA(red, green, blue, alpha * factor)
    }
}

/// The paint of a shape or a stroke.
public enum Paint: Sendable, Hashable {
    case color(RGBA)
    case linearGradient(GradientStops, start: CGPoint, end: CGPoint)
    case radialGradient(GradientStops, from: Circle, to: Circle)
    /// A gradient around a center, starting at an angle in radians from the x axis and running in
    /// the direction of growing angles.
    case conicGradient(GradientStops, center: CGPoint, angle: CGFloat)

    public struct Circle: Sendable, Hashable {
        public var center: CGPoint
        public var radius: CGFloat

        public init(center: CGPoint, radius: CGFloat) {
            self.center = center
            self.radius = radius
        }
    }
}

/// The colors of a gradient by location from 0 to 1, and whether they extend beyond its ends.
public struct GradientStops: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        public var location: Double
        public var color: RGBA

        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    public var stops: [Stop]
    public var drawsBeforeStart: Bool
    public var drawsAfterEnd: Bool

    public init(_ stops: [Stop], drawsBeforeStart: Bool = true, drawsAfterEnd: Bool = true) {
        self.stops = stops
        self.drawsBeforeStart = drawsBeforeStart
        self.drawsAfterEnd = drawsAfterEnd
    }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// The size after a quarter turn.
    public var turned: Size { Size(height, width) }
}

/// Insets in points from the edges of a screen.
public struct Insets: Sendable, Hashable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The insets with left and right exchanged.
    public var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
    public var width: Int
    public var height: Int

    public init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    /// Creates the size in whole pixels, rounded down.
    init(wholePixelsOf size: Size, scale: Double) {
        width = Int(exactly: (size.width * scale).rounded(.down)) ?? 0
        height = Int(exactly: (size.height * scale).rounded(.down)) ?? 0
    }
}

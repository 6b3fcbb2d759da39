import Foundation

/// A page as a value: items at fixed positions, in points with the y axis pointing down, painted
/// from first to last.
///
/// Views and layout produce display lists; painters consume them.
public struct DisplayList: Sendable, Hashable {
    /// The page's size in points.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// An item to paint. Cases are added only for screens that can't be painted without them.
public indirect enum DisplayItem: Sendable, Hashable {
    case fill(Fill)
    case stroke(Stroke)
    case glyphs(GlyphRun)
    case image(PlacedImage)
    case group(Group)
    case backdrop(Backdrop)
}

/// A filled outline.
public struct Fill: Sendable, Hashable {
    public var path: Path
    public var rule: CGPathFillRule
    public var paint: Paint

    public init(path: Path, rule: CGPathFillRule = .winding, paint: Paint) {
        self.path = path
        self.rule = rule
        self.paint = paint
    }
}

/// A stroked outline; lengths are in points.
public struct Stroke: Sendable, Hashable {
    public var path: Path
    public var style: StrokeStyle
    public var paint: Paint

    public init(path: Path, style: StrokeStyle, paint: Paint) {
        self.path = path
        self.style = style
        self.paint = paint
    }
}

public struct StrokeStyle: Sendable, Hashable {
    public var lineWidth: CGFloat
    public var cap: CGLineCap
    public var join: CGLineJoin
    public var miterLimit: CGFloat
    public var dashPhase: CGFloat
    public var dashLengths: [CGFloat]

    public init(
        lineWidth: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
    ) {
        self.lineWidth = lineWidth
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashLengths = dashLengths
    }
}

/// An image stretched to a rectangle, upright in the page's y-down space.
public struct PlacedImage: Sendable, Hashable {
    public var image: CGImage
    public var rect: CGRect
    public var interpolates: Bool
    /// The factor, from 0 to 1, for the image's own alpha.
    public var opacity: Double
    /// The color to paint through the image's alpha as a stencil, if any.
    public var tint: RGBA?

    public init(
        image: CGImage, rect: CGRect, interpolates: Bool = true, opacity: Double = 1,
        tint: RGBA? = nil
    ) {
        self.image = image
        self.rect = rect
        self.interpolates = interpolates
        self.opacity = opacity
        self.tint = tint
    }
}

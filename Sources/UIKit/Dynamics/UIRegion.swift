import Foundation

/// An area around the origin, for the effect of a field.
@preconcurrency @MainActor open class UIRegion: NSObject {
    /// The area of a region.
    private indirect enum Area {
        case infinite
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Area)
        case union(Area, Area)
        case intersection(Area, Area)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size):
                abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let area): !area.contains(point)
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .intersection(let first, let second):
                first.contains(point) && second.contains(point)
            }
        }
    }

    private let area: Area

    private init(_ area: Area) {
        self.area = area
        super.init()
    }

    /// The region that contains all points.
    public static let infinite = UIRegion(.infinite)

    /// Creates a circle around the origin, which contains its outline.
    public convenience init(radius: CGFloat) {
        self.init(.circle(radius: radius))
    }

    /// Creates a rectangle around the origin, which contains its outline.
    public convenience init(size: CGSize) {
        self.init(.rectangle(size))
    }

    /// Returns the region of all points that aren't in this one.
    open func inverse() -> UIRegion { UIRegion(.inverse(area)) }

    /// Returns the region of the points that are in this region, in another one, or in both.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }

    /// Returns the region of the points of this region that aren't in another one.
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion(.intersection(area, .inverse(region.area)))
    }

    /// Returns the region of the points that are in both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion(.intersection(area, region.area))
    }

    open func contains(_ point: CGPoint) -> Bool { area.contains(point) }
}

import Foundation

/// A blurred copy of everything painted so far, inside an outline. Only what is inside the outline's
/// box contributes to it, so that content next to a material doesn't shine into it.
public struct Backdrop: Sendable, Hashable {
    /// The outline, in the space of the item.
    public var path: Path
    /// The standard deviation of the Gaussian, in points of the page, unaffected by transforms.
    public var standardDeviation: CGFloat
    /// The factor for the distance of each color from its gray: 1 leaves the colors unchanged.
    public var saturation: Double

    public init(path: Path, standardDeviation: CGFloat, saturation: Double = 1) {
        self.path = path
        self.standardDeviation = standardDeviation
        self.saturation = saturation
    }
}

extension DisplayItem {
    /// Whether the item contains a backdrop that is painted over the page.
    package var hasBackdrop: Bool {
        switch self {
        case .backdrop: true
        case .group(let group):
            group.items.contains(where: \.hasBackdrop)
                || group.mask?.contains(where: \.hasBackdrop) == true
        case .image(let placed): placed.image.hasBackdrop
        case .fill, .stroke, .glyphs: false
        }
    }
}

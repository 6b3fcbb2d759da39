import Foundation

/// Items that are clipped, masked, transformed, faded, blended, or shadowed as one.
public struct Group: Sendable, Hashable {
    /// The transform from the group's space to its parent's.
    public var transform: CGAffineTransform
    /// The clip, in the group's space.
    public var clip: Clip?
    /// Items, in the group's space, whose alpha is a stencil for the whole group including its
    /// shadow.
    public var mask: [DisplayItem]?
    public var opacity: Double
    public var blendMode: CGBlendMode
    public var shadow: Shadow?
    /// Whether blending items blend only with the group's own items below them.
    public var isIsolated: Bool
    public var items: [DisplayItem]

    public init(
        transform: CGAffineTransform = .identity, clip: Clip? = nil,
        mask: [DisplayItem]? = nil, opacity: Double = 1, blendMode: CGBlendMode = .normal,
        shadow: Shadow? = nil, isIsolated: Bool = false, items: [DisplayItem] = []
    ) {
        self.transform = transform
        self.clip = clip
        self.mask = mask
        self.opacity = opacity
        self.blendMode = blendMode
        self.shadow = shadow
        self.isIsolated = isIsolated
        self.items = items
    }

    /// Whether the items must be painted separately from the page before they are composited.
    public var needsLayer: Bool {
        opacity < 1 || blendMode != .normal || shadow != nil || mask != nil || isIsolated
    }
}

public struct Clip: Sendable, Hashable {
    public var path: Path
    public var rule: CGPathFillRule

    public init(_ path: Path, rule: CGPathFillRule = .winding) {
        self.path = path
        self.rule = rule
    }
}

/// A blurred copy of a group's silhouette below the group.
public struct Shadow: Sendable, Hashable {
    /// The offset, in points of the page's y-down space, unaffected by transforms.
    public var offset: CGSize
    /// The standard deviation of the Gaussian, in points.
    public var standardDeviation: CGFloat
    public var color: RGBA
    /// The outline, in the group's space, that casts the shadow; `nil` for the group's silhouette.
    public var path: Path?

    public init(
        offset: CGSize, standardDeviation: CGFloat, color: RGBA, path: Path? = nil
    ) {
        self.offset = offset
        self.standardDeviation = standardDeviation
        self.color = color
        self.path = path
    }
}

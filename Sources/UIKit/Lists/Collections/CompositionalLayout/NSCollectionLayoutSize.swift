import Foundation

/// A length in a compositional layout: a fraction of the container's size, or a number of points.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
    }

    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fraction)
    }

    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fraction)
    }

    public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, points)
    }

    /// Returns a dimension that is used until the content determines its own length.
    public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, points)
    }

    public static func uniformAcrossSiblings(
        estimate points: CGFloat
    ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.estimated, points) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item, a group or a supplementary item.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container),
            height: heightDimension.length(in: container))
    }

    /// The axes along which the content doesn't determine the size.
    var fixedAxes: UIAxis {
        var axes: UIAxis = []
        if !widthDimension.isEstimated { axes.insert(.horizontal) }
        if !heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// The distance between items: a fixed or minimum number of points.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: false)
    }

    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: true)
    }
}

/// The spacing around an item.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top) = (leading, top)
        (self.trailing, self.bottom) = (trailing, bottom)
        super.init()
    }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0)
    }
}

import Foundation

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case fixed(Double)
        case containerConcentric(minimum: Double)
        case capsule(maximum: Double?)
    }

    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { Self(kind: .fixed(radius)) }

    /// Returns a radius with the center of the corner of the view's container.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        Self(kind: .containerConcentric(minimum: minimum ?? 0))
    }
}

/// The radii of a view's corners (iOS 26).
///
/// **Decision:** A layer has one radius, so that the largest one applies to all corners that aren't
/// square.
public struct UICornerConfiguration: Sendable, Hashable {
    let topLeft: UICornerRadius?
    let topRight: UICornerRadius?
    let bottomLeft: UICornerRadius?
    let bottomRight: UICornerRadius?

    /// Returns a configuration whose radius is half of the view's shorter side.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        corners(radius: UICornerRadius(kind: .capsule(maximum: maximumRadius)))
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        uniformEdges(topRadius: radius, bottomRadius: radius)
    }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        Self(
            topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
            bottomRight: bottomRightRadius)
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius: radius)
    }

    public static func uniformEdges(
        topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        Self(
            topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius,
            bottomRight: bottomRadius)
    }

    public static func uniformEdges(
        leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        Self(
            topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius,
            bottomRight: rightRadius)
    }
}

extension UIView {
    /// Gives the layer the radius of the corner configuration for the view's current size.
    func applyCornerConfiguration() {
        guard let configuration = cornerConfiguration else { return }
        let corners: [(UICornerRadius?, CACornerMask)] = [
            (configuration.topLeft, .layerMinXMinYCorner),
            (configuration.topRight, .layerMaxXMinYCorner),
            (configuration.bottomLeft, .layerMinXMaxYCorner),
            (configuration.bottomRight, .layerMaxXMaxYCorner),
        ]
        let radii = corners.map { (radius: points($0.0), corner: $0.1) }.filter { $0.radius > 0 }
        layer.cornerRadius = radii.map(\.radius).max() ?? 0
        layer.maskedCorners = CACornerMask(radii.map(\.corner))
        layer.cornerCurve = .continuous
    }

    private func points(_ radius: UICornerRadius?) -> CGFloat {
        let half = min(bounds.width, bounds.height) / 2
        switch radius?.kind {
        case .fixed(let radius)?: return min(radius, half)
        case .capsule(let maximum)?: return min(maximum ?? half, half)
        case .containerConcentric(let minimum)?: return min(max(concentricRadius, minimum), half)
        case nil: return 0
        }
    }

    /// The radius of the nearest rounded superview, less the shortest distance from its edges.
    ///
    /// **Decision:** The distance is the same for all corners.
    private var concentricRadius: CGFloat {
        var ancestor = superview
        while let view = ancestor, view.layer.cornerRadius == 0 { ancestor = view.superview }
        guard let container = ancestor else { return 0 }
        let (box, frame) = (container.bounds, convert(bounds, to: container))
        let distance = min(
            frame.minX - box.minX, frame.minY - box.minY, box.maxX - frame.maxX,
            box.maxY - frame.maxY)
        return max(0, container.layer.cornerRadius - max(0, distance))
    }
}

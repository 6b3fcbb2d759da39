import Foundation

extension CALayer {
    /// Returns the outline of a box with the layer's corners.
    ///
    /// - Parameter inset: The distance by which the box is inset from the bounds.
    func outline(of box: CGRect, inset: CGFloat = 0) -> Path {
        let radius = max(0, cornerRadius - inset)
        guard radius > 0, radius.isFinite else { return Path(rect: box) }
        let lower = max(0, (lowerCornerRadius ?? cornerRadius) - inset)
        func rounded(_ mask: CACornerMask, _ radius: CGFloat) -> CGFloat {
            maskedCorners.contains(mask) ? radius : 0
        }
        guard cornerCurve != .continuous else {
            return Path(
                continuousRect: box, topLeft: rounded(.layerMinXMinYCorner, radius),
                topRight: rounded(.layerMaxXMinYCorner, radius),
                bottomRight: rounded(.layerMaxXMaxYCorner, lower),
                bottomLeft: rounded(.layerMinXMaxYCorner, lower))
        }
        func corner(_ mask: CACornerMask) -> CGSize {
            maskedCorners.contains(mask) ? CGSize(width: radius, height: radius) : .zero
        }
        return Path(
            roundedRect: box,
            topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
            bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
    }

    /// Returns the factor by which a curve's corner is larger than `cornerRadius`.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.53 : 1
    }
}

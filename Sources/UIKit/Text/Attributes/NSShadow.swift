import Foundation

/// The shadow of a range of text.
open class NSShadow: NSObject {
    private let mark = FoundationTypeTag()
    /// The offset in points; y increases downward.
    open var shadowOffset = CGSize.zero
    /// The blur in points, in the unit of `CGContext.setShadow`.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`; black with an opacity of one third by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }

    /// Returns the shadow, or `nil` if its values can't be drawn.
    func cast(_ resolve: (UIColor) -> RGBA) -> Shadow? {
        guard let color = shadowColor as? UIColor, shadowBlurRadius.isFinite,
            shadowOffset.width.isFinite, shadowOffset.height.isFinite
        else { return nil }
        return Shadow(
            offset: shadowOffset, standardDeviation: max(shadowBlurRadius, 0) / 2,
            color: resolve(color))
    }
}

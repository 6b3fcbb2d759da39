import Foundation

/// The shadow of a stretch of text.
open class NSShadow: NSObject {
    private let mark = FoundationTypeTag()
    /// In points, y down.
    open var shadowOffset = CGSize.zero
    /// In points, as `CGContext.setShadow` takes it.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; black at one third unless another is set.
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

    /// Nil where no screen can show it.
    func cast(_ resolve: (UIColor) -> RGBA) -> Shadow? {
        guard let color = shadowColor as? UIColor, shadowBlurRadius.isFinite,
            shadowOffset.width.isFinite, shadowOffset.height.isFinite
        else { return nil }
        return Shadow(
            offset: shadowOffset, standardDeviation: max(shadowBlurRadius, 0) / 2,
            color: resolve(color))
    }
}

import Foundation

/// The look of a pointer, without effect.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init()
    }

    open class func hidden() -> UIPointerStyle { UIPointerStyle() }

    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// An effect of a pointer on a view.
public enum UIPointerEffect {
    public enum TintMode: Int, Sendable {
        case none, overlay, underlay
    }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

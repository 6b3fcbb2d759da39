import Foundation

extension UIView {
    public enum TintAdjustmentMode: Int, Sendable, Hashable {
        case automatic, normal, dimmed
    }

    /// The nearest tint that was set, or the system's, without dimming.
    var nearestTint: UIColor { ownTintColor ?? superview?.nearestTint ?? .defaultTint }

    var effectiveTint: UIColor {
        effectiveTintAdjustmentMode == .dimmed ? nearestTint.dimmed : nearestTint
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
        return superview?.effectiveTintAdjustmentMode ?? .normal
    }

    func sendTintColorDidChange() {
        tintColorDidChange()
        for subview in subviews where subview.inheritsTint { subview.sendTintColorDidChange() }
    }

    private var inheritsTint: Bool {
        ownTintColor == nil || ownTintAdjustmentMode == .automatic
    }

    /// Applies the appearance settings and the text size, before `didMoveToWindow`.
    func takeSettingsOfWindow() {
        AppearanceSettings.current.apply(to: self)
        adjustFonts()
    }
}

extension UIColor {
    /// The tint of the view that is drawing, which `UIColor.tintColor` resolves to.
    @MainActor static var currentTint: UIColor? {
        get { SimulatedSystem.current.tint }
        set { SimulatedSystem.current.tint = newValue }
    }

    /// The color of a dimmed tint, as behind an alert: a gray of the same luminance with 80% of the
    /// opacity.
    var dimmed: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits).fixedColor.rgba
            let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: light, alpha: 0.8 * color.alpha)
        }
    }
}

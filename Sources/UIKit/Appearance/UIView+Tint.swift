import Foundation

extension UIView {
    public enum TintAdjustmentMode: Int, Sendable, Hashable {
        case automatic, normal, dimmed
    }

    /// The nearest tint that was set, or the system's, before any dimming.
    private var nearestTint: UIColor { ownTintColor ?? superview?.nearestTint ?? .defaultTint }

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

    /// Tells a view that came into a tree with a tint of its own.
    func tellInheritedTint() {
        guard ownTintColor == nil, nearestTint !== UIColor.defaultTint else { return }
        sendTintColorDidChange()
    }

    /// Before `didMoveToWindow`: the settings for all views of the class, and the text size.
    func takeSettingsOfWindow() {
        AppearanceSettings.current.apply(to: self)
        adjustFonts()
    }
}

extension UIColor {
    /// The tint of the view that draws, which `UIColor.tintColor` stands for.
    @MainActor static var currentTint: UIColor?

    /// Gray of the same lightness at four fifths: what a tint becomes behind an alert.
    var dimmed: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits).fixedColor.rgba
            let light = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: light, alpha: 0.8 * color.alpha)
        }
    }
}

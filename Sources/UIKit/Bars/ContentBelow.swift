import Foundation

/// What has been recorded below a bar when the bar is drawn (Documentation/Materials.md 5).
@MainActor enum ContentBelow {
    /// The greatest brightness of dark content, and the least of light content. Between them, glass
    /// has the appearance of its bar. A decision.
    private static let limits = (dark: 0.4, light: 0.6)

    /// Returns the appearance of glass above the content in a rectangle of the current context: dark
    /// above dark content and a black screen, and light above light content; unspecified above other
    /// content, and if nothing is below a bar that isn't on a screen.
    static func style(in box: CGRect) -> UIUserInterfaceStyle {
        guard let context = UIGraphicsGetCurrentContext(), !box.isEmpty,
            let color = context.pageBelow.meanColor(
                in: box.applying(context.ctm), onBlack: context.isScreen)
        else { return .unspecified }
        if color.brightness < limits.dark { return .dark }
        return color.brightness > limits.light ? .light : .unspecified
    }
}

extension UIUserInterfaceStyle {
    /// Draws with the traits of an appearance; with the current ones if it is unspecified.
    @MainActor func performAsCurrent(_ draw: () -> Void) {
        guard self != .unspecified else { return draw() }
        UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: self)])
            .performAsCurrent(draw)
    }
}

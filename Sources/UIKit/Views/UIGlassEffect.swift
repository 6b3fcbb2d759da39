import Foundation

/// Liquid Glass, from iOS 26 on.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case regular, clear
    }

    public let style: Style
    /// Whether the glass reacts to touches. It is drawn at rest.
    public var isInteractive = false
    public var tintColor: UIColor?

    public init(style: Style) {
        self.style = style
    }

    public convenience override init() {
        self.init(style: .regular)
    }

    /// Draws the glass. Without corners of its own, it is a capsule.
    func draw(in bounds: CGRect, radius: CGFloat) {
        GlassArtwork(
            bounds, radius: radius > 0 ? radius : .greatestFiniteMagnitude,
            style: style == .clear ? .clear : .regular, tint: tintColor
        ).draw()
    }
}

/// The container of several glass effect views, from iOS 26 on. Their shapes aren't merged.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which shapes merge on iOS.
    public var spacing: CGFloat = 0
}

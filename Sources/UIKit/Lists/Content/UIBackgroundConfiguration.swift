import Foundation

/// The background of a cell or a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? 0 }
        set { ownCornerRadius = newValue }
    }
    /// The corner radius that was set, or `nil` if the view that has the background determines it.
    var ownCornerRadius: CGFloat?
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The background color. `nil` represents the tint color in cells, and the button's own color
    /// in buttons.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points. With 0, there is no stroke.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside of the background's edge, in points.
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    init(_ color: UIColor?) { backgroundColor = color }

    /// Creates the configuration of a button's background, whose color the button determines.
    init() {}

    public static func clear() -> Self { Self(.clear) }
    public static func listPlainCell() -> Self { Self(TableColors.cell(.plain)) }
    public static func listGroupedCell() -> Self { Self(TableColors.cell(.grouped)) }
    public static func listPlainHeaderFooter() -> Self { Self(.clear) }
    public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    public static func listSidebarCell() -> Self { Self(.clear) }
    public static func listSidebarHeader() -> Self { Self(.clear) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
    public static func listCell() -> Self { listGroupedCell() }
    public static func listHeader() -> Self { Self(.clear) }
    public static func listFooter() -> Self { Self(.clear) }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Draws the fill and the stroke of the background in the current context.
    func draw(in bounds: CGRect, tint: UIColor) {
        let box = bounds.inset(
            by: UIEdgeInsets(
                top: backgroundInsets.top, left: backgroundInsets.leading,
                bottom: backgroundInsets.bottom, right: backgroundInsets.trailing))
        guard box.width > 0, box.height > 0 else { return }
        let radius = min(cornerRadius, min(box.width, box.height) / 2)
        let outline = UIBezierPath(roundedRect: box, cornerRadius: radius)
        resolvedBackgroundColor(for: tint).setFill()
        outline.fill()
        image?.draw(in: imageContentMode.rect(for: image?.size ?? .zero, in: box))
        guard strokeWidth > 0 else { return }
        let line = UIBezierPath(
            roundedRect: box.clampedInset(dx: strokeWidth / 2, dy: strokeWidth / 2),
            cornerRadius: max(0, radius - strokeWidth / 2))
        line.lineWidth = strokeWidth
        (strokeColor ?? tint).setStroke()
        line.stroke()
    }
}

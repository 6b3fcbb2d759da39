import Foundation

/// What lies behind a cell's content.
public struct UIBackgroundConfiguration {
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Nil stands for the tint colour.
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: ((UIColor) -> UIColor)?
    public var strokeColor: UIColor?
    public var strokeColorTransformer: ((UIColor) -> UIColor)?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    init(_ color: UIColor?) { backgroundColor = color }

    @MainActor public static func clear() -> Self { Self(.clear) }
    @MainActor public static func listPlainCell() -> Self { Self(TableColors.cell(.plain)) }
    @MainActor public static func listGroupedCell() -> Self { Self(TableColors.cell(.grouped)) }
    @MainActor public static func listPlainHeaderFooter() -> Self { Self(.clear) }
    @MainActor public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    @MainActor public static func listSidebarCell() -> Self { Self(.clear) }
    @MainActor public static func listSidebarHeader() -> Self { Self(.clear) }
    @MainActor public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
    @MainActor public static func listCell() -> Self { listGroupedCell() }
    @MainActor public static func listHeader() -> Self { Self(.clear) }
    @MainActor public static func listFooter() -> Self { Self(.clear) }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Fills and strokes the background into the current context.
    @MainActor func draw(in bounds: CGRect, tint: UIColor) {
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
            roundedRect: box.insetBy(dx: strokeWidth / 2, dy: strokeWidth / 2),
            cornerRadius: max(0, radius - strokeWidth / 2))
        line.lineWidth = strokeWidth
        (strokeColor ?? tint).setStroke()
        line.stroke()
    }
}

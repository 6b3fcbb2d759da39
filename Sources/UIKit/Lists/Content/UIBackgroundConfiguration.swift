import Foundation

/// The background of a cell or a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// A view with the size of the background, below the content.
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
    /// An effect behind the content; stored, without effect.
    public var visualEffect: UIVisualEffect?
    public var shadowProperties = UIShadowProperties()
    /// The edges at which the insets start from the cell's margins; stored, without effect.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    private let isRow: Bool

    init(_ color: UIColor?, isRow: Bool = false) {
        backgroundColor = color
        self.isRow = isRow
    }

    /// Creates the configuration of a button's background, whose color the button determines.
    init() { isRow = false }

    public static func clear() -> Self { Self(.clear) }
    public static func listPlainCell() -> Self { Self(TableColors.cell(.plain), isRow: true) }
    public static func listGroupedCell() -> Self { Self(TableColors.cell(.grouped), isRow: true) }
    public static func listPlainHeaderFooter() -> Self { Self(.clear) }
    public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    public static func listSidebarCell() -> Self { Self(.clear) }
    public static func listSidebarHeader() -> Self { Self(.clear) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }
    public static func listCell() -> Self { listGroupedCell() }
    public static func listHeader() -> Self { Self(.clear) }
    public static func listFooter() -> Self { Self(.clear) }

    /// Returns the background for a state: that of a row is gray while it is selected or highlighted.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard isRow, let state = state as? UICellConfigurationState,
            state.isSelected || state.isHighlighted
        else { return self }
        var configuration = self
        configuration.backgroundColor = TableColors.selection
        return configuration
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Draws the fill and the stroke of the background in the current context.
    func draw(in bounds: CGRect, tint: UIColor) {
        let box = area(in: bounds)
        guard box.width > 0, box.height > 0 else { return }
        let radius = min(cornerRadius, min(box.width, box.height) / 2)
        let outline = UIBezierPath(roundedRect: box, cornerRadius: radius)
        shadowProperties.draw {
            resolvedBackgroundColor(for: tint).setFill()
            outline.fill()
        }
        image?.draw(in: imageContentMode.rect(for: image?.size ?? .zero, in: box))
        guard strokeWidth > 0 else { return }
        let line = UIBezierPath(
            roundedRect: box.clampedInset(
                dx: strokeWidth / 2 - strokeOutset, dy: strokeWidth / 2 - strokeOutset),
            cornerRadius: max(0, radius - strokeWidth / 2 + (radius > 0 ? strokeOutset : 0)))
        line.lineWidth = strokeWidth
        resolvedStrokeColor(for: tint).setStroke()
        line.stroke()
    }

    /// The bounds without the insets.
    func area(in bounds: CGRect) -> CGRect {
        bounds.inset(
            by: UIEdgeInsets(
                top: backgroundInsets.top, left: backgroundInsets.leading,
                bottom: backgroundInsets.bottom, right: backgroundInsets.trailing))
    }
}

/// The shadow of a background, from iOS 18 on.
@preconcurrency @MainActor public struct UIShadowProperties {
    public var color = UIColor.black
    public var opacity: CGFloat = 0
    /// The blur radius, in points.
    public var radius: CGFloat = 3
    public var offset = CGSize(width: 0, height: 3)
    /// The shape of the shadow; stored, because the background's shape casts it.
    public var path: UIBezierPath?

    public init() {}

    /// Draws with the shadow.
    func draw(_ content: () -> Void) {
        guard opacity > 0, let context = UIGraphicsGetCurrentContext() else { return content() }
        context.saveGState()
        context.setShadow(
            offset: offset, blur: 2 * radius, color: color.withAlphaComponent(opacity).cgColor)
        content()
        context.restoreGState()
    }
}

extension UIView {
    /// Shows the view of a background configuration below the other subviews.
    func showBackgroundView(
        _ old: UIBackgroundConfiguration?, _ new: UIBackgroundConfiguration?
    ) {
        if old?.customView !== new?.customView { old?.customView?.removeFromSuperview() }
        placeBackgroundView(new)
        setNeedsLayout()
    }

    /// Gives the view of a background configuration the size of the background.
    func placeBackgroundView(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration, let view = configuration.customView else { return }
        if view.superview !== self { insertSubview(view, at: 0) }
        view.frame = configuration.area(in: bounds)
        guard let radius = configuration.ownCornerRadius else { return }
        view.layer.cornerRadius = radius
        view.clipsToBounds = true
    }
}

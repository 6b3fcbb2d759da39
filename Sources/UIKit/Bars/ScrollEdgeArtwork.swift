import Foundation

/// The effect at the edge of scrolled content from iOS 26 on: below a bar, the content becomes
/// blurred and fades into its background (Documentation/Materials.md 6).
@MainActor struct ScrollEdgeArtwork {
    enum Edge { case top, bottom }

    private let edge: Edge
    /// The background of the content, or the color that dims or lightens it.
    private let color: UIColor
    /// The factor for the opacity of the color.
    private let strength: CGFloat
    private let effect: UIScrollEdgeEffect?

    /// Creates the effect at an edge of a scroll view.
    ///
    /// - Parameter style: The appearance of what is legible on the effect; unspecified for that of
    ///   the bar. Another one dims or lightens the content.
    init(edge: Edge, of scrollView: UIScrollView?, style: UIUserInterfaceStyle) {
        self.edge = edge
        if style == .unspecified || style == UITraitCollection.current.userInterfaceStyle {
            (color, strength) = (scrollView?.backgroundColor ?? .systemBackground, 1)
        } else {
            (color, strength) = (style == .dark ? .black : .white, 0.6)
        }
        effect = edge == .top ? scrollView?.topEdgeEffect : scrollView?.bottomEdgeEffect
    }

    /// Draws the effect in the box of a bar, from the edge of the screen on.
    func draw(in box: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), box.height > 0 else { return }
        guard effect?.isHidden != true else { return }
        guard effect?.style !== UIScrollEdgeEffect.Style.hard else { return drawHard(box) }
        var area = box
        area.size.height += Self.reach
        if edge == .bottom { area.origin.y -= Self.reach }
        blur(area, fraction: 1, radius: 2.5, context)
        blur(area, fraction: 0.8, radius: 8, context)
        fade(area, context)
    }

    /// Draws an even material that ends at a line.
    private func drawHard(_ box: CGRect) {
        BarColors.translucent(isBlack: false).draw(in: UIBezierPath(rect: box))
        let thickness = 1 / UIScreen.main.scale
        UIColor.separator.setFill()
        UIRectFill(
            CGRect(
                x: box.minX, y: edge == .top ? box.maxY : box.minY - thickness, width: box.width,
                height: thickness))
    }

    /// The distance in points that the effect extends beyond the bar.
    private static let reach: CGFloat = 24

    /// The opacity of the color at distances from the edge, in parts of the whole area. It decreases
    /// without an edge of its own, and content is visible everywhere.
    private static let fading: [(CGFloat, CGFloat)] = [
        (0, 0.78), (0.25, 0.74), (0.5, 0.6), (0.7, 0.36), (0.85, 0.14), (1, 0),
    ]

    /// Blurs the part of the area at the edge with increasing strength.
    private func blur(
        _ area: CGRect, fraction: CGFloat, radius: CGFloat, _ context: CGContext
    ) {
        var part = area
        part.size.height *= fraction
        if edge == .bottom { part.origin.y = area.maxY - part.height }
        let mask = context.items {
            fill(part, [(0, .black), (0.5, .black), (1, .clear)], context)
        }
        context.group(Group(mask: mask)) {
            context.drawBackdrop(CGPath(rect: part), standardDeviation: radius)
        }
    }

    private func fade(_ area: CGRect, _ context: CGContext) {
        fill(area, Self.fading.map { ($0.0, color.faded(to: $0.1 * strength)) }, context)
    }

    /// Fills an area with a gradient that starts at the edge of the screen.
    private func fill(
        _ area: CGRect, _ stops: [(CGFloat, UIColor)], _ context: CGContext
    ) {
        let gradient = CGGradient(
            colorsSpace: nil, colors: stops.map(\.1.cgColor), locations: stops.map(\.0))
        guard let gradient else { return }
        let (top, bottom) = (
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.minX, y: area.maxY)
        )
        context.saveGState()
        context.clip(to: area)
        context.drawLinearGradient(
            gradient, start: edge == .top ? top : bottom, end: edge == .top ? bottom : top,
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }
}

extension UIUserInterfaceStyle {
    /// The appearance in which the status bar is legible, if the app determines its style.
    @MainActor static var ofStatusBar: UIUserInterfaceStyle {
        switch UIScreen.main.statusBarStyle {
        case .lightContent, .blackOpaque: .dark
        case .darkContent: .light
        case .default: .unspecified
        }
    }
}

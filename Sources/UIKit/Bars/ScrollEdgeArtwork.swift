import Foundation

/// The effect at the edge of scrolled content from iOS 26 on: below a bar, the content becomes
/// blurred and fades into its background (Documentation/Materials.md 6).
@MainActor struct ScrollEdgeArtwork {
    enum Edge { case top, bottom }

    private let edge: Edge
    /// The background of the content.
    private let color: UIColor
    private let effect: UIScrollEdgeEffect?

    /// Creates the effect at an edge of a scroll view.
    init(edge: Edge, of scrollView: UIScrollView?) {
        self.edge = edge
        color = scrollView?.backgroundColor ?? .systemBackground
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
        blur(area, fraction: 1, radius: 3, context)
        blur(area, fraction: 0.7, radius: 9, context)
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
    private static let reach: CGFloat = 14

    /// The opacity of the background at distances from the edge, in parts of the whole area. Below
    /// a navigation bar the content has almost disappeared where the bar's items end, so that a row
    /// can't be read next to them; above the bottom, it shines through.
    private var fading: [(CGFloat, CGFloat)] {
        edge == .top
            ? [(0, 0.88), (0.6, 0.86), (0.78, 0.72), (0.9, 0.26), (1, 0)]
            : [(0, 0.86), (0.45, 0.7), (0.8, 0.25), (1, 0)]
    }

    /// Blurs the part of the area at the edge with increasing strength.
    private func blur(
        _ area: CGRect, fraction: CGFloat, radius: CGFloat, _ context: CGContext
    ) {
        var part = area
        part.size.height *= fraction
        if edge == .bottom { part.origin.y = area.maxY - part.height }
        let mask = context.items {
            fill(part, [(0, .black), (0.6, .black), (1, .clear)], context)
        }
        context.group(Group(mask: mask)) {
            context.drawBackdrop(CGPath(rect: part), standardDeviation: radius)
        }
    }

    private func fade(_ area: CGRect, _ context: CGContext) {
        fill(area, fading.map { ($0.0, color.faded(to: $0.1)) }, context)
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

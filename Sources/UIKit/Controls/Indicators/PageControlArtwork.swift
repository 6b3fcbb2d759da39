import ContactSheetDevices
import Foundation

/// Paints the dots of a page control in the middle of its bounds.
@MainActor struct PageControlArtwork {
    private let control: UIPageControl
    private let metrics = PageControlMetrics.current
    /// The pages whose dots fit into the bounds, including the current one.
    private let pages: Range<Int>

    init(_ control: UIPageControl) {
        self.control = control
        let availableLength = control.isVertical ? control.bounds.height : control.bounds.width
        let fitting = (availableLength + metrics.gap) / (metrics.dot + metrics.gap) + 1e-6
        let isEnough = fitting >= CGFloat(control.numberOfPages)
        let count = isEnough ? control.numberOfPages : fitting > 1 ? Int(saturating: fitting) : 1
        let first = min(
            max(0, control.currentPage - count / 2), control.numberOfPages - count)
        pages = first..<first + count
    }

    func draw() {
        if control.backgroundStyle == .prominent, UIScreen.main.era >= .dark { drawBackground() }
        for page in pages { draw(page) }
    }

    private func drawBackground() {
        let bounds = control.bounds
        let length = metrics.size(pages: pages.count).width
        let size =
            control.isVertical
            ? CGSize(width: metrics.height, height: length)
            : CGSize(width: length, height: metrics.height)
        let rect = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
        ControlArtwork.fill(ControlArtwork.capsule(rect), .tertiarySystemFill)
    }

    private func draw(_ page: Int) {
        let color = color(of: page)
        let spot = spot(of: page)
        if let image = control.image(forPage: page) {
            let template = image.withRenderingMode(
                image.renderingMode == .automatic ? .alwaysTemplate : image.renderingMode)
            ControlArtwork.draw(template, centeredIn: spot, tint: color)
        } else {
            ControlArtwork.fill(UIBezierPath(ovalIn: spot), color)
        }
    }

    private func spot(of page: Int) -> CGRect {
        let bounds = control.bounds
        let place = isReversed ? pages.upperBound - 1 - page : page - pages.lowerBound
        let length = metrics.dotsWidth(pages.count)
        let along = CGFloat(place) * (metrics.dot + metrics.gap) - length / 2
        let grid = UIScreen.main.grid
        let corner =
            control.isVertical
            ? CGPoint(x: bounds.midX - metrics.dot / 2, y: bounds.midY + along)
            : CGPoint(x: bounds.midX + along, y: bounds.midY - metrics.dot / 2)
        return CGRect(
            origin: grid.round(corner), size: CGSize(width: metrics.dot, height: metrics.dot))
    }

    private var isReversed: Bool {
        switch control.direction {
        case .natural: control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    /// Returns the color of a page's dot: white by default, at 30 % for the other pages. From iOS
    /// 14 on, those use the current page's color if only that is set: a decision.
    private func color(of page: Int) -> UIColor {
        if page == control.currentPage {
            return control.currentPageIndicatorTintColor ?? Self.ownColor(alpha: 1)
        }
        if let color = control.pageIndicatorTintColor { return color }
        guard let current = control.currentPageIndicatorTintColor else {
            return Self.ownColor(alpha: 0.3)
        }
        return SystemBehavior.controlsOf14.isActive
            ? current.withAlphaComponent(current.cgColor.alpha * 0.3) : Self.ownColor(alpha: 0.3)
    }

    private static func ownColor(alpha: CGFloat) -> UIColor { UIColor(white: 1, alpha: alpha) }
}

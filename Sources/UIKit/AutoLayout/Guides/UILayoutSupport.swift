import Foundation

/// The interface of a controller's top and bottom layout guides, as up to iOS 10.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the bars at this edge, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide for the bars at one edge.
final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }

    override var logName: String { "_UILayoutGuide:\(address(of: self))" }
}

extension UIViewController {
    /// The minimum margins of the root view: 16 points at the sides, 20 points if the shorter side
    /// of the window is at least 394 points, and none at the top and bottom
    /// (Documentation/Metrics.md 6.2).
    var defaultSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = min(UIScreen.main.windowBounds.width, UIScreen.main.windowBounds.height)
        let side: CGFloat = width >= 394 ? 20 : 16
        return NSDirectionalEdgeInsets(leading: side, trailing: side)
    }
}

extension UIView {
    package var topBarsGuide: any UILayoutSupport { barsGuide(.topBars) }
    package var bottomBarsGuide: any UILayoutSupport { barsGuide(.bottomBars) }

    private func barsGuide(_ placement: LayoutGuidePlacement) -> any UILayoutSupport {
        if let guide = layoutState.systemGuides[placement] as? BarsLayoutGuide { return guide }
        let guide = BarsLayoutGuide(placement, of: self, identifier: "")
        layoutState.systemGuides[placement] = guide
        return guide
    }
}

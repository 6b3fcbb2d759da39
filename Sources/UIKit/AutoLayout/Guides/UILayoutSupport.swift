import Foundation

/// What the layout guides of a controller offer, as up to iOS 10.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// The height of the bars at this edge, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The bars of one edge as a guide.
final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
    /// Nothing in a window that isn't shown.
    var length: CGFloat { owningView?.window?.isHidden == true ? 0 : layoutFrame.height }

    override var logName: String { "_UILayoutGuide:\(address(of: self))" }
}

extension UIViewController {
    /// What bars cover at the top of the view, as a guide that spans them.
    public var topLayoutGuide: any UILayoutSupport { view.topBarsGuide }

    /// What bars cover at the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport { view.bottomBarsGuide }

    /// The least margins of the root view: 16 points at the sides of narrow screens, 20 from 393
    /// points of width on, nothing above and below (Documentation/Metrics.md 6.2).
    var defaultSystemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = min(UIScreen.main.windowBounds.width, UIScreen.main.windowBounds.height)
        let side: CGFloat = width >= 393 ? 20 : 16
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

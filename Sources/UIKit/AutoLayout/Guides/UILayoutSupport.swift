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

/// A constraint that a view's `constraints` contain for a guide of bars. The guide doesn't depend on it: the bars
/// determine where it is.
final class LayoutSupportConstraint: NSLayoutConstraint {
    override var isActive: Bool {
        get { true }
        set {}
    }
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
    /// Returns a guide for the code that asks for it. From then on, the view's constraints contain two for it.
    ///
    /// Source: a public test of EasyPeasy (Example/Tests/AttributeTests.swift): a view has three constraints after one
    /// to a guide was added. Decision: they are the guide's edge and its height.
    func layoutSupport(_ placement: LayoutGuidePlacement) -> any UILayoutSupport {
        let guide = barsGuide(placement)
        if layoutState.supports[placement] == nil {
            let edge: NSLayoutConstraint.Attribute = placement == .topBars ? .top : .bottom
            let constraints = [
                LayoutSupportConstraint(
                    item: guide, attribute: edge, relatedBy: .equal, toItem: self, attribute: edge,
                    multiplier: 1, constant: 0),
                LayoutSupportConstraint(
                    item: guide, attribute: .height, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: 0),
            ]
            for constraint in constraints { constraint.isMadeBySystem = true }
            layoutState.supports[placement] = constraints
        }
        return guide
    }

    /// The constraints of the guides that code has asked for, with their present heights.
    var supportConstraints: [NSLayoutConstraint] {
        guard !layoutState.supports.isEmpty else { return [] }
        return [LayoutGuidePlacement.topBars, .bottomBars].flatMap { placement in
            let constraints = layoutState.supports[placement] ?? []
            constraints.last?.constant =
                layoutState.systemGuides[placement]?.layoutFrame.height ?? 0
            return constraints
        }
    }

    package var topBarsGuide: any UILayoutSupport { barsGuide(.topBars) }
    package var bottomBarsGuide: any UILayoutSupport { barsGuide(.bottomBars) }

    private func barsGuide(_ placement: LayoutGuidePlacement) -> any UILayoutSupport {
        if let guide = layoutState.systemGuides[placement] as? BarsLayoutGuide { return guide }
        let guide = BarsLayoutGuide(placement, of: self, identifier: "")
        layoutState.systemGuides[placement] = guide
        return guide
    }
}

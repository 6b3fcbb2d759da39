import InterfaceEditing
import UIKit

/// What explains a laid-out screen beyond its view tree, for people who look at it.
public struct ScreenInspection: Sendable, Hashable {
    /// The views in the order of the tree, each before its subviews.
    public var views: [ViewInspection]
    /// The layout issues of this screen alone.
    public var issues: [LayoutIssue]
    /// The issues on Interface Builder's canvas, which don't depend on the screen; none for previews in code.
    public var canvasIssues: [LayoutIssue]
}

/// Finds the layout issues of screens while they are recorded.
@MainActor public protocol ScreenInspector {
    /// Returns the issues on the screen of a preview that a window shows.
    mutating func issues(on window: UIWindow, of preview: Preview) -> [LayoutIssue]

    /// Returns the issues of a preview on Interface Builder's canvas.
    mutating func canvasIssues(of preview: Preview) -> [LayoutIssue]
}

/// What explains the frame of a view.
public struct ViewInspection: Sendable, Hashable {
    /// The layout margins, in points.
    public var margins: UIEdgeInsets
    /// The parts of the view's edges that are outside of the safe area, in points.
    public var safeArea: UIEdgeInsets
    /// Sentences about what determines the horizontal, then the vertical position and size
    /// (`UIView.layoutExplanation(for:)`).
    public var explanation: [String]

    @MainActor init(_ view: UIView) {
        margins = view.layoutMargins
        safeArea = view.safeAreaInsets
        explanation = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
            view.layoutExplanation(for: $0)
        }
    }
}

extension ScreenInspection {
    /// Inspects the screen that a window shows. Cells may get other sizes, so the screen is recorded
    /// before.
    @MainActor init(
        _ window: UIWindow, of preview: Preview, by inspector: inout any ScreenInspector
    ) {
        views = ReportCache.scoped { window.withDescendants.map(ViewInspection.init) }
        issues = inspector.issues(on: window, of: preview)
        canvasIssues = inspector.canvasIssues(of: preview)
    }
}

extension UIView {
    /// The view and all views in it, parents first.
    fileprivate var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

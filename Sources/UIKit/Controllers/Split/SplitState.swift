import Foundation

/// A controller in a column, and what stands there with it.
@MainActor struct SplitColumn {
    let controller: UIViewController
    /// The controller itself, or the navigation controller around it.
    let container: UIViewController

    /// With columns everything stands in a navigation controller.
    init(_ controller: UIViewController, wraps: Bool) {
        self.controller = controller
        container =
            controller as? UINavigationController
            ?? (wraps ? UINavigationController(rootViewController: controller) : controller)
    }
}

/// What a split view controller has, shows and was told.
@MainActor struct SplitState {
    var columns: [UISplitViewController.Column: SplitColumn] = [:]
    /// The containers whose views are in place.
    var shown: [UIViewController] = []
    /// Nil until the first layout.
    var isCollapsed: Bool?
    /// What a collapsed split view shows.
    var base: UIViewController?
    /// Columns whose controllers lie on the base's stack, from the bottom.
    var absorbed: [UISplitViewController.Column] = []
    /// How many sidebars are asked for, by code or by a person; nil leaves it to the mode.
    var askedSidebars: Int?
    var showsInspector = false
    /// The mode that the delegate knows of.
    var toldMode: UISplitViewController.DisplayMode?
    var toldColumns: [UISplitViewController.Column] = []
    /// The size for which sidebars were asked for.
    var size = CGSize.zero
    /// Those of a turn that has been announced.
    var upcomingTraits: UITraitCollection?
    var isArranging = false
    var primaryWidth = SplitColumnWidth()
    var supplementaryWidth = SplitColumnWidth()
    var inspectorWidth = SplitColumnWidth()
    /// The item that brings the primary controller back, up to iOS 7; nil while it is in place.
    var popoverItem: UIBarButtonItem?
    var popover: UIPopoverController?

    var containers: [UIViewController] {
        UISplitViewController.Column.all.compactMap { columns[$0]?.container }
    }
}

extension UISplitViewController.Column {
    /// From the leading edge on.
    static let sidebars: [UISplitViewController.Column] = [.primary, .supplementary]
    static let all = sidebars + [.secondary, .inspector, .compact]
}

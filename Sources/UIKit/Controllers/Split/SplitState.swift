import Foundation

/// A controller in a column, and its container.
@MainActor struct SplitColumn {
    let controller: UIViewController
    /// The controller itself, or the navigation controller that contains it.
    let container: UIViewController

    /// Creates a column; in split views with columns every controller is in a navigation
    /// controller.
    init(_ controller: UIViewController, wraps: Bool) {
        self.controller = controller
        container =
            controller as? UINavigationController
            ?? (wraps ? UINavigationController(rootViewController: controller) : controller)
    }
}

/// The columns of a split view controller, and what it shows.
@MainActor struct SplitState {
    var columns: [UISplitViewController.Column: SplitColumn] = [:]
    /// The containers whose views are on screen.
    var shown: [UIViewController] = []
    /// Whether the split view is collapsed; `nil` until the first layout.
    var isCollapsed: Bool?
    /// The controller that a collapsed split view shows.
    var base: UIViewController?
    /// The columns whose controllers are on the base's stack, from the bottom.
    var absorbed: [UISplitViewController.Column] = []
    /// The number of sidebars that code or the user has requested; `nil` leaves it to the mode.
    var askedSidebars: Int?
    var showsInspector = false
    /// The mode that was last reported to the delegate.
    var reportedMode: UISplitViewController.DisplayMode?
    var reportedColumns: [UISplitViewController.Column] = []
    /// The size for which sidebars were requested.
    var size = CGSize.zero
    /// The traits of a rotation that has been announced.
    var upcomingTraits: UITraitCollection?
    var isArranging = false
    var primaryWidth = SplitColumnWidth()
    var supplementaryWidth = SplitColumnWidth()
    var inspectorWidth = SplitColumnWidth()
    /// The item that shows the hidden primary controller, up to iOS 7; `nil` while it is visible.
    var popoverItem: UIBarButtonItem?
    var popover: UIPopoverController?

    var containers: [UIViewController] {
        UISplitViewController.Column.all.compactMap { columns[$0]?.container }
    }
}

extension UISplitViewController.Column {
    /// The sidebars from the leading edge on.
    static let sidebars: [UISplitViewController.Column] = [.primary, .supplementary]
    static let all = sidebars + [.secondary, .inspector, .compact]
}

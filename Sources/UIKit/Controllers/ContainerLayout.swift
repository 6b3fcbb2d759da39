import Devices
import Foundation

/// A bar of a container, as far as the child below it is concerned.
@MainActor struct ContainerBar {
    /// From the container's edge to the bar's far side, in points; with the status bar or the
    /// home indicator where the bar reaches below them.
    var length: CGFloat
    /// Whether a child may lie behind it without asking for `extendedLayoutIncludesOpaqueBars`.
    var isTranslucent: Bool
}

/// Where a container puts a child among its bars: up to iOS 6 between them, since then behind
/// those that its `edgesForExtendedLayout` lets it, which join its safe area (documented with
/// `edgesForExtendedLayout` and `additionalSafeAreaInsets`).
@MainActor struct ContainerLayout {
    /// The container's bounds, in which the child's frame is given.
    var bounds: CGRect
    var top: ContainerBar?
    var bottom: ContainerBar?
    /// Beside the child, such as a sidebar.
    var left: ContainerBar?
    var right: ContainerBar?

    init(_ bounds: CGRect, top: ContainerBar? = nil, bottom: ContainerBar? = nil) {
        self.bounds = bounds
        self.top = top
        self.bottom = bottom
    }

    /// Gives the child its frame, its insets, and up to iOS 10 its scroll view's.
    func place(_ child: UIViewController) {
        let insets = Edges.allCases.map { length(of: bar($0), $0, for: child) }
        let outer = UIEdgeInsets(
            top: insets[0].outside, left: insets[1].outside, bottom: insets[2].outside,
            right: insets[3].outside)
        child.view.frame = bounds.inset(by: outer)
        child.containerInsets = UIEdgeInsets(
            top: insets[0].inside, left: insets[1].inside, bottom: insets[2].inside,
            right: insets[3].inside)
        child.adjustScrollViewInsets()
    }

    private enum Edges: CaseIterable {
        case top, left, bottom, right

        var rectEdge: UIRectEdge {
            switch self {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        }
    }

    private func bar(_ edge: Edges) -> ContainerBar? {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
    }

    /// What the bar takes from the child's frame, and what it covers of it.
    private func length(
        of bar: ContainerBar?, _ edge: Edges, for child: UIViewController
    ) -> (outside: CGFloat, inside: CGFloat) {
        guard let bar else { return (0, 0) }
        let extends =
            UIScreen.main.era == .classic
            ? bar.isTranslucent
            : child.edgesForExtendedLayout.contains(edge.rectEdge)
                && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
        return extends ? (0, bar.length) : (bar.length, 0)
    }
}

/// How a controller lies in its container.
@MainActor struct Containment {
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var automaticallyAdjustsScrollViewInsets = true
    /// How far the containers' bars reach into the view, from its edges in points.
    var insets = UIEdgeInsets.zero
    /// What the scroll view's content inset was given, to be taken back.
    var scrollInsets = UIEdgeInsets.zero
    weak var scrollView: UIScrollView?
    /// What `setContentScrollView` named, from iOS 15 on.
    weak var contentScrollView: UIScrollView?
}

extension UIViewController {
    /// How far the bars of containers reach into the view, from its edges in points: the least
    /// safe area of the view, to which `additionalSafeAreaInsets` are added.
    var containerInsets: UIEdgeInsets {
        get { containment.insets }
        set {
            guard newValue != containment.insets else { return }
            containment.insets = newValue
            viewIfLoaded?.geometryChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The scroll view that bars look at: the one that was named, else the root view or its first
    /// subview (documented with `automaticallyAdjustsScrollViewInsets`).
    var barScrollView: UIScrollView? {
        if let named = containment.contentScrollView { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// iOS 7 to 10: the content of the first scroll view begins below the bars.
    func adjustScrollViewInsets() {
        guard UIScreen.main.era == .flat, let view = viewIfLoaded else { return }
        let scrollView = automaticallyAdjustsScrollViewInsets ? barScrollView : nil
        var new = UIEdgeInsets.zero
        if scrollView != nil {
            let covered = view.safeAreaInsets
            new = UIEdgeInsets(top: covered.top, bottom: covered.bottom)
        }
        if scrollView !== containment.scrollView {
            containment.scrollView?.giveInsets(.zero, insteadOf: containment.scrollInsets)
            containment.scrollInsets = .zero
        }
        scrollView?.giveInsets(new, insteadOf: containment.scrollInsets)
        containment.scrollView = scrollView
        containment.scrollInsets = new
    }
}

extension UIScrollView {
    /// The app's own insets stay what they are.
    fileprivate func giveInsets(_ new: UIEdgeInsets, insteadOf old: UIEdgeInsets) {
        guard new != old else { return }
        contentInset.top += new.top - old.top
        contentInset.bottom += new.bottom - old.bottom
    }
}

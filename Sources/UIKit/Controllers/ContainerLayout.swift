import ContactSheetDevices
import Foundation

/// A bar of a container, as the layout of the child next to it needs it.
@MainActor struct ContainerBar {
    /// The distance from the container's edge to the bar's far side, in points, including the
    /// status bar or the home indicator if the bar extends below them.
    var length: CGFloat
    /// Whether a child may extend behind it without `extendedLayoutIncludesOpaqueBars`.
    var isTranslucent: Bool
}

/// The layout of a child among its container's bars: up to iOS 6 between them, and from iOS 7 on
/// behind those that its `edgesForExtendedLayout` allows, which then reduce its safe area
/// (documented with `edgesForExtendedLayout` and `additionalSafeAreaInsets`).
@MainActor struct ContainerLayout {
    /// The container's bounds, the coordinate space of the child's frame.
    var bounds: CGRect
    var top: ContainerBar?
    var bottom: ContainerBar?
    /// The bar at the left of the child, such as a sidebar.
    var left: ContainerBar?
    var right: ContainerBar?

    init(_ bounds: CGRect, top: ContainerBar? = nil, bottom: ContainerBar? = nil) {
        self.bounds = bounds
        self.top = top
        self.bottom = bottom
    }

    /// Sets the child's frame, its insets, and up to iOS 10 the insets of its scroll view.
    func place(_ child: UIViewController) {
        let insets = Edges.allCases.map { length(of: bar($0), $0, for: child) }
        let outer = UIEdgeInsets(
            top: insets[0].outside, left: insets[1].outside, bottom: insets[2].outside,
            right: insets[3].outside)
        child.view.superview?.manage(child.view)
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

    /// Returns the length that the bar takes from the child's frame, and the length that it covers
    /// of it, in points.
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

/// The layout settings of a controller in its container.
@MainActor struct Containment {
    var edgesForExtendedLayout = UIRectEdge.all
    var extendedLayoutIncludesOpaqueBars = false
    var automaticallyAdjustsScrollViewInsets = true
    /// The distances that the containers' bars extend into the view, from its edges in points.
    var insets = UIEdgeInsets.zero
    /// The insets that were added to the scroll view's content inset, to be subtracted again.
    var scrollInsets = UIEdgeInsets.zero
    weak var scrollView: UIScrollView?
    /// The scroll view that `setContentScrollView` set, from iOS 15 on.
    weak var contentScrollView: UIScrollView?
}

extension UIViewController {
    /// The distances that the bars of containers extend into the view, from its edges in points:
    /// the minimum safe area of the view, to which `additionalSafeAreaInsets` are added.
    var containerInsets: UIEdgeInsets {
        get { containment.insets }
        set {
            // A bar's maxY is a sum, whose last bit can differ from that of the coordinate of a pixel.
            let insets = UIScreen.main.grid.withoutNoise(newValue)
            guard insets != containment.insets else { return }
            containment.insets = insets
            viewIfLoaded?.geometryChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The scroll view that bars follow: the one that was set, or else the root view or its first
    /// subview (documented with `automaticallyAdjustsScrollViewInsets`).
    var barScrollView: UIScrollView? {
        if let named = containment.contentScrollView { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Starts the content of the first scroll view below the bars (iOS 7 to 10).
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

extension PixelGrid {
    fileprivate func withoutNoise(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: withoutNoise(insets.top), left: withoutNoise(insets.left),
            bottom: withoutNoise(insets.bottom), right: withoutNoise(insets.right))
    }
}

extension UIScrollView {
    /// Replaces the insets that bars require; the insets that the app added are preserved.
    fileprivate func giveInsets(_ new: UIEdgeInsets, insteadOf old: UIEdgeInsets) {
        guard new != old else { return }
        contentInset.top += new.top - old.top
        contentInset.bottom += new.bottom - old.bottom
    }
}

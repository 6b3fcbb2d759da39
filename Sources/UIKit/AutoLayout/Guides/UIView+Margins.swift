import ContactSheetDevices
import Foundation

/// Distances to the edges that depend on the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()
}

/// A view's own margins, in the form in which they were set.
enum LayoutMargins: Sendable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

extension UIView {
    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = effectiveLayoutMargins
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRTL ? margins.right : margins.left,
            bottom: margins.bottom, trailing: isRTL ? margins.left : margins.right)
    }

    func preserveSuperviewMargins(_ preserves: Bool) {
        guard preserves != layoutState.preservesSuperviewMargins else { return }
        layoutState.preservesSuperviewMargins = preserves
        marginsChanged()
    }

    func insetMarginsFromSafeArea(_ insets: Bool) {
        guard insets != layoutState.insetsMarginsFromSafeArea else { return }
        layoutState.insetsMarginsFromSafeArea = insets
        marginsChanged()
    }

    /// Whether the width between the margins is limited to the readable width.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.followsReadableWidth }
        set {
            guard newValue != layoutState.followsReadableWidth else { return }
            layoutState.followsReadableWidth = newValue
            marginsChanged()
        }
    }

    func setMargins(_ margins: LayoutMargins) {
        layoutState.margins = margins
        marginsChanged()
    }

    private func marginsChanged() {
        root.ownEngine?.setNeedsSolving()
        tellChangedInsets()
    }

    /// Notifies the view and its controller if the safe area or the margins have changed.
    func tellChangedInsets() {
        let safeArea = Self.knowsSafeAreas ? safeAreaInsets : .zero
        if safeArea != layoutState.reportedSafeArea {
            layoutState.reportedSafeArea = safeArea
            setNeedsLayout()
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
        }
        let margins = layoutMargins
        let known = layoutState.reportedMargins ?? defaultLayoutMargins
        layoutState.reportedMargins = margins
        if margins != known {
            setNeedsLayout()
            layoutMarginsDidChange()
            viewController?.viewLayoutMarginsDidChange()
        }
    }

    /// Whether views have safe areas, as from iOS 11 on. In iOS 7 to 10, guides represent the bars
    /// instead.
    static var knowsSafeAreas: Bool { SystemBehavior.safeAreas.isActive }

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if layoutState.insetsMarginsFromSafeArea, Self.knowsSafeAreas {
            let safeArea = safeAreaInsetsOfContent
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        // The superview's margins contain the safe area already.
        if layoutState.preservesSuperviewMargins { margins = preservingSuperview(margins) }
        return layoutState.followsReadableWidth ? narrowedToReadableWidth(margins) : margins
    }

    /// The margins that were set, or the default ones. A controller's root view has at least the
    /// system's minimum margins.
    private var ownMargins: UIEdgeInsets {
        var margins = layoutState.designTime.layoutMargins ?? setOrDefaultMargins
        if let controller = viewController, layoutState.designTime.layoutMargins == nil,
            controller.viewRespectsSystemMinimumLayoutMargins
        {
            let minimum = absolute(controller.systemMinimumLayoutMargins)
            margins.left = max(margins.left, minimum.left)
            margins.right = max(margins.right, minimum.right)
            margins.top = max(margins.top, minimum.top)
            margins.bottom = max(margins.bottom, minimum.bottom)
        }
        return margins
    }

    private var setOrDefaultMargins: UIEdgeInsets {
        switch layoutState.margins {
        case .absolute(let margins): return margins
        case .directional(let margins): return absolute(margins)
        case nil: return viewController == nil ? defaultLayoutMargins : .zero
        }
    }

    private func absolute(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top, left: isRTL ? margins.trailing : margins.leading,
            bottom: margins.bottom, right: isRTL ? margins.leading : margins.trailing)
    }

    /// The default margins of views, which iOS 27.1 removed (Documentation/Layout.md 2.3).
    var standardLayoutMargins: UIEdgeInsets {
        SystemBehavior.zeroDefaultMargins.isActive ? .zero : UIEdgeInsets(all: 8)
    }

    /// Returns the smallest margins that also keep content inside the superview's margins.
    private func preservingSuperview(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return own }
        let (outer, distances) = (superview.layoutMargins, distancesToSuperview)
        return UIEdgeInsets(
            top: max(own.top, outer.top - distances.top),
            left: max(own.left, outer.left - distances.left),
            bottom: max(own.bottom, outer.bottom - distances.bottom),
            right: max(own.right, outer.right - distances.right))
    }
}

extension UIEdgeInsets {
    fileprivate init(all side: CGFloat) {
        self.init(top: side, left: side, bottom: side, right: side)
    }
}

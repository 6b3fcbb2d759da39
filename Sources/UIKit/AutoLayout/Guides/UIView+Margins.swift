import Devices
import Foundation

/// Distances to the edges by the direction of reading.
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

/// A view's own margins, the way in which they were set.
enum LayoutMargins: Sendable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
}

extension UIView {
    /// The margins inside which content should lie: the view's own, at least the superview's
    /// where `preservesSuperviewLayoutMargins` asks for it, inside the safe area
    /// (Documentation/Layout.md 2.3). Setting replaces the view's own.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveLayoutMargins
            let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isRTL ? margins.right : margins.left,
                bottom: margins.bottom, trailing: isRTL ? margins.left : margins.right)
        }
        set { setMargins(.directional(newValue)) }
    }

    public var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set { setMarginRule(\.preservesSuperviewMargins, newValue) }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set { setMarginRule(\.insetsMarginsFromSafeArea, newValue) }
    }

    /// Whether the margins leave no more than the width of the readable content between them.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.followsReadableWidth }
        set { setMarginRule(\.followsReadableWidth, newValue) }
    }

    private func setMarginRule(_ rule: WritableKeyPath<ViewLayoutState, Bool>, _ value: Bool) {
        guard layoutState[keyPath: rule] != value else { return }
        layoutState[keyPath: rule] = value
        marginsChanged()
    }

    private func setMargins(_ margins: LayoutMargins) {
        layoutState.margins = margins
        marginsChanged()
    }

    private func marginsChanged() {
        root.ownEngine?.setNeedsSolving()
        tellChangedInsets()
    }

    /// Calls the methods that hear of a new safe area and of new margins, where they are new.
    func tellChangedInsets() {
        let safeArea = Self.knowsSafeAreas ? safeAreaInsets : .zero
        if safeArea != layoutState.toldSafeArea {
            layoutState.toldSafeArea = safeArea
            setNeedsLayout()
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
        }
        let margins = layoutMargins
        if margins != layoutState.toldMargins ?? defaultLayoutMargins {
            layoutState.toldMargins = margins
            setNeedsLayout()
            layoutMarginsDidChange()
            viewController?.viewLayoutMarginsDidChange()
        }
    }

    /// Views know no safe area before iOS 11; the bars of iOS 7 to 10 have guides.
    static var knowsSafeAreas: Bool { SystemBehavior.safeAreas.isActive }

    private var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMargins
        if layoutState.preservesSuperviewMargins { margins = preservingSuperview(margins) }
        if layoutState.insetsMarginsFromSafeArea, Self.knowsSafeAreas {
            let safeArea = safeAreaInsetsOfContent
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        return layoutState.followsReadableWidth ? narrowedToReadableWidth(margins) : margins
    }

    /// What was set or is the default; a controller's root view has at least the system's minimum.
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

    /// iOS 27.1 took the default margins of views away (Documentation/Layout.md 2.3).
    var standardLayoutMargins: UIEdgeInsets {
        SystemBehavior.zeroDefaultMargins.isActive ? .zero : UIEdgeInsets(all: 8)
    }

    /// The least that keeps content inside the superview's margins too.
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

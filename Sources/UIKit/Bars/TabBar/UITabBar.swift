import ContactSheetDevices
import Foundation

@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The tab bar below a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    open weak var delegate: (any UITabBarDelegate)?
    open var barStyle = UIBarStyle.default {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var isTranslucent = true { didSet { noteOwnValue() } }
    open var barTintColor: UIColor? { didSet { noteOwnValue() } }
    /// The tint color of the selected tab, under its former name.
    open var selectedImageTintColor: UIColor? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    /// The width of tabs, in points. With 0, the bar determines the width.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var backgroundImage: UIImage? { didSet { noteOwnValue() } }
    open var shadowImage: UIImage? { didSet { noteOwnValue() } }
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    /// Whether there is no content behind the bar. Set by a tab bar controller.
    var isAtScrollEdge = false { didSet { setNeedsLayout() } }
    /// The scroll view whose content scrolls below the bar. Set by a tab bar controller.
    weak var contentBelow: UIScrollView?
    /// Whether the bar is the floating capsule at the top of an iPad. Set by its controller.
    var floatsAtTop = false {
        didSet { if floatsAtTop != oldValue { setNeedsLayout() } }
    }
    /// The controller whose tabs the bar shows.
    weak var controller: UITabBarController?
    var ownStandardAppearance: UITabBarAppearance?
    private var shown: [UIView] = []
    /// The appearance of the glass above the content below, as of the last drawing, if it isn't that
    /// of the bar.
    var contentStyle = UIUserInterfaceStyle.unspecified

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UITabBarAppearance()
            ownStandardAppearance = appearance
            return appearance
        }
        set {
            ownStandardAppearance = newValue
            noteOwnValue()
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    // MARK: Layout

    var metrics: BarMetrics { BarMetrics(traitCollection) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.tabBarHeight)
    }

    /// Returns the size with the safe area at the bottom of the screen, as documented for iOS 11
    /// and later.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UIScreen.main.windowBounds.width
        return CGSize(width: width, height: metrics.tabBarHeight + safeAreaInsets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        showFaces()
        let frames = TabArrangement(bar: self).frames(items)
        for (item, frame) in zip(items, frames) {
            item.button.frame = UIScreen.main.grid.round(frame)
        }
        shown = replaceSubviews(shown, by: items.map(\.button))
    }

    /// Applies the current style to each tab's button.
    func showFaces() {
        for item in items ?? [] {
            item.takeAppearance(in: self)
            item.button.show(contentStyle)
            item.bar = self
            item.button.onTap = { [weak self, weak item] in item.map { self?.tapped($0) } }
            item.button.show(face(of: item))
        }
    }

    /// A floating bar leaves touches next to its tabs to the items in its row.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard floatsAtTop, UIScreen.main.era >= .glass else {
            return super.point(inside: point, with: event)
        }
        return capsule.contains(checked: point)
    }

    open override func tintColorDidChange() { setNeedsLayout() }

    open override func draw(_ rect: CGRect) {
        if UIScreen.main.era >= .glass { adaptToContent() }
        if floatsAtTop { return contentStyle.performAsCurrent { drawFloatingBackground() } }
        drawBackground()
        guard UIScreen.main.era >= .glass, items?.isEmpty == false else { return }
        contentStyle.performAsCurrent {
            GlassBarArtwork.draw(capsule)
            if separateItem != nil { GlassBarArtwork.draw(circle) }
        }
    }
}

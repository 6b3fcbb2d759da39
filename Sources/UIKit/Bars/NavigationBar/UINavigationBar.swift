import Foundation

/// The bar above a screen: a title between items, a back button, and a large title below.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barStyle = UIBarStyle.default {
        didSet {
            noteOwnValue()
            contentChanged()
            if window != nil { UIApplication.shared.updateStatusBarStyle() }
        }
    }
    open var isTranslucent = true { didSet { noteOwnValue() } }
    open var barTintColor: UIColor? { didSet { noteOwnValue() } }
    open var shadowImage: UIImage? { didSet { noteOwnValue() } }
    /// The attributes of the title, of which fonts, colors, and shadows have an effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var backIndicatorImage: UIImage? { didSet { noteOwnValue() } }
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { noteOwnValue() } }
    open var prefersLargeTitles = false {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            noteOwnValue()
            contentChanged()
        }
    }
    /// Whether the content below is scrolled to its top, so that the scroll edge appearance is
    /// used. Set by a navigation controller.
    var isAtScrollEdge = false { didSet { contentChanged() } }
    /// The scroll view whose content scrolls below the bar. Set by a navigation controller.
    weak var contentBelow: UIScrollView?
    /// The height without prompt and large title, if it differs from the screen's, as in sheets.
    var rowHeight: CGFloat? { didSet { if rowHeight != oldValue { contentChanged() } } }
    /// The row of a floating tab bar above, in this bar's coordinate space, which also contains the
    /// items, or `nil` if there is none (Documentation/Metrics.md 1.4).
    var tabRow: CGRect? { didSet { if tabRow != oldValue { contentChanged() } } }
    /// Whether the content has scrolled so far that the title is in line with the items.
    var isLargeTitleCollapsed = false { didSet { contentChanged() } }
    /// The split view's button, which precedes the items of a stack's first screen.
    var columnItem: UIBarButtonItem? {
        didSet { if oldValue !== columnItem { contentChanged() } }
    }
    /// Whether the content has scrolled so far that the search bar is hidden.
    var isSearchBarCollapsed = false { didSet { contentChanged() } }
    var ownStandardAppearance: UINavigationBarAppearance?
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var stack: [UINavigationItem] = []
    let content = NavigationBarContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a bar for a navigation controller with a custom bar class. A class whose only
    /// designated initializers are those of this class inherits it.
    public required convenience init(in container: UINavigationController?) {
        self.init(frame: .zero)
    }

    private func setUp() {
        isOpaque = false
    }

    func contentChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The appearance while content has scrolled below the bar, which is the only one before iOS
    /// 15.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UINavigationBarAppearance()
            ownStandardAppearance = appearance
            return appearance
        }
        set {
            ownStandardAppearance = newValue
            noteOwnValue()
            contentChanged()
        }
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        contentChanged()
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    // MARK: Images

    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = image
        noteOwnValue(#function, UInt(barMetrics.rawValue))
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, UInt(position.rawValue), UInt(barMetrics.rawValue))
        setBackgroundImage(image, for: barMetrics)
    }

    // MARK: Layout

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: layoutHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UIScreen.main.windowBounds.width
        return CGSize(width: width, height: layoutHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
        if superview is NavigationView, bounds.height != layoutHeight {
            superview?.setNeedsLayout()
        }
    }

    /// Includes the items in the tab bar's row.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || tabRow != nil && content.shown.contains { $0.frame.contains(checked: point) }
    }

    open override func tintColorDidChange() { setNeedsLayout() }

    open override func draw(_ rect: CGRect) {
        adaptToContent()
        drawBackground()
        let isClear = isDarkBelowGlass
        content.style.performAsCurrent {
            for capsule in content.capsules {
                GlassBarArtwork.draw(capsule.box, tint: capsule.tint(from: self), isClear: isClear)
            }
        }
    }
}

extension BarCapsule {
    /// Returns the tint of the surface, which only prominent items have.
    func tint(from bar: UIView) -> UIColor? {
        guard let item, item.style == .done else { return nil }
        guard item.isEnabled else { return .systemGray3 }
        return item.tintColor ?? bar.tintColor
    }
}

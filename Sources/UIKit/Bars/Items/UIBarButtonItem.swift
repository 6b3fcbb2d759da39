import Foundation

/// A button of a navigation bar or a toolbar, or a space between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain, bordered, done

        /// The name of `done` from iOS 26 on.
        public static let prominent = Style.done
    }

    open var style = Style.plain {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    /// The width, in points. With 0, the bar determines the width.
    open var width: CGFloat = 0 {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    open var customView: UIView? {
        didSet {
            if oldValue !== customView { oldValue?.removeFromSuperview() }
            changed()
        }
    }
    open var tintColor: UIColor? {
        didSet {
            noteOwnValue()
            changed()
        }
    }
    /// The titles that the item can get; its button is as wide as the widest one.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The object whose method a tap calls, or `nil` for the first one in the responder chain that
    /// has the method. It isn't retained.
    open weak var target: AnyObject?
    /// The method that a tap calls, unless there is a primary action.
    open var action: Selector?
    open var menu: UIMenu?
    open var primaryAction: UIAction? { didSet { showPrimaryAction() } }
    open var isSelected = false { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    /// The badge at the item's corner, from iOS 26 on.
    open var badge: Badge? { didSet { changed() } }
    /// Whether the item can share a capsule with its neighbors, from iOS 26 on.
    open var sharesBackground = true { didSet { changed() } }
    open var hidesSharedBackground = false { didSet { changed() } }
    /// The system item, or `nil` for other items.
    private(set) var systemItem: SystemItem?
    private var backgroundImages: [UIControl.State: UIImage] = [:]
    private var backImages: [UIControl.State: UIImage] = [:]
    private var titleAdjustment = UIOffset.zero
    private var backTitleAdjustment = UIOffset.zero
    /// The view for the item in its bar, unless the item has a custom view.
    lazy var button: BarButtonView = {
        let button = BarButtonView()
        button.onTap = { [weak self] in self?.tapped() }
        button.onPress = { [weak self] in self?.openMenu() ?? false }
        return button
    }()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        title: String?, style: Style, target: Any? = nil, action: Selector? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(
        image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any? = nil,
        action: Selector? = nil
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any? = nil,
        action: Selector? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        self.target = target.map { $0 as AnyObject }
        self.action = action
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        showPrimaryAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Changes the system item, as the edit button of a controller does.
    func showSystemItem(_ item: SystemItem) {
        systemItem = item
        style = item == .done ? .done : .plain
        changed()
    }

    /// Shows the title and image of the primary action. System items keep their own.
    private func showPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title
        image = primaryAction.image ?? image
    }

    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
    }

    open class func fixedSpace(_ width: CGFloat = 0) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        item.width = width
        return item
    }

    open func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, state.rawValue, UInt(barMetrics.rawValue))
        guard barMetrics == .default else { return }
        backgroundImages[state] = image
        changed()
    }

    open func backgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? backgroundImages[state] : nil
    }

    open func setTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, UInt(barMetrics.rawValue))
        guard barMetrics == .default else { return }
        titleAdjustment = adjustment
        changed()
    }

    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? titleAdjustment : .zero
    }

    // MARK: Back button

    open func setBackButtonBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, state.rawValue, UInt(barMetrics.rawValue))
        guard barMetrics == .default else { return }
        backImages[state] = image
        changed()
    }

    open func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? backImages[state] : nil
    }

    open func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, UInt(barMetrics.rawValue))
        guard barMetrics == .default else { return }
        backTitleAdjustment = adjustment
        changed()
    }

    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? backTitleAdjustment : .zero
    }
}

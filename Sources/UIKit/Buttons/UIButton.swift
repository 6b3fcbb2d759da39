import Foundation

/// A control with an image and a title, whose style depends on its type, content, and state, or on
/// a configuration.
@preconcurrency @MainActor open class UIButton: UIControl, TextContaining {
    public private(set) var buttonType = ButtonType.custom
    /// Whether a pointer changes the button, which screens don't show.
    open var isPointerInteractionEnabled = false
    var content = ButtonContent()
    let titleView = ButtonTitleLabel()
    let subtitleView = ButtonTitleLabel()
    let pictureView = ButtonImageView(frame: .zero)
    /// The original of the tinted image in the image view.
    var tintedSource: UIImage?
    var hasReversedShadow = false
    /// The frame of a configured button's indicator, in the button's coordinate space.
    var accessoryFrame = CGRect.zero
    private var needsConfigurationUpdate = false

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        titleView.font = ButtonMetrics.font(of: type)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }

    /// Creates a button of the system's type. The action's title is used if the configuration has
    /// none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleView.font = ButtonMetrics.font(of: buttonType)
        titleView.lineBreakMode = .byTruncatingMiddle
        addSubview(titleView)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil {
            setTitle(action.title, for: .normal)
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Parts

    open var titleLabel: UILabel? { titleView }
    open var subtitleLabel: UILabel? { subtitleView }
    open var imageView: UIImageView? { pictureView }

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }
    open var showsTouchWhenHighlighted = false
    open var menu: UIMenu? { didSet { showSelection() } }
    open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        content.titles[own: state] = title
        if state == .normal, title != nil, configuration != nil { configuration?.title = title }
        contentChanged()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        content.attributedTitles[own: state] = title
        contentChanged()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        if color != nil { noteOwnValue(#function, state.rawValue) }
        content.titleColors[own: state] = color
        setNeedsLayout()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        if color != nil { noteOwnValue(#function, state.rawValue) }
        content.titleShadowColors[own: state] = color
        setNeedsLayout()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        if image != nil { noteOwnValue(#function, state.rawValue) }
        content.images[own: state] = image
        contentChanged()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if image != nil { noteOwnValue(#function, state.rawValue) }
        content.backgroundImages[own: state] = image
        contentChanged()
    }

    /// Sets the configuration for the values that a state's symbol doesn't specify itself.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        content.symbolConfigurations[own: state] = configuration
        contentChanged()
    }

    open func preferredSymbolConfigurationForImage(
        in state: State
    ) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations.value(for: state)
    }

    open func title(for state: State) -> String? { content.titles.value(for: state) }

    open func attributedTitle(for state: State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    open func titleColor(for state: State) -> UIColor? { content.titleColors.value(for: state) }

    open func titleShadowColor(for state: State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }

    open func image(for state: State) -> UIImage? { content.images.value(for: state) }

    open func backgroundImage(for state: State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    open var currentTitle: String? { configuration?.shownTitle ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentTitleColor: UIColor {
        if let configuration {
            return configuration.updated(for: self).resolvedStyle(of: self).foreground
        }
        return titleColor(for: state) ?? buttonStyle.titleColor
    }

    var shownText: String? { shownTitle?.text }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Configuration

    open var configuration: Configuration? {
        didSet {
            if configuration != nil, oldValue == nil { setNeedsUpdateConfiguration() }
            contentChanged()
        }
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open var automaticallyUpdatesConfiguration = true
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            setNeedsUpdateConfiguration()
            showSelection()
        }
    }

    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }

    /// Opens the menu if it's the primary action, or selects a button that a tap switches.
    override func takesTap() -> Bool {
        if showsMenuAsPrimaryAction { return openMenu() }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        return false
    }

    /// Requests a call of `updateConfiguration()` before the button is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        contentChanged()
    }

    /// Calls the update handler. Subclasses override the method to change the configuration.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Updates the configuration if needed. Changes that the handler makes don't cause another
    /// update.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
        needsConfigurationUpdate = false
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// Returns the frame of the background, in the button's coordinate space.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area for the image and title, without their own insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        placement(in: contentRect).title
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        placement(in: contentRect).image
    }

    override var centeredTextFont: UIFont? { titleView.font }

    /// The size of the image and title next to each other. The title and image insets move them
    /// without changing this size, as Apple documents.
    open override var intrinsicContentSize: CGSize { naturalSize(width: .infinity) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width > 0 ? size.width : .infinity)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard configuration != nil, !titleView.hasOneLine else { return nil }
        return CGSize(width: UIView.noIntrinsicMetric, height: naturalSize(width: width).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if configuration != nil { layOutConfiguration() } else { layOutContent() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func draw(_ rect: CGRect) {
        if configuration != nil { drawConfiguration() } else { drawContent() }
    }
}

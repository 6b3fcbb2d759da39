import Devices
import Foundation

/// A control with an image and a title beside each other.
@MainActor open class UIButton: UIControl, TextBearing {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        /// The rounded rectangle of iOS 6 and earlier; the system's flat button since.
        public static let roundedRect = ButtonType.system
    }

    public let buttonType: ButtonType
    public let titleLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView()
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    /// The image that the image view shows, before tinting.
    private var shownImage: UIImage?

    public init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        setUp()
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        if let primaryAction {
            setTitle(primaryAction.title, for: .normal)
            addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
        }
    }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        buttonType = .custom
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        guard let titleLabel else { return }
        titleLabel.font = defaultFont
        titleLabel.lineBreakMode = .byTruncatingMiddle
        addSubview(titleLabel)
    }

    /// 15 points: bold in the rounded rectangle of iOS 6 (facts: metrics.md 2).
    private var defaultFont: UIFont {
        isClassicRoundedRect
            ? .boldSystemFont(ofSize: 15)
            : .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    }

    private var isClassicRoundedRect: Bool {
        buttonType == .system && UIScreen.main.era == .classic
    }

    var shownText: String? { currentTitle }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        if color != nil { noteOwnValue(#function, state.rawValue) }
        titleColors[state] = color
    }

    open func setImage(_ image: UIImage?, for state: State) {
        if image != nil { noteOwnValue(#function, state.rawValue) }
        images[state] = image
        contentChanged()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        if image != nil { noteOwnValue(#function, state.rawValue) }
        backgroundImages[state] = image
        contentChanged()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state] ?? titleColors[.normal]
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state] ?? backgroundImages[.normal]
    }

    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }

    private var defaultTitleColor: UIColor {
        guard buttonType == .system else { return .white }
        guard isEnabled else { return .tertiaryLabel }
        return isClassicRoundedRect
            ? UIColor(red: 50 / 255, green: 79 / 255, blue: 133 / 255, alpha: 1) : tintColor
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Title and image side by side. A system button adds 6 points above and below, is rounded up
    /// to whole points and at least 30 wide; the one of iOS 6 adds more (facts: metrics.md 2).
    override var centeredTextFont: UIFont? { titleLabel?.font }

    open override var intrinsicContentSize: CGSize {
        let title = titleSize
        let image = currentImage?.size ?? .zero
        var size = CGSize(
            width: title.width + image.width, height: max(title.height, image.height))
        if isClassicRoundedRect {
            size = CGSize(width: (size.width + 24).rounded(.up), height: max(37, size.height + 18))
        } else if buttonType == .system {
            size = CGSize(
                width: max(30, size.width.rounded(.up)), height: (size.height + 12).rounded(.up))
        }
        size.width += contentEdgeInsets.left + contentEdgeInsets.right
        size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        return size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var titleSize: CGSize {
        guard let titleLabel, currentTitle?.isEmpty == false else { return .zero }
        showTitle()
        return titleLabel.sizeThatFits(.zero)
    }

    private func showTitle() {
        if titleLabel?.text != currentTitle { titleLabel?.text = currentTitle }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let titleLabel, let imageView else { return }
        showTitle()
        titleLabel.textColor = currentTitleColor
        showImage(in: imageView)
        let content = bounds.inset(by: contentEdgeInsets)
        let image = imageView.image?.size ?? .zero
        let title = titleSize
        let shown = CGSize(
            width: min(title.width, max(0, content.width - image.width)),
            height: min(title.height, content.height))
        let origin = start(of: image.width + shown.width, in: content)
        imageView.frame = CGRect(
            x: origin, y: top(of: image.height, in: content), width: image.width,
            height: image.height
        ).shifted(by: imageEdgeInsets)
        titleLabel.frame = CGRect(
            x: origin + image.width, y: top(of: shown.height, in: content), width: shown.width,
            height: shown.height
        ).shifted(by: titleEdgeInsets)
    }

    /// The image view joins the tree with the first image, as a button without one shows none.
    private func showImage(in imageView: UIImageView) {
        guard currentImage !== shownImage else { return }
        shownImage = currentImage
        imageView.image = tinted(currentImage)
        imageView.isHidden = currentImage == nil
        if imageView.superview == nil { insertSubview(imageView, at: 0) }
    }

    private func start(of width: CGFloat, in content: CGRect) -> CGFloat {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .left, .fill: return content.minX
        case .right: return content.maxX - width
        case .leading: return isMirrored ? content.maxX - width : content.minX
        case .trailing: return isMirrored ? content.minX : content.maxX - width
        case .center: return content.midX - width / 2
        }
    }

    private func top(of height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: content.minY
        case .bottom: content.maxY - height
        case .center, .fill: content.midY - height / 2
        }
    }

    private func tinted(_ image: UIImage?) -> UIImage? {
        guard buttonType == .system, image?.renderingMode == .automatic else { return image }
        return image?.withRenderingMode(.alwaysTemplate)
    }

    open override func tintColorDidChange() { setNeedsLayout() }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        if let image = currentBackgroundImage {
            image.draw(in: bounds)
        } else if isClassicRoundedRect {
            drawClassicRoundedRect()
        }
    }

    /// White with a grey hairline and a radius of 10 points, as iOS 6 drew it.
    private func drawClassicRoundedRect() {
        let outline = UIBezierPath(
            roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 10)
        UIColor.white.setFill()
        outline.fill()
        UIColor(white: 0.67, alpha: 1).setStroke()
        outline.stroke()
    }
}

extension CGRect {
    /// Moved by half of what the insets take more on one side than on the other.
    fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}

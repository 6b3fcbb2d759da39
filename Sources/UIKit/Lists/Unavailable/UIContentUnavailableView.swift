import Foundation

/// A view that shows a configuration of unavailable content in the middle of its safe area.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private var content: UIContentUnavailableConfiguration
    private let picture = UIImageView(image: nil)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var button: UIButton?
    private var secondaryButton: UIButton?
    /// The insets of a scroll view around the view, which has no safe area, in points.
    var scrollInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether content that doesn't fit scrolls; stored, because a preview shows it at rest.
    open var isScrollEnabled = true

    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        apply()
    }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
            showBackgroundView(content.background, configuration.background)
            content = configuration
            apply()
        }
    }

    // MARK: Parts

    private func apply() {
        isOpaque = false
        applyImage()
        apply(content.shownText, content.textProperties, to: label)
        apply(content.shownSecondaryText, content.secondaryTextProperties, to: secondaryLabel)
        apply(content.button, content.buttonProperties, to: &button)
        apply(content.secondaryButton, content.secondaryButtonProperties, to: &secondaryButton)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func applyImage() {
        let properties = content.imageProperties
        picture.image = content.image
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        picture.contentMode = .scaleAspectFit
        show(picture, content.image != nil)
        let isLoading = content.kind == .loading && content.image == nil
        indicator.color = properties.tintColor ?? .secondaryLabel
        if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
        show(indicator, isLoading)
    }

    private func apply(
        _ text: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = content.alignment == .center ? .center : .natural
        let isAttributed =
            label === self.label
            ? content.attributedText != nil : content.secondaryAttributedText != nil
        if isAttributed { label.attributedText = text } else { label.text = text?.string }
        show(label, text?.length ?? 0 > 0)
    }

    private func apply(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, to button: inout UIButton?
    ) {
        button?.removeFromSuperview()
        button = nil
        guard configuration.hasContent else { return }
        let new = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        new.configuration = configuration
        new.menu = properties.menu
        new.showsMenuAsPrimaryAction =
            properties.menu != nil && properties.primaryAction == nil
        new.isEnabled = properties.isEnabled
        new.role = properties.role
        addSubview(new)
        button = new
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil {
            addSubview(view)
        } else if !isShown {
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    private var layout: UnavailableLayout {
        let parts: [(UIView?, CGFloat)] = [
            (content.image == nil ? indicator : picture, 0),
            (label, content.imageToTextPadding),
            (secondaryLabel, content.textToSecondaryTextPadding),
            (button, content.textToButtonPadding),
            (secondaryButton, content.buttonToSecondaryButtonPadding),
        ]
        let shown = parts.compactMap { view, gap in
            view.flatMap { $0.superview === self ? ($0, gap) : nil }
        }
        return UnavailableLayout(
            parts: shown, isCentered: content.alignment == .center,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            maximumImageSize: content.imageProperties.maximumSize)
    }

    /// The area of the content: the bounds without the safe area and the margins.
    private var area: CGRect {
        let margins = content.directionalLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) =
            isMirrored
            ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        let safeArea = UIEdgeInsets(
            top: max(safeAreaInsets.top, scrollInsets.top),
            left: max(safeAreaInsets.left, scrollInsets.left),
            bottom: max(safeAreaInsets.bottom, scrollInsets.bottom),
            right: max(safeAreaInsets.right, scrollInsets.right))
        return bounds.inset(
            by: UIEdgeInsets(
                top: safeArea.top + margins.top, left: safeArea.left + left,
                bottom: safeArea.bottom + margins.bottom, right: safeArea.right + right))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeBackgroundView(content.background)
        layout.place(in: area)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func draw(_ rect: CGRect) {
        content.background.draw(in: bounds, tint: tintColor)
    }

    private func fittedHeight(_ width: CGFloat) -> CGFloat {
        let margins = content.directionalLayoutMargins
        let inner = max(0, width - margins.leading - margins.trailing)
        return margins.top + layout.height(width: inner) + margins.bottom
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(.infinity))
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight(width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittedHeight(size.width > 0 ? size.width : .infinity))
    }
}

extension UIButton.Configuration {
    /// Whether there is anything to show.
    fileprivate var hasContent: Bool {
        image != nil || shownTitle?.isEmpty == false || shownSubtitle?.isEmpty == false
            || showsActivityIndicator
    }
}

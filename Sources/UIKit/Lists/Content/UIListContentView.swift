import Foundation

/// The view of a list's content: an image, and labels below each other or at both ends.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let shownImage = UIImageView(image: nil)
    private let first = UILabel()
    private let second = UILabel()

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        apply()
    }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            content = configuration
            apply()
        }
    }

    public var imageView: UIImageView? { content.image == nil ? nil : shownImage }
    public var textLabel: UILabel? { content.shownText == nil ? nil : first }
    public var secondaryTextLabel: UILabel? { content.shownSecondaryText == nil ? nil : second }

    // MARK: Guides

    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    /// The frame of the text for constraints, or `nil` if there is no text.
    public var textLayoutGuide: UILayoutGuide? { textLabel.map { guide(of: $0) } }
    public var secondaryTextLayoutGuide: UILayoutGuide? { secondaryTextLabel.map { guide(of: $0) } }
    public var imageLayoutGuide: UILayoutGuide? { imageView.map { guide(of: $0) } }

    /// Returns a guide with the frame of a part.
    private func guide(of part: UIView) -> UILayoutGuide {
        if let known = guides[ObjectIdentifier(part)] { return known }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        guides[ObjectIdentifier(part)] = guide
        return guide
    }

    private func apply() {
        set(first, content.shownText, content.textProperties)
        set(second, content.shownSecondaryText, content.secondaryTextProperties)
        let properties = content.imageProperties
        shownImage.image =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? content.image : content.image?.withRenderingMode(.alwaysTemplate)
        if properties.tintColor != nil || properties.tintColorTransformer != nil {
            shownImage.tintColor = properties.resolvedTintColor(for: tintColor)
        }
        alpha = content.alpha
        if let symbol = properties.preferredSymbolConfiguration {
            shownImage.preferredSymbolConfiguration = symbol
        }
        shownImage.layer.borderWidth = properties.strokeWidth
        shownImage.layer.borderColor =
            properties.strokeWidth > 0
            ? properties.resolvedStrokeColor(for: tintColor).cgColor : nil
        shownImage.contentMode = .scaleAspectFit
        shownImage.layer.cornerRadius = properties.cornerRadius
        shownImage.clipsToBounds = properties.cornerRadius > 0
        shownImage.takeTextSize(ofRow: traitCollection)
        show(shownImage, content.image != nil)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func set(
        _ label: UILabel, _ text: String?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.text = text.map(properties.transform.apply)
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.textAlignment
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        show(label, text?.isEmpty == false)
    }

    override func adjustFonts() { shownImage.takeTextSize(ofRow: traitCollection) }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil {
            addSubview(view)
        } else if !isShown {
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    private var layout: ListContentLayout {
        ListContentLayout(
            configuration: content,
            first: first.superview == nil ? nil : first,
            second: second.superview == nil ? nil : second,
            margins: content.directionalLayoutMargins,
            image: content.image == nil ? .zero : shownImage.sizeThatFits(.zero),
            isStacked: traitCollection.stacksRows)
    }

    /// The distance from the leading edge to the text.
    var textStart: CGFloat { layout.textStart }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = layout.frames(in: bounds.size)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in zip([shownImage, first, second], frames.all) {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }

    /// The size with each text in one line.
    open override var intrinsicContentSize: CGSize {
        let layout = layout
        return CGSize(width: layout.naturalWidth, height: layout.height(width: .infinity))
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        let layout = layout
        return CGSize(width: layout.naturalWidth, height: layout.height(width: width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout.height(width: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func apply(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

import Foundation

/// The rounded field of a search bar, with its magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        font = SearchBarMetrics.font
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        forgetOwnValues()
    }

    /// The images in place of the magnifying glass, by the states of the search bar.
    var icons: [UIControl.State: UIImage] = [:] { didSet { setNeedsDisplay() } }

    /// The color that the style of a search bar requires instead of the field's default.
    var fieldColor: UIColor?

    /// Whether the field's background is glass.
    var isOnGlass = false {
        didSet {
            guard isOnGlass != oldValue else { return }
            setNeedsDisplay()
            // The appearance was that of the bar's glass.
            if !isOnGlass { show(.unspecified) }
        }
    }

    // MARK: Tokens

    /// The tokens in front of the text.
    open var tokens: [UISearchToken] = [] { didSet { contentChanged() } }
    var ownTokenColor: UIColor?
    /// The color of the tokens' capsules.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? .secondarySystemFill }
        set { ownTokenColor = newValue }
    }
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    /// Suggestions below the field, which a preview doesn't show.
    open var searchSuggestions: [any UISearchSuggestion]?

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
    }

    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }

    /// Inserts a token in place of a part of the text.
    open func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text, without tokens.
    open var textualRange: UITextRange { UITextRange(0, inputString.utf16.count) }

    /// Returns the position of a token: the beginning, because positions count only the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// Returns the tokens in a range: all of them if it contains the beginning.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        textRange.start.offset == 0 ? tokens : []
    }

    override var hasTokens: Bool { !tokens.isEmpty }

    override func removeTokens() { if allowsDeletingTokens { tokens = [] } }

    override func removeLastToken() {
        guard allowsDeletingTokens, !tokens.isEmpty else { return }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    /// The distance from the leading edge to the tokens, or to the text without them.
    private var contentStart: CGFloat {
        guard leftView == nil else {
            return showsLeftView
                ? leftViewRect(forBounds: bounds).width + SearchBarMetrics.iconGap
                : TextFieldMetrics.textInsets(borderStyle).left
        }
        return iconOffset + SearchBarMetrics.iconSide + SearchBarMetrics.iconGap
    }

    open override func drawPlaceholder(in rect: CGRect) {
        if tokens.isEmpty { super.drawPlaceholder(in: rect) }
    }

    /// The button at the end of an empty field, if any.
    var showsEndMark: TextInputArtwork?

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The position of the icon; up to iOS 10 icon and placeholder are centered in an empty field.
    private var iconOffset: CGFloat {
        guard SearchBarMetrics.centersPlaceholder, !isEditing, text?.isEmpty != false,
            tokens.isEmpty
        else {
            return SearchBarMetrics.iconMargin
        }
        let text = placeholderLine.label(font ?? SearchBarMetrics.font, self).sizeThatFits(.zero)
        let whole = SearchBarMetrics.iconSide + SearchBarMetrics.iconGap + text.width
        return max(SearchBarMetrics.iconMargin, (bounds.width - whole) / 2)
    }

    private var iconRect: CGRect {
        let side = SearchBarMetrics.iconSide
        return CGRect(
            x: isMirrored ? bounds.maxX - iconOffset - side : bounds.minX + iconOffset,
            y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Returns the area after the magnifying glass.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        guard leftView == nil || !tokens.isEmpty else { return rect }
        let start = contentStart + SearchTokenArtwork(self).width
        let cut = max(0, start - (isMirrored ? bounds.maxX - rect.maxX : rect.minX - bounds.minX))
        if !isMirrored { rect.origin.x += cut }
        rect.size.width = max(0, rect.width - cut)
        return rect
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        textRect(forBounds: bounds)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SearchBarMetrics.fieldHeight)
    }

    override var placeholderColor: UIColor { SearchBarMetrics.iconColor }

    override func drawBorder(in box: CGRect) {
        let radius = SearchBarMetrics.cornerRadius(inHeight: box.height)
        if fillsBorderWithBackground, let backgroundColor {
            backgroundColor.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
        } else if isOnGlass {
            GlassBarArtwork.draw(box)
        } else {
            (fieldColor ?? SearchBarMetrics.fieldColor(.minimal)).setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
        }
        if let rim = SearchBarMetrics.rimColor {
            let path = UIBezierPath(
                roundedRect: box.clampedInset(dx: 0.5, dy: 0.5), cornerRadius: radius)
            rim.setStroke()
            path.stroke()
        }
        if leftView == nil { drawIcon() }
        if !tokens.isEmpty {
            SearchTokenArtwork(self).draw(
                from: contentStart, in: bounds, isMirrored: isMirrored)
        }
        if let showsEndMark, !showsClearButton {
            showsEndMark.draw(
                in: clearButtonRect(forBounds: bounds), color: SearchBarMetrics.iconColor)
        }
    }

    private func drawIcon() {
        guard let image = icons[state] ?? icons[.normal] else {
            return TextInputArtwork.search.draw(in: iconRect, color: SearchBarMetrics.iconColor)
        }
        let (area, size) = (iconRect, image.size)
        SearchBarMetrics.iconColor.set()
        image.draw(
            in: CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2,
                width: size.width, height: size.height))
    }
}

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

    /// The color that the style of a search bar requires instead of the field's default.
    var fieldColor: UIColor?

    /// Whether the field's background is glass.
    var isOnGlass = false { didSet { if isOnGlass != oldValue { setNeedsDisplay() } } }

    /// The button at the end of an empty field, if any.
    var showsEndMark: TextInputArtwork?

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The position of the icon; up to iOS 10 icon and placeholder are centered in an empty field.
    private var iconOffset: CGFloat {
        guard SearchBarMetrics.centersPlaceholder, !isEditing, text?.isEmpty != false else {
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
        guard leftView == nil else { return rect }
        let start = iconOffset + SearchBarMetrics.iconSide + SearchBarMetrics.iconGap
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
        if isOnGlass {
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
        if leftView == nil {
            TextInputArtwork.search.draw(in: iconRect, color: SearchBarMetrics.iconColor)
        }
        if let showsEndMark, !showsClearButton {
            showsEndMark.draw(
                in: clearButtonRect(forBounds: bounds), color: SearchBarMetrics.iconColor)
        }
    }
}

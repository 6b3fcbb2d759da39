import ContactSheetDevices
import Foundation
import Typesetting

/// A view with lines of text, centered vertically in its bounds.
@preconcurrency @MainActor
open class UILabel: UIView, TextContaining, UIContentSizeCategoryAdjusting {
    private(set) var content = LabelContent()

    /// The text; setting it replaces the attributed text.
    open var text: String? {
        get { content.text }
        set { change { $0.setText(newValue) } }
    }

    /// The attributed text. Setting it also sets the text, and font, color, alignment, and line
    /// break mode to those of its first character; setting any of these changes the whole
    /// attributed text.
    /// The attributed text, or `nil` if the text is plain.
    package var ownAttributedText: NSAttributedString? { content.attributed }
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set { change { $0.setAttributedText(newValue) } }
    }

    open var font: UIFont! {
        get { content.font }
        set {
            noteOwnValue()
            change { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
        }
    }

    open var textColor: UIColor! {
        get { content.textColor }
        set {
            noteOwnValue()
            content.setTextColor(newValue ?? .label)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { content.textAlignment }
        set { content.setTextAlignment(newValue) }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.setLineBreakMode(newValue) } }
    }

    /// Stored, without effect: Korean text always breaks between words.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// The maximum number of lines; zero sets no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    open var highlightedTextColor: UIColor? { didSet { noteOwnValue() } }
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor? { didSet { noteOwnValue() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteOwnValue() } }
    /// The width at which the intrinsic size of several lines is measured; 0 uses the width of the
    /// text on one line.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// Whether text that doesn't fit is scaled down to the minimum scale.
    open var adjustsFontSizeToFitWidth = false
    /// The minimum scale; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// The minimum size in points, as up to iOS 5; the larger of both limits applies.
    open var minimumFontSize: CGFloat = 0
    /// The vertical position of text that was scaled down.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether text that is slightly too wide is tightened instead of truncated.
    open var allowsDefaultTighteningForTruncation = false
    /// The same as `allowsDefaultTighteningForTruncation`, up to iOS 8.
    open var adjustsLetterSpacingToFitWidth = false
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    open var showsExpansionTextWhenTruncated = false
    /// The additional space before the first line, in points, for an image in a row.
    var firstLineIndent: CGFloat = 0 {
        didSet { if firstLineIndent != oldValue { textChanged() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    var shownText: String? { text }

    /// Makes a change that may change the label's size. Setting an equal text or font, which a
    /// superview may do in each layout, doesn't invalidate the layout.
    private func change(_ work: (inout LabelContent) -> Void) {
        let before = content
        work(&content)
        if !content.hasSameSize(as: before) { textChanged() }
    }

    private func textChanged() { invalidateIntrinsicContentSize() }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = font.resolved(for: traitCollection)
        if adjusted != font { font = adjusted }
    }

    // MARK: Measuring

    /// The size of the text, of a label with several lines at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        let hasWidth = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return measure(width: hasWidth ? preferredMaxLayoutWidth : .infinity)
    }

    /// Returns the size of the lines at the width that the layout determined, for a label with
    /// several lines from iOS 8 on (Documentation/Layout.md 3.13).
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0,
            SystemBehavior.labelsMeasureAtSolvedWidth.isActive
        else { return nil }
        return measure(width: width)
    }

    override var firstBaselineOffsetFromTop: CGFloat { UIScreen.main.grid.round(firstAscender) }

    override var lastBaselineOffsetFromBottom: CGFloat { lastDescent }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// Returns the frame of the text at the top of `bounds`, at most as large as that; it also
    /// determines the label's natural size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        extent(in: bounds, lines: lines)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the lines that fit in the height, at least one.
    open func drawText(in rect: CGRect) { paint(in: rect) }
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

import Foundation
import Typesetting

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Text of one font and colour, centred vertically in the bounds.
@MainActor open class UILabel: UIView, TextBearing, UIContentSizeCategoryAdjusting {
    open var text: String? { didSet { textChanged() } }
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            noteOwnValue()
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            textChanged()
        }
    }
    open var textColor: UIColor! = .label { didSet { noteOwnValue() } }
    open var highlightedTextColor: UIColor? { didSet { noteOwnValue() } }
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
    /// Zero for as many as there are.
    open var numberOfLines = 1 { didSet { textChanged() } }
    open var isEnabled = true
    open var isHighlighted = false
    open var shadowColor: UIColor? { didSet { noteOwnValue() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteOwnValue() } }
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The width at which the intrinsic size of several lines is measured; 0 means the text's own.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    var shownText: String? { text }

    private func textChanged() { invalidateIntrinsicContentSize() }

    override func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = font.resolved(for: traitCollection)
        if adjusted != font { font = adjusted }
    }

    // MARK: Measuring

    open override var intrinsicContentSize: CGSize {
        let width =
            numberOfLines != 1 && preferredMaxLayoutWidth > 0
            ? preferredMaxLayoutWidth : CGFloat.infinity
        return measure(width: width)
    }

    /// From iOS 8 a label of several lines is measured at the width that the layout gave it
    /// (facts: semantics.md 3.13).
    override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0,
            UIScreen.main.device.iOS.major >= 8
        else { return nil }
        return measure(width: width).height
    }

    override var firstBaselineOffsetFromTop: CGFloat { UIScreen.main.grid.round(font.ascender) }

    override var lastBaselineOffsetFromBottom: CGFloat {
        let grid = UIScreen.main.grid
        return grid.roundUp(font.lineHeight) - grid.round(font.ascender)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// Rounded up to whole pixels (facts: metrics.md 4).
    private func measure(width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let size = layout(text, width: width, lines: numberOfLines).size
        let grid = UIScreen.main.grid
        return CGSize(width: grid.roundUp(size.width), height: grid.roundUp(size.height))
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = layout(text, width: bounds.width, lines: lines).size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width),
            height: min(bounds.height, size.height))
    }

    private func layout(_ text: String, width: CGFloat, lines: Int) -> TextLayout {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let layout = TextLayout(
            text, font: font.typeset, color: drawnColor, width: width,
            maximumNumberOfLines: lines, lineBreakMode: lineBreakMode.typeset,
            alignment: textAlignment == .natural && isRightToLeft ? .right : textAlignment.typeset,
            baseDirection: .natural)
        for diagnostic in layout.diagnostics {
            var placed = diagnostic
            placed.location = viewPath
            DiagnosticLog.current.add(placed)
        }
        return layout
    }

    private var drawnColor: RGBA {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let rgba = (color ?? .label).resolvedColor(with: traitCollection).cgColor.rgba
        return isEnabled ? rgba : rgba.multiplyingAlpha(by: 0.5)
    }

    /// The width that a line may take in a label of `width` points.
    ///
    /// The stand-in's texts are off by 1.3 % (facts: fonts.md 1, rms), so one that is too wide by
    /// less than 3 % is drawn whole: with Apple's font it would have fitted.
    private func room(for text: String, in width: CGFloat) -> CGFloat {
        let natural = layout(text, width: .infinity, lines: 1)
        return natural.size.width <= width * 1.03 ? max(width, natural.size.width + 0.01) : width
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the lines that fit into the height, at least one.
    open func drawText(in rect: CGRect) {
        guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let fitting = max(1, Int((rect.height + 0.5) / font.typeset.lineAdvance))
        let lines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
        let layout = layout(text, width: room(for: text, in: rect.width), lines: lines)
        let grid = UIScreen.main.grid
        let top = grid.round(rect.minY + (rect.height - grid.roundUp(layout.size.height)) / 2)
        let origin = CGPoint(x: rect.minX, y: top)
        let runs = layout.glyphRuns(at: origin, width: rect.width)
        if let shadowColor {
            context.saveGState()
            context.translateBy(x: shadowOffset.width, y: shadowOffset.height)
            for run in runs { context.draw(run.recolored(shadowColor.cgColor.rgba)) }
            context.restoreGState()
        }
        for run in runs { context.draw(run) }
    }
}

extension GlyphRun {
    fileprivate func recolored(_ color: RGBA) -> GlyphRun {
        var run = self
        run.color = color
        return run
    }
}

extension NSLineBreakMode {
    var typeset: LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension NSTextAlignment {
    var typeset: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

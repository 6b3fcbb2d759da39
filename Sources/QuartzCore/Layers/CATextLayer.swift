import Foundation
import Typesetting

public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A type of font that a text layer accepts, such as UIKit's.
public protocol LayerFont {
    var layerFont: Font { get }
}

/// A type of color in attributed strings, such as UIKit's.
public protocol LayerColor {
    @MainActor var layerColor: CGColor { get }
}

/// A layer with text that starts at the top of its bounds.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// A font or the name of one; Helvetica for other values. The size of the font is ignored.
    open var font: Any?
    /// The font size in points. Has no effect on attributed strings.
    open var fontSize: CGFloat = 36
    /// The text color. Has no effect on attributed strings.
    open var foregroundColor: CGColor? = .white
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var allowsFontSubpixelQuantization = false

    override func recordOwnContent(_ ctx: CGContext, box: CGRect) {
        let spans = self.spans
        guard spans.contains(where: { !$0.text.isEmpty }), !box.isEmpty else { return }
        let advance = spans.map(\.font.lineAdvance).max() ?? fontSize
        // As many lines as begin inside the bounds; the last one may extend beyond them.
        let fitting = min(10_000, max(1, (box.height / advance).rounded(.down)))
        let layout = TextLayout(
            spans,
            options: TextOptions(
                width: isWrapped || truncationMode != .none ? box.width : .infinity,
                maximumNumberOfLines: isWrapped ? Int(saturating: fitting) : 1,
                lineBreakMode: lineBreakMode,
                alignment: alignment))
        for diagnostic in layout.diagnostics { report(diagnostic.message, diagnostic.severity) }
        for run in layout.glyphRuns(at: box.origin, width: box.width) { ctx.draw(run) }
    }

    private var spans: [TextSpan] {
        if let text = string as? NSAttributedString { return attributedSpans(text) }
        guard let text = string as? String else { return [] }
        return [TextSpan(text, font: typeset, color: foregroundColor?.rgba ?? .clear)]
    }

    /// Returns the spans of an attributed string, reading attributes by their raw key names on
    /// Apple's platforms.
    private func attributedSpans(_ text: NSAttributedString) -> [TextSpan] {
        var spans: [TextSpan] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            let font = attributes[NSAttributedString.Key("NSFont")] as? any LayerFont
            let color = attributes[NSAttributedString.Key("NSColor")] as? any LayerColor
            spans.append(
                TextSpan(
                    text.attributedSubstring(from: range).string,
                    font: font?.layerFont ?? Font.named("Helvetica", size: 12).font,
                    color: color?.layerColor.rgba ?? .black))
        }
        return spans
    }

    private var typeset: Font {
        let source = (font as? any LayerFont)?.layerFont
        return Font.named(source?.name ?? font as? String ?? "Helvetica", size: fontSize).font
    }

    private var lineBreakMode: LineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }

    private var alignment: TextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }
}

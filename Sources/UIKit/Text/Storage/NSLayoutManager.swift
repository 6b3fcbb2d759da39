import Foundation

/// Lays out the text of a storage in containers, as text views and string drawing do. One glyph is
/// one UTF-16 code unit.
open class NSLayoutManager: NSObject {
    open internal(set) var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }

    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        textStorage?.removeLayoutManager(self)
        newTextStorage.addLayoutManager(self)
    }

    open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func ensureLayout(for container: NSTextContainer) {}

    open func ensureLayout(forCharacterRange charRange: NSRange) {}

    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {}

    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { charRange }

    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { glyphRange }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the rectangle of the text in the container.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let used = fragments(in: container).map(\.used)
        return used.dropFirst().reduce(used.first ?? .zero) { $0.union($1) }
    }

    /// Returns the rectangle that contains the glyphs of a range.
    open func boundingRect(
        forGlyphRange glyphRange: NSRange, in container: NSTextContainer
    ) -> CGRect {
        let boxes = boxes(of: glyphRange, in: container)
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    /// Calls a closure with the rectangle of each line's part of a range.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for box in boxes(of: glyphRange, in: textContainer) where !stop.boolValue {
            block(box, &stop)
        }
    }

    /// Calls a closure with each line of a range: its rectangle, the part with glyphs, the
    /// container, and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in fragments(in: container)
        where !stop.boolValue && NSIntersectionRange(line.glyphs, glyphRange).length > 0 {
            block(line.rect, line.used, container, line.glyphs, &stop)
        }
    }

    /// Returns the rectangle of the line with a glyph, as wide as the container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

    /// Returns the part of the line with glyphs.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

    /// Returns the place of a glyph on its baseline, relative to its line's origin.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex, nil) else { return .zero }
        return CGPoint(
            x: line.edge(of: glyphIndex) - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    open var extraLineFragmentRect: CGRect { .zero }

    private func line(at glyph: Int, _ range: NSRangePointer?) -> LineFragment? {
        guard let container = textContainers.first else { return nil }
        let lines = fragments(in: container)
        let found = lines.first { NSLocationInRange(glyph, $0.glyphs) } ?? lines.last
        if let found { range?.pointee = found.glyphs }
        return found
    }

    /// Returns the nearest character at or before the point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let lines = fragments(in: container)
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
            return 0
        }
        let (index, fraction) = line.glyph(at: point.x)
        partialFraction?.pointee = fraction
        return index
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Draws the glyphs. A part of the text is drawn where it is in the whole text.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let textStorage, let container = textContainers.first else { return }
        let text = NSMutableAttributedString(attributedString: textStorage.plainCopy)
        let whole = NSRange(location: 0, length: text.length)
        let shown = NSIntersectionRange(glyphsToShow, whole)
        guard shown.length > 0 else { return }
        for hidden in [
            NSRange(location: 0, length: shown.location),
            NSRange(location: NSMaxRange(shown), length: whole.length - NSMaxRange(shown)),
        ] where hidden.length > 0 {
            text.addAttribute(.foregroundColor, value: UIColor.clear, range: hidden)
        }
        let padding = container.lineFragmentPadding
        text.draw(
            with: CGRect(
                x: origin.x + padding, y: origin.y, width: LineFragment.width(of: container),
                height: 0),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    private func fragments(in container: NSTextContainer) -> [LineFragment] {
        textStorage.map { LineFragment.all(of: $0.plainCopy, in: container) } ?? []
    }

    /// Returns the rectangle of each line's part of a range.
    private func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        fragments(in: container).compactMap { line in
            let part = NSIntersectionRange(line.glyphs, range)
            guard part.length > 0 else { return nil }
            let (a, b) = (line.edge(of: part.location), line.edge(of: NSMaxRange(part)))
            return CGRect(
                x: min(a, b), y: line.rect.minY, width: abs(b - a), height: line.rect.height)
        }
    }
}

/// The methods that adjust a layout, which are never called.
public protocol NSLayoutManagerDelegate: AnyObject {}

import Foundation

/// Lays out the text of a storage in containers. Measurements are those of the same text drawn in a
/// rectangle of the container's size; one glyph is one UTF-16 code unit.
open class NSLayoutManager: NSObject {
    open internal(set) var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

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
        rect(of: NSRange(location: 0, length: numberOfGlyphs), in: container)
    }

    open func boundingRect(
        forGlyphRange glyphRange: NSRange, in container: NSTextContainer
    ) -> CGRect { rect(of: glyphRange, in: container) }

    /// Returns the nearest character before the point, by the lengths of the text's beginnings.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let candidates = 0..<numberOfGlyphs
        return candidates.first {
            boundingRect(forGlyphRange: NSRange(location: 0, length: $0 + 1), in: container).height
                >= point.y
                && rect(of: NSRange(location: 0, length: $0 + 1), in: container).width >= point.x
        } ?? max(0, numberOfGlyphs - 1)
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let text = textStorage?.attributedSubstring(from: glyphsToShow) else { return }
        let size = textContainers.first?.size ?? .zero
        text.draw(
            with: CGRect(origin: origin, size: size), options: .usesLineFragmentOrigin, context: nil
        )
    }

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    private func rect(of range: NSRange, in container: NSTextContainer) -> CGRect {
        guard let textStorage, NSMaxRange(range) <= textStorage.length else { return .zero }
        let limit = CGSize(
            width: container.size.width > 0
                ? container.size.width - 2 * container.lineFragmentPadding
                : .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude)
        let box = textStorage.attributedSubstring(from: range).boundingRect(
            with: limit, options: .usesLineFragmentOrigin, context: nil)
        return box.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }
}

/// The methods that adjust a layout, which are never called.
public protocol NSLayoutManagerDelegate: AnyObject {}

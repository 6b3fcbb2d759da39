import CPango
import CoreGraphics
import Foundation

/// Shapes one paragraph: determines items with their fonts and directions, then shapes each item.
struct ParagraphShaper {
    let source: SourceText
    let range: Range<Int>
    let direction: BaseDirection
    /// The language of the screen, or `nil` if ideographs have the forms of the text's letters.
    let language: EastAsianLanguage?
    let engine: PangoEngine

    func shape(missing: inout MissingGlyphs) -> ShapedParagraph {
        plainParagraph() ?? shapeItems(missing: &missing)
    }

    /// Returns the paragraph if it is printable ASCII in one span and one font.
    private func plainParagraph() -> ShapedParagraph? {
        let bytes = source.bytes[range]
        guard engine.hasFonts, direction != .rightToLeft, !range.isEmpty,
            PlainTextShaper.isPlain(bytes)
        else { return nil }
        let span = source.span(at: range.lowerBound)
        guard range.upperBound <= source.spanEnds[span] else { return nil }
        var paragraph = ShapedParagraph(
            range: range, bytes: Array(bytes), isRightToLeft: false, span: span)
        let isShaped = engine.plainText.append(
            bytes, of: source.spans[span], index: span, to: &paragraph, in: engine)
        return isShaped ? paragraph : nil
    }

    private func shapeItems(missing: inout MissingGlyphs) -> ShapedParagraph {
        let bytes = Array(source.bytes[range])
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { text in
                shape(text, missing: &missing)
            }
        }
    }

    private func shape(
        _ text: UnsafeBufferPointer<CChar>, missing: inout MissingGlyphs
    ) -> ShapedParagraph {
        let isRightToLeft = isRightToLeft(text)
        var paragraph = ShapedParagraph(
            range: range, bytes: Array(source.bytes[range]), isRightToLeft: isRightToLeft,
            span: source.span(at: range.lowerBound))
        guard engine.hasFonts, !range.isEmpty else { return paragraph }
        let breaks = BreakMap(text)
        let attributes = engine.attributes(
            of: source, in: range,
            language: language ?? .ofLetters(in: source.bytes[range]))
        defer { pango_attr_list_unref(attributes) }
        let items = pango_itemize_with_base_dir(
            engine.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
            text.baseAddress, 0, Int32(text.count), attributes, nil)
        let list = sequence(first: items) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { $0?.pointee.data.assumingMemoryBound(to: PangoItem.self) }
        let faces = ItemFaces()
        for item in list {
            let shaper = ItemShaper(
                item: item, text: text, start: range.lowerBound, breaks: breaks, source: source,
                faces: faces, engine: engine)
            shaper.append(to: &paragraph, missing: &missing)
        }
        // The items retain the fonts that identify the faces, so they are freed last.
        list.forEach(pango_item_free)
        g_list_free(items)
        return paragraph
    }

    private func isRightToLeft(_ text: UnsafeBufferPointer<CChar>) -> Bool {
        switch direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural:
            contactsheet_base_direction(text.baseAddress, Int32(text.count))
                == PANGO_DIRECTION_RTL
        }
    }
}

/// The positions of a paragraph's characters in its bytes, and the positions where lines may break.
struct BreakMap {
    private var characters: [Int32] = []
    private var attributes: [PangoLogAttr]

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { BreakMap($0) }
        }
    }

    init(_ text: UnsafeBufferPointer<CChar>) {
        characters.reserveCapacity(text.count)
        var count: Int32 = 0
        for byte in text {
            // In UTF-8, bytes of the form 10xxxxxx continue a character.
            if UInt8(bitPattern: byte) & 0xC0 != 0x80 { count += 1 }
            characters.append(count - 1)
        }
        attributes = Array(repeating: PangoLogAttr(), count: Int(count) + 1)
        pango_get_log_attrs(
            text.baseAddress, Int32(text.count), -1, PangoEngine.language, &attributes,
            Int32(attributes.count))
    }

    func traits(at offset: Int) -> Cluster.Traits {
        let attribute = attributes[Int(characters[offset])]
        var traits: Cluster.Traits = []
        if attribute.is_white != 0 { traits.insert(.isWhitespace) }
        if attribute.is_line_break != 0 { traits.insert(.startsWord) }
        if attribute.is_cursor_position != 0 { traits.insert(.startsCharacter) }
        return traits
    }

    /// Returns the bytes of the grapheme cluster that contains a byte, or a part of a very long
    /// one.
    func character(at offset: Int) -> Range<Int> {
        var start = offset
        let first = max(0, offset - Self.longestCharacter)
        while start > first, !startsCharacter(start) { start -= 1 }
        var end = offset + 1
        let last = min(characters.count, offset + Self.longestCharacter)
        while end < last, !startsCharacter(end) { end += 1 }
        return start..<end
    }

    /// The greatest length in bytes; a family of four with skin tones has 41.
    private static let longestCharacter = 64

    private func startsCharacter(_ offset: Int) -> Bool {
        guard offset == 0 || characters[offset] != characters[offset - 1] else { return false }
        return attributes[Int(characters[offset])].is_cursor_position != 0
    }

    /// Returns the number of grapheme clusters that start in a range of bytes.
    func characterCount(in range: Range<Int>) -> Int {
        guard let first = range.first, let last = range.last else { return 0 }
        return attributes[Int(characters[first])...Int(characters[last])]
            .count { $0.is_cursor_position != 0 }
    }
}

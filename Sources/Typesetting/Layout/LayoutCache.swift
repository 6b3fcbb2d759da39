import Foundation
import Synchronization

/// A cache of recent layouts, so that a label that is measured on sixty screens is shaped only
/// once.
final class LayoutCache: Sendable {
    static let shared = LayoutCache(shaper: .shared)

    private struct Key: Hashable {
        var spans: [TextSpan]
        var options: TextOptions

        /// Compares the spans in place, because they are large and would otherwise be copied.
        static func == (a: Key, b: Key) -> Bool {
            guard a.options == b.options, a.spans.count == b.spans.count else { return false }
            return a.spans.withUnsafeBufferPointer { a in
                b.spans.withUnsafeBufferPointer { b in
                    a.indices.allSatisfy { a[$0] == b[$0] }
                }
            }
        }

        /// Hashes the values that differ most between texts. The other values are only compared.
        func hash(into hasher: inout Hasher) {
            hasher.combine(options.width)
            for index in spans.indices {
                hasher.combine(spans[index].text)
                hasher.combine(spans[index].font.pointSize)
            }
        }
    }

    private let shaper: Shaper
    private let layouts: Mutex<[Key: TextLayout]>
    /// The number of layouts at which the cache is emptied.
    private static let capacity = 4096
    /// The length in bytes of the longest texts in the cache. For longer ones, only the glyphs of
    /// the last text, which is measured and drawn in several widths, and the latest few layouts are
    /// kept.
    private static let longestText = 4096
    private let longText = Mutex<LongText?>(nil)
    private static let longLayoutCount = 4
    private let longLayouts = Mutex<[(key: Key, layout: TextLayout)]>([])

    private struct LongText {
        var spans: [TextSpan]
        var direction: BaseDirection
        var language: EastAsianLanguage?
        var shaped: ShapedText
    }

    init(shaper: Shaper) {
        self.shaper = shaper
        layouts = Mutex(Dictionary(minimumCapacity: Self.capacity))
    }

    func layout(of spans: [TextSpan], options: TextOptions) -> TextLayout {
        guard spans.indices.reduce(0, { $0 + spans[$1].text.utf8.count }) <= Self.longestText
        else {
            return longLayout(of: Key(spans: spans, options: options))
        }
        let key = Key(spans: spans, options: options)
        if let known = layouts.withLock({ $0[key] }) { return known }
        let layout = TextLayout(spans, options: options, shaper: shaper)
        layouts.withLock {
            if $0.count >= Self.capacity { $0.removeAll(keepingCapacity: true) }
            $0[key] = layout
        }
        return layout
    }

    private func longLayout(of key: Key) -> TextLayout {
        let known = longLayouts.withLock { $0.last { $0.key == key } }
        if let known { return known.layout }
        let layout = TextLayout(key.spans, options: key.options, shaper: shaper) {
            shaped($0, key.options)
        }
        longLayouts.withLock {
            if $0.count >= Self.longLayoutCount { $0.removeFirst() }
            $0.append((key, layout))
        }
        return layout
    }

    private func shaped(_ spans: [TextSpan], _ options: TextOptions) -> ShapedText {
        let (direction, language) = (options.baseDirection, options.eastAsianLanguage)
        let last = longText.withLock { $0 }
        if let last, last.direction == direction, last.language == language, last.spans == spans {
            return last.shaped
        }
        let shaped = shaper.shape(spans, direction: direction, language: language)
        longText.withLock {
            $0 = LongText(
                spans: spans, direction: direction, language: language, shaped: shaped)
        }
        return shaped
    }
}

import Foundation
import Synchronization

/// Keeps recent layouts, so that a label that is measured on sixty screens is shaped once.
final class LayoutCache: Sendable {
    static let shared = LayoutCache(shaper: .shared)

    private struct Key: Hashable {
        var spans: [TextSpan]
        var options: TextOptions

        /// What texts differ in most; the rest is compared.
        func hash(into hasher: inout Hasher) {
            hasher.combine(options.width)
            for span in spans {
                hasher.combine(span.text)
                hasher.combine(span.font.pointSize)
            }
        }
    }

    private let shaper: Shaper
    private let layouts: Mutex<[Key: TextLayout]>
    /// The cache is emptied when it holds this many layouts.
    private static let capacity = 4096
    /// In bytes; of longer texts only the glyphs of the last one are kept, which is measured and
    /// drawn in several widths.
    private static let longestText = 4096
    private let longText = Mutex<LongText?>(nil)

    private struct LongText {
        var spans: [TextSpan]
        var direction: BaseDirection
        var shaped: ShapedText
    }

    init(shaper: Shaper) {
        self.shaper = shaper
        layouts = Mutex(Dictionary(minimumCapacity: Self.capacity))
    }

    func layout(of spans: [TextSpan], options: TextOptions) -> TextLayout {
        guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longestText else {
            return TextLayout(spans, options: options, shaper: shaper) {
                shaped($0, direction: options.baseDirection)
            }
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

    private func shaped(_ spans: [TextSpan], direction: BaseDirection) -> ShapedText {
        let last = longText.withLock { $0 }
        if let last, last.direction == direction, last.spans == spans { return last.shaped }
        let shaped = shaper.shape(spans, direction: direction)
        longText.withLock {
            $0 = LongText(spans: spans, direction: direction, shaped: shaped)
        }
        return shaped
    }
}

import CoreGraphics
import Foundation
import Testing

@testable import Typesetting

/// Tests the property that a layout depends on its own text and options alone.
@Suite struct LayoutCacheTests {
    private static let texts = [
        "Hello", "Hello world, this wraps", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc", "\u{E44}\u{E17}",
        "naïve → text", "a\nb", "",
    ]

    private func layouts(_ texts: [String], _ shaper: Shaper) -> [TextLayout] {
        texts.map {
            let span = TextSpan($0, font: .system(size: 17))
            return TextLayout([span], options: TextOptions(width: 80), shaper: shaper)
        }
    }

    @Test func orderDoesNotMatter() {
        let forwards = layouts(Self.texts, Shaper(catalog: .shared))
        let backwards = layouts(Self.texts.reversed(), Shaper(catalog: .shared))
        #expect(forwards == backwards.reversed())
    }

    @Test func cachedLayoutsAreEqual() {
        let cache = LayoutCache(shaper: Shaper(catalog: .shared))
        let span = TextSpan("Hello world", font: .system(size: 17))
        let first = cache.layout(of: [span], options: TextOptions(width: 50))
        #expect(cache.layout(of: [span], options: TextOptions(width: 50)) == first)
        #expect(cache.layout(of: [span], options: TextOptions(width: 500)) != first)
    }

    @Test func cacheIsThreadSafe() async {
        let expected = layouts(Self.texts, .shared)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { layouts(Self.texts, .shared) == expected }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}

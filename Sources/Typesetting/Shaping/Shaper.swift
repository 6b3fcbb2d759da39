import CPango
import CoreGraphics
import Foundation
import Synchronization

/// Turns text into glyphs with Pango, which is confined to one lock.
final class Shaper: Sendable {
    static let shared = Shaper(catalog: .shared)

    /// A longer text is cut here: beyond it no screen shows more, and shaping would take minutes.
    static let characterLimit = 100_000

    let catalog: FontCatalog
    private let engine: Mutex<PangoEngine>

    init(catalog: FontCatalog) {
        self.catalog = catalog
        engine = Mutex(PangoEngine(catalog: catalog))
    }

    /// Lets texts be set with the faces of a file.
    func add(fontFile path: String) {
        engine.withLock { $0.add(fontFile: path) }
    }

    func shape(_ spans: [TextSpan], direction: BaseDirection) -> ShapedText {
        let source = SourceText(spans, limit: Self.characterLimit)
        var result = ShapedText(wasCut: source.wasCut)
        engine.withLock { engine in
            for range in source.paragraphs {
                let style = spans[source.span(at: range.lowerBound)].paragraph
                let paragraph = ParagraphShaper(
                    source: source, range: range, direction: style?.baseDirection ?? direction,
                    engine: engine
                ).shape(missing: &result.missing)
                result.paragraphs.append(paragraph)
            }
        }
        return result
    }
}

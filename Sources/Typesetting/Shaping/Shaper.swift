import CPango
import CoreGraphics
import Foundation
import Synchronization

/// Shapes text with Pango, protected by a lock.
final class Shaper: Sendable {
    static let shared = Shaper(catalog: .shared)

    /// The number of Unicode scalars at which longer text is cut off, with a diagnostic. No screen
    /// shows more, and shaping would take minutes. A decision.
    static let characterLimit = 100_000

    let catalog: FontCatalog
    private let engine: Mutex<PangoEngine>

    init(catalog: FontCatalog) {
        self.catalog = catalog
        engine = Mutex(PangoEngine(catalog: catalog))
    }

    /// Makes the faces of a file available for texts.
    func add(fontFile path: String) {
        engine.withLock { $0.add(fontFile: path) }
    }

    /// - Parameter language: The language of the screen, if it is written with ideographs.
    func shape(
        _ spans: [TextSpan], direction: BaseDirection, language: EastAsianLanguage? = nil
    ) -> ShapedText {
        let source = SourceText(spans, limit: Self.characterLimit)
        var result = ShapedText(wasCut: source.wasCut)
        engine.withLock { engine in
            for range in source.paragraphs {
                let style = spans[source.span(at: range.lowerBound)].paragraph
                let paragraph = ParagraphShaper(
                    source: source, range: range, direction: style?.baseDirection ?? direction,
                    language: language, engine: engine
                ).shape(missing: &result.missing)
                result.paragraphs.append(paragraph)
            }
        }
        return result
    }
}

import AssetCatalogs
import Foundation
import Testing

/// The form exported by the SF Symbols app, with guides and drawings.
struct SymbolTemplateTests {
    private static let guides = """
        <line id="Baseline-M" x1="0" x2="9" y1="120" y2="120"/>
        <line id="Capline-M" x1="0" x2="9" y1="50" y2="50"/>
        <line id="left-margin-Regular-M" x1="100" y1="0"/>
        <line id="right-margin-Regular-M" x1="200" y1="0"/>
        """
    private static let symbols = """
        <g id="Symbols"><g id="Regular-M"><path d="M100 50h100v70z"/></g></g>
        """

    private func drawing(_ content: String) -> String? {
        SymbolTemplate.drawing(in: Data("<svg>\(content)</svg>".utf8)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The height of the capital letters is 70, and 35 percent of it is added above and below.
    @Test func theRegularMediumDrawing() throws {
        let file = try #require(drawing(Self.guides + Self.symbols))
        #expect(file.contains(#"width="100.0" height="119.0" viewBox="100.0 25.5 100.0 119.0""#))
        #expect(file.hasSuffix(Self.guides + Self.symbols + "</svg>"))
    }

    @Test func otherFilesHaveNone() {
        #expect(drawing(Self.guides) == nil)
        #expect(drawing(Self.symbols) == nil)
    }
}

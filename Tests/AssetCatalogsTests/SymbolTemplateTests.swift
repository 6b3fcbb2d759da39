import AssetCatalogs
import Foundation
import Testing

/// The form exported by the SF Symbols app ("Creating custom symbol images for your app").
struct SymbolTemplateTests {
    private let lines = """
        <line id='Baseline-M' y1='120'/><line id='Capline-M' y1='50'/>
        <line id='left-margin' x1='100'/><line id='right-margin' x1='200'/>
        """

    private func drawing(_ text: String) -> String? {
        SymbolTemplate.drawing(in: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func theRootGetsTheSizeOfTheDrawing() throws {
        let end = "<!-- ä --><g id='Symbols'><g id='Regular-M'/></g>\(lines)</svg>\n"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- id="Regular-M" > --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
            <svg width="300" title=">">\(end)
            """
        let result = try #require(drawing(text))
        #expect(result.hasPrefix("<svg xmlns="))
        #expect(
            result.contains(" width=\"100.0\" height=\"119.0\" viewBox=\"100.0 25.5 100.0 119.0\">")
        )
        #expect(result.hasSuffix("</style>" + end))
    }

    @Test(arguments: [
        "", "<svg>", "<svg/>", "<svg id='Regular-M'/>", "<svg><!-- id='Regular-M' -->#</svg>",
        "<svg><g id='Regular-M'/>#", "<svg><g id='Regular-M' id='Regular-M'/>#</svg>",
    ])
    func filesWithoutADrawing(_ text: String) {
        #expect(drawing(text.replacingOccurrences(of: "#", with: lines)) == nil)
    }
}

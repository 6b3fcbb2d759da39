import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Metrics.md 5 for sizes by name and style;
/// Documentation/DocumentFormat.md 5 for spellings.
@MainActor struct FontDecoderTests {
    typealias Row = (String, CGFloat, @MainActor @Sendable () -> UIFont)
    nonisolated static let rows: [Row] = [
        (#"type="system" pointSize="17""#, 17, { .systemFont(ofSize: 17) }),
        (#"type="boldSystem" pointSize="15""#, 15, { .boldSystemFont(ofSize: 15) }),
        (#"type="italicSystem" pointSize="13""#, 13, { .italicSystemFont(ofSize: 13) }),
        (
            #"type="system" weight="semibold" pointSize="20""#, 20,
            { .systemFont(ofSize: 20, weight: .semibold) }
        ),
        (
            #"type="system" weight="light" pointSize="9.5""#, 9.5,
            { .systemFont(ofSize: 9.5, weight: .light) }
        ),
        (#"type="system" pointSize="0.0""#, 12, { .systemFont(ofSize: 12) }),
        (#"type="system" size="system""#, 14, { .systemFont(ofSize: 14) }),
        (#"type="system" size="button""#, 18, { .systemFont(ofSize: 18) }),
        (#"metaFont="smallSystem""#, 12, { .systemFont(ofSize: 12) }),
        (#"style="UICTFontTextStyleBody""#, 17, { .preferredFont(forTextStyle: .body) }),
        (#"style="UICTFontTextStyleCaption1""#, 12, { .preferredFont(forTextStyle: .caption1) }),
        (#"style="UICTFontTextStyleTitle0""#, 34, { .preferredFont(forTextStyle: .largeTitle) }),
    ]

    @Test(arguments: rows)
    func formats(
        _ attributes: String, _ size: CGFloat, _ expected: @MainActor @Sendable () -> UIFont
    ) throws {
        let font = FontDecoder.font(try .xml("<fontDescription \(attributes)/>"))
        #expect(font?.pointSize == size)
        #expect(font == expected())
    }

    @Test func customFontsKeepTheirSize() throws {
        let element = try Element.xml(
            #"<fontDescription name="HelveticaNeue" family="Helvetica Neue" pointSize="21"/>"#)
        let (font, _) = DiagnosticLog.collecting { FontDecoder.font(element) }
        #expect(font?.pointSize == 21)
    }

    @Test func unknownFontsAreNil() throws {
        #expect(FontDecoder.font(try .xml(#"<fontDescription pointSize="12"/>"#)) == nil)
    }

    /// A font's diagnostic is reported once, at its first line in the document, whatever the scene.
    @Test func substitutesAreReportedOnceWithTheFirstLine() throws {
        let label = { (id: String) in
            """
            <label id="\(id)"><rect key="frame" width="40" height="20"/>
            <fontDescription key="fontDescription" name="Sora-Bold" pointSize="12"/></label>
            """
        }
        let built = try Document.building(
            "<view><subviews>\n\(label("a"))\n\(label("b"))\n</subviews></view>")
        #expect(built.diagnostics.count == 1)
        #expect(built.diagnostics.first?.hasPrefix("Test.xib:6: warning: ") == true)
    }
}

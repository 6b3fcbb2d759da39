import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: W3C, "SVG 1.1", 19.2.11 on calculation modes; that all frames are on one page is a
/// decision.
@Suite struct AnimatedSVGTests {
    private func page(_ x: CGFloat) -> DisplayList {
        let path = Path(rect: CGRect(x: x, y: 0, width: 1, height: 1))
        return DisplayList(
            size: CGSize(width: 10, height: 20),
            items: [.fill(Fill(path: path, paint: .color(.black)))])
    }

    @Test func framesAreShownInTurn() throws {
        let bytes = try CairoRenderer.animatedSVG(
            [page(0), page(1), page(0), page(2)], framesPerSecond: 8, metadata: "a & b")
        let text = String(decoding: bytes, as: UTF8.self)
        let opening = try #require(text.firstMatch(of: /<svg [^>]*>/)).output
        #expect(opening.hasSuffix(#" width="10" height="20" viewBox="0 0 10 20">"#))
        #expect(
            text.contains(opening + "\n<metadata>a &amp; b</metadata>\n<g>\n<animateTransform "))
        #expect(text.contains(#" calcMode="discrete" dur="0.5s" repeatCount="indefinite" "#))
        // Three different frames in two columns.
        #expect(text.contains(#" values="0,0;-10,0;0,0;0,-20"/>"#))
        #expect(text.hasSuffix("</g>\n</svg>\n"))
    }

    @Test func equalFilmsAreEqualFiles() throws {
        let frames = [page(0), page(1)]
        let first = try CairoRenderer.animatedSVG(frames, framesPerSecond: 2)
        _ = try CairoRenderer.svg(page(3))
        #expect(try CairoRenderer.animatedSVG(frames, framesPerSecond: 2) == first)
    }
}

import CoreGraphics
import Foundation
import Testing

/// Source: SVG 1.1, 5.1 and 7.7: the root's width and height, otherwise its viewBox.
struct SVGHeaderTests {
    private func size(_ text: String) -> [Int]? {
        CGImage(data: Data(text.utf8)).map { [$0.width, $0.height] }
    }

    @Test(arguments: [
        ("<svg width=\"30\" height=\"20\"/>", [30, 20]),
        (
            "<?xml version=\"1.0\"?>\n<!-- <svg width=\"1\"> -->\n<svg width='30px' height='19.5pt'>",
            [30, 20]
        ),
        ("<svg\n  viewBox=\"0 0 30 20\">", [30, 20]),
        ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,30,20\">", [30, 20]),
        ("<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='30' height='20'>", [30, 20]),
        (
            """
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
            <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>
            <svg xmlns="&ns_svg;" width="30" height="20">
            """, [30, 20]
        ),
    ])
    func sizes(_ text: String, _ expected: [Int]) {
        #expect(size(text) == expected)
    }

    @Test(arguments: [
        "", "svg", "<html/>", "<svg/>", "<svg width=\"0\" height=\"9\"/>", "<svg width=\"30\"",
        "<svg width=\"nan\" height=\"9\"/>", "<!-- <svg width=\"1\" height=\"1\"/>",
        "<svg width=\"1e9\" height=\"9\"/>", "<svgs width=\"30\" height=\"20\"/>",
        "<html><svg width=\"30\" height=\"20\"/></html>",
    ])
    func noSize(_ text: String) {
        #expect(size(text) == nil)
    }

    /// Only the comment isn't ASCII.
    @Test func otherEncodings() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"windows-1252\"?><!-- é -->"
            + "<svg width=\"30\" height=\"20\"/>"
        let image = CGImage(data: try #require(text.data(using: .windowsCP1252)))
        #expect(image?.width == 30)
    }
}

import ContactSheetDevices
import ContactSheetGallery
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation
import Testing

@testable import ContactSheet

/// Source: Documentation/Gallery.md 1 and 2, and GitHub's documentation of its Markdown.
@Suite struct GallerySummaryTests {
    private let configuration = Configuration.all(Device.named(["iphone-x"]))[0]

    private func summary(
        _ title: String = "Done", address: String? = nil, count: Int = 1
    ) -> String {
        let outcomes = (0..<count).map { number in
            SnapshotOutcome(
                preview: "Main \(number)", name: configuration.name, configuration: configuration,
                verdict: .changed([
                    .property(
                        ChangedView("“\(number)” button"), name: "title", from: title,
                        to: "Finish")
                ]), file: nil)
        }
        let snapshot = GallerySnapshot(
            configuration, image: "images/a.svg", thumbnail: "thumbnails/b.png",
            reference: "images/c.svg")
        return GallerySummary(
            address: address, outcomes: outcomes,
            snapshots: Dictionary(outcomes.map { ($0.id, snapshot) }) { first, _ in first }
        ).text
    }

    @Test func changesHavePictures() {
        let lines = summary().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first?.hasPrefix("<!-- contactsheet ") == true)
        #expect(lines[1] == "### Snapshots\\: 1 changed")
        #expect(
            lines[5].hasSuffix(
                #"| <img src="images/c.svg" width="160" alt=""> | "#
                    + #"<img src="thumbnails/b.png" width="160" alt=""> |"#))
    }

    @Test func addressesMakeLinksAbsolute() {
        let text = summary(address: "https://example.com/g/")
        #expect(text.contains("(https://example.com/g/index.html)"))
        #expect(text.contains(#"src="https://example.com/g/thumbnails/b.png""#))
        let link = /\(https:\/\/example\.com\/g\/index\.html#view=change&q=change:[0-9a-f]+\)/
        #expect(text.contains(link))
    }

    @Test func longListsAreCut() {
        #expect(summary(count: 22).hasSuffix("\nand 2 more changes\n"))
    }

    /// Property: a text adds no row, cell, element, or link.
    @Test(arguments: HostileText.all)
    func textsAreEscaped(_ text: String) {
        let summary = summary(text)
        #expect(summary.split(separator: "\n").count == 5)
        let escaped = summary.utf8.indices.count { summary.utf8[$0...].starts(with: "\\<".utf8) }
        #expect(summary.utf8.count { $0 == UInt8(ascii: "<") } - escaped == 3)
        #expect(!summary.unicodeScalars.contains { $0 != "\n" && HostileText.isActive($0) })
    }

    @Test(arguments: [
        ("https://example.com/g", "https://example.com/g/"), ("http://a.b/", "http://a.b/"),
        ("example.com", nil), ("ftp://example.com", nil), ("https://a.b/?q=1", nil),
        ("https://a.b/\"><script>", nil), ("https://a.b/)(", nil), ("javascript:alert(1)", nil),
        ("https://", nil), ("https://a.b/\u{202E}", nil),
    ])
    func addresses(_ text: String, _ address: String?) {
        #expect((try? WebAddress(option: text))?.text == address)
    }
}

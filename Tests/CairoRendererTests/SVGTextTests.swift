import CairoRenderer
import CoreGraphics
import Foundation
import FoundationXML
import Testing

/// Source: SVG 1.1's rules for identifiers and clips; one CSS pixel per point.
@Suite struct SVGTextTests {
    @Test func smallPages() throws {
        let list = DisplayList(
            size: CGSize(width: 30, height: 20.5), items: [.rect(1, 2, 3, 4, .blue)])
        let d = "m1 2h3v4H1z"
        let style = "fill:#0000ff"
        let xlink = "http://www.w3.org/1999/xlink"
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="\(xlink)" width="30px" \
            height="20.5px" viewBox="0 0 30 20.5" version="1.1">
            <metadata>a &lt; &amp; &gt; "b" \u{FFFD}\n</metadata>
            <g id="surface0">
            <path style="\(style)" d="\(d)"/>
            </g>
            </svg>

            """
        let text = try CairoRenderer.svg(list, metadata: "a < & > \"b\" \u{1}\n")
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test func identifiersAreUniqueAndEveryReferenceResolves() throws {
        let text = try CairoRenderer.svg(Everything.page(seed: 1))
        let document = try XMLDocument(data: Data(text))
        let ids = try document.nodes(forXPath: "//@id").compactMap(\.stringValue)
        #expect(ids.count > 60 && Set(ids).count == ids.count)
        let string = String(decoding: text, as: UTF8.self)
        let references = string.matches(of: /url\(#([^)]*)\)|"#([^"]*)"/)
        #expect(references.count > 80)
        for match in references {
            #expect(ids.contains(String(match.1 ?? match.2 ?? "")))
        }
    }

    @Test func identifiersCountFromZero() throws {
        let text = String(
            decoding: try CairoRenderer.svg(Everything.page(seed: 1)), as: UTF8.self)
        for kind in ["surface", "clip", "g", "image", "mask", "linear", "radial"] {
            let numbers = try text.matches(of: Regex(" id=\"\(kind)([0-9]+)\"")).map {
                Int($0[1].substring ?? "") ?? -1
            }
            #expect(!numbers.isEmpty && numbers.sorted() == Array(0..<numbers.count))
        }
    }

    @Test func clipPathsStateTheEvenOddRule() throws {
        let outer = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = Everything.roundedRect(CGRect(x: 10, y: 10, width: 10, height: 10), 3)
        let clip = Clip(Path(outer.elements + inner.elements), rule: .evenOdd)
        let list = DisplayList(
            size: CGSize(width: 30, height: 30),
            items: [.group(Group(clip: clip, items: [.rect(0, 0, 30, 30, .blue)]))])
        let document = try XMLDocument(data: Data(CairoRenderer.svg(list)))
        #expect(try document.nodes(forXPath: "//*[local-name()='clipPath']/@clip-rule").count == 1)
    }

    /// Source: SVG 1.1, 14.3.5: any number of elements can refer to a clip.
    @Test func equalClipsAreDefinedOnce() throws {
        let path = Everything.roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), 3)
        let groups = [CGPathFillRule.winding, .winding, .evenOdd].map { rule in
            DisplayItem.group(
                Group(clip: Clip(path, rule: rule), items: [.rect(0, 0, 9, 9, .blue)]))
        }
        let list = DisplayList(size: CGSize(width: 30, height: 30), items: groups)
        let document = try XMLDocument(data: Data(CairoRenderer.svg(list)))
        #expect(try document.nodes(forXPath: "//*[local-name()='clipPath']").count == 3)
        let uses = try document.nodes(forXPath: "//@clip-path").compactMap(\.stringValue)
        #expect(uses == ["url(#clip0)", "url(#clip1)", "url(#clip0)", "url(#clip2)"])
    }

    /// Source: SVG 1.1, 11.3 and 11.4: the initial values of the properties.
    @Test func stylesOmitDefaults() throws {
        let translucent = RGBA(0.505, 1, 0.2, 0.5)
        let list = DisplayList(
            size: CGSize(width: 30, height: 30),
            items: [.rect(0, 0, 9, 9, translucent), .rect(0, 0, 9, 9, .red)])
        let document = try XMLDocument(data: Data(CairoRenderer.svg(list)))
        let styles = try document.nodes(forXPath: "//@style").compactMap(\.stringValue)
        #expect(styles == ["fill:rgb(50.5%,100%,20%);fill-opacity:0.5", "fill:#ff0000"])
    }

    @Test func translationsAreMergedIntoCoordinates() throws {
        let bare = try CairoRenderer.svg(
            DisplayList(size: CGSize(width: 9, height: 9), items: [.rect(3, 3, 2, 2, .red)]))
        let moved = Group(
            transform: CGAffineTransform(translationX: 2, y: 2), items: [.rect(1, 1, 2, 2, .red)])
        let grouped = try CairoRenderer.svg(
            DisplayList(size: CGSize(width: 9, height: 9), items: [.group(moved)]))
        #expect(bare == grouped)
    }

    @Test func blendsBecomeOneImage() throws {
        let text = String(decoding: try CairoRenderer.svg(Everything.page()), as: UTF8.self)
        #expect(text.contains("width=\"786\" height=\"1040\""))
    }
}

import Foundation
import Testing
import UIKit

/// Tests the property that attributes are drawn at the position of their text.
@MainActor @Suite struct TextPainterTests {
    private func items(_ attributes: [NSAttributedString.Key: Any]) -> [DisplayItem] {
        UIScreen.useTextDevice()
        let label = UILabel()
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        all.merge(attributes) { $1 }
        label.attributedText = NSAttributedString(string: "Sphinx", attributes: all)
        label.sizeToFit()
        return label.drawnItems()
    }

    private func box(_ item: DisplayItem?) -> CGRect? {
        guard case .fill(let fill) = item else { return nil }
        var points: [CGPoint] = []
        for case .move(let point) in fill.path.elements { points.append(point) }
        for case .line(let point) in fill.path.elements { points.append(point) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return CGRect(
            x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0),
            height: (y.max() ?? 0) - (y.min() ?? 0))
    }

    /// Rules are on whole pixels, so that they are sharp.
    @Test func rulesOnPixels() throws {
        let items = items([.underlineStyle: NSUnderlineStyle.single.rawValue])
        let rule = try #require(box(items.first))
        #expect(items.count == 2)
        for edge in [rule.minX, rule.minY, rule.maxX, rule.maxY] {
            #expect((edge * 2).rounded() == edge * 2)
        }
        #expect(rule.height == 1 && rule.minY > 16.5 && rule.maxY < 20)
    }

    @Test func backgroundsBehindTheText() throws {
        let items = items([.backgroundColor: UIColor.yellow])
        let rect = try #require(box(items.first))
        #expect(rect.minY == 0 && abs(rect.height - 20.5) <= 0.5)
        #expect(items.runs.count == 1)
    }

    @Test func shadowsAreGroups() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        guard case .group(let group) = items([.shadow: shadow]).first else {
            Issue.record("no group")
            return
        }
        #expect(group.shadow?.standardDeviation == 1)
    }

    /// A slant is applied around the baseline, where nothing moves.
    @Test func slants() throws {
        guard case .group(let group) = items([.obliqueness: 0.3]).first,
            case .glyphs(let run) = group.items.first, let glyph = run.glyphs.first
        else {
            Issue.record("no group")
            return
        }
        let place = glyph.position.applying(group.transform)
        #expect(abs(place.x - glyph.position.x) < 1e-9 && place.y == glyph.position.y)
        let above = CGPoint(x: 0, y: glyph.position.y - 10).applying(group.transform)
        #expect(abs(above.x - 3) < 1e-9)
    }

    @Test func attachments() throws {
        UIScreen.useTextDevice()
        let label = UILabel()
        let image = UIImage(placeholder: "x", size: CGSize(width: 10, height: 10))
        let text = NSMutableAttributedString(attributedString: NSAttributedString(string: "a"))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        label.attributedText = text
        label.sizeToFit()
        let rect = try #require(box(label.drawnItems().last { box($0) != nil }))
        let plain = "a".size(withAttributes: [.font: label.font as Any])
        #expect(abs(rect.width - 10) < 1e-9 && rect.height == 10)
        #expect(abs(rect.minX - plain.width) < 0.5 && abs(rect.maxY - label.font.ascender) < 0.5)
    }
}

import Foundation
import Testing

@testable import UIKit

/// Source: the decision that icons of iOS 6 and earlier are solid, from screenshots of that time.
@MainActor struct BarGlyphClassicTests {
    /// Areas are inside of the box, and lines are at least twice as wide as in iOS 7.
    @Test func iconsAreSolid() throws {
        for item in UIBarButtonItem.SystemItem.allCases {
            guard let glyph = item.glyph, let shape = glyph.classicShape else { continue }
            #expect(!shape.area.isEmpty || shape.lineWidth >= 2.6, "\(item)")
            for text in [shape.area, shape.lines] where !text.isEmpty {
                let bounds = BarGlyphReader(text).path.bounds
                #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds), "\(item)")
            }
        }
    }

    /// The lens of the camera is a hole with a disc in it.
    @Test func insideOutlinesAreHoles() throws {
        UIScreen.main.device = .standard
        let shape = try #require(BarGlyph.camera.classicShape)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
            shape.draw(.identity, color: .black)
        }
        #expect(image.size == CGSize(width: 24, height: 24))
        let path = BarGlyphReader(shape.area).path
        path.usesEvenOddFillRule = true
        #expect(path.contains(CGPoint(x: 4, y: 17)))
        #expect(!path.contains(CGPoint(x: 12, y: 16.8)))
        #expect(path.contains(CGPoint(x: 12, y: 13)))
    }
}

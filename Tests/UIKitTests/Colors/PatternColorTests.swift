import CoreGraphics
import Testing

@testable import UIKit

/// Source: Apple's documentation of `init(patternImage:)`: the image is tiled.
@MainActor @Suite struct PatternColorTests {
    private func items(_ color: UIColor, over rect: CGRect) -> [CGRect] {
        let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
        context.setFillColor(color.cgColor)
        context.fill(rect)
        return context.displayList.items.flatMap(Self.images)
    }

    private static func images(_ item: DisplayItem) -> [CGRect] {
        switch item {
        case .image(let placed): [placed.rect]
        case .group(let group): group.items.flatMap(images)
        default: []
        }
    }

    private var tile: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    @Test func copiesStartAtTheOrigin() {
        let rects = items(
            UIColor(patternImage: tile), over: CGRect(x: 15, y: 5, width: 10, height: 10))
        #expect(
            rects == [
                CGRect(x: 10, y: 0, width: 10, height: 20),
                CGRect(x: 20, y: 0, width: 10, height: 20),
            ])
    }

    @Test func aPlainColorFollowsAPattern() {
        let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
        context.setFillColor(UIColor(patternImage: tile).cgColor)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.displayList.items.count == 1)
        #expect(context.displayList.items.flatMap(Self.images).isEmpty)
    }

    @Test func patternsAreDifferentColors() {
        #expect(UIColor(patternImage: tile) != UIColor(cgColor: CGColor(RGBA(0.5, 0.5, 0.5))))
        #expect(UIColor(patternImage: tile).withAlphaComponent(0.5).cgColor.pattern != nil)
    }
}

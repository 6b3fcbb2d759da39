import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com on `resizableImage(withCapInsets:resizingMode:)`; values calculated
/// by hand.
@MainActor struct NinePartsTests {
    private func parts(
        _ caps: UIEdgeInsets, _ mode: UIImage.ResizingMode, in rect: CGRect
    ) throws -> [NineParts.Part] {
        let image = try ImageFixtures.image(30, 30)
            .resizableImage(withCapInsets: caps, resizingMode: mode)
        return NineParts(image.attributes, in: rect).parts
    }

    private let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    @Test func stretching() throws {
        let parts = try parts(caps, .stretch, in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(parts.count == 9)
        #expect(parts[0].visible == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(parts[0].whole == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(parts[4].visible == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(parts[4].whole == CGRect(x: -70, y: -30, width: 240, height: 120))
        #expect(parts[8].visible == CGRect(x: 90, y: 50, width: 10, height: 10))
        #expect(parts[8].whole == CGRect(x: 70, y: 30, width: 30, height: 30))
    }

    @Test func tiling() throws {
        let parts = try parts(caps, .tile, in: CGRect(x: 0, y: 0, width: 45, height: 30))
        // 10 | 10 10 5 | 10 horizontally, 10 | 10 | 10 vertically.
        #expect(parts.count == 15)
        #expect(parts[3].visible == CGRect(x: 30, y: 0, width: 5, height: 10))
        #expect(parts[3].whole == CGRect(x: 20, y: 0, width: 30, height: 30))
    }

    /// Property: the visible parts cover the rectangle once.
    @Test(arguments: [CGSize(width: 7, height: 200), CGSize(width: 33.5, height: 31)])
    func partsCoverTheRectangle(_ size: CGSize) throws {
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            let parts = try parts(caps, mode, in: CGRect(origin: .zero, size: size))
            let area = parts.reduce(0) { $0 + $1.visible.width * $1.visible.height }
            #expect(abs(area - size.width * size.height) < 1e-6)
        }
    }

    @Test func tilesHaveALimit() throws {
        let parts = try parts(.zero, .tile, in: CGRect(x: 0, y: 0, width: 1e6, height: 30))
        #expect(parts.count == 1)
    }

    @Test func unstretchedImagesAreDrawnAsAWhole() throws {
        let image = try ImageFixtures.image(30, 30).resizableImage(withCapInsets: caps)
        let items = ImageFixtures.record { image.draw(at: .zero) }
        #expect(items.count == 1)
    }
}

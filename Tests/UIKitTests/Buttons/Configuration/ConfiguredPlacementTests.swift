import Testing

@testable import UIKit

/// Source: developer.apple.com on `imagePlacement`, `imagePadding`, and `titlePadding`; values
/// calculated by hand.
@MainActor @Suite struct ConfiguredPlacementTests {
    private func placement(
        _ edge: NSDirectionalRectEdge, width: CGFloat = 500
    ) -> ConfiguredPlacement {
        var configuration = UIButton.Configuration.plain()
        configuration.imagePlacement = edge
        configuration.imagePadding = 4
        let parts = ConfiguredPlacement.Parts(
            image: CGSize(width: 20, height: 30), accessory: .zero,
            title: { CGSize(width: min(60, $0), height: 10) },
            subtitle: { CGSize(width: min(40, $0), height: 8) })
        return ConfiguredPlacement(parts, configuration, width: width)
    }

    private func frames(
        _ edge: NSDirectionalRectEdge, mirrored: Bool = false
    ) -> ConfiguredPlacement.Frames {
        let placement = placement(edge)
        return placement.frames(
            in: CGRect(origin: .zero, size: placement.size), horizontal: .center,
            vertical: .center, isMirrored: mirrored)
    }

    @Test func sizes() {
        #expect(placement(.leading).size == CGSize(width: 84, height: 30))
        #expect(placement(.top).size == CGSize(width: 60, height: 53))
        #expect(placement(.leading, width: 50).size.width == 50)
    }

    @Test func sides() {
        #expect(frames(.leading).image == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(frames(.leading).title.minX == 24)
        #expect(frames(.leading, mirrored: true).image.minX == 64)
        #expect(frames(.trailing).image.minX == 64)
        #expect(frames(.top).image.origin == CGPoint(x: 20, y: 0))
        #expect(frames(.bottom).image.maxY == 53)
    }

    /// There is one point between title and subtitle.
    @Test func subtitlesAreBelowTitles() {
        let frames = frames(.leading)
        #expect(frames.subtitle.minY - frames.title.maxY == 1)
    }
}

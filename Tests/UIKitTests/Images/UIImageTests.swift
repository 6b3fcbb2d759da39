import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com on `UIImage`.
@MainActor struct UIImageTests {
    @Test func copiesDifferInOneProperty() throws {
        let image = try ImageFixtures.image(30, 20)
        let copy = image.withRenderingMode(.alwaysTemplate)
        #expect(copy.renderingMode == .alwaysTemplate && copy.size == image.size)
        #expect(image.renderingMode == .automatic && copy.cgImage == image.cgImage)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
        #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
        #expect(
            image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection)
    }

    @Test func equality() throws {
        let image = try ImageFixtures.image(30, 20)
        #expect(try image == ImageFixtures.image(30, 20))
        #expect(image != image.withRenderingMode(.alwaysTemplate))
        #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
        #expect(UIImage.add != UIImage.remove)
    }

    /// A cap of n points leaves one point next to it to be stretched.
    @Test func stretchableImagesHaveAMiddleOfOnePoint() throws {
        let image = try ImageFixtures.image(30, 20).stretchableImage(
            withLeftCapWidth: 14, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 15))
        #expect(image.resizingMode == .stretch)
    }

    @Test func animatedImagesShowTheFirst() throws {
        let images = [try ImageFixtures.image(30, 20), try ImageFixtures.image(9, 9)]
        let image = try #require(UIImage.animatedImage(with: images, duration: 2))
        #expect(image.size == images[0].size && image.images?.count == 2 && image.duration == 2)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func thumbnailsHaveTheirSize() throws {
        let size = CGSize(width: 10, height: 5)
        let image = try ImageFixtures.image(30, 20)
        #expect(image.preparingThumbnail(of: size)?.size == size)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        let cgImage = try #require(image.cgImage)
        let turned = UIImage(cgImage: cgImage, scale: 1, orientation: .left)
        #expect(turned.preparingThumbnail(of: size)?.size == size)
    }

    /// Decision: an image returns its own file; other files are written by the painter.
    @Test func dataIsTheFile() throws {
        let file = ImageFixtures.png(30, 20)
        let image = try #require(UIImage(data: file))
        #expect(image.pngData() == file)
    }

    @Test func aTintIsPaintedThroughTheImage() throws {
        let image = try ImageFixtures.image(30, 20).withTintColor(.red)
        let items = ImageFixtures.record { image.draw(at: CGPoint(x: 1, y: 2)) }
        guard case .image(let placed)? = items.first else {
            Issue.record("no image")
            return
        }
        #expect(placed.tint == UIColor.red.cgColor.rgba)
        #expect(placed.rect == CGRect(x: 1, y: 2, width: 30, height: 20))
    }

    /// As in functions of public code that set a color and draw a template to tint it.
    @Test func aTemplateIsDrawnInTheFillColor() throws {
        let image = try ImageFixtures.image(30, 20).withRenderingMode(.alwaysTemplate)
        let items = ImageFixtures.record {
            UIColor.blue.set()
            image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        guard case .image(let placed)? = items.first else {
            Issue.record("no image")
            return
        }
        #expect(placed.tint == UIColor.blue.cgColor.rgba)
    }

    /// The screen position of each stored corner, as documented for `UIImage.Orientation`.
    @Test(arguments: [
        (UIImage.Orientation.up, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)),
        (.down, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)),
        (.left, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0)),
        (.right, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)),
        (.upMirrored, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 0)),
        (.downMirrored, CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)),
        (.leftMirrored, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)),
        (.rightMirrored, CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0)),
    ])
    func orientations(_ orientation: UIImage.Orientation, _ topLeft: CGPoint, _ topRight: CGPoint) {
        #expect(CGPoint.zero.applying(orientation.transform) == topLeft)
        #expect(CGPoint(x: 1, y: 0).applying(orientation.transform) == topRight)
        #expect(orientation.mirrored.mirrored == orientation)
    }

    @Test func theVariantFollowsTheAppearance() throws {
        let (light, dark) = (try ImageFixtures.image(10, 10), try ImageFixtures.image(20, 20))
        let asset = UIImageAsset()
        asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let image = asset.image(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(image.size == light.size)
        #expect(
            image.resolved(for: UITraitCollection(userInterfaceStyle: .dark)).size == dark.size)
        asset.unregisterImage(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(
            asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size == light.size)
    }
}

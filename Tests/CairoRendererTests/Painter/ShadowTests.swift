import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the definition of a shadow as an offset, blurred silhouette; the Gaussian's integral.
@Suite struct ShadowTests {
    @Test func shadowsWithoutBlurAreTheOffsetShape() throws {
        let shadow = Shadow(
            offset: CGSize(width: 2, height: 1), standardDeviation: 0, color: .red)
        let group = Group(shadow: shadow, items: [.rect(0, 0, 2, 1, .blue)])
        #expect(try PixelString.of(4, 2, .group(group)) == "BB__\n__RR")
    }

    @Test func shadowPathsReplaceTheItems() throws {
        let path = Path(rect: CGRect(x: 3, y: 0, width: 1, height: 1))
        let shadow = Shadow(offset: .zero, standardDeviation: 0, color: .red, path: path)
        let group = Group(shadow: shadow, items: [.rect(0, 0, 2, 1, .blue)])
        #expect(try PixelString.of(4, 1, .group(group)) == "BB_R")
    }

    @Test func offsetStaysInPageSpaceUnderARotation() throws {
        let shadow = Shadow(offset: CGSize(width: 2, height: 0), standardDeviation: 0, color: .red)
        let turn = CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi / 2)
        let group = Group(transform: turn, shadow: shadow, items: [.rect(0, 0, 1, 1, .blue)])
        #expect(try PixelString.of(4, 1, .group(group)) == "B_R_")
    }

    @Test(arguments: [1.0, 3.0, 6.0, 10.0, 20.0])
    func blurredEdgesFollowTheGaussianIntegral(_ deviation: Double) throws {
        // The blurred edge of a half plane is 1/2 erfc(d / (σ √2)) at the distance d.
        let path = Path(rect: CGRect(x: -400, y: -400, width: 500, height: 1000))
        let shadow = Shadow(offset: .zero, standardDeviation: deviation, color: .black, path: path)
        let list = DisplayList(
            size: CGSize(width: 200, height: 3), items: [.group(Group(shadow: shadow))])
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        for x in 40..<160 {
            let distance = Double(x) + 0.5 - 100
            let expected = 255 * 0.5 * erfc(distance / (deviation * 2.0.squareRoot()))
            #expect(abs(Double(bitmap.color(x, 1) & 255) - expected) < 7)
        }
    }
}

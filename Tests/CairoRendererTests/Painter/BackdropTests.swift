import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Source: the definition of a backdrop as a blurred copy of what is below it; the Gaussian's
/// integral; SVG 1.1, 15.10, for saturation.
@Suite struct BackdropTests {
    private func backdrop(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, blur: Double = 4,
        saturation: Double = 1
    ) -> DisplayItem {
        .backdrop(
            Backdrop(
                path: Path(rect: CGRect(x: x, y: y, width: width, height: height)),
                standardDeviation: blur, saturation: saturation))
    }

    @Test func anEvenAreaKeepsItsColor() throws {
        let red = DisplayItem.rect(0, 0, 4, 1, .red)
        #expect(try PixelString.of(4, 1, red, backdrop(1, 0, 2, 1)) == "RRRR")
        #expect(try PixelString.of(4, 1, backdrop(1, 0, 2, 1)) == "____")
    }

    /// Only what is below the outline's box counts, so edges neither get dark nor take on the colors
    /// next to them.
    @Test func contentOutsideStaysOutside() throws {
        let green = DisplayItem.rect(2, 0, 4, 2, .green)
        let page = [DisplayItem.rect(0, 0, 8, 2, .blue), green, backdrop(2, 0, 4, 2)]
        let list = DisplayList(size: CGSize(width: 8, height: 2), items: page)
        #expect(try PixelString.of(list) == "BBGGGGBB\nBBGGGGBB")
    }

    @Test func laterItemsAreAbove() throws {
        let items = [
            DisplayItem.rect(0, 0, 4, 1, .red), backdrop(0, 0, 4, 1), .rect(1, 0, 1, 1, .blue),
        ]
        #expect(
            try PixelString.of(DisplayList(size: CGSize(width: 4, height: 1), items: items))
                == "RBRR")
    }

    @Test func backdropsShowEarlierOnes() throws {
        let items = [
            DisplayItem.rect(0, 0, 4, 1, .red), backdrop(0, 0, 4, 1), .rect(0, 0, 4, 1, .green),
            backdrop(1, 0, 2, 1),
        ]
        #expect(
            try PixelString.of(DisplayList(size: CGSize(width: 4, height: 1), items: items))
                == "GGGG")
    }

    /// A group that is painted separately shows what is below the group.
    @Test func groupsShowThePageBelowThem() throws {
        let faded = Group(opacity: 0.5, items: [.rect(9, 9, 1, 1, .blue), backdrop(1, 0, 2, 1)])
        let red = DisplayItem.rect(0, 0, 4, 1, .red)
        #expect(try PixelString.of(4, 1, red, .group(faded)) == "RRRR")
        let masked = Group(mask: [.rect(1, 0, 1, 1, .black)], items: [backdrop(0, 0, 4, 1)])
        #expect(try PixelString.of(4, 1, red, .group(masked)) == "RRRR")
    }

    @Test func itCastsAShadowLikeAFill() throws {
        let shadow = Shadow(offset: CGSize(width: 0, height: 1), standardDeviation: 0, color: .red)
        let group = Group(shadow: shadow, items: [backdrop(0, 0, 2, 1)])
        #expect(try PixelString.of(3, 2, .group(group)) == "___\nRR_")
    }

    @Test func saturation() throws {
        // 0.2126 × 255 is 54.2, and 0.7152 × 255 is 182.4.
        let items: [DisplayItem] = [
            .rect(0, 0, 1, 1, .red), .rect(1, 0, 1, 1, .green), .rect(2, 0, 1, 1, .white),
            backdrop(0, 0, 1, 1, saturation: 0), backdrop(1, 0, 1, 1, saturation: 0),
            backdrop(2, 0, 1, 1, saturation: 3),
        ]
        let list = DisplayList(size: CGSize(width: 3, height: 1), items: items)
        let bitmap = try CairoRenderer.bitmap(list, scale: 1)
        #expect(bitmap.color(0, 0) == 0x3636_36FF)
        #expect(bitmap.color(1, 0) == 0xB6B6_B6FF)
        #expect(bitmap.color(2, 0) == 0xFFFF_FFFF)
    }

    @Test(arguments: [2.0, 5.0, 10.0, 20.0], [1.0, 3.0])
    func edgesFollowTheGaussianIntegral(_ deviation: Double, scale: Double) throws {
        // The blurred edge of a half plane is 1/2 erfc(d / (σ √2)) at the distance d.
        let items = [
            DisplayItem.rect(0, 0, 200, 8, .black), .rect(0, 0, 100, 8, .white),
            backdrop(0, 0, 200, 8, blur: deviation),
        ]
        let list = DisplayList(size: CGSize(width: 200, height: 8), items: items)
        let bitmap = try CairoRenderer.bitmap(list, scale: scale)
        for x in Int(saturating: 20 * scale)..<Int(saturating: 180 * scale) {
            let distance = (Double(x) + 0.5) / scale - 100
            let expected = 255 * 0.5 * erfc(distance / (deviation * 2.0.squareRoot()))
            let value = bitmap.color(x, Int(saturating: 4 * scale)) >> 24
            #expect(abs(Double(value) - expected) < 10)
        }
    }

    private var colorful: DisplayList {
        var items: [DisplayItem] = [.rect(0, 0, 120, 90, .white)]
        for index in 0..<6 {
            let color = RGBA(Double(index % 2), Double(index % 3) / 2, Double(index) / 5)
            items.append(.rect(Double(index) * 20, Double(index % 4) * 15, 20, 40, color))
        }
        items.append(backdrop(0, 0, 120, 30, blur: 9, saturation: 1.8))
        let mask = Group(
            mask: [.rect(10, 40, 60, 40, RGBA(0, 0, 0, 0.5))], items: [backdrop(0, 35, 120, 50)])
        items.append(.group(mask))
        let turned = CGAffineTransform(translationX: 90, y: 40).rotated(by: 0.4)
        items.append(.group(Group(transform: turned, items: [backdrop(0, 0, 20, 30)])))
        return DisplayList(size: CGSize(width: 120, height: 90), items: items)
    }

    /// Property: painted by librsvg, the SVG file shows the same as the pixels.
    @Test func vectorFilesShowTheSame() throws {
        let list = colorful
        let svg = try CairoRenderer.svg(list)
        #expect(try CairoRenderer.svg(list) == svg)
        let image = try #require(CGImage(data: Data(svg)))
        let rect = CGRect(origin: .zero, size: list.size)
        let copy = DisplayList(
            size: list.size, items: [.image(PlacedImage(image: image, rect: rect))])
        let (a, b) = try (
            CairoRenderer.bitmap(list, scale: 2), CairoRenderer.bitmap(copy, scale: 2)
        )
        let differences = zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) < differences.count / 2)
        #expect(differences.max() ?? 0 < 40)
    }

    /// An even backdrop is a fill, so bars above plain content add no image to the file.
    @Test func anEvenBackdropIsAFill() throws {
        let list = DisplayList(
            size: CGSize(width: 40, height: 40),
            items: [.rect(0, 0, 40, 40, .red), backdrop(0, 0, 40, 20)])
        let svg = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
        #expect(!svg.contains("<image"))
    }
}

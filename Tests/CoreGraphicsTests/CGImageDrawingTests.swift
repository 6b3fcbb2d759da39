import CoreGraphics
import Testing

/// Source: developer.apple.com on CGImage and CGContext. The limits are this package's decisions.
@Suite struct CGImageDrawingTests {
    private func image(_ side: CGFloat, scale: CGFloat = 1, _ items: [DisplayItem] = []) -> CGImage?
    {
        let list = DisplayList(size: CGSize(width: side, height: side), items: items)
        return CGImage(drawing: list, scale: scale)
    }

    @Test func pixelSizesIncludeTheScale() {
        #expect(image(10.2, scale: 2)?.width == 21)
        #expect(image(10, scale: 3)?.height == 30)
        #expect(image(0) == nil && image(.nan) == nil && image(40_000) == nil)
    }

    @Test func nestedImagesHaveALimit() throws {
        var inner = try #require(image(4))
        for depth in 1...100 {
            let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
            let placed = DisplayItem.image(PlacedImage(image: inner, rect: rect))
            guard let outer = image(4, [placed, placed]) else {
                #expect(depth == CGImage.greatestNesting)
                return
            }
            inner = outer
        }
        Issue.record("no end")
    }

    @Test func croppingKeepsWholePixels() throws {
        let whole = try #require(image(10))
        let part = whole.cropping(to: CGRect(x: 7.5, y: 2, width: 10, height: 3))
        #expect(part?.width == 3 && part?.height == 3)
        #expect(whole.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
        #expect(whole.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func aBitmapContextHasYUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
        let drawn = try #require(context.makeImage())
        #expect(drawn.width == 20 && drawn.height == 10)
        #expect("\(try #require(drawn.drawing))".hasSuffix("fill rect(0 8 5 2) #000000"))
    }
}

/// Source: developer.apple.com on `CGContext.clip(to:mask:)` and transparency layers.
@Suite struct ContextClipTests {
    private func record(_ draw: (CGContext) throws -> Void) rethrows -> [String] {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        try draw(context)
        return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func masksApplyToLaterItems() throws {
        let dot = DisplayItem.fill(
            Fill(path: Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(.black)))
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: [dot])
        let image = try #require(CGImage(drawing: list, scale: 1))
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        let lines = record {
            $0.saveGState()
            $0.setAlpha(0.5)
            $0.clip(to: rect, mask: image)
            $0.fill(rect)
            $0.restoreGState()
        }
        #expect(
            lines == [
                "  group", "    mask", "      group transform [1 0 0 -1 0 40]",
                "        image 2×2 in rect(10 10 20 20)", "    fill rect(10 10 20 20) #000000/0.5",
            ])
    }

    @Test func boundingBoxOfTheClip() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.translateBy(x: 10, y: 0)
        context.clip(to: CGRect(x: 20, y: 20, width: 200, height: 20))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 20, width: 70, height: 20))
    }

    @Test func nestedClipsHaveALimit() {
        let context = CGContext(size: CGSize(width: 10, height: 10))
        for _ in 0..<10_000 { context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5)) }
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(context.displayList.description.split(separator: "\n").count < 400)
    }

    @Test func tilesCoverTheClip() throws {
        let list = DisplayList(size: CGSize(width: 2, height: 2))
        let image = try #require(CGImage(drawing: list, scale: 1))
        let lines = record {
            $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
            $0.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10), byTiling: true)
        }
        #expect(lines.filter { $0.contains("image") }.count == 5 * 3)
    }
}

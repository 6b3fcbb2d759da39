import CoreGraphics
import Testing

/// Source: developer.apple.com on CGContext. The dump makes the recorded list readable.
@Suite struct CGContextTests {
    private func record(_ draw: (CGContext) -> Void) -> [String] {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        draw(context)
        return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
    }

    private let unit = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func transformsAreAppliedToCoordinates() {
        let lines = record {
            $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.translateBy(x: 5, y: 6)
            $0.scaleBy(x: 2, y: 3)
            $0.fill(unit)
        }
        #expect(lines == ["  fill rect(5 6 20 30) #ff0000"])
    }

    @Test func pathsUseTheTransformAtConstruction() {
        let lines = record {
            $0.move(to: .zero)
            $0.translateBy(x: 50, y: 0)
            $0.addLine(to: CGPoint(x: 0, y: 10))
            $0.strokePath()
        }
        #expect(lines == ["  stroke 1 path(M0,0 L50,10) #000000"])
    }

    @Test func savingAndRestoring() {
        let lines = record {
            $0.saveGState()
            $0.setAlpha(0.5)
            $0.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
            $0.fill(unit)
            $0.restoreGState()
            $0.fill(unit)
            $0.restoreGState()
        }
        #expect(
            lines == [
                "  group clip rect(0 0 50 50)", "    fill rect(0 0 10 10) #000000/0.5",
                "  fill rect(0 0 10 10) #000000",
            ])
    }

    @Test func emptyClipsOmitAllItems() {
        let lines = record {
            $0.saveGState()
            $0.clip(to: unit)
            $0.restoreGState()
        }
        #expect(lines.isEmpty)
    }

    @Test func transparencyLayersApplyAlphaAndShadowToTheWhole() {
        let lines = record {
            $0.setAlpha(0.25)
            $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
            $0.beginTransparencyLayer()
            $0.fill(unit)
            $0.endTransparencyLayer()
        }
        #expect(
            lines == [
                "  group opacity 0.25 isolated shadow 1,2 blur 3 #000000/0.333",
                "    fill rect(0 0 10 10) #000000",
            ])
    }

    @Test func nonuniformScalesStretchStrokes() {
        let even = record {
            $0.scaleBy(x: 3, y: 3)
            $0.setLineWidth(2)
            $0.stroke(unit)
        }
        #expect(even == ["  stroke 6 rect(0 0 30 30) #000000"])
        let uneven = record {
            $0.scaleBy(x: 3, y: 1)
            $0.stroke(unit)
        }
        #expect(uneven.first == "  group transform [3 0 0 1 0 0]")
        #expect(uneven.last == "    stroke 1 rect(0 0 10 10) #000000")
    }

    @Test func blendModesWrapTheItem() {
        let lines = record {
            $0.setBlendMode(.multiply)
            $0.fill(unit)
        }
        #expect(lines == ["  group blend multiply", "    fill rect(0 0 10 10) #000000"])
    }

    @Test func gradientsFollowTheTransformAndTheirOptions() throws {
        let colors = [CGColor.black, CGColor.white]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.translateBy(x: 10, y: 0)
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 50), options: .drawsAfterEndLocation)
        guard case .fill(let fill) = context.displayList.items.first,
            case .linearGradient(let stops, let start, let end) = fill.paint
        else { throw Missing.gradient }
        #expect(start == CGPoint(x: 10, y: 0) && end == CGPoint(x: 10, y: 50))
        #expect(!stops.drawsBeforeStart && stops.drawsAfterEnd)
        #expect(stops.stops.map(\.location) == [0, 1])
    }

    /// In a y-down context, Core Graphics draws images upside down.
    @Test func imagesAreFlippedVertically() throws {
        let image = try #require(CGImage(data: Data(smallestPNG)))
        let lines = record { $0.draw(image, in: unit) }
        #expect(lines.first == "  group transform [1 0 0 -1 0 10]")
        #expect(record { $0.drawUpright(image, in: unit) } == ["  image 3×2 in rect(0 0 10 10)"])
    }

    @Test func invalidImageDataIsNil() {
        #expect(CGImage(data: Data()) == nil)
        #expect(CGImage(data: Data([0x89, 0x50, 0x4E, 0x47])) == nil)
        #expect(CGImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0])) == nil)
        #expect(CGImage(data: Data("<svg/>".utf8)) == nil)
    }

    private enum Missing: Error { case gradient }

    /// The signature and header of a PNG of 3 by 2 pixels, which is never decoded here.
    private let smallestPNG: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0]
}

import CoreImageStub
import Testing
import UIKit

@Suite @MainActor struct CIFilterTests {
    private func image(_ width: Int, _ height: Int) throws -> CGImage {
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(drawn.cgImage)
    }

    @Test func outputIsTheInput() throws {
        let pixels = try image(40, 20)
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.setValue(CIImage(cgImage: pixels), forKey: kCIInputImageKey)
        filter.setValue(0.8, forKey: kCIInputIntensityKey)
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(CIContext().createCGImage(output, from: output.extent) == pixels)
        #expect(UIImage(ciImage: output).cgImage == pixels)
    }

    @Test func unknownNamesAreNoFilters() { #expect(CIFilter(name: "Sepia") == nil) }

    @Test func keysAreThoseOfTheReference() throws {
        let twirl = try #require(CIFilter(name: "CITwirlDistortion"))
        #expect(twirl.inputKeys == ["inputAngle", "inputCenter", "inputImage", "inputRadius"])
    }

    @Test func croppingReturnsAPartOfTheImage() throws {
        let whole = CIImage(cgImage: try image(40, 20))
        let part = whole.cropped(to: CGRect(x: 30, y: 5, width: 20, height: 10))
        #expect(part.extent == CGRect(x: 30, y: 5, width: 10, height: 10))
        #expect(part.cgImage?.width == 10)
    }
}

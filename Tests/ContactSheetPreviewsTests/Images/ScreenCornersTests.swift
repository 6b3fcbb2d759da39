import CairoRenderer
import ContactSheetDevices
import CoreGraphics
import Testing
import UIKit

@testable import ContactSheetPreviews

@Suite struct ScreenCornersTests {
    @MainActor private func image(
        _ device: String, _ corners: ScreenCorners?, _ orientation: Orientation = .portrait
    ) throws -> (_ x: Int, _ y: Int) -> (red: UInt8, alpha: UInt8) {
        let preview = Preview("Red") {
            let controller = UIViewController()
            controller.view.backgroundColor = .red
            return controller
        }
        let configuration = try #require(
            Configuration.all(Device.named([device]), orientations: [orientation]).first)
        let bytes = try preview.record(configuration).paint(.png, scale: 1, corners: corners)
        let image = try #require(PNGCoder.decode(bytes))
        return { x, y in
            let start =
                (y < 0 ? image.height + y : y) * image.stride + (x < 0 ? image.width + x : x) * 4
            return (image.pixels[start + 2], image.pixels[start + 3])
        }
    }

    @Test(arguments: Orientation.allCases)
    @MainActor func corners(orientation: Orientation) throws {
        for (corners, alpha, red) in [
            (ScreenCorners?.none, 255, 0), (.rounded, 0, 0), (.square, 255, 255),
        ] {
            let image = try image("iphone-14", corners, orientation)
            for (x, y) in [(0, 0), (-1, 0), (0, -1)] {
                let pixel = image(x, y)
                #expect((Int(pixel.alpha), Int(pixel.red)) == (alpha, red), "\(x), \(y)")
            }
        }
    }

    @Test @MainActor func displaysWithoutRoundCorners() throws {
        let pixel = try image("iphone-8", .rounded)(0, 0)
        #expect((pixel.alpha, pixel.red) == (255, 255))
    }
}

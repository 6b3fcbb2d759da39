import Devices
import Foundation

/// Tells the views of xibs that stand for a whole screen from the small ones.
enum DesignCanvas {
    /// Whether a top-level view takes a screen: it is as wide as a device or as the square canvas
    /// of Xcode 6, and not shorter than it by more than a fifth, which bars may take. Cells and
    /// reusable views never do. The simulated metrics add nothing: a freeform view of a device's
    /// size is a screen all the same (Documentation/Canvas.md 2 and
    /// Documentation/DocumentFormat.md 9.12).
    static func isFilled(by element: Element) -> Bool {
        guard
            !["tableViewCell", "collectionViewCell", "collectionReusableView"]
                .contains(element.name)
        else { return false }
        let size = element.frame(in: .zero)?.size ?? .zero
        return sizes.contains { canvas in
            size.width == canvas.width && size.height <= canvas.height
                && size.height >= canvas.height * 0.8
        }
    }

    private static let sizes: [CGSize] =
        [CGSize(width: 600, height: 600)]
        + Device.all.flatMap { device in
            let (width, height) = (device.size.width, device.size.height)
            return [CGSize(width: width, height: height), CGSize(width: height, height: width)]
        }
}

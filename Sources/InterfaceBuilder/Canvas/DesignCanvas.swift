import ContactSheetDevices
import Foundation

/// Distinguishes views of xibs that represent a whole screen from smaller ones.
package enum DesignCanvas {
    /// Whether a top-level view represents a whole screen.
    ///
    /// It does if it is as wide as a device or the square canvas of Xcode 6, and at most a fifth
    /// shorter, which leaves space for bars. Cells and reusable views never do. Simulated metrics
    /// don't matter: a freeform view with the size of a device is a screen, too
    /// (Documentation/Canvas.md 2 and Documentation/DocumentFormat.md 9.12).
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

    /// Whether a controller's view of this size represents a screen, which may be without the space
    /// of its bars, or longer so that all of its content is visible.
    package static func isScreen(_ size: CGSize) -> Bool {
        sizes.contains { $0.width == size.width && size.height >= $0.height * 0.7 }
    }

    private static let sizes: [CGSize] =
        [CGSize(width: 600, height: 600)]
        + Device.all.flatMap { device in
            let (width, height) = (device.size.width, device.size.height)
            return [CGSize(width: width, height: height), CGSize(width: height, height: width)]
        }
}

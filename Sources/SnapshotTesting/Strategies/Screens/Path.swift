import ContactSheetDiagnostics
import Foundation
import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Compares images of the filled path.
    public static var image: Snapshotting { .image() }

    /// Compares images of the filled path.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color.
    ///   - scale: The number of pixels per point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { path in
            // The caller waits, so nothing changes the path meanwhile.
            nonisolated(unsafe) let path = path
            return onMainActor {
                let format = UIGraphicsImageRendererFormat()
                format.scale = scale
                return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
                    path.fill()
                }
            }
        }
    }
}

import ContactSheetDiagnostics
import Foundation
import ImageComparison
import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares images.
    public static var image: Snapshotting { .image() }

    /// Compares images.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color. 0.98 allows differences that are barely visible.
    ///   - scale: The scale of references in pixels per point, or `nil` for the screen's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(
                precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Diffing where Value == UIImage {
    /// Compares images, of which all pixels must be equal.
    public static var image: Diffing { .image() }

    /// Compares images.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color.
    ///   - scale: The scale of references in pixels per point, or `nil` for the screen's.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let settings = ComparisonSettings(
            precision: precision, perceptualPrecision: perceptualPrecision)
        return .diff(
            toData: { PNGReference.data(of: $0) },
            fromData: { data in
                let screen = onMainActor { UIScreen.main.scale }
                let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? screen
                return UIImage(data: data, scale: scale) ?? UIImage()
            },
            diffV2: { ImageReport(from: $0, to: $1, settings)?.failure })
    }
}

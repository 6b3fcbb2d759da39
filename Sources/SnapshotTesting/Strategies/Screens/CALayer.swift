import Foundation
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// Compares images of the layer.
    public static var image: Snapshotting { .image() }

    /// Compares images of the layer.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color.
    ///   - traits: The traits, of which the scale matters.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: nil
        ).pullback { layer in
            StrategyReport.imageOnMainActor {
                let bounds = layer.bounds
                return try RecordedScreen("\(type(of: layer))", size: bounds.size) { context in
                    context.translateBy(x: -bounds.minX, y: -bounds.minY)
                    layer.render(in: context)
                }.image()
            }
        }
    }
}

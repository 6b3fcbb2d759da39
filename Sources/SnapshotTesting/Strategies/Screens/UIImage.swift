import CairoRenderer
import ContactSheetSnapshots
import Foundation
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
        let tolerance = BitmapTolerance(
            precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
        return .diff(
            toData: { PNGReference.data(of: $0) },
            fromData: { data in
                let screen = onMainActor { UIScreen.main.scale }
                let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? screen
                return UIImage(data: data, scale: scale) ?? UIImage()
            },
            diffV2: { ImageReport(from: $0, to: $1, tolerance)?.failure })
    }
}

/// The difference between an image and its reference, with its causes.
private struct ImageReport {
    private(set) var message: String
    private(set) var attachments: [DiffAttachment] = []

    var failure: (String, [DiffAttachment]) { (message, attachments) }

    /// Creates the report, or `nil` if the images match.
    init?(from old: UIImage, to new: UIImage, _ tolerance: BitmapTolerance) {
        let (old, new) = (PNGReference(old), PNGReference(new))
        guard old.bytes != new.bytes else { return nil }
        guard let expected = PNGCoder.decode(old.bytes) else {
            message = "The reference isn't a valid PNG file."
            return
        }
        guard let actual = PNGCoder.decode(new.bytes) else {
            message = "The new image can't be encoded."
            return
        }
        let explanation = SnapshotExplanation(
            from: old.metadata, to: new.metadata,
            locations: StrategyReport.current?.locations ?? [:])
        let comparison = BitmapComparison(
            expected, actual, tolerance: tolerance.including(explanation.tolerance))
        guard !comparison.isSame else { return nil }
        message = (explanation.lines + [comparison.description]).joined(separator: "\n")
        attachments = [
            .data(Data(old.bytes), name: "reference.png"),
            .data(Data(new.bytes), name: "failure.png"),
        ]
        if let difference = comparison.difference() {
            attachments.append(
                .data(Data(PNGCoder.encode(difference)), name: "difference.png"))
        }
    }
}

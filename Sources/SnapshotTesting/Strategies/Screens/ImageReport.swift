import CairoRenderer
import ContactSheetSnapshots
import Foundation
import ImageComparison
import UIKit

/// The difference between an image and its reference, with its causes.
struct ImageReport {
    private(set) var message: String
    private(set) var attachments: [DiffAttachment] = []

    var failure: (String, [DiffAttachment]) { (message, attachments) }

    /// Creates the report, or `nil` if the images match.
    init?(from old: UIImage, to new: UIImage, _ settings: ComparisonSettings) {
        let scale = new.scale
        let (old, new) = (PNGReference(old), PNGReference(new))
        guard old.bytes != new.bytes else { return nil }
        var compared = settings
        compared.ignored += Comparison.pixels(
            ofViews: StrategyReport.current?.ignoredViews ?? [], in: Data(old.bytes),
            Data(new.bytes), scale: scale)
        guard let expected = PNGCoder.decode(old.bytes) else {
            message = "The reference isn't a valid PNG file."
            return
        }
        guard let actual = PNGCoder.decode(new.bytes) else {
            message = "The new image can't be encoded."
            return
        }
        var result: (difference: ImageDifference, picture: [UInt8])?
        let comparison = Comparison(
            ofImage: Data(new.bytes), with: Data(old.bytes),
            locations: StrategyReport.current?.locations ?? [:]
        ) { environmentDiffers in
            result = expected.withImagePixels { expected in
                actual.withImagePixels { actual in
                    Self.compare(
                        expected, actual, compared, environmentDiffers: environmentDiffers)
                }
            }
            return result?.difference
        }
        guard let (difference, picture) = result else { return nil }
        message = (comparison.explanation + [difference.sentence]).joined(separator: "\n")
        attachments = [
            .data(Data(old.bytes), name: "reference.png"),
            .data(Data(new.bytes), name: "failure.png"),
            .data(Data(picture), name: "difference.png"),
        ]
    }

    /// Returns the difference and a PNG file that shows it, or `nil` if the images match.
    private static func compare(
        _ expected: ImagePixels, _ actual: ImagePixels, _ settings: ComparisonSettings,
        environmentDiffers: Bool
    ) -> (ImageDifference, [UInt8])? {
        let difference = ImageDifference(expected: expected, actual: actual, settings)
        guard !difference.passes else { return nil }
        if environmentDiffers {
            var tolerant = settings
            tolerant.metric = .otherEnvironment
            let other = ImageDifference(expected: expected, actual: actual, tolerant)
            guard !other.passes else { return nil }
        }
        let picture = difference.highlighted(expected: expected, boxes: difference.boxes())
        return (difference, PNGCoder.encode(picture))
    }
}

extension ComparisonSettings {
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: The similarity of colors that match, from 0 to 1, which requires
    ///     equal colors. The difference by CIE94 may be 100 times the rest: up to 2 for 0.98, which
    ///     is barely visible.
    init(precision: Float, perceptualPrecision: Float) {
        // The decimal numbers that the test specifies.
        func rest(_ value: Float) -> Double { max(0, 1 - (Double("\(value)") ?? 1)) }
        self.init(
            metric: .cie94(threshold: rest(perceptualPrecision) * 100),
            limit: .percent(rest(precision) * 100), skipsAntialiasing: false)
    }
}

extension ImageDifference {
    fileprivate var sentence: String {
        guard sizesMatch else {
            return "The size is \(actualSize.width)×\(actualSize.height) pixels, and the reference"
                + " has \(expectedSize.width)×\(expectedSize.height)."
        }
        let total = comparedSize.area
        let share = Double(count) / Double(total) * 100
        let percent = share < 0.01 ? "less than 0.01" : share.text(digits: 2)
        let place =
            box.map {
                ", in the rectangle at \($0.x), \($0.y) of \($0.width)×\($0.height) pixels"
            } ?? ""
        return "\(count) of \(total) pixels \(count == 1 ? "differs" : "differ") (\(percent)"
            + " percent)\(place); the greatest color difference is"
            + " \(settings.metric.text(of: greatest))."
    }
}

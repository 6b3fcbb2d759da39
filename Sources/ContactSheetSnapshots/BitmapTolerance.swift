/// How much two bitmaps may differ.
package struct BitmapTolerance: Sendable, Hashable {
    /// The fraction of the pixels that must match, from 0 to 1.
    package var precision: Double
    /// The similarity of colors that match, from 0 to 1, which requires equal colors. The color
    /// difference Delta E (CIE94) may be 100 times the rest: up to 2 for 0.98, which is barely
    /// visible.
    package var perceptualPrecision: Double
    /// The difference of channels that is tolerated in any case.
    var channels = PixelTolerance.exact

    package init(precision: Double = 1, perceptualPrecision: Double = 1) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
    }

    /// The greatest color difference of pixels that match.
    var greatestDifference: Double { max(0, 1 - perceptualPrecision) * 100 }

    /// Returns the tolerance, which also includes another one.
    package func including(_ other: BitmapTolerance) -> BitmapTolerance {
        var result = self
        result.channels = channels.union(other.channels)
        result.precision = min(precision, other.precision)
        result.perceptualPrecision = min(perceptualPrecision, other.perceptualPrecision)
        return result
    }

    /// The tolerance for images that were made with other versions of libraries or fonts.
    package static var otherEnvironment: BitmapTolerance {
        var result = BitmapTolerance()
        result.channels = .otherEnvironment
        return result
    }
}

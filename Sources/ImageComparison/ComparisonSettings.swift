import CPixels
import Foundation

/// What counts as a difference of two images.
public struct ComparisonSettings: Codable, Sendable, Hashable {
    /// How the difference of two pixels is measured, and how much of it is tolerated.
    public enum Metric: Codable, Sendable, Hashable {
        /// The greatest difference of a channel, from 0 to 255. `areas`, at most `edges`, is
        /// tolerated for pixels that have the same color as their four neighbors in both images;
        /// `edges` for other pixels.
        case channels(edges: Int, areas: Int)
        /// The perceived difference in YIQ, from 0 to 1, the greatest difference of two colors.
        /// This and the following metrics compare translucent colors over white and over black.
        case perceptual(threshold: Double)
        /// The perceived difference by CIE94 with the constants for graphic arts, up to 100 for
        /// grays.
        case cie94(threshold: Double)
        /// The perceived difference by CIEDE2000, of which about 1 is just noticeable.
        case ciede2000(threshold: Double)

        /// No difference is tolerated.
        public static let exact = Metric.channels(edges: 0, areas: 0)

        /// The same difference of a channel is tolerated for all pixels.
        public static func tolerance(_ difference: Int) -> Metric {
            .channels(edges: difference, areas: difference)
        }
    }

    public var metric: Metric
    /// The number of pixels that may differ.
    public var limit: PixelLimit
    /// The parts of the images that aren't compared.
    public var ignored: [PixelRect]
    /// Whether perceptual metrics don't count anti-aliased pixels.
    public var skipsAntialiasing: Bool

    public init(
        metric: Metric = .exact, limit: PixelLimit = .count(0), ignored: [PixelRect] = [],
        skipsAntialiasing: Bool = true
    ) {
        self.metric = metric
        self.limit = limit
        self.ignored = ignored
        self.skipsAntialiasing = skipsAntialiasing
    }
}

/// A number of pixels that may differ.
public enum PixelLimit: Codable, Sendable, Hashable {
    case count(Int)
    /// Percent of the pixels of an image.
    case percent(Double)

    /// Returns the number of pixels for an image with a number of pixels.
    public func count(of area: Int) -> Int {
        switch self {
        case .count(let count): count
        case .percent(let percent):
            // Percentages aren't exact, such as 100 × (1 − 0.9).
            Int(exactly: (percent / 100 * Double(area) + 1e-6).rounded(.down)) ?? 0
        }
    }
}

extension ComparisonSettings {
    /// Calls a closure with the settings for an image with a size.
    func withValue<Result>(
        for size: ImageSize, _ body: (UnsafePointer<contactsheet_settings>) -> Result
    ) -> Result {
        let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let rects = ignored.compactMap { $0.intersection(bounds) }.map {
            contactsheet_rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
        return rects.withUnsafeBufferPointer { rects in
            var value = contactsheet_settings()
            value.skips_antialiased = skipsAntialiasing
            value.ignored = rects.baseAddress
            value.ignored_count = rects.count
            switch metric {
            case .channels(let edges, let areas):
                value.metric = contactsheet_channels
                value.edges = UInt8(clamping: max(edges, areas))
                value.areas = UInt8(clamping: areas)
            case .perceptual(let threshold):
                value.metric = contactsheet_yiq
                value.threshold = threshold
            case .cie94(let threshold):
                value.metric = contactsheet_cie94
                value.threshold = threshold
            case .ciede2000(let threshold):
                value.metric = contactsheet_ciede2000
                value.threshold = threshold
            }
            return withUnsafePointer(to: value, body)
        }
    }
}

extension ComparisonSettings.Metric {
    /// Returns a difference with its unit, such as `12 of 255`.
    public func text(of difference: Double) -> String {
        switch self {
        case .channels: "\(difference.text(digits: 0)) of 255"
        case .perceptual: "\(difference.text(digits: 3)) of 1"
        case .cie94: "\(difference.text(digits: 1)) by CIE94"
        case .ciede2000: "\(difference.text(digits: 1)) by CIEDE2000"
        }
    }
}

extension Double {
    /// Returns the number with at most a number of decimals.
    package func text(digits: Int) -> String {
        let text = String(format: "%.\(digits)f", self)
        guard text.contains(".") else { return text }
        return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

import CPixels
import Synchronization

/// The smallest settings with which two images of the same size count as the same.
///
/// Each value assumes that the other settings stay as they are; a tolerance is the smallest one with
/// which at most the allowed number of pixels differ.
public struct ToleranceSweep: Sendable, Hashable {
    /// The tolerance of channels, from 0 to 255.
    public let tolerance: Int
    /// The threshold of the perceived difference in YIQ, in steps of 0.001.
    public let perceptual: Double
    /// The threshold of CIEDE2000, in steps of 0.1.
    public let ciede2000: Double
    /// The number of pixels that may differ, with the metric of the settings.
    public let count: Int

    /// Measures the images in one pass by all metrics.
    ///
    /// - Precondition: The images have the same size, and `difference` is their difference.
    public init(expected: ImagePixels, actual: ImagePixels, _ difference: ImageDifference) {
        precondition(expected.size == actual.size, "the images have different sizes")
        let histograms = Self.histograms(expected, actual, difference.settings)
        let limit = difference.limit
        tolerance = histograms.channels.smallest(limit)
        perceptual = Double(histograms.yiq.smallest(limit)) / 1000
        ciede2000 = Double(histograms.ciede2000.smallest(limit)) / 10
        count = difference.count
    }

    private static func histograms(
        _ expected: ImagePixels, _ actual: ImagePixels, _ settings: ComparisonSettings
    ) -> DifferenceHistograms {
        guard let rows = RowRange(expected, actual).rows else { return DifferenceHistograms() }
        let total = Mutex(DifferenceHistograms())
        RowRange.forEachBand(of: rows) { band in
            var part = contactsheet_histograms()
            settings.withValue(for: expected.size) {
                contactsheet_sweep(
                    expected.value, actual.value, band.lowerBound, band.upperBound, $0, &part)
            }
            let found = DifferenceHistograms(part)
            total.withLock { $0.add(found) }
        }
        return total.withLock { $0 }
    }
}

/// The numbers of pixels by their difference, in the steps of the sweep.
private struct DifferenceHistograms {
    var channels = Histogram()
    var yiq = Histogram()
    var ciede2000 = Histogram()

    init() {}

    init(_ value: contactsheet_histograms) {
        // Arrays of C are tuples in Swift; all numbers are next to each other.
        let counts = withUnsafeBytes(of: value) { Array($0.bindMemory(to: Int.self)) }
        let steps = Int(contactsheet_steps)
        channels = Histogram(counts: Array(counts.prefix(256)))
        yiq = Histogram(counts: Array(counts.dropFirst(256).prefix(steps)))
        ciede2000 = Histogram(counts: Array(counts.suffix(steps)))
    }

    mutating func add(_ other: DifferenceHistograms) {
        channels.add(other.channels)
        yiq.add(other.yiq)
        ciede2000.add(other.ciede2000)
    }
}

/// The numbers of pixels by step.
private struct Histogram {
    var counts: [Int] = []

    mutating func add(_ other: Histogram) {
        if counts.isEmpty {
            counts = other.counts
        } else {
            for index in counts.indices { counts[index] += other.counts[index] }
        }
    }

    /// Returns the smallest step above which there are at most `limit` pixels.
    func smallest(_ limit: Int) -> Int {
        var sum = 0
        for index in counts.indices.reversed() {
            sum += counts[index]
            if sum > limit { return index }
        }
        return 0
    }
}

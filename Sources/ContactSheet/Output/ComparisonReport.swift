import Foundation
import ImageComparison

/// The result of a comparison of two files, for people as lines and for programs as JSON.
struct ComparisonReport: Encodable {
    enum Result: String, Encodable {
        case same, different
    }

    struct Image: Encodable {
        let path: String
        let width, height: Int
    }

    struct Box: Encodable {
        let x, y, width, height: Int
        let differingPixels: Int
    }

    struct Metric: Encodable {
        let name: String
        let threshold: Double
    }

    /// The smallest values with which the images are the same.
    struct Smallest: Encodable {
        let tolerance: Int
        let perceptual: Double
        let ciede2000: Double
        let maxPixels: Int
    }

    struct Rows: Encodable {
        let y, count: Int
    }

    let generator = "contactsheet \(Version.current)"
    let result: Result
    let expected, actual: Image
    let metric: Metric
    let comparedPixels, differingPixels, allowedPixels, antialiasedPixels: Int
    let greatestDifference, toleratedDifference: Double
    let box: PixelRect?
    let boxes: [Box]
    /// Rows that only one of the images has.
    let additionalRows: Rows?
    let smallest: Smallest?
    let output: String?
    let lines: [String]

    private enum CodingKeys: String, CodingKey {
        case generator, result, expected, actual, metric, comparedPixels, differingPixels
        case allowedPixels, antialiasedPixels, greatestDifference, toleratedDifference, box, boxes
        case additionalRows, smallest, output
    }

    init(
        _ difference: ImageDifference, _ boxes: [DifferenceBox],
        paths: (expected: String, actual: String), smallest: ToleranceSweep?, isSweep: Bool,
        output: String?
    ) {
        result = difference.passes ? .same : .different
        expected = Image(path: paths.expected, size: difference.expectedSize)
        actual = Image(path: paths.actual, size: difference.actualSize)
        metric = Metric(difference.settings.metric)
        comparedPixels = difference.comparedSize.area
        differingPixels = difference.count
        allowedPixels = difference.limit
        antialiasedPixels = difference.antialiasedCount
        greatestDifference = difference.greatest.rounded(to: 1000)
        toleratedDifference = difference.tolerated.rounded(to: 1000)
        box = difference.box
        self.boxes = boxes.map {
            Box(
                x: $0.rect.x, y: $0.rect.y, width: $0.rect.width, height: $0.rect.height,
                differingPixels: $0.count)
        }
        additionalRows = difference.additionalRows.map { Rows(y: $0.lowerBound, count: $0.count) }
        self.smallest = smallest.map {
            Smallest(
                tolerance: $0.tolerance, perceptual: $0.perceptual, ciede2000: $0.ciede2000,
                maxPixels: $0.count)
        }
        self.output = output
        let text = ComparisonText(difference, boxes, paths)
        lines =
            [text.summary] + text.details + (isSweep ? [ComparisonText.sweep(smallest)] : [])
            + (output.map { ["difference.png and side-by-side.png are in \($0)"] } ?? [])
    }
}

extension ComparisonReport.Image {
    fileprivate init(path: String, size: ImageSize) {
        (self.path, width, height) = (path, size.width, size.height)
    }
}

extension ComparisonReport.Metric {
    fileprivate init(_ metric: ComparisonSettings.Metric) {
        switch metric {
        case .channels(let edges, _): (name, threshold) = ("channels", Double(edges))
        case .perceptual(let value): (name, threshold) = ("perceptual", value)
        case .cie94(let value): (name, threshold) = ("cie94", value)
        case .ciede2000(let value): (name, threshold) = ("ciede2000", value)
        }
    }
}

/// The sentences about a comparison.
private struct ComparisonText {
    let difference: ImageDifference
    let boxes: [DifferenceBox]
    let paths: (expected: String, actual: String)

    init(
        _ difference: ImageDifference, _ boxes: [DifferenceBox],
        _ paths: (expected: String, actual: String)
    ) {
        (self.difference, self.boxes, self.paths) = (difference, boxes, paths)
    }

    private var names: String { "\(paths.expected) and \(paths.actual)" }

    /// The result in one line.
    var summary: String {
        if !difference.sizesMatch { return sizes }
        if difference.count > 0 {
            let verdict =
                difference.passes
                ? "are the same, because \(difference.limit) pixels may differ" : "differ"
            return "\(names) \(verdict): \(pixels)\(place), by up to \(amount(difference.greatest))"
        }
        guard difference.tolerated > 0 else { return "\(names) are the same" }
        return "\(names) are the same within the tolerance: they differ by up to "
            + amount(difference.tolerated)
    }

    /// Indented lines after the summary.
    var details: [String] {
        var lines: [String] = []
        if !difference.sizesMatch, difference.count > 0, difference.additionalRows == nil {
            lines.append("in the part that both have, \(pixels)\(place) differ")
        }
        if boxes.count > 1, difference.additionalRows == nil {
            lines += boxes.map { "\($0.rect.text): \($0.count) pixel\($0.count == 1 ? "" : "s")" }
        }
        let antialiased = difference.antialiasedCount
        if antialiased > 0 {
            lines.append(
                antialiased == 1
                    ? "1 anti-aliased pixel isn't counted"
                    : "\(antialiased) anti-aliased pixels aren't counted")
        }
        return lines.map { "    " + $0 }
    }

    static func sweep(_ smallest: ToleranceSweep?) -> String {
        guard let smallest else { return "No tolerance makes images of different sizes the same" }
        return "Each of these makes them the same: --tolerance \(smallest.tolerance),"
            + " --perceptual \(smallest.perceptual.text(digits: 3)),"
            + " --ciede2000 \(smallest.ciede2000.text(digits: 1)),"
            + " --max-pixels \(smallest.count)"
    }

    /// The count with the percentage, such as `120 of 1000 pixels (12%)`.
    private var pixels: String {
        let area = difference.comparedSize.area
        let percent = Double(difference.count) / Double(area) * 100
        let text = percent < 0.01 ? "less than 0.01" : percent.text(digits: 2)
        return "\(difference.count) of \(area) pixels (\(text)%)"
    }

    private var place: String { difference.box.map { " in \($0.text)" } ?? "" }

    private func amount(_ value: Double) -> String {
        difference.settings.metric.text(of: value)
    }

    private var sizes: String {
        let (old, new) = (difference.expectedSize, difference.actualSize)
        let changes = [
            Self.change(new.width - old.width, "column"),
            Self.change(new.height - old.height, "row"),
        ].compactMap { $0 }.joined(separator: " and ")
        let rows = difference.additionalRows.map {
            "; apart from rows \($0.lowerBound) to \($0.upperBound - 1), they are the same"
        }
        return "\(names) differ in size: \(old.width) × \(old.height) and"
            + " \(new.width) × \(new.height) pixels, \(changes)\(rows ?? "")"
    }

    private static func change(_ count: Int, _ unit: String) -> String? {
        guard count != 0 else { return nil }
        let unit = abs(count) == 1 ? unit : unit + "s"
        return "\(abs(count)) \(count > 0 ? "more" : "fewer") \(unit)"
    }
}

extension PixelRect {
    fileprivate var text: String { "x \(x), y \(y), \(width) × \(height)" }
}

extension Double {
    fileprivate func rounded(to steps: Double) -> Double { (self * steps).rounded() / steps }
}

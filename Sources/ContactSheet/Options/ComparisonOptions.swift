import ArgumentParser
import ContactSheetSnapshots
import Foundation
import ImageComparison

/// The options for what counts as a difference of a snapshot from its reference.
struct ToleranceOptions: ParsableArguments {
    @OptionGroup var pixels: ComparisonOptions

    @Option(
        help: ArgumentHelp(
            "Ignore views with this name, class, or object ID, and what they contain; repeatable",
            valueName: "view"))
    var ignoreView: [String] = []

    var tolerance: SnapshotTolerance {
        SnapshotTolerance(pixels: pixels.settings, ignoredViews: Set(ignoreView))
    }
}

/// How snapshots are recognized as unchanged.
struct UnchangedOptions: ParsableArguments {
    @Flag(
        help: """
            Lay out each snapshot, even if nothing it depends on has changed since it was the same
            """)
    var noCache = false

    @Flag(
        help: """
            Lay out and paint each snapshot, even if the digests in its reference show that it is \
            the same
            """)
    var paint = false

    /// Whether outcomes of earlier runs count. They aren't stored on CI, where the next run is that of another
    /// machine.
    func usesCache(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Bool {
        !noCache && !paint && !SnapshotTest.isOnCI(environment)
    }
}

/// The options for what counts as a difference of two images.
struct ComparisonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The largest allowed difference of a color channel, 0 to 255 (default: 0)",
            valueName: "difference"))
    var tolerance: ChannelTolerance?

    @Option(
        help: ArgumentHelp(
            "Compare perceived colors, and allow this difference, 0 to 1; 0.1 is usual",
            valueName: "threshold"))
    var perceptual: PerceptualThreshold?

    @Option(
        help: ArgumentHelp(
            "Compare colors by CIEDE2000, and allow this difference; 1 is just noticeable",
            valueName: "difference"))
    var ciede2000: CIEDE2000Threshold?

    @Flag(help: "Count anti-aliased pixels with --perceptual and --ciede2000")
    var countAntialiased = false

    @Option(
        help: ArgumentHelp(
            "How many pixels may differ: a number, or a percentage such as 0.1%",
            valueName: "number"))
    var maxPixels: MaximumPixels?

    func validate() throws {
        let metrics = [
            tolerance.map { _ in "--tolerance" }, perceptual.map { _ in "--perceptual" },
            ciede2000.map { _ in "--ciede2000" },
        ].compactMap { $0 }
        if metrics.count > 1 {
            throw ValidationError(
                "\(metrics[0]) and \(metrics[1]) can't be used together — specify one of them")
        }
        if countAntialiased, perceptual == nil, ciede2000 == nil {
            throw ValidationError("--count-antialiased requires --perceptual or --ciede2000")
        }
    }

    var settings: ComparisonSettings {
        let metric: ComparisonSettings.Metric =
            if let perceptual {
                .perceptual(threshold: perceptual.value)
            } else if let ciede2000 {
                .ciede2000(threshold: ciede2000.value)
            } else {
                .tolerance(tolerance?.difference ?? 0)
            }
        return ComparisonSettings(
            metric: metric, limit: maxPixels?.limit ?? .count(0),
            skipsAntialiasing: !countAntialiased)
    }
}

/// A perceived difference of two colors, of 1.
struct PerceptualThreshold: OptionValue {
    let value: Double

    init(option text: String) throws(OptionError) { value = try number(text, upTo: 1) }
}

/// A difference of two colors by CIEDE2000.
struct CIEDE2000Threshold: OptionValue {
    let value: Double

    init(option text: String) throws(OptionError) { value = try number(text, upTo: 150) }
}

private func number(_ text: String, upTo limit: Int) throws(OptionError) -> Double {
    guard let number = Double(text), (0...Double(limit)).contains(number) else {
        throw OptionError("expected a number from 0 to \(limit)")
    }
    return number
}

/// The number of pixels that may differ.
struct MaximumPixels: OptionValue {
    let limit: PixelLimit

    init(option text: String) throws(OptionError) {
        if text.hasSuffix("%"), let number = Double(text.dropLast()), (0...100).contains(number) {
            limit = .percent(number)
        } else if let number = Int(text), number >= 0 {
            limit = .count(number)
        } else {
            throw OptionError(
                "expected a number of pixels, such as 40, or a percentage, such as 0.1%")
        }
    }
}

/// A rectangle of pixels.
struct RectValue: OptionValue {
    let rect: PixelRect

    init(option text: String) throws(OptionError) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Int($0.trimmingCharacters(in: .whitespaces))
        }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3],
            [x, y, width, height].allSatisfy({ (0...32767).contains($0) }),
            width > 0, height > 0
        else { throw OptionError("expected x,y,width,height in pixels, such as 0,0,1170,141") }
        rect = PixelRect(x: x, y: y, width: width, height: height)
    }
}

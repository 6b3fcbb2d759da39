import ArgumentParser
import AtomicFiles
import CairoRenderer
import ContactSheetGallery
import Dispatch
import Escaping
import Foundation
import ImageComparison
import Synchronization

struct CompareReferencesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare-references",
        abstract: "Compares references of a simulator with those of this package.",
        discussion: """
            Pairs the images of two folders by suite and test, with the names of swift-snapshot-testing \
            and of iOSSnapshotTestCase, and compares what they show: sizes, lines of text, shapes, and \
            colors. Exit status: 0 if all pairs are the same, 1 if one differs, 2 if one can't be read.
            """)

    @Argument(help: "The folder with the images of the simulator", completion: .directory)
    var simulator: PathArgument

    @Argument(help: "The folder with the images of this package", completion: .directory)
    var ours: PathArgument

    @Flag(help: "Print the result as JSON")
    var json = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write index.html, a page with both images side by side, to a folder",
            valueName: "folder"), completion: .directory)
    var output: PathArgument?
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    func run() throws {
        let folder = try output.map { try OutputFolder($0.path, generated: ["index.html"]) }
        let pairs = try ReferencePairs(simulator.path, ours.path)
        let results = Self.compare(pairs.pairs)
        var compared: [(pair: ReferencePairs.Pair, amounts: [ImageAgreement.Cause: Int])] = []
        var failures: [ComparisonError] = []
        for (pair, result) in zip(pairs.pairs, results) {
            switch result {
            case .success(let amounts): compared.append((pair, amounts))
            case .failure(let error): failures.append(error)
            }
        }
        let report = AgreementReport(
            compared.map { ($0.pair.name, $0.amounts) }, pairs, (simulator.path, ours.path))
        if json {
            Console.write(JSONText.text(of: report) + "\n", to: .output)
        } else {
            report.lines.forEach(Console.print)
        }
        if let folder {
            try write(compared.map(\.pair), report, to: folder)
            if let output, !json {
                Console.print("\(output.path)/index.html shows them side by side")
            }
        }
        for failure in failures { Console.write("error: \(failure)\n", to: .error) }
        if !failures.isEmpty { throw ExitCode(2) }
        if report.different > 0 { throw ExitCode.different }
    }

    /// Compares the pairs on all cores, in their order.
    private static func compare(
        _ pairs: [ReferencePairs.Pair]
    ) -> [Result<[ImageAgreement.Cause: Int], ComparisonError>] {
        let results = Mutex<[Int: Result<[ImageAgreement.Cause: Int], ComparisonError>]>([:])
        DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
            let result = Result { () throws(ComparisonError) in try amounts(of: pairs[index]) }
            results.withLock { $0[index] = result }
        }
        return results.withLock { results in pairs.indices.compactMap { results[$0] } }
    }

    private static func amounts(
        of pair: ReferencePairs.Pair
    ) throws(ComparisonError) -> [ImageAgreement.Cause: Int] {
        let (expected, actual) = try ComparedFile.read(
            pair.expected.relativePath, pair.actual.relativePath)
        let scale = pair.scale ?? expected.likelyScale
        return expected.image.withPixels { start in
            let pixels = expected.pixels(from: start)
            return actual.image.withPixels { start in
                ImageAgreement(expected: pixels, actual: actual.pixels(from: start), scale: scale)
                    .amounts
            }
        }
    }

    private func write(
        _ pairs: [ReferencePairs.Pair], _ report: AgreementReport, to folder: OutputFolder
    ) throws {
        var entries: [AgreementPage.Entry] = []
        for (index, (pair, image)) in zip(pairs, report.images).enumerated() {
            var paths: [String] = []
            for (kind, url) in [("simulator", pair.expected), ("ours", pair.actual)] {
                let path = "images/\(index + 1)-\(kind).\(url.pathExtension.lowercased())"
                try folder.write(try Data(contentsOf: url), to: path)
                paths.append(path)
            }
            entries.append(
                AgreementPage.Entry(
                    name: pair.name, causes: image.descriptions, expected: paths[0],
                    actual: paths[1]))
        }
        let page = try AgreementPage(
            generator: report.generator, titles: (simulator.path, ours.path),
            rows: report.table.map { [$0.cause, "\($0.images)", $0.median, $0.greatest] },
            same: report.same, entries: entries
        ).html()
        try folder.write(Data(page.utf8), to: "index.html")
    }
}

extension ComparedFile {
    /// The scale of an image whose name doesn't state it, by the widths of phones.
    fileprivate var likelyScale: Double {
        image.width >= 1000 ? 3 : image.width >= 600 ? 2 : 1
    }
}

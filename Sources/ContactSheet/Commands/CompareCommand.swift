import ArgumentParser
import AtomicFiles
import CairoRenderer
import ContactSheetSnapshots
import Dispatch
import Escaping
import Foundation
import ImageComparison
import Synchronization

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compares two image files and reports where they differ.",
        discussion: """
            The comparison is exact unless an option allows differences. Exit status: 0 if the \
            images are the same, 1 if they differ, 2 if one can't be read.
            """)

    @Argument(
        help: "The expected image, a PNG or JPEG file",
        completion: .file(extensions: ComparedFile.extensions))
    var expected: PathArgument

    @Argument(
        help: "The actual image", completion: .file(extensions: ComparedFile.extensions))
    var actual: PathArgument

    @OptionGroup(title: "Comparison Options") var options: ComparisonOptions

    @Option(
        help: ArgumentHelp("Ignore a rectangle, in pixels; repeatable", valueName: "x,y,w,h"))
    var ignore: [RectValue] = []

    @Flag(help: "Print the smallest values of options with which the images are the same")
    var sweep = false

    @Flag(help: "Print the result as JSON")
    var json = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write difference.png and side-by-side.png to a folder", valueName: "folder"),
        completion: .directory)
    var output: PathArgument?
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    func run() throws {
        let folder = try output.map { try OutputFolder($0.path) }
        let (expected, actual) = try ComparedFile.read(expected.path, actual.path)
        let report = try expected.image.withPixels { start in
            let expectedPixels = expected.pixels(from: start)
            return try actual.image.withPixels { start in
                try compare(expectedPixels, actual.pixels(from: start), to: folder)
            }
        }
        if json {
            Console.write(JSONText.text(of: report) + "\n", to: .output)
        } else {
            report.lines.forEach(Console.print)
        }
        if report.result == .different { throw ExitCode.different }
    }

    private func compare(
        _ expected: ImagePixels, _ actual: ImagePixels, to folder: OutputFolder?
    ) throws -> ComparisonReport {
        var settings = options.settings
        settings.ignored = ignore.map(\.rect)
        let difference = ImageDifference(expected: expected, actual: actual, settings)
        for rect in settings.ignored {
            let size = difference.comparedSize
            if rect.x >= size.width || rect.y >= size.height {
                throw ComparisonError.outside(rect, size)
            }
        }
        let boxes = difference.boxes()
        if let folder {
            let highlighted = difference.highlighted(expected: expected, boxes: boxes)
            let sideBySide = difference.sideBySide(
                expected: expected, actual: actual, highlighted)
            try folder.write(PNGCoder.encode(highlighted), to: "difference.png")
            try folder.write(PNGCoder.encode(sideBySide), to: "side-by-side.png")
        }
        let hasSweep = sweep && difference.sizesMatch
        return ComparisonReport(
            difference, boxes, paths: (self.expected.path, self.actual.path),
            smallest: hasSweep
                ? ToleranceSweep(expected: expected, actual: actual, difference) : nil,
            isSweep: sweep, output: output?.path)
    }
}

/// An image file of a comparison.
struct ComparedFile: Sendable {
    static let extensions = ["png", "jpg", "jpeg"]

    let image: DecodedImage

    /// Reads two files, and decodes them at the same time, or only one if they are equal.
    static func read(
        _ first: String, _ second: String
    ) throws(ComparisonError) -> (ComparedFile, ComparedFile) {
        let contents = [try contents(first), try contents(second)]
        guard contents[0] != contents[1] else {
            let file = try ComparedFile(contents[0], first)
            return (file, file)
        }
        let results = Mutex<[Int: Result<ComparedFile, ComparisonError>]>([:])
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            let result = Result { () throws(ComparisonError) -> ComparedFile in
                try ComparedFile(contents[index], index == 0 ? first : second)
            }
            results.withLock { $0[index] = result }
        }
        let files = results.withLock { $0 }
        guard let a = try files[0]?.get(), let b = try files[1]?.get() else {
            throw .invalid(first)
        }
        return (a, b)
    }

    private static func contents(_ path: String) throws(ComparisonError) -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .notFound(path)
        }
        guard !isFolder.boolValue else { throw .folder(path) }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw .unreadable(path)
        }
        return data
    }

    private init(_ contents: Data, _ path: String) throws(ComparisonError) {
        guard let image = DecodedImage(file: contents) else {
            throw .invalid(path, FileDefect(contents))
        }
        self.image = image
    }

    func pixels(from start: UnsafeRawPointer) -> ImagePixels {
        ImagePixels(
            start, size: ImageSize(width: image.width, height: image.height),
            bytesPerRow: image.bytesPerRow)
    }
}

/// An error that prevents a comparison.
enum ComparisonError: Error, Hashable, CustomStringConvertible {
    case notFound(String)
    case folder(String)
    case unreadable(String)
    case invalid(String, FileDefect? = nil)
    case outside(PixelRect, ImageSize)

    var description: String {
        switch self {
        case .notFound(let path): "\(path): no such file — check the path"
        case .folder(let path): "\(path): is a folder — specify a PNG or JPEG file"
        case .unreadable(let path): "\(path): can't read the file — check its permissions"
        case .invalid(let path, let defect?): defect.message(of: path)
        case .invalid(let path, nil):
            "\(path): not a valid PNG or JPEG file of at most 64 megapixels — check the file"
        case .outside(let rect, let size):
            "--ignore \(rect.x),\(rect.y),\(rect.width),\(rect.height): outside of the images,"
                + " which have \(size.width) × \(size.height) pixels"
        }
    }
}

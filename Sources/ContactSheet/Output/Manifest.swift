import AtomicFiles
import ContactSheetDiagnostics
import ContactSheetPreviews
import Escaping
import Foundation

/// The file `manifest.json`, which describes each image next to it for other programs.
///
/// Entries are written immediately, so that a long run doesn't keep them in memory. The file gets
/// its name when it is complete.
@MainActor final class Manifest {
    struct Entry: Codable, Equatable, Sendable {
        var preview: String
        /// The document's filename, if the scene is from a document.
        var document: String?
        var scene: String?
        /// The idiom that the document was designed for, if it is known.
        var designIdiom: String?
        /// The paths of the files by format, relative to the manifest.
        var files: [String: String]
        /// The slugs of all devices in the device class.
        var devices: [String]
        var orientation: String
        /// The part of the display, unless it is all of it.
        var multitasking: String?
        var appearance: String
        var textSize: String
        var direction: String
        /// The language's tag, or `nil` for the texts of the document itself.
        var language: String?
        /// Whether bold text is on; present only if it is.
        var boldText: Bool?
        /// Whether contrast is increased; present only if it is.
        var contrast: Bool?
        /// The interactions that were performed on the screen.
        var performed: [String]?
        var iOS: String
        /// The newest iOS version that devices may run, if there is a limit.
        var iOSLimit: String?
        /// The width of the window, in points.
        var width: Double
        /// The height of the window, in points.
        var height: Double
        /// The number of pixels per point.
        var scale: Double
        var diagnostics: [String]
        /// The complete texts of diagnostics that don't fit on one line, by line.
        var details: [String: String]?
        /// The error that prevented rendering.
        var error: String?
    }

    private let file: AtomicFile
    private let encoder = JSONEncoder.stable()
    private(set) var count = 0
    private(set) var failures = 0
    /// A diagnostic, the previews and the number of snapshots in which it was reported, and the
    /// details of its first occurrence.
    struct DiagnosticSummary {
        let text: String
        var previews: [String] = []
        /// The document of the first preview; `nil` for previews in code.
        var file: String?
        var count: Int
        let details: String?
    }

    /// The diagnostics without duplicates, in order of their first occurrence.
    private(set) var diagnostics: [DiagnosticSummary] = []
    private var places: [String: Int] = [:]

    init(in folder: OutputFolder) throws(FileError) {
        file = try AtomicFile(folder.url.appending(path: "manifest.json").path)
        try write(#"{"generator":"contactsheet \#(Version.current)","pictures":["#)
    }

    /// Adds a snapshot.
    ///
    /// - Parameter file: The document's path, or `nil` for previews in code.
    func add(_ entry: Entry, file: String? = nil) throws {
        let json = try encoder.encode(entry)
        try write((count == 0 ? "\n" : ",\n") + JSONText.forTerminals(json))
        count += 1
        if entry.error != nil { failures += 1 }
        for text in entry.diagnostics {
            let place = places[text] ?? diagnostics.count
            if place == diagnostics.count {
                diagnostics.append(
                    DiagnosticSummary(
                        text: text, file: file, count: 0, details: entry.details?[text]))
            }
            places[text] = place
            diagnostics[place].count += 1
            if diagnostics[place].previews.last != entry.preview {
                diagnostics[place].previews.append(entry.preview)
            }
        }
    }

    /// Returns the number of snapshots, such as `4 snapshots in Output, 1 failed`.
    func summary(in path: String? = nil) -> String {
        let rendered = count - failures
        return "\(rendered) snapshot\(rendered == 1 ? "" : "s")" + (path.map { " in \($0)" } ?? "")
            + (failures == 0 ? "" : ", \(failures) failed")
    }

    func finish() throws(FileError) {
        try write("\n]}\n")
        try file.commit()
    }

    private func write(_ text: String) throws(FileError) {
        try file.write(Data(text.utf8))
    }
}

extension Manifest.Entry {
    init(_ outcome: PreviewOutcome, files: [String: String], error: String? = nil) {
        let configuration = outcome.configuration
        let screen = configuration.group.screen
        let diagnostics = (try? outcome.recording.get())?.diagnostics ?? []
        let performed = outcome.interactions.map(\.description)
        self.init(
            preview: outcome.preview, document: outcome.document, scene: outcome.scene,
            designIdiom: outcome.isForPads ? Idiom.pad.rawValue : nil, files: files,
            devices: configuration.group.devices.map(\.slug),
            orientation: configuration.orientation.rawValue,
            multitasking: configuration.multitasking == .full
                ? nil : configuration.multitasking.rawValue,
            appearance: configuration.variant.appearance.rawValue,
            textSize: configuration.variant.textSize.rawValue,
            direction: configuration.variant.direction.rawValue,
            language: configuration.variant.language,
            boldText: configuration.variant.boldText ? true : nil,
            contrast: configuration.variant.contrast ? true : nil,
            performed: performed.isEmpty ? nil : performed,
            iOS: configuration.group.iOS.description,
            iOSLimit: configuration.iOSLimit?.description, width: screen.size.width,
            height: screen.size.height, scale: screen.scale,
            diagnostics: diagnostics.map(\.description), details: Self.details(of: diagnostics),
            error: error)
    }

    /// Returns the details of the first diagnostic with each description, or `nil` if there are
    /// none.
    private static func details(of diagnostics: [Diagnostic]) -> [String: String]? {
        let pairs = diagnostics.compactMap { diagnostic in
            diagnostic.details.map { (diagnostic.description, $0) }
        }
        return pairs.isEmpty ? nil : Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

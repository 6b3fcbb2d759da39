import AtomicFiles
import Diagnostics
import Escaping
import Foundation
import Previews

/// `manifest.json`: what each picture beside it shows, for other programs.
///
/// Entries are written as they come, so that a long run holds none of them; the file takes its
/// name when it is whole.
@MainActor final class Manifest {
    struct Entry: Codable, Equatable, Sendable {
        var preview: String
        /// The document's file name and the scene's object id, if a document has the scene.
        var document: String?
        var scene: String?
        /// The idiom that the document was designed for, if it is known.
        var designIdiom: String?
        /// By format, relative to the manifest.
        var files: [String: String]
        /// Slugs of all devices that the picture stands for.
        var devices: [String]
        var orientation: String
        /// The part of the display, where it isn't all of it.
        var multitasking: String?
        var appearance: String
        var textSize: String
        var direction: String
        /// The language's tag, or `nil` for the texts of the document itself.
        var language: String?
        /// The owner's settings, present if they are on.
        var boldText: Bool?
        var contrast: Bool?
        /// What was done on the screen before.
        var performed: [String]?
        var iOS: String
        /// The newest version that any device may run, if there is a limit.
        var iOSLimit: String?
        /// In points.
        var width: Double
        var height: Double
        /// The device's pixels to a point.
        var scale: Double
        var diagnostics: [String]
        /// The whole reports of those diagnostics that one line is not enough for.
        var details: [String: String]?
        /// Why there is no picture, where there is none.
        var error: String?
    }

    private let file: AtomicFile
    private let encoder = JSONEncoder()
    private(set) var count = 0
    private(set) var failures = 0
    /// A diagnostic, the previews and the number of snapshots in which it was reported, and the
    /// details of the first of them.
    struct Told {
        let text: String
        var previews: [String] = []
        /// The document of the first preview; `nil` for previews in code.
        var file: String?
        var count: Int
        let details: String?
    }

    /// Each diagnostic once, in the order of arrival.
    private(set) var diagnostics: [Told] = []
    private var places: [String: Int] = [:]

    init(in folder: OutputFolder) throws(FileError) {
        file = try AtomicFile(folder.url.appending(path: "manifest.json").path)
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try write(#"{"generator":"contactsheet \#(Version.current)","pictures":["#)
    }

    /// - Parameter file: The document's path; `nil` for previews in code.
    func add(_ entry: Entry, file: String? = nil) throws {
        let json = try encoder.encode(entry)
        try write((count == 0 ? "\n" : ",\n") + JSONText.forTerminals(json))
        count += 1
        if entry.error != nil { failures += 1 }
        for text in entry.diagnostics {
            let place = places[text] ?? diagnostics.count
            if place == diagnostics.count {
                diagnostics.append(
                    Told(text: text, file: file, count: 0, details: entry.details?[text]))
            }
            places[text] = place
            diagnostics[place].count += 1
            if diagnostics[place].previews.last != entry.preview {
                diagnostics[place].previews.append(entry.preview)
            }
        }
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
    init(_ shot: PreviewOutcome, files: [String: String], error: String? = nil) {
        let configuration = shot.configuration
        let screen = configuration.group.screen
        let diagnostics = (try? shot.recording.get())?.diagnostics ?? []
        let performed = shot.interactions.map(\.description)
        self.init(
            preview: shot.preview, document: shot.document, scene: shot.scene,
            designIdiom: shot.isForPads ? Idiom.pad.rawValue : nil, files: files,
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

    /// The first report for each line; nil where one line says everything.
    private static func details(of diagnostics: [Diagnostic]) -> [String: String]? {
        let pairs = diagnostics.compactMap { diagnostic in
            diagnostic.details.map { (diagnostic.description, $0) }
        }
        return pairs.isEmpty ? nil : Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

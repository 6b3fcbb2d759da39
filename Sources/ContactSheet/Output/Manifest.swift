import Foundation
import Previews

/// `manifest.json`: what each picture beside it shows, for other programs.
struct Manifest: Codable, Equatable, Sendable {
    struct Entry: Codable, Equatable, Sendable {
        var preview: String
        /// By format, relative to the manifest.
        var files: [String: String]
        /// Slugs of all devices that the picture stands for.
        var devices: [String]
        var orientation: String
        var appearance: String
        var textSize: String
        var direction: String
        var iOS: String
        /// In points.
        var width: Double
        var height: Double
        /// The device's pixels to a point.
        var scale: Double
        var diagnostics: [String]
        /// Why there is no picture, where there is none.
        var error: String?
    }

    var generator = "contactsheet \(Version.current)"
    var pictures: [Entry] = []

    /// Keys are sorted, so that equal manifests are equal bytes.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}

extension Manifest.Entry {
    init(_ shot: Shot, files: [String: String], error: String? = nil) {
        let configuration = shot.configuration
        let screen = configuration.group.screen
        let diagnostics = (try? shot.recording.get())?.diagnostics ?? []
        self.init(
            preview: shot.preview, files: files,
            devices: configuration.group.devices.map(\.slug),
            orientation: configuration.orientation.rawValue,
            appearance: configuration.variant.appearance.rawValue,
            textSize: configuration.variant.textSize.rawValue,
            direction: configuration.variant.direction.rawValue,
            iOS: configuration.group.iOS.description, width: screen.size.width,
            height: screen.size.height, scale: screen.scale,
            diagnostics: diagnostics.map(\.description), error: error)
    }
}

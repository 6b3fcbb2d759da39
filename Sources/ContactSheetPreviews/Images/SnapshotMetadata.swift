import CairoRenderer
import Foundation
import Typesetting
import UIKit

/// The metadata of an image: indented text at the beginning of the SVG. The difference between two
/// such files shows which frame moved.
public struct SnapshotMetadata: Sendable, Hashable {
    /// Lines of the form `key: value`: the configuration, followed by the fingerprint of the
    /// environment.
    public var facts: [String]
    public var tree: ViewNode
    /// The version of the format, which determines the properties of views that are recorded.
    public var format = currentFormat

    /// The format of new references. In earlier ones, which are read, too, properties that were added
    /// since then are unknown (``PropertyTraits/format``).
    public static let currentFormat = 3
    private static let earliestFormat = 2
    package static let heading = "contactsheet \(currentFormat)"
    static let treeHeading = "views:"

    public init(_ recording: Recording) {
        var facts = ["preview: \(recording.preview.escapedLine)"]
        if let document = recording.document {
            facts.append(Self.documentKey + document.escapedLine)
        }
        facts += Self.circumstances(of: recording.configuration, refusal: recording.refusal)
        facts.append(Self.statusBarKey + recording.statusBar.rawValue)
        facts += recording.interactions.map { "performed: " + $0.description.escapedLine }
        if let film = recording.film { facts += Self.frames(of: film) }
        facts.append(Self.environmentKey + CairoRenderer.version)
        self.init(facts: facts + Self.fonts(in: recording.list), tree: recording.tree)
    }

    package init(facts: [String], tree: ViewNode) {
        self.facts = facts
        self.tree = tree
    }

    private static func circumstances(
        of configuration: Configuration, refusal: Orientation?
    ) -> [String] {
        let screen = configuration.group.screen
        let variant = configuration.variant
        var settings = [
            variant.appearance.rawValue, "text size \(variant.textSize.rawValue)",
            variant.direction.rawValue,
        ]
        if variant.boldText { settings.append("bold text") }
        if variant.contrast { settings.append("increased contrast") }
        if let language = variant.language { settings.append("language \(language)") }
        return [
            "devices: \(configuration.group.names.joined(separator: ", "))",
            "orientation: \(configuration.orientation.rawValue)"
                + (refusal.map { ", interface stays in \($0.rawValue)" } ?? ""),
            "screen: \(CGFloat(screen.size.width).short)×\(CGFloat(screen.size.height).short)"
                + (configuration.multitasking == .full
                    ? "" : ", \(configuration.multitasking.rawValue)")
                + " at \(CGFloat(screen.scale).short)x, iOS \(configuration.group.iOS)",
            "appearance: " + settings.joined(separator: ", "),
        ]
    }

    /// Returns the number of frames, and a checksum of each.
    private static func frames(of film: Film) -> [String] {
        ["\(filmKey)\(film.frames.count) frames, \(film.framesPerSecond) per second"]
            + film.checksums.enumerated().map { "\(frameKey)\($0.offset): \($0.element)" }
    }

    private static let filmKey = "film: "
    private static let frameKey = "frame "

    /// The checksums of the frames of a film; empty for an image.
    public var frames: [String] {
        facts.filter { $0.hasPrefix(Self.frameKey) }
            .map { String($0.drop { $0 != ":" }.dropFirst(2)) }
    }

    /// The number and the rate of the frames of a film, or `nil` for an image.
    public var film: String? {
        facts.first { $0.hasPrefix(Self.filmKey) }.map { String($0.dropFirst(Self.filmKey.count)) }
    }

    private static let statusBarKey = "status bar: "

    /// What the screen shows of the status bar. References of earlier versions have its empty area.
    public var statusBar: StatusBarContent {
        facts.first { $0.hasPrefix(Self.statusBarKey) }
            .flatMap { StatusBarContent(rawValue: String($0.dropFirst(Self.statusBarKey.count))) }
            ?? .empty
    }

    private static let documentKey = "document: "
    /// The first line of the environment's fingerprint.
    static let environmentKey = "Cairo: "

    /// The filename of the document that gives the preview its name.
    public var document: String? {
        facts.first { $0.hasPrefix(Self.documentKey) }
            .map { String($0.dropFirst(Self.documentKey.count)).unescapedLine }
    }

    /// The versions of the libraries and the digests of the fonts that the image depends on, by
    /// name.
    public var environment: [String: String] {
        let lines = facts.drop { !$0.hasPrefix(Self.environmentKey) }
        let pairs = lines.compactMap { line -> (String, String)? in
            guard let colon = line.range(of: ": ", options: .backwards) else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// Returns Pango's version and the digest of each font file in use; an empty array for a page
    /// without text.
    static func fonts(in list: DisplayList) -> [String] {
        let faces = list.faces
        guard !faces.isEmpty else { return [] }
        return FontEnvironment.fingerprint(of: faces).map { "\($0.name): \($0.value)" }
    }

    public var text: String {
        let lines = ["contactsheet \(format)"] + facts + [SnapshotMetadata.treeHeading]
        return "\n" + (lines + tree.textLines(indent: 1)).joined(separator: "\n") + "\n"
    }

    /// Parses `text`, or returns `nil` if it isn't metadata of this version or an earlier one that can
    /// be compared.
    public init?(text: String) {
        var lines = text.split(separator: "\n").map(String.init)
        let formats = Self.earliestFormat...Self.currentFormat
        guard let heading = lines.first,
            let format = formats.first(where: { heading == "contactsheet \($0)" }),
            let start = lines.firstIndex(of: SnapshotMetadata.treeHeading),
            let tree = ViewNode(textLines: lines[(start + 1)...])
        else { return nil }
        lines.removeSubrange(start...)
        self.init(facts: Array(lines.dropFirst()), tree: tree)
        self.format = format
    }
}

extension DisplayList {
    /// The font faces of all glyph runs, in painting order.
    var faces: [FontFace] { items.flatMap(\.faces) }
}

extension DisplayItem {
    fileprivate var faces: [FontFace] {
        switch self {
        case .glyphs(let run): [run.face]
        case .group(let group): (group.items + (group.mask ?? [])).flatMap(\.faces)
        case .image(let placed): placed.image.faces
        case .fill, .stroke, .backdrop: []
        }
    }
}

extension CGImage {
    /// The font faces of a drawing, unless it is so large that it is painted as pixels only.
    fileprivate var faces: [FontFace] { isHeavy ? [] : drawing?.faces ?? [] }
}

import ContactSheetDiagnostics
import CoreGraphics
import UIKit

/// The pictures of a screen at regular times.
public struct Film: Sendable {
    public let preview: String
    /// What the screen shows of the status bar.
    public let statusBar: StatusBarContent
    /// The filename of the document that gives the preview its name.
    public let document: String?
    public let configuration: Configuration
    public let framesPerSecond: Int
    /// The pictures, all of the same size: the first one before the steps, and the last one at the
    /// end. A device that rotates is shown in a square that contains both orientations.
    public let frames: [DisplayList]
    /// The views at the end.
    public let tree: ViewNode
    /// The locations of views and constraints in documents, as "file:line", by object ID.
    public let locations: [String: String]
    public let diagnostics: [Diagnostic]
    /// The interactions that are performed from the start.
    public let interactions: [Interaction]
}

extension Film {
    /// A checksum of each frame, by which files of films are compared.
    public var checksums: [String] { frames.map { StableHash($0.description).digits } }
}

extension Recording {
    /// Creates the recording of a film, which shows its end.
    init(_ film: Film) {
        self.init(
            preview: film.preview, statusBar: film.statusBar, document: film.document,
            configuration: film.configuration,
            list: film.frames.last ?? DisplayList(size: .zero, items: []), tree: film.tree,
            locations: film.locations,
            refusal: nil, diagnostics: film.diagnostics, interactions: film.interactions,
            film: film)
    }
}

/// How long a film is, and how many pictures it has.
public struct FilmSettings: Codable, Sendable, Hashable {
    /// The duration in seconds.
    public let duration: Double
    public let framesPerSecond: Int

    public static let usual = FilmSettings(duration: 2, framesPerSecond: 30)

    /// The maximum number of pictures, which limits memory use.
    public static let maximumFrameCount = 3600

    public init(duration: Double, framesPerSecond: Int) {
        self.duration = duration
        self.framesPerSecond = max(1, framesPerSecond)
    }

    /// The number of pictures, including those at the start and at the end.
    public var frameCount: Int {
        let count = (duration * Double(framesPerSecond)).rounded()
        return Int(saturating: max(0, min(Double(Self.maximumFrameCount - 1), count))) + 1
    }
}

import ContactSheetDevices
import ContactSheetPreviews
import Foundation

/// The result of comparing a snapshot with its reference.
public struct SnapshotOutcome: Sendable, Hashable {
    public enum Verdict: Sendable, Hashable {
        case same
        /// The snapshot differs. Changes of the environment are first, followed by other causes in
        /// the order of the view tree, and by pixels.
        case changed([SnapshotCause])
        /// There was no reference, so one was recorded.
        case new
        /// There is no reference.
        case missing
        /// There is a reference without a corresponding preview and configuration.
        case obsolete
        /// The snapshot couldn't be rendered or the reference couldn't be read, for this reason.
        case failed(String)
    }

    public var preview: String
    /// The configuration's name, or the filename without its extension for obsolete references.
    public var name: String
    /// The configuration, or `nil` for obsolete references.
    public var configuration: Configuration?
    public var verdict: Verdict
    /// The changes of the environment since the reference was recorded, if the snapshot is the same
    /// only within the tolerance for them.
    public var environment: [EnvironmentChange]

    public init(
        preview: String, name: String, configuration: Configuration? = nil, verdict: Verdict,
        environment: [EnvironmentChange] = []
    ) {
        self.preview = preview
        self.name = name
        self.configuration = configuration
        self.verdict = verdict
        self.environment = environment
    }

    /// Whether a test run with this outcome passes.
    public var passes: Bool { verdict == .same || verdict == .new }
}

/// The cause of a difference between a snapshot and its reference.
public enum SnapshotCause: Sendable, Hashable {
    /// The version of a library changed, or the contents of a font file.
    case environment(EnvironmentChange)
    case moved(view: String, from: CGRect, to: CGRect)
    case added(view: String, CGRect)
    case removed(view: String, CGRect)
    /// The class or name of the view changed.
    case renamed(view: String, to: String)
    case hidden(view: String, Bool)
    /// The view trees are equal, but pixels differ. The box is in points.
    case pixels(count: Int, box: CGRect, greatestDifference: Int)
    /// Frames of a film differ: their numbers from 0, with the times of the first and the last one in
    /// seconds.
    case frames([Int], count: Int, from: Double, to: Double)
    /// A film has another number or rate of frames, or was an image.
    case film(from: String?, to: String?)
    /// The sizes of the images differ, in pixels.
    case pictureSize(from: CGSize, to: CGSize)
}

extension SnapshotCause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .environment(let change): change.description
        case .moved(let view, let old, let new):
            "\(view): frame changed from \(old.spelledOut) to \(new.spelledOut)"
        case .added(let view, let frame):
            "\(view): added at \(frame.spelledOut)"
        case .removed(let view, let frame):
            "\(view): removed from \(frame.spelledOut)"
        case .renamed(let view, let other):
            "\(view): changed to \(other)"
        case .hidden(let view, let isHidden):
            "\(view): now \(isHidden ? "hidden" : "visible")"
        case .pixels(let count, let box, let difference):
            "\(count) \(count == 1 ? "pixel differs" : "pixels differ") in \(box.spelledOut),"
                + " by up to \(difference) of 255; the view trees are equal"
        case .frames(let frames, let count, let start, let end):
            frames.count == 1
                ? "frame \(frames[0] + 1) of \(count) differs, at \(start.formattedTime) s"
                : "\(frames.count) of \(count) frames differ,"
                    + " from \(start.formattedTime) s to \(end.formattedTime) s"
        case .film(let old, let new):
            "the film changed to \(new ?? "an image") from \(old ?? "an image")"
        case .pictureSize(let old, let new):
            "the image size changed to \(new.width.short)×\(new.height.short) pixels from"
                + " \(old.width.short)×\(old.height.short)"
        }
    }
}

extension Double {
    /// The time in seconds with two decimals.
    fileprivate var formattedTime: String { String(format: "%.2f", self) }
}

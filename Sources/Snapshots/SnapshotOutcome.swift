import Devices
import Foundation
import Previews

/// What came of one picture when it was held against its reference.
public struct SnapshotOutcome: Sendable, Hashable {
    public enum Verdict: Sendable, Hashable {
        case same
        /// Changes of the environment first, then in the order of the view tree; pixels last.
        case changed([SnapshotCause])
        /// There was no reference; one has been recorded.
        case new
        /// There is no reference.
        case missing
        /// There is a reference that no preview and no configuration gives any more.
        case obsolete
        /// The picture could not be made or the reference not be read: why.
        case failed(String)
    }

    public var preview: String
    /// The configuration's name, or for obsolete references the file's without extension.
    public var name: String
    /// Nil for obsolete references.
    public var configuration: Configuration?
    public var verdict: Verdict
    /// The changes of the environment since a reference was recorded that is the same only within
    /// the tolerance for these.
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

/// Why a picture differs from its reference.
public enum SnapshotCause: Sendable, Hashable {
    /// Another version of a library, or another font file of the same name.
    case environment(EnvironmentChange)
    case moved(view: String, from: CGRect, to: CGRect)
    case added(view: String, CGRect)
    case removed(view: String, CGRect)
    /// The class or what a reader calls the view.
    case renamed(view: String, to: String)
    case hidden(view: String, Bool)
    /// The views agree; pixels don't. The box is in points.
    case pixels(count: Int, box: CGRect, greatestDifference: Int)
    /// The pictures' sizes in pixels differ.
    case pictureSize(from: CGSize, to: CGSize)
}

extension SnapshotCause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .environment(let change): change.description
        case .moved(let view, let old, let new):
            "\(view): frame changed from (\(old.words)) to (\(new.words))"
        case .added(let view, let frame):
            "\(view): added at (\(frame.words))"
        case .removed(let view, let frame):
            "\(view): removed from (\(frame.words))"
        case .renamed(let view, let other):
            "\(view): changed to \(other)"
        case .hidden(let view, let isHidden):
            "\(view): now \(isHidden ? "hidden" : "visible")"
        case .pixels(let count, let box, let difference):
            "\(count) \(count == 1 ? "pixel differs" : "pixels differ") in (\(box.words)),"
                + " by up to \(difference) of 255; the view trees are equal"
        case .pictureSize(let old, let new):
            "the image size changed to \(new.width.short)×\(new.height.short) pixels from"
                + " \(old.width.short)×\(old.height.short)"
        }
    }
}

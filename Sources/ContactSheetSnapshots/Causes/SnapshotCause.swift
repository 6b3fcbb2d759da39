import ContactSheetPreviews
import Foundation

/// A difference between a snapshot and its reference: its cause, or a consequence.
public enum SnapshotCause: Codable, Sendable, Hashable {
    /// The version of a library changed, or the contents of a font file.
    case environment(EnvironmentChange)
    /// The choice of what the screen shows of the status bar changed.
    case statusBar(from: String, to: String)
    /// A property changed; `nil` is its default value.
    case property(ChangedView, name: String, from: String?, to: String?)
    case constraint(ConstraintChange)
    case added(ChangedView, CGRect)
    case removed(ChangedView, CGRect)
    /// The class or name of the view changed.
    case renamed(ChangedView, from: String)
    case hidden(ChangedView, Bool)
    /// The view is now in front of another sibling, or behind it.
    case order(ChangedView, isInFront: Bool, of: String)
    /// The view has another superview.
    case superview(ChangedView, from: String, to: String)
    /// The frame changed. This is a consequence if there are other causes.
    case moved(ChangedView, from: CGRect, to: CGRect)
    /// The view trees are equal, but pixels differ.
    case pixels(ChangedPixels)
    /// Frames of a film differ: their numbers from 0, with the times of the first and the last one in
    /// seconds.
    case frames([Int], count: Int, from: Double, to: Double)
    /// A film has another number or rate of frames, or was an image.
    case film(from: String?, to: String?)
    /// The sizes of the images differ, in pixels.
    case pictureSize(from: CGSize, to: CGSize)
}

/// A view that changed.
public struct ChangedView: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The class and name, or the path from a view with a name.
    public var label: String
    /// The location in a document, as "file:line", or `nil` if there is none.
    public var location: String?

    public init(_ label: String, location: String? = nil) {
        self.label = label
        self.location = location
    }

    public var description: String { label + (location.map { " (\($0))" } ?? "") }
}

extension SnapshotCause {
    /// Whether the difference follows from other causes of the same snapshot.
    public var isConsequence: Bool {
        switch self {
        case .moved: true
        case .property(_, let name, _, _): PropertyTraits.named(name).role == .consequence
        default: false
        }
    }

    /// Whether frames and sizes of contents can follow from the change.
    var explainsLayout: Bool {
        switch self {
        case .property(_, let name, _, _):
            !isConsequence && PropertyTraits.named(name).effect == .laysOut
        case .moved, .pixels, .frames, .film, .environment: false
        default: true
        }
    }

    /// The location in a document, as "file:line", or `nil` if there is none.
    public var location: String? {
        switch self {
        case .property(let view, _, _, _), .added(let view, _), .removed(let view, _),
            .renamed(let view, _), .hidden(let view, _), .order(let view, _, _),
            .superview(let view, _, _), .moved(let view, _, _):
            view.location
        case .constraint(let change): change.location
        case .pixels(let pixels): pixels.view?.location
        case .environment, .statusBar, .frames, .film, .pictureSize: nil
        }
    }

    /// Whether pixels show if the snapshot differs, because a property changed that only paints, or
    /// the content of an image.
    var isDecidedByPixels: Bool {
        guard case .property(_, let name, _, _) = self else { return false }
        return PropertyTraits.named(name).isDecidedByPixels
    }

    /// The description without the values that depend on the device. Equal changes have equal
    /// summaries in all configurations.
    public var summary: String {
        switch self {
        case .environment(let change): change.description
        case .statusBar(let old, let new): "the status bar changed from \(old) to \(new)"
        case .property(let view, let name, let old, let new):
            Self.summary(of: name, view, old, new)
        case .constraint(let change): change.description
        case .added(let view, _): "\(view): added"
        case .removed(let view, _): "\(view): removed"
        case .renamed(let view, let old): "\(view): changed from \(old)"
        case .hidden(let view, let isHidden): "\(view): now \(isHidden ? "hidden" : "visible")"
        case .order(let view, let isInFront, let other):
            "\(view): now \(isInFront ? "in front of" : "behind") \(other)"
        case .superview(let view, let old, let new): "\(view): moved from \(old) to \(new)"
        case .moved(let view, _, _): "\(view): frame changed"
        case .pixels(let pixels): pixels.summary
        case .frames: "frames of the film differ"
        case .film(let old, let new):
            "the film changed to \(new ?? "an image") from \(old ?? "an image")"
        case .pictureSize: "the image size changed"
        }
    }
}

extension SnapshotCause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .moved(let view, let old, let new):
            "\(view): frame changed from \(old.spelledOut) to \(new.spelledOut)"
        case .property(let view, let name, let old, let new):
            Self.description(of: name, view, old, new)
        case .added(let view, let frame):
            "\(view): added at \(frame.spelledOut)"
        case .removed(let view, let frame):
            "\(view): removed from \(frame.spelledOut)"
        case .pixels(let pixels): pixels.description
        case .frames(let frames, let count, let start, let end):
            frames.count == 1
                ? "frame \(frames[0] + 1) of \(count) differs, at \(start.formattedTime) s"
                : "\(frames.count) of \(count) frames differ,"
                    + " from \(start.formattedTime) s to \(end.formattedTime) s"
        case .pictureSize(let old, let new):
            "the image size changed to \(new.width.short)×\(new.height.short) pixels from"
                + " \(old.width.short)×\(old.height.short)"
        default: summary
        }
    }
}

extension Double {
    /// The time in seconds with two decimals.
    fileprivate var formattedTime: String { String(format: "%.2f", self) }
}

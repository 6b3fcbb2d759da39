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
public struct ChangedView: Codable, Sendable, Hashable {
    /// The name that Interface Builder shows, such as `“Send” button` or `Stack View`.
    public var name: String
    /// The location in a document, as "file:line", or `nil` if there is none.
    public var location: String?
    /// The classes and names of the views around it, or `nil` if the name or the location identifies the view.
    public var path: String?

    public init(_ name: String, location: String? = nil, path: String? = nil) {
        (self.name, self.location, self.path) = (name, location, path)
    }

    var place: String? { location ?? path }
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
        if case .constraint(let change) = self { return change.location }
        return view?.location
    }

    /// Where the cause is: the location in a document, the path of a view, or the equation of a constraint.
    public var place: String? {
        switch self {
        case .constraint(let change): change.location ?? change.equation
        default: location ?? view?.path
        }
    }

    /// The view that changed, or `nil` for constraints and for changes of the whole image.
    private var view: ChangedView? {
        switch self {
        case .property(let view, _, _, _), .added(let view, _), .removed(let view, _),
            .renamed(let view, _), .hidden(let view, _), .order(let view, _, _),
            .superview(let view, _, _), .moved(let view, _, _):
            view
        case .pixels(let pixels): pixels.view
        case .constraint, .environment, .statusBar, .frames, .film, .pictureSize: nil
        }
    }

    /// Whether pixels show if the snapshot differs, because a property changed that only paints, or
    /// the content of an image.
    var isDecidedByPixels: Bool {
        guard case .property(_, let name, _, _) = self else { return false }
        return PropertyTraits.named(name).isDecidedByPixels
    }

    /// What a person would say: the view, what changed, and its values, without those that depend on the device.
    /// Equal changes have equal titles in all configurations.
    public var title: String {
        switch self {
        case .environment(let change): change.description
        case .statusBar(let old, let new): "status bar: \(old) → \(new)"
        case .property(let view, let name, let old, let new): Self.title(of: name, view, old, new)
        case .constraint(let change): change.description
        case .added(let view, _): "\(view.name): added"
        case .removed(let view, _): "\(view.name): removed"
        case .renamed(let view, let old): "\(view.name): changed from \(old)"
        case .hidden(let view, let isHidden): "\(view.name): now \(isHidden ? "hidden" : "visible")"
        case .order(let view, let isInFront, let other):
            "\(view.name): now \(isInFront ? "in front of" : "behind") \(other)"
        case .superview(let view, let old, let new): "\(view.name): moved from \(old) to \(new)"
        case .moved(let view, _, _): "\(view.name): frame changed"
        case .pixels(let pixels): pixels.title
        case .frames: "frames of the film differ"
        case .film(let old, let new): "film: \(old ?? "an image") → \(new ?? "an image")"
        case .pictureSize: "image size changed"
        }
    }

    /// The title, and the place in parentheses.
    public var summary: String { title + inParentheses(place) }
}

extension SnapshotCause: CustomStringConvertible {
    /// The change with all its values, and the place in parentheses.
    public var description: String { detail + inParentheses(place) }

    /// The change with all its values.
    public var detail: String {
        switch self {
        case .moved(let view, let old, let new): "\(view.name): \(old.change(to: new))"
        case .property(let view, let name, let old, let new): Self.detail(of: name, view, old, new)
        case .added(let view, let frame): "\(view.name): added at \(frame.spelledOut)"
        case .removed(let view, let frame): "\(view.name): removed from \(frame.spelledOut)"
        case .pixels(let pixels): pixels.detail
        case .frames(let frames, let count, let start, let end):
            frames.count == 1
                ? "frame \(frames[0] + 1) of \(count) differs, at \(start.formattedTime) s"
                : "\(frames.count) of \(count) frames differ,"
                    + " from \(start.formattedTime) s to \(end.formattedTime) s"
        case .pictureSize(let old, let new):
            "image size: \(old.width.short)×\(old.height.short)"
                + " → \(new.width.short)×\(new.height.short) pixels"
        default: title
        }
    }

    private func inParentheses(_ text: String?) -> String { text.map { " (\($0))" } ?? "" }
}

extension CGRect {
    /// The differences of the position and the size, such as `y −20, width +8`.
    fileprivate func change(to other: CGRect) -> String {
        let parts = [
            ("x", other.minX - minX), ("y", other.minY - minY), ("width", other.width - width),
            ("height", other.height - height),
        ]
        return parts.filter { $0.1 != 0 }.map { name, length in
            "\(name) \(length < 0 ? "−" : "+")\(length.magnitude.short)"
        }.joined(separator: ", ")
    }
}

extension Double {
    /// The time in seconds with two decimals.
    fileprivate var formattedTime: String { String(format: "%.2f", self) }
}

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
    /// The content offset of a scroll view changed; `nil` is zero. This is a consequence if there are
    /// other causes.
    case scrolled(ChangedView, from: String?, to: String?)
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
        case .moved, .scrolled: true
        default: false
        }
    }

    /// The location in a document, as "file:line", or `nil` if there is none.
    public var location: String? {
        switch self {
        case .property(let view, _, _, _), .added(let view, _), .removed(let view, _),
            .renamed(let view, _), .hidden(let view, _), .order(let view, _, _),
            .superview(let view, _, _), .moved(let view, _, _), .scrolled(let view, _, _):
            view.location
        case .constraint(let change): change.location
        case .environment, .statusBar, .pixels, .frames, .film, .pictureSize: nil
        }
    }

    /// Whether pixels show if the snapshot differs, because a color or the content of an image
    /// changed. The size of an image is a content size.
    var isDecidedByPixels: Bool {
        guard case .property(_, let name, _?, _?) = self else { return false }
        return name.hasSuffix("color") || name.hasSuffix("image")
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
        case .scrolled(let view, _, _): "\(view): content offset changed"
        case .pixels(let pixels): pixels.summary
        case .frames: "frames of the film differ"
        case .film(let old, let new):
            "the film changed to \(new ?? "an image") from \(old ?? "an image")"
        case .pictureSize: "the image size changed"
        }
    }

    /// Returns the change of a property without what depends on the device: the system font has other
    /// names in other iOS versions, and system colors have other components in other appearances.
    private static func summary(
        of name: String, _ view: ChangedView, _ old: String?, _ new: String?
    ) -> String {
        if name == "font", let old = old.flatMap(FontValue.init),
            let new = new.flatMap(FontValue.init), old.name == new.name
        {
            return "font size of \(view) changed from \(old.size) to \(new.size)"
        }
        let isColor = name.hasSuffix("color")
        let (before, after) = (systemColor(old) ?? old, systemColor(new) ?? new)
        let values = isColor && before != after ? (before, after) : (old, new)
        return "\(name) of \(view) changed from \(quoted(values.0, name)) to "
            + quoted(values.1, name)
    }

    /// The value of a font: its name and its size in points.
    private struct FontValue {
        let name: Substring
        let size: Substring

        init?(_ text: String) {
            guard let space = text.lastIndex(of: " ") else { return nil }
            name = text[..<space]
            size = text[text.index(after: space)...]
        }
    }

    /// Returns the name of a system color, such as `labelColor` for `labelColor #000000`, or `nil`
    /// for other values.
    private static func systemColor(_ value: String?) -> String? {
        (value?.wholeMatch(of: /([A-Za-z]+Color) #[0-9a-f]+/)?.1).map(String.init)
    }

    /// Quotes texts of the user interface.
    private static func quoted(_ value: String?, _ name: String) -> String {
        guard let value else { return "the default" }
        let texts = ["text", "title", "placeholder", "segments"]
        return texts.contains(name) ? "“\(value.replacing("\n", with: "\\n"))”" : value
    }
}

extension SnapshotCause: CustomStringConvertible {
    public var description: String {
        switch self {
        case .moved(let view, let old, let new):
            "\(view): frame changed from \(old.spelledOut) to \(new.spelledOut)"
        case .scrolled(let view, let old, let new):
            "\(view): content offset changed from \(old ?? "0 0") to \(new ?? "0 0")"
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

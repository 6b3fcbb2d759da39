/// A message about a layout, a document, or a font. It isn't an error that is thrown.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Codable, Sendable, CaseIterable {
        case note, warning, error
    }

    public var severity: Severity
    /// The message in one sentence, without the location.
    public var message: String
    /// The location: a file with a line, an element, or the path of a view.
    public var location: String
    /// What to do about it, if known.
    public var hint: String?
    /// The whole report if one sentence isn't enough, without a trailing line break.
    public var details: String?
    /// What the diagnostic is about, if only the first diagnostic about it is reported per preview.
    public var topic: String?

    public init(
        _ severity: Severity, _ message: String, location: String = "", hint: String? = nil,
        details: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.hint = hint
        self.details = details
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic on one line, without the details.
    public var description: String {
        let place = location.isEmpty ? "" : "\(location): "
        let advice = hint.map { " (\($0))" } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(advice)"
    }
}

/// Something that a person should know about a layout, a document or a font; never a failure.
public struct Diagnostic: Sendable, Hashable {
    public enum Severity: String, Sendable, CaseIterable {
        case note, warning, error
    }

    public var severity: Severity
    /// One sentence, without the location.
    public var message: String
    /// Where: a file with a line, an element, or the path of a view.
    public var location: String
    /// What to do about it, if anything is known.
    public var hint: String?
    /// The whole report where one sentence is not enough, in lines without a break at the end.
    public var details: String?

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
    /// One line: everything but the details.
    public var description: String {
        let place = location.isEmpty ? "" : "\(location): "
        let advice = hint.map { " (\($0))" } ?? ""
        return "\(place)\(severity.rawValue): \(message)\(advice)"
    }
}

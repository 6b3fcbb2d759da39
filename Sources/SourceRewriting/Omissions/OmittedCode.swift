/// A part of a file that is left out because it doesn't compile.
public struct OmittedCode: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, Codable {
        case statement
        /// The body of a function, which returns a neutral value instead.
        case body
        /// The initial value of a property or variable, which is a neutral value instead.
        case value
        case conformance
        case member
        /// All members of a class, which remains as an empty subclass of its superclass.
        case members
        case declaration
    }

    public let kind: Kind
    /// The line in the original on which it begins, from 1.
    public let line: Int
    /// The declaration that contains it, such as `Login.viewDidLoad()`, or an empty string.
    public let place: String
    /// The compiler's message.
    public let reason: String

    public init(kind: Kind, line: Int, place: String, reason: String) {
        self.kind = kind
        self.line = line
        self.place = place
        self.reason = reason
    }

    /// Whether another part of the file contains this one, as far as the names of declarations tell.
    public func isPart(of other: OmittedCode) -> Bool {
        switch other.kind {
        case .statement, .conformance, .value: false
        case .body, .member: place == other.place && place.contains(".")
        case .members: place == other.place || place.hasPrefix(other.place + ".")
        case .declaration: line == other.line && place == other.place
        }
    }

    /// Returns the code with another reason, unless it is `nil`.
    public func with(reason: String?) -> OmittedCode {
        OmittedCode(kind: kind, line: line, place: place, reason: reason ?? self.reason)
    }
}

/// Code that a compiler reports.
public struct CompilerError: Sendable, Hashable {
    public let line: Int
    public let message: String

    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }
}

import Foundation

/// A type with its own text in the strategy `.dump`.
public protocol AnySnapshotStringConvertible {
    /// Whether the properties of the value follow its text. The default is `false`.
    static var renderChildren: Bool { get }
    /// The text of the value.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { String(self).debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { count == 1 ? "1 byte" : "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// The time in UTC, such as 2007-01-09T09:41:00Z.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { absoluteString }
}

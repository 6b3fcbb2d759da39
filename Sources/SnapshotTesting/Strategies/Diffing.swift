import Foundation

/// How snapshots of a format are stored and compared.
public struct Diffing<Value> {
    /// Returns the contents of a reference.
    public var toData: (Value) -> Data
    /// Returns the snapshot from the contents of a reference.
    public var fromData: (Data) -> Value
    /// Returns a message and attachments if a snapshot differs from its reference, which is the
    /// first argument; otherwise `nil`.
    public var diffV2: (Value, Value) -> (String, [DiffAttachment])?

    /// The comparison with attachments of XCTest.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? {
        get {
            let diffV2 = diffV2
            return { old, new in
                diffV2(old, new).map { ($0, $1.map(XCTAttachment.init)) }
            }
        }
        set { diffV2 = Self.converted(newValue) }
    }

    /// Creates a value from its operations.
    ///
    /// - Parameter diff: Returns a message and attachments if a snapshot differs from its
    ///   reference, which is the first argument; otherwise `nil`.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.init(toData, fromData, Self.converted(diff))
    }

    private init(
        _ toData: @escaping (Value) -> Data, _ fromData: @escaping (Data) -> Value,
        _ diffV2: @escaping (Value, Value) -> (String, [DiffAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diffV2 = diffV2
    }

    /// Returns a value from its operations, with attachments that Swift Testing displays, too.
    ///
    /// - Parameter diffV2: Returns a message and attachments if a snapshot differs from its
    ///   reference, which is the first argument; otherwise `nil`.
    public static func diff(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
    ) -> Diffing {
        Diffing(toData, fromData, diffV2)
    }

    private static func converted(
        _ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) -> (Value, Value) -> (String, [DiffAttachment])? {
        { old, new in diff(old, new).map { ($0, $1.map { .xcTest($0) }) } }
    }
}

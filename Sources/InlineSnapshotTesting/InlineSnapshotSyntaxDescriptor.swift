import SnapshotTesting

/// The place of an inline snapshot in the call of an assertion or a helper function.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// Earlier labels of the closure, which are replaced by the current one.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure, which the first trailing closure doesn't have.
    public var trailingClosureLabel: String
    /// The number of trailing closures before this one.
    public var trailingClosureOffset: Int

    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Whether a label is that of the closure.
    func includes(_ label: String) -> Bool {
        label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
    }

    /// Fails the test at the place of the assertion.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
        file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        TestFailure.record(
            message(),
            at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

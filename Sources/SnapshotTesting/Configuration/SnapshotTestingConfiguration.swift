import ContactSheetDevices
import Foundation

/// Settings of the assertions in a scope: a test, a suite, or the operation of
/// `withSnapshotTesting`. Settings that are `nil` are those of the outer scope.
public struct SnapshotTestingConfiguration: Sendable {
    /// The settings of the current scope, or `nil` if there is none.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// Which references are written.
    public var record: Record?
    /// The command that failure messages show for comparing two files.
    public var diffTool: DiffTool?
    /// The folder of references, or `nil` for `__Snapshots__` next to the test file. A relative
    /// path is relative to the working directory.
    public var references: String?
    /// The newest version of iOS on devices of configurations without their own.
    public var iOS: IOSVersion?

    public init(
        record: Record? = nil, diffTool: DiffTool? = nil, references: String? = nil,
        iOS: IOSVersion? = nil
    ) {
        self.record = record
        self.diffTool = diffTool
        self.references = references
        self.iOS = iOS
    }

    /// Returns the settings, completed by those of the current scope.
    var inScope: SnapshotTestingConfiguration {
        let outer = Self.current
        return SnapshotTestingConfiguration(
            record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
            references: references ?? outer?.references, iOS: iOS ?? outer?.iOS)
    }
}

extension SnapshotTestingConfiguration {
    /// Which references are written. On CI, where `CI` is set, none are.
    public struct Record: Sendable, Hashable {
        private let name: String

        /// All references. Every assertion fails, so that the setting isn't forgotten.
        public static let all = Record(name: "all")
        /// References that differ or are missing.
        public static let failed = Record(name: "failed")
        /// References that are missing.
        public static let missing = Record(name: "missing")
        /// None.
        public static let never = Record(name: "never")

        private init(name: String) { self.name = name }

        /// Creates the mode from its name in `SNAPSHOT_TESTING_RECORD`, or `nil` for another text.
        public init?(rawValue: String) {
            guard
                let mode = [Record.all, .failed, .missing, .never].first(where: {
                    $0.name == rawValue.lowercased()
                })
            else { return nil }
            self = mode
        }
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// Creates the mode `all` or `missing`.
    public init(booleanLiteral value: Bool) {
        self = value ? .all : .missing
    }
}

extension SnapshotTestingConfiguration {
    /// A command that shows the difference between two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool.
        ///
        /// - Parameter tool: Returns the command for the paths of the reference and the new file.
        public init(
            _ tool:
                @escaping @Sendable (
                    _ currentFilePath: String, _ failedFilePath: String
                ) -> String
        ) {
            self.tool = tool
        }

        /// Creates the command that consists of a program and the two paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \"\($0)\" \"\($1)\"" }
        }

        /// Kaleidoscope.
        public static let ksdiff = DiffTool(stringLiteral: "ksdiff")
        /// No command; failure messages contain the paths.
        public static let `default` = DiffTool { _, _ in "" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

/// What was read for a project, with limits: a small file can refer to the same objects and folders again
/// and again.
final class ReadingLimits {
    /// The largest number of references from one object to another that are followed.
    static let references = 1_000_000
    /// The largest number of files and folders that are listed.
    static let files = 100_000

    private var references = 0
    private var files = 0
    /// What there is too much of, or `nil` if all was read.
    private(set) var excess: String?

    /// Counts references. Returns whether they may be followed.
    func follow(_ number: Int) -> Bool {
        references += number
        if references > Self.references { excess = excess ?? "\(Self.references) references" }
        return excess == nil
    }

    /// Counts a file or folder. Returns whether it may be used.
    func list() -> Bool {
        files += 1
        if files > Self.files { excess = excess ?? "\(Self.files) files" }
        return excess == nil
    }

    /// Throws an error if not all was read.
    ///
    /// - Parameter path: The project's path.
    func check(_ path: String) throws(XcodeProjectError) {
        if let excess { throw .unreadable(path, reason: "it has more than \(excess)") }
    }
}

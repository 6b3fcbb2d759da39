/// The work that the expansion of a text takes, with limits: a setting that names another one ten times
/// has ten times its length.
struct SettingExpansion {
    /// The largest number of references, and of bytes in the values of all of them.
    private static let limit = (references: 2_000, bytes: 1 << 20)

    private var references = 0
    private var bytes = 0

    /// Counts a reference to a setting.
    mutating func follow() throws(BuildSettingsError) {
        references += 1
        guard references <= Self.limit.references else { throw .tooLong }
    }

    /// Counts the text of a value.
    mutating func add(_ text: some StringProtocol) throws(BuildSettingsError) {
        bytes += text.utf8.count
        guard bytes <= Self.limit.bytes else { throw .tooLong }
    }
}

/// Why a build setting has no value.
public enum BuildSettingsError: Error, Sendable, Hashable {
    /// Its value names too many settings, or is too long.
    case tooLong
}

import Foundation

/// The folders of the user that runs this process, by the environment.
public enum UserFolders {
    /// The home folder: `HOME`, or that of the user database.
    public static var home: String {
        folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    }

    /// The folder for files that can be created again: `XDG_CACHE_HOME`, or `.cache` in the home folder.
    ///
    /// Source: XDG Base Directory Specification, by which relative paths don't count.
    public static var caches: String { folder("XDG_CACHE_HOME") ?? home + "/.cache" }

    /// The folder for temporary files: `TMPDIR`, or `/tmp`.
    public static var temporary: String { folder("TMPDIR") ?? "/tmp" }

    /// Returns the value of a variable, or `nil` if it isn't an absolute path.
    private static func folder(_ variable: String) -> String? {
        guard let value = getenv(variable) else { return nil }
        let path = String(cString: value)
        return path.hasPrefix("/") ? path : nil
    }
}

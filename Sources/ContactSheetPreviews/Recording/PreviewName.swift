import Escaping

/// The rules for names of previews. Each has a folder of its own (``SnapshotID/path(of:)``).
public enum PreviewName {
    /// Returns why a name is invalid, or `nil` if it is valid.
    public static func invalidReason(of name: String) -> String? {
        if name.isEmpty { return "is empty" }
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty { return "begins or ends with a slash, or contains two in a row" }
            if part.hasPrefix(".") { return "has a component that begins with a period" }
            if part.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
                return "contains a control character"
            }
            if part.contains("\\") { return "contains a backslash" }
            if String(part).fileNameEscaped.utf8.count > 200 {
                return "has a component longer than 200 bytes"
            }
        }
        return nil
    }
}

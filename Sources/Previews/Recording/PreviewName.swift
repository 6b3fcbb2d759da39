import Foundation

/// The rule for previews' names: they are folder names, used as they are, so that a name and its
/// folder always give each other back.
public enum PreviewName {
    /// Why a name is refused, or nil where it is none of that.
    public static func fault(of name: String) -> String? {
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty { return "is empty, or has an empty part beside a slash" }
            if part.hasPrefix(".") { return "has a part that begins with a full stop" }
            if part.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
                return "holds a control character"
            }
            if part.contains("\\") { return "holds a backslash" }
            if part.utf8.count > 200 { return "has a part longer than 200 bytes" }
        }
        return nil
    }
}

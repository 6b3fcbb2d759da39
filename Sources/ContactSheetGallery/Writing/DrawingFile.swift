import ContactSheetDiagnostics
import Foundation

/// The files of snapshots, which are named after their contents, so that equal files are stored once.
public enum DrawingFile: String, CaseIterable, Sendable {
    case images, thumbnails, trees

    /// Returns the path of a file in the gallery's folder, such as
    /// `images/0123456789abcdef0123456789abcdef.svg`.
    public func path(_ bytes: some Collection<UInt8>, extension name: String) -> String {
        "\(rawValue)/\(StableHash.identifier(of: Array(bytes))).\(name)"
    }

    /// Removes files with names of this form that aren't among the given paths. Others belong to
    /// someone else.
    static func removeAll(in directory: URL, except paths: Set<String>) {
        for kind in allCases {
            let folder = directory.appending(path: kind.rawValue)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names
            where !paths.contains("\(kind.rawValue)/\(name)") && isContentName(name) {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
        }
    }

    private static func isContentName(_ name: String) -> Bool {
        name.wholeMatch(of: /[0-9a-f]{32}\.(svg|png|js)/) != nil
    }
}

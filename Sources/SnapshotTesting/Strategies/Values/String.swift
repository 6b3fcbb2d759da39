import Foundation
import TextDifferences

extension Snapshotting where Value == String, Format == String {
    /// Compares text line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares text line by line.
    public static var lines: Diffing {
        .diff(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
        ) { old, new in
            guard !old.utf8.elementsEqual(new.utf8) else { return nil }
            let difference = LineReport(from: old, to: new).text
            return (difference, [.data(Data(difference.utf8), name: "difference.patch")])
        }
    }
}

/// The changed lines of a text.
struct LineReport {
    /// The lines with their surroundings, in the format of `diff -u` without the names of files.
    let text: String

    init(from old: String, to new: String) {
        let data = UnifiedDiff.text(path: "", from: Data(old.utf8), to: Data(new.utf8))
        let lines = String(decoding: data, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        text = lines.dropFirst(2).joined(separator: "\n").trimmingSuffix("\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

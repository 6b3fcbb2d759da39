import ContactSheetGallery
import ContactSheetLint
import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The summary of a gallery in Markdown, for a comment on a pull request: each change with the
/// pictures of its first snapshot.
struct GallerySummary {
    static let name = "summary.md"

    /// The address of the published gallery, with a slash at its end; `nil` for paths relative to
    /// the gallery's folder.
    var address: String?
    let outcomes: [SnapshotOutcome]
    let snapshots: [SnapshotID: GallerySnapshot]

    /// The number of changes in the table, which keeps the text below GitHub's limit for comments.
    private static let limit = 20

    var text: String {
        var lines = ["<!-- contactsheet \(Version.current) -->"]
        guard !outcomes.isEmpty else {
            lines.append(title("\(snapshots.count) rendered"))
            return lines.joined(separator: "\n") + "\n"
        }
        lines += [title(Report.summary(of: outcomes)), ""]
        let groups = ChangeGroup.all(of: outcomes)
        if !groups.isEmpty {
            lines += ["| Change | Snapshots | Reference | New |", "| --- | --- | --- | --- |"]
            lines += groups.prefix(Self.limit).map(row)
        }
        if groups.count > Self.limit {
            lines += ["", "and \(groups.count - Self.limit) more changes"]
        }
        let defects = outcomes.compactMap { outcome in
            outcome.defect.map { "- \("\(outcome.id) \($0)".markdownEscaped)" }
        }
        if !defects.isEmpty { lines += [""] + defects.prefix(Self.limit) }
        if defects.count > Self.limit {
            lines += ["", "and \(defects.count - Self.limit) more snapshots"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func title(_ text: String) -> String {
        let title = "Snapshots: \(text)".markdownEscaped
        return "### " + (address.map { "[\(title)](\($0)index.html)" } ?? title)
    }

    private func row(_ group: ChangeGroup) -> String {
        let shown = group.outcomes.lazy.compactMap { snapshots[$0.id] }.first
        let title = group.title.markdownEscaped
        let link = address.map { "[\(title)](\($0)index.html#view=change&q=change:\(group.id))" }
        let place = group.place.map { "<br><sub>\($0.markdownEscaped)</sub>" }
        let cells = [
            (link ?? title) + (place ?? ""), group.extent.markdownEscaped,
            picture(shown?.reference),
            picture(shown?.thumbnail ?? shown?.image),
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// Paths in a gallery are named after hashes, so they need no escaping.
    private func picture(_ path: String?) -> String {
        path.map { "<img src=\"\(address ?? "")\($0)\" width=\"160\" alt=\"\">" } ?? ""
    }
}

import ContactSheetDevices
import ContactSheetGallery
import ContactSheetLint
import ContactSheetPreviews
import InterfaceEditing

extension [String: PreviewFindings] {
    /// Adds the issues of a snapshot to those of its preview.
    mutating func add(_ written: GallerySnapshotWriter.Written) {
        self[written.entry.preview, default: PreviewFindings()].add(
            written.snapshot.configuration, written.issues, canvas: written.canvasIssues)
    }
}

@MainActor extension GalleryIssue {
    /// Returns the issues that were found on the snapshots of previews, by preview.
    static func all(
        of previews: [Preview], _ found: [String: PreviewFindings]
    ) -> [String: [GalleryIssue]] {
        let inspected = previews.compactMap { preview in
            found[preview.name].map { (preview: preview, found: $0) }
        }
        return Dictionary(grouping: LayoutInspection.combined(inspected), by: \.preview)
            .mapValues { $0.map(GalleryIssue.init) }
    }

    init(_ found: FoundIssue) {
        let issue = found.issue
        self.init(
            rule: issue.rule.id, severity: found.severity.rawValue, message: issue.message,
            hint: issue.hint, view: issue.view, location: found.place, fix: found.fix,
            isOnCanvas: found.isOnCanvas, canvas: found.canvasSize,
            storedFrame: found.storedFrame.map { GalleryRectangle($0) },
            frames: Dictionary(
                found.configurations.map { configuration in
                    let frames = found.frames[configuration] ?? []
                    return (configuration, frames.map { GalleryRectangle($0) })
                }
            ) { first, _ in first })
    }
}

@MainActor extension FoundIssue {
    /// The size of the canvas's device in portrait, if the document names one.
    fileprivate var canvasSize: [Double]? {
        Device.all.first { $0.name == canvas }.map { [$0.size.width, $0.size.height] }
    }

    /// The command that resolves the issue, or `nil` if there is none.
    fileprivate var fix: String? {
        let fixes = [
            MissingConstraints.rule: LayoutFix.addMissing, MisplacedView.rule: .updateFrames,
        ]
        guard let file, let fix = fixes[issue.rule] else { return nil }
        return [Command.name, "fix", file, fix.option, "--view", issue.subject]
            .map(\.shellQuoted).joined(separator: " ")
    }
}

import ContactSheetGallery
import ContactSheetLint
import ContactSheetPreviews

/// What the page of a command shows of the previews besides their snapshots, as the gallery shows it.
@MainActor final class ReviewFindings {
    /// The previews of the page.
    var previews: [Preview]
    /// The configurations in which they are rendered.
    var configurations: [Configuration]

    init(_ previews: [Preview] = [], _ configurations: [Configuration] = []) {
        self.previews = previews
        self.configurations = configurations
    }

    /// The slug of the device that shows previews in the overview, or `nil` for the newest phone.
    var device: String? { GalleryContent.device(of: previews, in: configurations) }

    /// Returns the layout issues of the snapshots, by preview.
    func issues(
        of snapshots: some Sequence<GallerySnapshotWriter.Written>
    ) -> [String: [GalleryIssue]] {
        var found: [String: PreviewFindings] = [:]
        for written in snapshots { found.add(written) }
        return GalleryIssue.all(of: previews, found)
    }
}

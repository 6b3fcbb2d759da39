import ContactSheetPreviews

/// Lists the previews of an executable.
struct PreviewListing: ProcessRequest {
    func output(from source: PreviewSource) -> [PreviewDescription] {
        source.previews.map(PreviewDescription.init)
    }
}

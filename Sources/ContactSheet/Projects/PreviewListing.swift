import ContactSheetPreviews

/// Lists the previews of an executable.
struct PreviewListing: ProcessRequest {
    func output(from source: PreviewSource) -> PreviewList {
        PreviewList(
            name: CommandInput.current.name,
            previews: source.previews.map(PreviewDescription.init))
    }
}

/// The previews of an executable, as another process knows them.
struct PreviewList: Codable, Sendable {
    let name: String
    let previews: [PreviewDescription]
}

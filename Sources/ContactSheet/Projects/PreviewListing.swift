import ContactSheetPreviews

/// Lists the previews of an executable.
struct PreviewListing: ProcessRequest {
    func output(from source: PreviewSource) -> PreviewList {
        PreviewList(
            name: CommandInput.current.name,
            previews: source.previews.map(PreviewDescription.init))
    }
}

/// Determines whether the objects that all screens of an application require can be created. If they can't, the
/// process ends.
struct ApplicationCheck: ProcessRequest {
    func output(from source: PreviewSource) -> Bool {
        CommandInput.current.prepareApplication()
        return true
    }
}

/// The previews of an executable, as another process knows them.
struct PreviewList: Codable, Sendable {
    let name: String
    let previews: [PreviewDescription]
}

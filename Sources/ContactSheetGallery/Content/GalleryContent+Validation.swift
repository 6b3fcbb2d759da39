import ContactSheetPreviews

extension GalleryContent {
    /// Throws the first ``GalleryError`` that applies, in the order of the snapshots.
    func validate() throws(GalleryError) {
        var names: Set<String> = []
        for preview in previews {
            for snapshot in preview.snapshots {
                let name = snapshot.id(of: preview.name).name
                guard names.insert(name).inserted else { throw .duplicateName(name) }
                try snapshot.validate(name)
            }
        }
    }
}

extension GallerySnapshot {
    /// Returns the ID of a snapshot of the preview.
    public func id(of preview: String) -> SnapshotID {
        SnapshotID(preview: preview, configuration: configuration.name)
    }

    fileprivate func validate(_ name: String) throws(GalleryError) {
        let films = [film, referenceFilm].compactMap(\.self)
        guard films.allSatisfy(\.isValid) else { throw .invalidFilm(name: name) }
        let paths =
            [image, picture, thumbnail, reference, tree].compactMap(\.self) + films.map(\.frames)
        for path in paths where RelativePath(path) == nil {
            throw .pathNotRelative(name: name, path: path)
        }
    }
}

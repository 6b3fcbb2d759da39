extension GalleryContent {
    /// Throws the first ``GalleryError`` that applies, in the order of the snapshots.
    func validate() throws(GalleryError) {
        var ids: Set<String> = []
        for picture in pictures {
            guard ids.insert(picture.id).inserted else { throw .duplicateID(picture.id) }
            try picture.validate()
        }
    }
}

extension GallerySnapshot {
    fileprivate func validate() throws(GalleryError) {
        let lengths = [width, height, device.scale]
        guard lengths.allSatisfy({ $0 > 0 && $0.isFinite }), device.cornerRadius >= 0,
            device.cornerRadius.isFinite, safeArea?.isFinite ?? true
        else { throw .invalidSize(id: id) }
        let films = [film, referenceFilm].compactMap(\.self)
        guard films.allSatisfy(\.isValid) else { throw .invalidFilm(id: id) }
        for path in [svg, png, reference].compactMap(\.self) + films.map(\.frames) {
            guard RelativePath(path) != nil else { throw .pathNotRelative(id: id, path: path) }
        }
    }
}

extension GalleryInsets {
    fileprivate var isFinite: Bool {
        [top, left, bottom, right].allSatisfy(\.isFinite)
    }
}

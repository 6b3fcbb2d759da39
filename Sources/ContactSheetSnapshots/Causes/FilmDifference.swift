import ContactSheetPreviews

/// The difference between the frames of a film and those of its reference.
struct FilmDifference {
    let causes: [SnapshotCause]

    /// Compares the checksums of frames.
    ///
    /// - Parameter film: The film, or `nil` for an image.
    init(from old: SnapshotMetadata, to new: SnapshotMetadata, _ film: Film?) {
        guard old.film == new.film else {
            causes = [.film(from: old.film, to: new.film)]
            return
        }
        let frames = zip(old.frames, new.frames).enumerated()
            .filter { $0.element.0 != $0.element.1 }.map(\.offset)
        guard let first = frames.first, let last = frames.last, let film else {
            causes = []
            return
        }
        let rate = Double(film.framesPerSecond)
        causes = [
            .frames(
                frames, count: film.frames.count, from: Double(first) / rate,
                to: Double(last) / rate)
        ]
    }
}

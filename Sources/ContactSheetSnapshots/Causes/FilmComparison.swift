import ContactSheetPreviews

/// A film next to its reference.
public struct FilmComparison: Sendable {
    /// The numbers, from 0, of the frames that differ from those that the reference shows at the same
    /// times. Frames after its end differ.
    public let differences: [Int]
    /// The rate of the reference, or `nil` if it is an image.
    public let referenceFramesPerSecond: Int?

    /// Compares the checksums of frames.
    init(
        of new: [String], framesPerSecond: Int, with old: [String], framesPerSecond oldRate: Int?
    ) {
        differences = new.indices.filter { number in
            let (place, isTooLarge) = number.multipliedReportingOverflow(by: oldRate ?? 1)
            let other = place / max(1, framesPerSecond)
            return isTooLarge || !old.indices.contains(other) || old[other] != new[number]
        }
        referenceFramesPerSecond = oldRate
    }
}

extension SnapshotMetadata {
    /// The rate of the frames of a film, or `nil` for an image.
    fileprivate var framesPerSecond: Int? {
        // For example, "31 frames, 10 per second".
        film?.split(separator: " ").dropFirst(2).first.flatMap { Int($0) }
    }
}

extension SnapshotTest {
    /// Compares the frames of a film with its reference. If there is no reference, all differ.
    ///
    /// - Throws: `SnapshotError` if the reference can't be read.
    public func comparison(of film: Film) throws(SnapshotError) -> FilmComparison {
        let id = referenceID(preview: film.preview, film.configuration)
        let metadata = try store.read(id)?.metadata
        return FilmComparison(
            of: film.checksums, framesPerSecond: film.framesPerSecond,
            with: metadata?.frames ?? [], framesPerSecond: metadata?.framesPerSecond)
    }
}

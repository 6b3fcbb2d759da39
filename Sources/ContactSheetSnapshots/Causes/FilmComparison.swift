import ContactSheetPreviews

/// A film next to its reference.
public struct FilmComparison: Codable, Sendable, Hashable {
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

extension FilmComparison {
    /// Compares the frames of a film with its reference. Without one, all frames differ.
    init(of film: Film, with reference: SnapshotMetadata?) {
        self.init(
            of: film.checksums, framesPerSecond: film.framesPerSecond,
            with: reference?.frames ?? [], framesPerSecond: reference?.framesPerSecond)
    }
}

extension SnapshotMetadata {
    /// The rate of the frames of a film, or `nil` for an image.
    fileprivate var framesPerSecond: Int? {
        // For example, "31 frames, 10 per second".
        film?.split(separator: " ").dropFirst(2).first.flatMap { Int($0) }
    }
}

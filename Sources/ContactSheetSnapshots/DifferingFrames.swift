import ContactSheetPreviews

/// The frames of a film that differ from those that its reference shows at the same times.
struct DifferingFrames {
    /// The numbers of the frames, from 0.
    let numbers: [Int]

    /// Compares the checksums of frames. Frames after the end of the reference differ.
    init(of new: [String], framesPerSecond: Int, from old: [String], framesPerSecond oldRate: Int) {
        numbers = new.indices.filter { number in
            let (place, isTooLarge) = number.multipliedReportingOverflow(by: oldRate)
            let other = place / max(1, framesPerSecond)
            return isTooLarge || !old.indices.contains(other) || old[other] != new[number]
        }
    }
}

extension SnapshotMetadata {
    /// The rate of the frames of a film, or `nil` for an image.
    var framesPerSecond: Int? {
        // For example, "31 frames, 10 per second".
        film?.split(separator: " ").dropFirst(2).first.flatMap { Int($0) }
    }
}

extension SnapshotTest {
    /// Returns the numbers, from 0, of the frames of a film that differ from those that its reference
    /// shows at the same times: all of them if the reference is an image.
    ///
    /// - Throws: `SnapshotError` if the reference can't be read.
    public func differingFrames(of film: Film) throws(SnapshotError) -> [Int] {
        let name = referenceName(preview: film.preview, film.configuration)
        let metadata = try store.read(preview: film.preview, name: name)?.metadata
        return DifferingFrames(
            of: film.checksums, framesPerSecond: film.framesPerSecond,
            from: metadata?.frames ?? [], framesPerSecond: metadata?.framesPerSecond ?? 1
        ).numbers
    }
}

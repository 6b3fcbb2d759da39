import ContactSheetGallery
import ContactSheetSnapshots

extension GalleryCause {
    /// Returns the causes and consequences of a change, in the order of the comparison.
    static func all(of outcome: SnapshotOutcome, _ comparison: Comparison) -> [GalleryCause] {
        let roots = Set(outcome.rootCauses)
        return comparison.causes.map { cause in
            let frames = comparison.frames[cause]
            let isRoot = roots.contains(cause)
            return GalleryCause(
                cause.detail, place: cause.place, change: isRoot ? cause.summary : nil,
                isConsequence: cause.isConsequence && !isRoot,
                old: frames?.old.map { GalleryRectangle($0) },
                new: frames?.new.map { GalleryRectangle($0) })
        }
    }
}

import ContactSheetGallery
import ContactSheetSnapshots
import CoreGraphics

extension GalleryCause {
    /// Returns the causes and consequences of a change, in the order of the comparison.
    static func all(of outcome: SnapshotOutcome, _ comparison: Comparison) -> [GalleryCause] {
        let roots = Set(outcome.rootCauses)
        return comparison.causes.map { cause in
            let frames = comparison.frames[cause]
            let isRoot = roots.contains(cause)
            return GalleryCause(
                cause.galleryText, change: isRoot ? cause.summary : nil,
                isConsequence: cause.isConsequence && !isRoot,
                old: frames?.old.map { GalleryRectangle($0) },
                new: frames?.new.map { GalleryRectangle($0) })
        }
    }
}

extension SnapshotCause {
    /// The description, with the differences of frames in place of whole frames.
    fileprivate var galleryText: String {
        guard case .moved(let view, let old, let new) = self else { return description }
        return "\(view): \(old.shift(to: new))"
    }
}

extension CGRect {
    /// The numbers that change to those of another rectangle, such as `y −20, width +4`.
    func shift(to other: CGRect) -> String {
        let changes = [
            ("x", other.minX - minX), ("y", other.minY - minY),
            ("width", other.width - width), ("height", other.height - height),
        ]
        return changes.filter { $0.1.short != "0" }.map { name, change in
            "\(name) \(change < 0 ? "−" : "+")\(change.magnitude.short)"
        }
        .joined(separator: ", ")
    }
}

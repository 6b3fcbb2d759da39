import ContactSheetPreviews
import Foundation

extension SnapshotTest {
    /// Returns the parts of the screen that differ from the reference, in points: the frames of views
    /// that changed, in both layouts, and the rectangles around pixels that differ.
    package func changedRegions(of recording: Recording, causes: [SnapshotCause]) -> [CGRect] {
        let id = referenceID(preview: recording.preview, recording.configuration)
        guard let reference = try? store.read(id),
            let old = reference.metadata
        else { return [] }
        let pixels = causes.flatMap { cause -> [CGRect] in
            guard case .pixels(let pixels) = cause else { return [] }
            return pixels.regions.map(\.box)
        }
        return ChangedRegions(from: old.tree, to: recording.tree).all + pixels
    }

    /// Returns the share of the screen's pixels that differ from the reference, from 0 to 1; `nil` for
    /// films, for images of other sizes, and for references that can't be read.
    package func differingShare(of recording: Recording) -> Double? {
        let id = referenceID(preview: recording.preview, recording.configuration)
        let scale = recording.configuration.group.screen.scale
        guard recording.film == nil,
            let reference = try? store.read(id),
            let bytes = try? store.format.paint(recording),
            let comparison = try? PixelComparison(reference.bytes, Data(bytes), scale: scale)
        else { return nil }
        let difference = comparison.difference(tolerance.pixels, ignoring: [])
        let size = difference.actualSize
        guard difference.sizesMatch, size.width * size.height > 0 else { return nil }
        return Double(difference.count) / Double(size.width * size.height)
    }
}

/// The frames of views that differ between two trees, in the root's coordinate space.
struct ChangedRegions {
    let all: [CGRect]

    init(from old: ViewNode, to new: ViewNode) {
        let pairing = TreePairing(old, new)
        let (oldFrames, newFrames) = (pairing.old.frames, pairing.new.frames)
        var found: [CGRect] = []
        func add(_ frame: CGRect) {
            if !frame.isEmpty, !found.contains(frame) { found.append(frame) }
        }
        // The root's frame is the whole screen.
        for index in pairing.new.views.indices.dropFirst() where !pairing.new.isHidden(index) {
            guard let other = pairing.oldIndices[index] else {
                add(newFrames[index])
                continue
            }
            let (before, after) = (pairing.old.views[other].node, pairing.new.views[index].node)
            guard
                before.frame != after.frame || before.properties != after.properties
                    || before.isHidden != after.isHidden
            else { continue }
            if !pairing.old.isHidden(other) { add(oldFrames[other]) }
            add(newFrames[index])
        }
        for index in pairing.old.views.indices.dropFirst()
        where pairing.newIndices[index] == nil && !pairing.old.isHidden(index) {
            add(oldFrames[index])
        }
        all = found
    }
}

import ContactSheetPreviews
import Foundation

extension TreeDifference {
    /// The frames of views that differ, in both trees and in the root's coordinate space.
    var regions: [CGRect] {
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
                before.frame != after.frame || changes[index] != nil
                    || before.isHidden != after.isHidden
            else { continue }
            if !pairing.old.isHidden(other) { add(oldFrames[other]) }
            add(newFrames[index])
        }
        for index in pairing.old.views.indices.dropFirst()
        where pairing.newIndices[index] == nil && !pairing.old.isHidden(index) {
            add(oldFrames[index])
        }
        return found
    }
}

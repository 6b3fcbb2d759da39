import ContactSheetPreviews
import Foundation

/// The frames of the view that a cause is about, in points in the root's coordinate space.
public struct CauseFrames: Codable, Sendable, Hashable {
    /// The frame in the reference, or `nil` if the view isn't visible there.
    public var old: CGRect?
    /// The frame in the snapshot, or `nil` if the view isn't visible there.
    public var new: CGRect?
}

/// Finds the views that causes are about.
struct CauseFrameFinder {
    private let pairing: TreePairing
    private let locations: [String: String]
    private let oldFrames: [CGRect]
    private let newFrames: [CGRect]
    /// The indices of new and of removed views by the texts that identify them in causes.
    private var newIndices: [ChangedView: Int] = [:]
    private var removedIndices: [ChangedView: Int] = [:]

    init(_ pairing: TreePairing, locations: [String: String]) {
        self.pairing = pairing
        self.locations = locations
        (oldFrames, newFrames) = (pairing.old.frames, pairing.new.frames)
        for index in pairing.new.views.indices {
            let view = pairing.new.changedView(index, locations)
            // The first of those that can't be distinguished.
            if newIndices[view] == nil { newIndices[view] = index }
        }
        for index in pairing.old.views.indices where pairing.newIndices[index] == nil {
            removedIndices[pairing.old.changedView(index, [:])] = index
        }
    }

    /// Returns the frames of the causes that are about a view.
    func frames(of causes: [SnapshotCause]) -> [SnapshotCause: CauseFrames] {
        var found: [SnapshotCause: CauseFrames] = [:]
        for cause in causes {
            guard let frames = frames(of: cause), frames.old != nil || frames.new != nil else {
                continue
            }
            found[cause] = frames
        }
        return found
    }

    private func frames(of cause: SnapshotCause) -> CauseFrames? {
        switch cause {
        case .property(let view, _, _, _), .added(let view, _), .renamed(let view, _),
            .hidden(let view, _), .order(let view, _, _), .superview(let view, _, _),
            .moved(let view, _, _):
            newIndices[view].map(frames)
        case .removed(let view, _): removedIndices[view].map { CauseFrames(old: old($0)) }
        case .constraint(let change): item(of: change).map(frames)
        case .environment, .statusBar, .pixels, .frames, .film, .pictureSize: nil
        }
    }

    private func frames(_ index: Int) -> CauseFrames {
        CauseFrames(
            old: pairing.oldIndices[index].flatMap(old),
            new: pairing.new.isHidden(index) ? nil : newFrames[index])
    }

    private func old(_ index: Int) -> CGRect? {
        pairing.old.isHidden(index) ? nil : oldFrames[index]
    }

    /// The view that a constraint places: the first of its items whose frame changed, or else the first.
    private func item(of change: ConstraintChange) -> Int? {
        for (owner, view) in pairing.new.views.enumerated() {
            for node in view.node.constraints
            where change.location != nil && node.id.flatMap({ locations[$0] }) == change.location {
                let items = [node.first, node.second].compactMap(\.self)
                    .compactMap { pairing.new.index(of: $0.item, from: owner) }
                return items.first(where: isMoved) ?? items.first
            }
        }
        // Constraints in code have no location, but the equation begins with the view.
        return pairing.new.views.indices.lazy
            .map { (index: $0, path: pairing.new.path($0)) }
            .filter { change.equation.hasPrefix("\($0.path).") }
            .max { $0.path.count < $1.path.count }?.index
    }

    private func isMoved(_ index: Int) -> Bool {
        guard let other = pairing.oldIndices[index] else { return true }
        return pairing.old.views[other].node.frame != pairing.new.views[index].node.frame
    }
}

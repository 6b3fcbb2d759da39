import ContactSheetPreviews

/// The differences between two view trees, outermost first.
///
/// Frames are relative to the superview, so a view that only moved along with its superview doesn't
/// differ.
struct TreeDifference {
    private(set) var causes: [SnapshotCause] = []

    init(from old: ViewNode, to new: ViewNode) {
        compare(old, new, path: "")
    }

    private mutating func compare(_ old: ViewNode, _ new: ViewNode, path: String) {
        let here = path + old.label
        if old.label != new.label { causes.append(.renamed(view: here, to: new.label)) }
        if old.frame != new.frame {
            causes.append(.moved(view: here, from: old.frame, to: new.frame))
        }
        if old.isHidden != new.isHidden {
            causes.append(.hidden(view: here, new.isHidden))
        }
        for pair in TreeDifference.pairs(old.children, new.children) {
            switch pair {
            case (let old?, let new?): compare(old, new, path: here + " > ")
            case (let old?, nil):
                causes.append(.removed(view: "\(here) > \(old.label)", old.frame))
            case (nil, let new?):
                causes.append(.added(view: "\(here) > \(new.label)", new.frame))
            case (nil, nil): break
            }
        }
    }

    /// Returns pairs of siblings, in the order of the new ones. They are paired by index if their
    /// counts are equal, or by label otherwise.
    private static func pairs(
        _ old: [ViewNode], _ new: [ViewNode]
    ) -> [(ViewNode?, ViewNode?)] {
        guard old.count != new.count else { return zip(old, new).map { ($0, $1) } }
        var rest = old
        var pairs: [(ViewNode?, ViewNode?)] = new.map { node in
            guard let place = rest.firstIndex(where: { $0.label == node.label }) else {
                return (nil, node)
            }
            return (rest.remove(at: place), node)
        }
        pairs += rest.map { ($0, nil) }
        return pairs
    }
}

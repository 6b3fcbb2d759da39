import UIKit

/// A member and an axis, as indices into the containers of a root view and their members.
struct SuggestionSlot {
    let container: Int
    let member: Int
    let axis: NSLayoutConstraint.Axis
}

/// The members of all containers along both axes, numbered in the order in which suggestions are
/// compared.
@MainActor struct SuggestionSlots {
    let containers: [SuggestionContainer]
    let all: [SuggestionSlot]
    /// The number of each container's first slot.
    private let starts: [Int]
    private var indices: [ObjectIdentifier: (container: Int, member: Int)] = [:]
    private var inner: [ObjectIdentifier: Int] = [:]

    init(_ containers: [SuggestionContainer]) {
        self.containers = containers
        var (all, starts): ([SuggestionSlot], [Int]) = ([], [])
        for (index, container) in containers.enumerated() {
            starts.append(all.count)
            inner[ObjectIdentifier(container.view)] = index
            for (place, member) in container.members.enumerated() {
                indices[ObjectIdentifier(member.view)] = (index, place)
                for axis in NSLayoutConstraint.Axis.inOrder {
                    all.append(SuggestionSlot(container: index, member: place, axis: axis))
                }
            }
        }
        self.all = all
        self.starts = starts
    }

    func number(_ container: Int, _ member: Int, _ axis: NSLayoutConstraint.Axis) -> Int {
        starts[container] + 2 * member + (axis == .horizontal ? 0 : 1)
    }

    /// Returns the number of a view's slot, or `nil` if the view isn't a member.
    func number(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Int? {
        indices[ObjectIdentifier(view)].map { number($0.container, $0.member, axis) }
    }

    /// Returns the index of the container whose members are subviews of `view`, or `nil` if there is
    /// none.
    func container(ofMembersIn view: UIView) -> Int? { inner[ObjectIdentifier(view)] }

    func container(of slot: Int) -> SuggestionContainer { containers[all[slot].container] }

    /// Returns the slots of the targets that are ambiguous themselves or are in an ambiguous container.
    func opened(_ ambiguities: AmbiguousQuantities) -> [Int] {
        all.indices.filter { slot in
            guard member(slot).isTarget else { return false }
            let axis = all[slot].axis
            var view: UIView? = member(slot).view
            while let next = view, number(of: next, axis) != nil {
                if !ambiguities.isDetermined(next, axis) { return true }
                view = next.superview
            }
            return false
        }
    }

    /// Whether the content of a view determines another length than that on the canvas. The lengths of arranged
    /// views depend on their stack view.
    func isStretched(_ slot: Int, _ ambiguities: AmbiguousQuantities) -> Bool {
        let (member, axis) = (member(slot), all[slot].axis)
        return container(of: slot).kind != .stack
            && !ambiguities.isLengthAmbiguous(member.view, axis)
            && !CanvasDrift.isNear(member.length(axis), member.extent(axis).length)
    }

    func member(_ slot: Int) -> SuggestionMember {
        container(of: slot).members[all[slot].member]
    }
}

/// The results of a search so far. The search can return to the state in a copy.
@MainActor struct SuggestionState {
    /// The results for a member along one axis.
    struct Member {
        /// The attributes that constraints relate to determined items.
        var connected: Set<NSLayoutConstraint.Attribute> = []
        /// The connections of suggestions that couldn't be added.
        var tried: [Candidate.Connection] = []
        var prediction = PredictedMember()
        /// The only member to which the document's constraints relate the view along the other
        /// axis, as an index into the container's members; `nil` if they relate it to other items,
        /// too.
        var attachment: Int?
    }

    var ambiguities: AmbiguousQuantities
    /// The results by slot number.
    var members: [Member]
    /// The added suggestions.
    var chosen: [SuggestedConstraint] = []
}
